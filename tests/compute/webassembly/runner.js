/**
 * Runs a module as a page would: puts arrays into its memory, calls its functions one after the other, and gives back
 * what they answer, and a hash of each stretch of memory that is asked for. It knows no game.
 *
 * job: { base, size, calls: [[name, ["i64:5", "i32:7", …], [address, …]], …], hashes: [[address, length], …] }
 * After a call the 64-bit numbers at its addresses are part of the answer. `memory` lies from the address `base` on.
 */
export async function run(bytes, memory, job, clock = () => performance.now() / 1000) {
  const begun = await begin(bytes, memory, job);
  const began = clock();
  const answers = begun.calls(job.calls);
  const seconds = clock() - began;
  const hashes = job.hashes.map(([at, length]) => hash(new Uint8Array(begun.memory.buffer, at, length)));
  return { answers, seconds, hashes };
}

/** The module with its memory laid out, and how it is called, many times one after the other. */
export async function begin(bytes, memory, job) {
  const { instance } = await WebAssembly.instantiate(bytes, {});
  const { exports } = instance;
  if (exports.__heap_base.value > job.base) throw new Error("the arrays would lie in the module's own memory");
  const missing = job.base + job.size - exports.memory.buffer.byteLength;
  if (missing > 0) exports.memory.grow(Math.ceil(missing / 65536));
  new Uint8Array(exports.memory.buffer).set(memory, job.base);
  const call = ([name, given, read]) => {
    const answer = exports[name](...given.map(value));
    return [answer ?? 0, ...read.map((at) => new BigInt64Array(exports.memory.buffer, at, 1)[0])].map(String);
  };
  return { memory: exports.memory, calls: (calls) => calls.map(call) };
}

function value(given) {
  const [kind, number] = given.split(":");
  return kind === "i64" ? BigInt(number) : Number(number);
}

/** FNV-1a over 32-bit words: pages without https have no hash of their own. */
function hash(bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  let sum = 0x811c9dc5;
  for (const word of words) sum = Math.imul(sum ^ word, 0x01000193);
  return sum >>> 0;
}
