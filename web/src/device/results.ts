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

/** The latest first. Alone nobody wins, whatever was kept. */
export const results = (): Result[] =>
  (keptList(PLACE) as Result[])
    .filter((one) => Array.isArray(one?.players))
    .map((one) => (one.players.length === 1 ? { ...one, players: one.players.map((player) => ({ ...player, won: false })) } : one));

/** The best score of this game played alone on this device, by the same options, `score` at this table included; null if it is the first. */
export function bestAlone(table: string, { game, options, best }: Pick<Result, "game" | "options" | "best">, score: number): number | null {
  const same = (one: Result): boolean => one.table !== table && one.game === game && one.players.length === 1 && JSON.stringify(one.options) === JSON.stringify(options);
  const others = results().filter(same).flatMap(({ players }) => players.map((player) => player.score));
  return others.length > 0 ? Math[best === "high" ? "max" : "min"](score, ...others) : null;
}

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
