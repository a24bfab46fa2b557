/** What a game brings so that its rules can be followed here: how options, moves and outcomes are written in numbers. */

export type Options = Record<string, unknown>;

/** The rules under some options, as the game's module takes them (`rules` of the game in Python). */
export interface Ruling {
  /** The tables, and how many numbers a position has. */
  tables: bigint[];
  places: number;
  /** Every move and every outcome, by its number. */
  actions: string[];
  outcomes: string[];
  /** What a board must show of a position: members of the game's view. */
  pieces: (position: BigUint64Array) => Record<string, unknown>;
}

export interface Rules {
  /** By the version of the rules, as a header names it. Options that are not known throw. */
  versions: Record<string, (options: Options, seats: number) => Ruling>;
}

/** An option that must be one of these; else the rules are not known. */
export function oneOf<const T extends string>(options: Options, name: string, known: readonly T[]): number {
  const at = known.indexOf(options[name] as T);
  if (at < 0) throw new RangeError(`${name} is unknown`);
  return at;
}

export function whole(options: Options, name: string, least: number, most: number): number {
  const value = options[name];
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) throw new RangeError(`${name} is unknown`);
  return value;
}

/** The seat that begins, -1 where the rules say who does. */
export const first = (options: Options, seats: number): number => (options.first === "rules" ? -1 : whole(options, "first", 0, seats - 1));
