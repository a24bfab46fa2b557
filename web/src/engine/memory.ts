/** A game's module with its memory laid out: ground, room, position and answer, one after the other. */

import type { Question, Thought } from "./types";

const PAGE = 65_536;
const ANSWER = 256;
/** The places of an answer; what each move is worth stands from `WORTH` on (src/parlour/offer.py). */
const [BEST, DEPTH, NODES, EXACT, WORTH] = [1, 2, 3, 4, 5];

type Kernel = (...given: (number | bigint)[]) => number | bigint;
interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  prepare: Kernel;
  advise: Kernel;
  search: Kernel;
}

const aligned = (address: number): number => Math.ceil(address / 64) * 64;

export class Memory {
  private readonly exports: Exports;
  private readonly room: number;
  private readonly position: number;
  private readonly answer: number;

  constructor(
    module: WebAssembly.Module,
    ground: Uint8Array,
    private readonly cells: number,
    places: number,
  ) {
    this.exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
    const { memory, __heap_base, prepare } = this.exports;
    const base = aligned(Number(__heap_base.value));
    this.room = aligned(base + ground.length);
    this.position = aligned(this.room + 8 * cells);
    this.answer = aligned(this.position + 8 * places);
    const missing = this.answer + 8 * ANSWER - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    new Uint8Array(memory.buffer).set(ground, base);
    prepare(base, ground.length, this.room, cells);
  }

  /** Every move judged once. */
  advise(question: Question): Thought {
    this.exports.advise(...this.given(question));
    return this.thought(question);
  }

  /** One step of a search, from 0; and whether another helps. */
  search(question: Question, step: number): [Thought, boolean] {
    const more = this.exports.search(...this.given(question), BigInt(step));
    return [this.thought(question), Boolean(Number(more))];
  }

  private given({ position }: Question): number[] {
    new BigInt64Array(this.exports.memory.buffer, this.position, position.length).set(position.map(BigInt));
    return [this.room, this.cells, this.position, position.length, this.answer, ANSWER];
  }

  private thought({ moves, unit }: Question): Thought {
    const answer = new Float64Array(this.exports.memory.buffer, this.answer, ANSWER);
    const at = (place: number): number => answer[place] ?? 0;
    const worth = moves.map((_, index) => at(WORTH + index)).map((each) => (Number.isNaN(each) ? null : each));
    return { moves, worth, unit, best: moves[at(BEST)] ?? "", depth: at(DEPTH), nodes: at(NODES), exact: at(EXACT) !== 0 };
  }
}
