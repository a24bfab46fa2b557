/** The results of games that were finished on this device, for the family's scoreboard. They never leave it. */

import { keepList, keptList } from "./kept";

export interface Player {
  name: string;
  /** The level of a bot; empty for a person. */
  level: string;
  score: number;
  won: boolean;
}

export interface Result {
  table: string;
  game: string;
  options: Record<string, unknown>;
  best: "high" | "low";
  /** When the game ended, in milliseconds. */
  time: number;
  players: Player[];
}

const PLACE = "parlour.results";
const CLEARED = "parlour.results.cleared";
const MOST = 400;

/** The latest first. */
export const results = (): Result[] => (keptList(PLACE) as Result[]).filter((one) => Array.isArray(one?.players));

/** Keeps a result, once for each table; what ended before the scoreboard was cleared stays forgotten. */
export function keepResult(result: Result): void {
  const known = results();
  if (result.time <= cleared() || known.some(({ table }) => table === result.table)) return;
  const all = [result, ...known].sort((one, other) => other.time - one.time);
  keepList(PLACE, all.slice(0, MOST));
}

export function clearResults(): void {
  write(CLEARED, String(Date.now()));
  keepList(PLACE, []);
}

function cleared(): number {
  try {
    return Number(localStorage.getItem(CLEARED) ?? 0);
  } catch {
    return 0;
  }
}

function write(place: string, text: string): void {
  try {
    localStorage.setItem(place, text);
  } catch {
    // Without storage there is no scoreboard.
  }
}
