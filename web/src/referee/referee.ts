/** The rules of one game on this device: the game's own compiled functions, and a position that they change. */

import type { Ruling } from "./types";

export const CHANCE = -1;
const PAGE = 65_536;

type Kernel = (...given: (number | bigint)[]) => bigint;
interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  start: Kernel;
  step: Kernel;
  whose: Kernel;
  holds: Kernel;
  moves: Kernel;
  chances: Kernel;
  settle: Kernel;
}

const NAMES = ["start", "step", "whose", "holds", "moves", "chances", "settle"];
const aligned = (address: number): number => Math.ceil(address / 64) * 64;

/** The module has no rules in it. */
export class NoRules extends Error {}

export class Referee {
  private readonly exports: Exports;
  /** The addresses and lengths of position and tables; the address of what functions write. */
  private readonly given: [number, number, number, number];
  private readonly out: number;
  private readonly action: Map<string, number>;
  private readonly outcome: Map<string, number>;

  constructor(
    module: WebAssembly.Module,
    private readonly ruling: Ruling,
    private readonly seats: number,
  ) {
    const instance = new WebAssembly.Instance(module, {}).exports;
    if (NAMES.some((name) => typeof instance[name] !== "function")) throw new NoRules();
    this.exports = instance as unknown as Exports;
    const { tables, places, actions, outcomes } = ruling;
    const at = aligned(Number(this.exports.__heap_base.value));
    const position = aligned(at + 8 * tables.length);
    this.out = aligned(position + 8 * places);
    const missing = this.out + 8 * Math.max(actions.length, outcomes.length, seats) - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE));
    new BigUint64Array(this.exports.memory.buffer, at, tables.length).set(tables.map((each) => BigInt.asUintN(64, each)));
    this.given = [position, places, at, tables.length];
    this.action = new Map(actions.map((text, number) => [text, number]));
    this.outcome = new Map(outcomes.map((text, number) => [text, number]));
    this.start();
  }

  start(): void {
    this.exports.start(...this.given);
  }

  /** The seat to move, `CHANCE`, or null when the game is over. */
  get actor(): number | null {
    const found = Number(this.exports.whose(...this.given));
    return found < CHANCE ? null : found;
  }

  /** At chance the seat that rolls or draws; null where the table itself does. */
  get hand(): number | null {
    const found = Number(this.exports.holds(...this.given));
    return this.actor !== CHANCE || found < 0 ? null : found;
  }

  /** What the seat to move may do. */
  get moves(): string[] {
    const { actions } = this.ruling;
    if (this.actor === null || this.actor === CHANCE) return [];
    this.exports.moves(...this.given, this.out, actions.length);
    const legal = new Uint8Array(this.exports.memory.buffer, this.out, actions.length);
    return actions.filter((_, number) => legal[number] !== 0);
  }

  /** What chance may bring, in the smallest whole numbers. */
  get chances(): [outcome: string, weight: number][] {
    const { outcomes } = this.ruling;
    if (this.actor !== CHANCE) return [];
    this.exports.chances(...this.given, this.out, outcomes.length);
    const weights = [...new BigInt64Array(this.exports.memory.buffer, this.out, outcomes.length)].map(Number);
    const common = weights.reduce(divisor);
    return outcomes.map((outcome, number): [string, number] => [outcome, (weights[number] ?? 0) / common]).filter(([, weight]) => weight > 0);
  }

  /** The scores, and the winners once the game is over. */
  get result(): { scores: number[]; winners: number[] } {
    const won = Number(this.exports.settle(...this.given, this.out, this.seats));
    const scores = [...new BigInt64Array(this.exports.memory.buffer, this.out, this.seats)].map(Number);
    return { scores, winners: this.actor === null ? scores.flatMap((_, seat) => ((won >> seat) & 1 ? [seat] : [])) : [] };
  }

  /** What a board must show, whatever the game, and of this one. */
  get shown(): Record<string, unknown> {
    return { actor: this.actor, hand: this.hand, ...this.result, legal: this.moves, ...this.ruling.pieces(this.position) };
  }

  /** A move of the seat to move; false where it is not legal. */
  plays(move: string): boolean {
    return this.steps(this.moves.includes(move) ? this.action.get(move) : undefined);
  }

  /** An outcome of chance; false where it cannot come. */
  falls(outcome: string): boolean {
    return this.steps(this.chances.some(([each]) => each === outcome) ? this.outcome.get(outcome) : undefined);
  }

  /** The position, to come back to. */
  get position(): BigUint64Array {
    return this.places.slice();
  }

  set position(kept: BigUint64Array) {
    this.places.set(kept);
  }

  private steps(number: number | undefined): boolean {
    if (number !== undefined) this.exports.step(...this.given, BigInt(number));
    return number !== undefined;
  }

  private get places(): BigUint64Array {
    return new BigUint64Array(this.exports.memory.buffer, this.given[0], this.given[1]);
  }
}

/** The greatest that divides both. */
const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
