/** Positions in which something was lost, kept to be tried again. They come from the analyses that were read here, and never leave the device. */

import { keepList, keptList } from "./kept";

export interface Exercise {
  /** The game it is from: the hash of its record. */
  record: string;
  /** Of the step. */
  number: number;
  game: string;
  rules: string;
  options: Record<string, unknown>;
  /** The position. */
  code: string;
  seat: number;
  names: string[];
  /** What was played, and every move with what it was worth to the seat, the best first. */
  played: string;
  moves: [string, number][];
  unit: "win" | "score";
  /** A move that loses no more than this is a good one. */
  margin: number;
  /** When its analysis was read, in milliseconds. */
  time: number;
  /** Whether a good move was found. */
  found: boolean;
}

const PLACE = "parlour.practice";
const LOOKED = "parlour.practice.looked";
const MOST = 120;
const MOST_LOOKED = 400;

export const lossOf = ({ moves }: Exercise, move: string): number => (moves[0]?.[1] ?? 0) - (moves.find(([each]) => each === move)?.[1] ?? 0);

/** What is kept: first what was not found yet, the dearest first. */
export function exercises(record = ""): Exercise[] {
  const kept = read().filter((each) => !record || each.record === record);
  return kept.sort((one, other) => Number(one.found) - Number(other.found) || lossOf(other, other.played) - lossOf(one, one.played));
}

/** Keeps those of a game, once; the oldest make room. */
export function keepExercises(from: Exercise[]): void {
  const kept = read();
  const anew = from.filter((each) => !kept.some((old) => same(old, each)));
  if (anew.length > 0) write([...kept, ...anew].sort((one, other) => other.time - one.time).slice(0, MOST));
}

export function keepFound(exercise: Exercise): void {
  write(read().map((each) => (same(each, exercise) ? { ...each, found: true } : each)));
}

export const clearExercises = (): void => write([]);

const same = (one: Exercise, other: Exercise): boolean => one.record === other.record && one.number === other.number;

/** Tables whose games were gone through. */
export const looked = (): string[] => keptList(LOOKED).filter((each): each is string => typeof each === "string");

export function keepLooked(table: string): void {
  if (!looked().includes(table)) keepList(LOOKED, [table, ...looked()].slice(0, MOST_LOOKED));
}

const read = (): Exercise[] => (keptList(PLACE) as Exercise[]).filter((each) => Array.isArray(each?.moves));
const write = (kept: Exercise[]): void => void keepList(PLACE, kept);
