/** Chances on one row, by the functions of the game's own module: totals, races, and what best play leaves. */

import { explore } from "../../../api/http";
import { moduleOf, bytes } from "../../../engine/load";
import { Memory } from "../../../engine/memory";
import { Referee } from "../../../referee/referee";
import { PHASE, ROW, rules, THROWING } from "../rules";

export const EDITIONS = ["nine", "tactica", "twelve"] as const;
export type Edition = (typeof EDITIONS)[number];
/** In the order of `games/shutbox/chances.py`. */
export const STRATEGIES = ["largest", "fewest", "smallest", "any", "best"] as const;
export type Strategy = (typeof STRATEGIES)[number];
/** Totals of four dice; a question's numbers before its steps, for one player. */
const [TOTALS, HEAD, PAGE] = [25, 12, 65_536];
/** Games that are played at once, so that a race can be seen and stopped. */
export const STRETCH = 250;

type Kernel = (...given: (number | bigint)[]) => void;
interface Exports {
  memory: WebAssembly.Memory;
  __heap_base: WebAssembly.Global;
  totals: Kernel;
  race: Kernel;
  spread: Kernel;
}

/** How many throws show a total, and how many of them a row can use: all or none, but for house rules. */
export interface Total {
  total: number;
  ways: number;
  fits: number;
}

export class Odds {
  private readonly exports: Exports;
  /** Addresses and lengths in the module's memory. */
  private readonly at: Record<"tables" | "worth" | "dice" | "rows" | "chance" | "scores" | "ways" | "rng", [number, number]>;

  private constructor(
    module: WebAssembly.Module,
    private readonly referee: Referee,
    tables: bigint[],
    readonly tiles: number,
  ) {
    this.exports = new WebAssembly.Instance(module, {}).exports as unknown as Exports;
    const rows = this.start + 1;
    const lengths = { tables: tables.length, worth: rows, dice: rows, rows, chance: this.most + 1, scores: STRETCH, ways: 2 * TOTALS, rng: 1 };
    let end = Math.ceil(Number(this.exports.__heap_base.value) / 64) * 64;
    const places = Object.entries(lengths).map(([name, length]) => [name, [(end += 8 * length) - 8 * length, length]]);
    this.at = Object.fromEntries(places) as typeof this.at;
    const missing = end - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE));
    new BigUint64Array(this.exports.memory.buffer, this.at.tables[0], tables.length).set(tables.map((each) => BigInt.asUintN(64, each)));
  }

  static async of(edition: Edition): Promise<Odds> {
    const { options, rules: version, question } = await explore("shutbox", { options: { edition, players: 1, until: "game" } });
    const ruling = rules.versions[version]?.(options, 1);
    if (!ruling || !question) throw new Error("no rules");
    const [module, ground] = await Promise.all([moduleOf(question.module), bytes(question.ground)]);
    const odds = new Odds(module, new Referee(module, ruling, 1), ruling.tables, options.tiles as number);
    odds.learn(new Memory(module, new Uint8Array(ground), question.cells), question.position.slice(0, HEAD));
    return odds;
  }

  /** The row with every number open. */
  get start(): number {
    return 2 ** this.tiles - 1;
  }

  /** The most points that can be left. */
  get most(): number {
    return (this.tiles * (this.tiles + 1)) / 2;
  }

  /** How many dice may be thrown at a row. */
  dice(row: number): number[] {
    const position = this.referee.position;
    [position[PHASE], position[ROW]] = [BigInt(THROWING), BigInt(row)];
    this.referee.position = position;
    return this.referee.moves.flatMap((move) => (move.startsWith("roll") ? [Number(move.slice(5))] : []));
  }

  totals(row: number, count: number): Total[] {
    const ways = this.whole("ways").fill(0n);
    this.exports.totals(...this.at.tables, BigInt(row), BigInt(count), ...this.at.ways);
    return Array.from({ length: TOTALS }, (_, total) => ({ total, ways: Number(ways[total]), fits: Number(ways[TOTALS + total]) })).filter((each) => each.ways > 0);
  }

  /** Points that best play leaves from a row, on average. */
  left(row: number): number {
    return -(this.real("worth")[row] ?? 0);
  }

  /** What the next games of a seed leave. */
  race(strategy: Strategy, seed: number, first: number): number[] {
    const { tables, worth, dice, rng, scores } = this.at;
    this.exports.race(...tables, BigInt(STRATEGIES.indexOf(strategy)), ...worth, ...dice, BigInt(seed), BigInt(first), ...rng, ...scores);
    return [...this.whole("scores")].map(Number);
  }

  /** By score how likely it is, exactly. */
  spread(strategy: Strategy): number[] {
    const { tables, worth, dice, rows, chance } = this.at;
    this.real("rows").fill(0);
    this.real("chance").fill(0);
    this.exports.spread(...tables, BigInt(STRATEGIES.indexOf(strategy)), ...worth, ...dice, ...rows, ...chance);
    return [...this.real("chance")];
  }

  /** What every row is worth with each number of dice, all asked at once. */
  private learn(memory: Memory, head: string[]): void {
    const asked = Array.from({ length: this.start }, (_, at) => at + 1).flatMap((row) => this.dice(row).map((count) => [count, row] as const));
    const { steps } = memory.answer([...head, ...asked.flat().map(String)], asked.length, 1, 0);
    const [worth, dice] = [this.real("worth").fill(-Infinity), this.whole("dice")];
    worth[0] = 0;
    for (const [at, [count, row]] of asked.entries()) {
      const found = steps[at]?.worth[0] ?? 0;
      if (found > (worth[row] ?? 0) + 1e-9) [worth[row], dice[row]] = [found, BigInt(count)];
    }
  }

  private whole(name: keyof typeof this.at): BigInt64Array {
    return new BigInt64Array(this.exports.memory.buffer, ...this.at[name]);
  }

  private real(name: keyof typeof this.at): Float64Array {
    return new Float64Array(this.exports.memory.buffer, ...this.at[name]);
  }
}

const opened = new Map<Edition, Promise<Odds>>();

/** The chances of an edition, asked for once. */
export function oddsOf(edition: Edition): Promise<Odds> {
  const there = opened.get(edition) ?? Odds.of(edition);
  opened.set(edition, there);
  there.catch(() => opened.delete(edition));
  return there;
}

export const numbersOf = (row: number): number[] => Array.from({ length: 20 }, (_, at) => at + 1).filter((number) => (row >> (number - 1)) & 1);
