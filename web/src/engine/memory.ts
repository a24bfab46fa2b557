/** A game's module with its memory laid out: ground, room, position and answer, one after the other. */

import type { Question, Thought } from "./types";

const PAGE = 65_536;
const ANSWER = 256;
/** The places of an answer; what each move is worth stands from `WORTH` on (src/parlour/compute/webassembly/offer.py). */
const [BEST, DEPTH, NODES, EXACT, WORTH] = [1, 2, 3, 4, 5];
/** Those of an answer of `judge`. */
const [SURE, GRAIN, ERROR, WORTHS] = [0, 1, 2, 3];

type Kernel = (...given: (number | bigint)[]) => number | bigint;
interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  prepare: Kernel;
  advise: Kernel;
  search: Kernel;
  judge?: Kernel;
}

/** What all that can follow a position is worth, by step and seat; what cannot be seen, and the standard error. */
export interface Judged {
  worths: number[][];
  exact: boolean;
  grain: number;
  error: number;
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
    private readonly length = ANSWER,
  ) {
    this.exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
    const { memory, __heap_base, prepare } = this.exports;
    const base = aligned(Number(__heap_base.value));
    this.room = aligned(base + ground.length);
    this.position = aligned(this.room + 8 * cells);
    this.answer = aligned(this.position + 8 * places);
    const missing = this.answer + 8 * length - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    new Uint8Array(memory.buffer).set(ground, base);
    prepare(base, ground.length, this.room, cells);
  }

  /** Every move judged once. */
  advise(question: Question): Thought {
    this.exports.advise(...this.given(question.position));
    return this.thought(question);
  }

  /** One step of a search, from 0; and whether another helps. */
  search(question: Question, step: number): [Thought, boolean] {
    const more = this.exports.search(...this.given(question.position), BigInt(step));
    return [this.thought(question), Boolean(Number(more))];
  }

  /** Position `number` of a game, from 0, in which so many steps were possible. */
  judge(position: string[], number: number, steps: number, players: number): Judged {
    const { judge, memory } = this.exports;
    if (!judge) throw new Error("the game has no judge");
    judge(...this.given(position), BigInt(number));
    const answer = [...new Float64Array(memory.buffer, this.answer, WORTHS + steps * players)];
    const worths = Array.from({ length: steps }, (_, step) => answer.slice(WORTHS + step * players, WORTHS + (step + 1) * players));
    return { worths, exact: answer[SURE] !== 0, grain: answer[GRAIN] ?? 0, error: answer[ERROR] ?? 0 };
  }

  private given(position: string[]): number[] {
    new BigInt64Array(this.exports.memory.buffer, this.position, position.length).set(position.map(BigInt));
    return [this.room, this.cells, this.position, position.length, this.answer, this.length];
  }

  private thought({ moves, unit }: Question): Thought {
    const answer = new Float64Array(this.exports.memory.buffer, this.answer, this.length);
    const at = (place: number): number => answer[place] ?? 0;
    const worth = moves.map((_, index) => at(WORTH + index)).map((each) => (Number.isNaN(each) ? null : each));
    return { moves, worth, unit, best: moves[at(BEST)] ?? "", depth: at(DEPTH), nodes: at(NODES), exact: at(EXACT) !== 0 };
  }
}

/** How many numbers an answer of `judge` has. */
export const judgedLength = (steps: number, players: number): number => WORTHS + steps * players;
