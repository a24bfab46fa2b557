// A second verifier, written in another language from tests/golden/records/README.md and docs/records.md alone. Prints one line a record.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const hash = (bytes) => createHash("sha256").update(bytes).digest();
const hex = (text) => Buffer.from(text, "hex");
const fail = (line, why) => { throw new Error(`line ${line}: ${why}`); };

function outcome(id, seq, link, nonce, chances) {
  const total = chances.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  const fair = (2n ** 256n / total) * total;
  for (let counter = 0; ; counter++) {
    const numbers = Buffer.alloc(12);
    numbers.writeBigUInt64BE(BigInt(seq), 0);
    numbers.writeUInt32BE(counter, 8);
    const message = Buffer.concat([Buffer.from(id, "ascii"), Buffer.from([0]), numbers, hex(nonce)]);
    const x = BigInt("0x" + createHmac("sha256", hex(link)).update(message).digest("hex"));
    if (x >= fair) continue;
    let r = x % total;
    for (const [text, weight] of chances) {
      r -= BigInt(weight);
      if (r < 0n) return text;
    }
  }
}

function verify(file) {
  const bytes = readFileSync(file);
  const lines = bytes.toString("latin1").split("\n");
  if (lines.pop() !== "") fail(lines.length + 1, "torn");
  let before = "0".repeat(64);
  let header, last, used = 0, seed = null, draws = 0, finished = false;
  const lists = {};
  const fits = (revealed, n) => {
    if (seed && !hash(Buffer.concat([Buffer.from("parlour next chain"), revealed])).equals(seed)) fail(n, "seed");
    seed = revealed;
  };
  lines.forEach((line, index) => {
    const n = index + 1;
    const at = line.lastIndexOf(',"hash":"');
    const ours = hash(Buffer.from(before + line.slice(0, at), "latin1")).toString("hex");
    if (at < 0 || line.slice(at) !== `,"hash":"${ours}"}`) fail(n, "hash");
    before = ours;
    const data = JSON.parse(Buffer.from(line, "latin1").toString("utf8"));
    if (n === 1) {
      if (data.format !== "parlour/1") fail(n, "format");
      header = data;
      last = hex(data.chance.commitment);
      return;
    }
    if (data.seq !== n - 1) fail(n, "seq");
    if (data.event === "outcome") {
      if (!hash(hex(data.link)).equals(last)) fail(n, "link");
      last = hex(data.link);
      used += 1;
      if (data.chances) lists[data.seq] = data.chances;
      const chances = data.chances ?? lists[data.same];
      if (outcome(header.id, data.seq, data.link, data.nonce, chances) !== data.outcome) fail(n, "outcome");
      draws += 1;
      if (used === header.chance.links) fits(last, n);
      if (data.next) {
        if (used !== header.chance.links) fail(n, "next");
        last = hex(data.next);
        used = 0;
      }
    }
    if (data.event === "end") {
      let link = hex(data.seed);
      for (let step = used; step < header.chance.links; step++) link = hash(link);
      if (!link.equals(last)) fail(n, "seed");
      if (used < header.chance.links) fits(hex(data.seed), n);
      finished = true;
    }
  });
  return `${finished ? "finished" : "in play"} ${lines.length - 1} events ${draws} draws ${before}`;
}

for (const file of process.argv.slice(2)) {
  try {
    console.log(verify(file));
  } catch (error) {
    console.log(`bad ${error.message}`);
  }
}
