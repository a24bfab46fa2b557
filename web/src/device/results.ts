/** The results of games that were finished on this device, for the family's season. They leave it only in a file or code that a person makes. */

import { POCKET } from "../api/answerer";
import type { Fell } from "../api/messages";
import { keepList, keptList } from "./kept";

export interface Player {
  name: string;
  /** The level of a bot; empty for a person. */
  level: string;
  score: number;
  won: boolean;
}

/** What an analysis said of a seat: chances to win, alone points. */
export interface Account {
  start: number;
  result: number;
  luck: number;
  errors: number;
  decisions: number;
  luckError: number;
  error: number;
  accuracy: number | null;
}

/** A finished game. A score sheet that people kept by hand is one too: its `table` is an id of its own, and `sheet` says what it is. */
export interface Result {
  table: string;
  game: string;
  options: Record<string, unknown>;
  best: "high" | "low";
  /** When the game ended, in milliseconds. */
  time: number;
  players: Player[];
  /** The device that kept it first. */
  home?: string;
  /** By seat. Null: nobody can analyse this game; without it nobody has yet. */
  accounts?: Account[] | null;
  unit?: "win" | "score";
  /** At a table by hand: what fell, beside what was expected. */
  fell?: Fell[];
  /** Scores alone, from a score sheet. */
  sheet?: boolean;
  /** Its account was left out to make room. */
  thin?: boolean;
}

const PLACE = "parlour.results";
const CLEARED = "parlour.results.cleared";
const GONE = "parlour.results.gone";
/** On one site a device may have a server's games and, to play without it, games of its own. */
const [HOME, OTHER] = POCKET ? ["parlour.results.home.pocket", "parlour.results.home"] : ["parlour.results.home", "parlour.results.home.pocket"];
/** Results at most, and how many of them, the latest, with an account. */
export const MOST = 1500;
export const DETAILED = 500;

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

/** Keeps a result, once for each table; what ended before the season was deleted stays forgotten. */
export function keepResult(result: Result): void {
  const known = results();
  if (result.time <= number(CLEARED) || known.some(({ table }) => table === result.table)) return;
  keepResults([{ ...result, home: home() }, ...known]);
}

/** Keeps these in place of all; the oldest lose their accounts first, then go, and are counted. Whether there was room. */
export function keepResults(all: Result[]): boolean {
  const sorted = [...all].sort((one, other) => other.time - one.time || (one.table < other.table ? -1 : 1));
  const kept = sorted.slice(0, MOST).map((one, place) => (place < DETAILED || !one.accounts ? one : thinned(one)));
  if (sorted.length > MOST) write(GONE, String(gone() + sorted.length - MOST));
  return keepList(PLACE, kept);
}

/** Keeps what the analysis of a table's game said of each seat; null where nobody can analyse it. */
export function keepAccounts(table: string, accounts: Account[] | null, unit: "win" | "score" = "win", fell: Fell[] = []): void {
  const known = results();
  const place = known.findIndex((one) => one.table === table);
  const found = known[place];
  if (!found || found.accounts || found.sheet || (accounts && accounts.length !== found.players.length)) return;
  keepResults(known.map((one, at) => (at === place ? { ...one, accounts, unit, ...(fell.length > 0 ? { fell } : {}) } : one)));
}

/** Takes a result out of the season: its sheet goes on. */
export function forgetResult(table: string): void {
  const known = results();
  if (known.some((one) => one.table === table)) keepList(PLACE, known.filter((one) => one.table !== table));
}

export function clearResults(): void {
  write(CLEARED, String(Date.now()));
  write(GONE, "0");
  keepList(PLACE, []);
}

/** Results that had to go to make room. */
export const gone = (): number => number(GONE);

/** This device, as results name it; drawn when it is first asked for. */
export function home(): string {
  const known = text(HOME);
  if (known) return known;
  const drawn = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  write(HOME, drawn);
  return drawn;
}

/** Whether its table is on this device and not on the server, or the other way round: nobody here can look at it again. */
export const apart = ({ home: kept }: Result): boolean => kept !== undefined && kept === text(OTHER);

function thinned({ accounts: _, unit: __, fell: ___, ...rest }: Result): Result {
  return { ...rest, thin: true };
}

const number = (place: string): number => Number(text(place)) || 0;

function text(place: string): string {
  try {
    return localStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}

function write(place: string, text: string): void {
  try {
    localStorage.setItem(place, text);
  } catch {
    // Without storage there is no season.
  }
}
