/** A game's module with its memory laid out: ground, room, position and answer, one after the other. */

const PAGE = 65_536;
/** The places of an answer; each step stands from `EACH` on (src/parlour/compute/webassembly/offer.py). */
const [COUNTED, FURTHER, EACH] = [0, 1, 2];

type Kernel = (...given: (number | bigint)[]) => number | bigint;
interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  prepare: Kernel;
  values: Kernel;
  search: Kernel;
}

/** What a move or an outcome is worth by seat, and the lead; none where the game cannot say. */
export interface Found {
  worth: number[];
  lead: number[];
  exact: boolean;
  error: number;
}

/** All that can follow a position, in the order of the rules. */
export interface Answer {
  steps: Found[];
  nodes: number;
  more: boolean;
}

const aligned = (address: number): number => Math.ceil(address / 64) * 64;
const lengthOf = (steps: number, players: number): number => EACH + steps * (2 * players + 2);

export class Memory {
  private readonly exports: Exports;
  private readonly room: number;
  private readonly end: number;

  constructor(
    module: WebAssembly.Module,
    ground: Uint8Array,
    private readonly cells: number,
  ) {
    this.exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
    const base = aligned(Number(this.exports.__heap_base.value));
    this.room = aligned(base + ground.length);
    this.end = aligned(this.room + 8 * cells);
    this.grow(this.end);
    new Uint8Array(this.exports.memory.buffer).set(ground, base);
    this.exports.prepare(base, ground.length, this.room, cells);
  }

  /** What is known after every instalment, from a glance on; the same numbers as the library's. */
  *answers(position: string[], steps: number, players: number, instalments: number): Generator<Answer> {
    const { memory, values, search } = this.exports;
    const length = lengthOf(steps, players);
    const answer = aligned(this.end + 8 * position.length);
    this.grow(answer + 8 * length);
    new BigInt64Array(memory.buffer, this.end, position.length).set(position.map(BigInt));
    const given = [this.room, this.cells, this.end, position.length, answer, length];
    new Float64Array(memory.buffer, answer, length).fill(0);
    values(...given);
    let found = this.read(answer, steps, players);
    yield found;
    for (let number = 0; number < instalments && found.more; number++) {
      search(...given, BigInt(number));
      found = this.read(answer, steps, players);
      yield found;
    }
  }

  /** The last of them. */
  answer(position: string[], steps: number, players: number, instalments: number): Answer {
    let last: Answer = { steps: [], nodes: 0, more: false };
    for (const each of this.answers(position, steps, players, instalments)) last = each;
    return last;
  }

  private read(answer: number, steps: number, players: number): Answer {
    const all = [...new Float64Array(this.exports.memory.buffer, answer, lengthOf(steps, players))];
    const found = Array.from({ length: steps }, (_, step): Found => {
      const at = EACH + step * (2 * players + 2);
      const lead = all.slice(at + players, at + 2 * players);
      return {
        worth: all.slice(at, at + players),
        lead: Number.isNaN(lead[0]) ? [] : lead,
        exact: all[at + 2 * players] !== 0,
        error: all[at + 2 * players + 1] ?? 0,
      };
    });
    return { steps: found, nodes: all[COUNTED] ?? 0, more: all[FURTHER] !== 0 };
  }

  private grow(end: number): void {
    const missing = end - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE));
  }
}
