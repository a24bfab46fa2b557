/**
 * The season as a file, and several seasons as one. Pure. Merging is a union by table: in any order, and however often,
 * it gives the same. `read` checks a file from elsewhere and takes over only the members that it knows.
 */

import type { Fell } from "../../api/messages";
import type { Account, Player, Result } from "../../device/results";

export interface Season {
  parlour: "season";
  version: 1;
  results: Result[];
  /** What people are called here, where that is not the name that they played under. */
  people: [string, string][];
}

/** Characters of a file, games in it, seats, names, and options that are read at most. */
export const LARGEST = 4_000_000;
const [GAMES, SEATS, LETTERS, OPTIONS, FACES, DRAWS] = [5000, 12, 40, 40, 24, 1e6];
/** The kinds of chance at a table by hand. */
const KINDS = ["dice", "cards", "begins"];
const ID = /^[\w:.~/-]{1,200}$/;

const finite = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value) && Math.abs(value) < 1e9;
const brief = (value: unknown, most = LETTERS): value is string => typeof value === "string" && value.length <= most;
const plain = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

export const file = (results: Result[], people: ReadonlyMap<string, string>): Season => ({ parlour: "season", version: 1, results, people: [...people] });

/** The season in a file's text; null if it is none. Games in it that are none are left out. */
export function read(text: string): Season | null {
  if (text.length > LARGEST) return null;
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!plain(found) || found.parlour !== "season" || found.version !== 1 || !Array.isArray(found.results)) return null;
  const people = (Array.isArray(found.people) ? found.people : []).filter((pair): pair is [string, string] => Array.isArray(pair) && pair.length === 2 && brief(pair[0], 2 * LETTERS) && brief(pair[1]) && pair[1] !== "");
  const results = found.results.slice(0, GAMES).flatMap((each) => game(each) ?? []);
  return { parlour: "season", version: 1, results, people: people.slice(0, GAMES) };
}

function game(value: unknown): Result | null {
  if (!plain(value) || !Array.isArray(value.players)) return null;
  const { table, game, options, best, time, home, accounts, unit } = value;
  const players = value.players.map(player);
  if (!brief(table, 200) || !ID.test(table) || !brief(game) || !/^[a-z][\w-]*$/.test(game) || !finite1e15(time) || (best !== "high" && best !== "low")) return null;
  if (players.length < 1 || players.length > SEATS || players.some((each) => each === null)) return null;
  const seats = Array.isArray(accounts) && accounts.length === players.length ? accounts.map(account) : null;
  return {
    table,
    game,
    options: plain(options) ? Object.fromEntries(Object.entries(options).slice(0, OPTIONS).filter(([name, each]) => brief(name) && scalar(each))) : {},
    best,
    time,
    players: players as Player[],
    ...(brief(home) && /^[0-9a-f]+$/.test(home) ? { home } : {}),
    ...(seats && seats.every((each) => each !== null) ? { accounts: seats as Account[], unit: unit === "score" ? ("score" as const) : ("win" as const) } : accounts === null ? { accounts: null } : {}),
    ...fallen(value.fell, game),
    ...(value.sheet === true ? { sheet: true } : {}),
    ...(value.thin === true ? { thin: true } : {}),
  };
}

/** What fell at a table by hand, where all of it is sound. */
function fallen(value: unknown, game: string): Pick<Result, "fell"> {
  const fell = Array.isArray(value) ? value.slice(0, KINDS.length).flatMap((each) => sound(each, game) ?? []) : [];
  return fell.length > 0 ? { fell } : {};
}

