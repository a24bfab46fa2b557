/** The players of a new table, as chosen on the page and as sent to the server. */

import type { NewSeat } from "../../api/messages";

/** `me` and `here` play on this device, `link` comes by invitation. */
export type Kind = "me" | "here" | "link" | "bot";

export interface Player {
  kind: Kind;
  name: string;
  level: string;
  /** What the player chose for the seat, in a game where seats have a choice of their own. */
  own?: unknown;
  /** How much the coach of a person says; empty for none. */
  coach?: string;
}

/** The default: the visitor against a bot. */
export const firstSeats = (name: string): Player[] => [
  { kind: "me", name, level: "" },
  { kind: "bot", name: "", level: "easy" },
];

/** The players of the last table; the visitor is called as they are called by now, and nobody has a coach until it is asked for. */
export const remembered = (players: Player[], name: string): Player[] => players.map((player) => ({ ...player, name: player.kind === "me" && name ? name : player.name, coach: "" }));

/** One more player: people sit together, and bots after them. */
export function joined(players: Player[], one: Player): Player[] {
  const place = one.kind === "bot" ? players.length : players.findLastIndex(({ kind }) => kind !== "bot") + 1;
  return [...players.slice(0, place), one, ...players.slice(place)];
}

/** By seat: how much its coach says; bots have none. */
export const coaches = (players: Player[]): string[] => players.map(({ kind, coach }) => (kind === "bot" ? "" : (coach ?? "")));

/** The players, adjusted to the number of seats and the levels of bots there are; the same list if it fits already. */
export function refit(players: Player[], least: number, most: number, levels: string[]): Player[] {
  const known = (player: Player): boolean => player.kind !== "bot" || levels.length === 0 || levels.includes(player.level);
  if (players.length >= least && players.length <= most && players.every(known)) return players;
  const usual = levels.includes("easy") ? "easy" : (levels[0] ?? "easy");
  const fitting = players.slice(0, most).map((player) => (known(player) ? player : { ...player, level: usual }));
  while (fitting.length < least) fitting.push({ kind: "bot", name: "", level: usual });
  return fitting;
}

/** What each seat has: as chosen, then as the rules would give it if that is still free, then the first that is. */
export function owned(players: Player[], usual: unknown[], each: unknown[]): unknown[] {
  const found = players.map(({ own }) => own);
  const free = (value: unknown): boolean => value !== undefined && !found.includes(value);
  players.forEach((_, place) => {
    found[place] ??= free(usual[place]) ? usual[place] : each.find(free);
  });
  return found;
}

/** The players after one of them has taken a value for the seat; the player who had it takes the other's in return. */
export function taken(players: Player[], owns: unknown[], place: number, value: unknown): Player[] {
  return players.map((player, at) => ({ ...player, own: at === place ? value : owns[at] === value ? owns[place] : owns[at] }));
}

/** Players on this device are `elsewhere` and `mine`, so that the device contributes random numbers to their rolls. */
export function forServer(players: Player[]): NewSeat[] {
  return players.map(({ kind, name, level }) => {
    if (kind === "bot") return { kind: "bot", name: "", level };
    return { kind: "elsewhere", name: name.trim(), mine: kind !== "link" };
  });
}