/** A sum from a file, checked; null if it is none. */
export function sound(value: unknown, game: string): Fell | null {
  if (typeof value !== "object" || value === null) return null;
  const { kind, draws, faces, fell, due, shared: pairs } = value as Record<string, unknown>;
  const many = Array.isArray(faces) ? faces.length : 0;
  const numbers = (list: unknown, count: number, whole = false): boolean =>
    Array.isArray(list) && list.length === count && list.every((each) => typeof each === "number" && each >= 0 && each <= DRAWS && (!whole || Number.isInteger(each)));
  if (many < 2 || many > FACES || new Set(faces as unknown[]).size !== many || !(faces as unknown[]).every((each) => typeof each === "string" && each !== "" && each.length <= 20)) return null;
  if (!KINDS.includes(kind as string) || !numbers([draws], 1, true) || !numbers(fell, many, true) || !numbers(due, many) || !numbers(pairs, (many * (many - 1)) / 2)) return null;
  return { game, kind, draws, faces, fell, due, shared: pairs } as Fell;
}

const finite1e15 = (value: unknown): value is number => typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1e15;
const scalar = (value: unknown): boolean => typeof value === "boolean" || finite(value) || brief(value) || (Array.isArray(value) && value.length <= SEATS && value.every((each) => finite(each) || brief(each)));

function player(value: unknown): Player | null {
  if (!plain(value)) return null;
  const { name, level, score, won } = value;
  return brief(name) && brief(level) && finite(score) && typeof won === "boolean" ? { name, level, score, won } : null;
}

function account(value: unknown): Account | null {
  if (!plain(value)) return null;
  const { start, result, luck, errors, decisions, luckError, error, accuracy } = value;
  if (![start, result, luck, errors, decisions, luckError, error].every(finite) || !(accuracy === null || finite(accuracy))) return null;
  return { start, result, luck, errors, decisions, luckError, error, accuracy } as Account;
}

/** All games of both, the latest first. Of two forms of one game the same is kept whichever comes first: the one with an account, then the greater in writing. */
export function merged(mine: Result[], theirs: Result[]): Result[] {
  const found = new Map<string, Result>();
  for (const each of [...mine, ...theirs]) {
    const known = found.get(each.table);
    found.set(each.table, known ? fuller(known, each) : each);
  }
  return [...found.values()].sort((one, other) => other.time - one.time || (one.table < other.table ? -1 : 1));
}

function fuller(one: Result, other: Result): Result {
  const [a, b] = [rank(one), rank(other)];
  return a !== b ? (a > b ? one : other) : written(one) >= written(other) ? one : other;
}

/** An account is worth most, then to know that there is none. */
const rank = ({ accounts, thin }: Result): number => (accounts ? 3 : accounts === null ? 2 : thin ? 1 : 0);

/** Members and options in the order of their names: two devices may write them in another. */
const written = (one: Result): string => JSON.stringify(one, (_, value: unknown) => (plain(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value));

/** A person of one device; `home` is empty where it does not matter which. */
export const personKey = (name: string, home = ""): string => (home ? `${home}\n${name}` : name);

/** What somebody is called here. */
export function calledBy(people: ReadonlyMap<string, string>, name: string, home = ""): string {
  return people.get(personKey(name, home)) ?? people.get(name) ?? name;
}

/** `people` once somebody is called otherwise. Two who are called the same are one person. */
export function recalled(results: Result[], people: ReadonlyMap<string, string>, from: string, to: string): Map<string, string> {
  const found = new Map(people);
  for (const { players, home } of results) {
    for (const { name, level } of players) {
      if (!level && calledBy(people, name, home) === from) found.set(people.has(personKey(name, home)) ? personKey(name, home) : personKey(name), to);
    }
  }
  return found;
}

/** Results with the names that people have here. Two seats of a game keep two names. */
export function renamed(results: Result[], people: ReadonlyMap<string, string>): Result[] {
  return results.map((one) => {
    const names = one.players.map(({ name, level }) => (level ? name : calledBy(people, name, one.home)));
    const free = (name: string): boolean => names.filter((each) => each === name).length === 1;
    return { ...one, players: one.players.map((player, place) => (free(names[place] ?? "") ? { ...player, name: names[place] ?? player.name } : player)) };
  });
}

/** The names under which people played, bots apart. */
export const namesIn = (results: Result[]): string[] => [...new Set(results.flatMap(({ players }) => players.flatMap(({ name, level }) => (level || !name ? [] : [name]))))].sort();
