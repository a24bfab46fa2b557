/** House rules: set-ups of a game that were given a name. They are kept in the browser, and travel as links. */

import type { OptionInfo } from "../api/messages";
import { optionText } from "../api/values";
import { keepList, keptList } from "./kept";

export interface House {
  game: string;
  name: string;
  options: Record<string, unknown>;
  /** How many play. */
  players: number;
  /** Whether a new table of the game starts with it. */
  usual: boolean;
}

export const LONGEST_NAME = 40;
const PLACE = "parlour.houses";
const MOST = 60;
const LONGEST_VALUE = 200;

/** Those of a game, by name. */
export const houses = (game: string): House[] =>
  read()
    .filter((house) => house.game === game)
    .sort((one, other) => one.name.localeCompare(other.name));

export const usualHouse = (game: string): House | null => houses(game).find(({ usual }) => usual) ?? null;

/** Keeps a set-up, in the place of the one that had its name; false where nothing can be kept, or no more. */
export function keepHouse(house: House): boolean {
  const others = read().filter((each) => !same(each, house));
  return others.length < MOST && write([...others.map((each) => (house.usual && each.game === house.game ? { ...each, usual: false } : each)), house]);
}

export const forgetHouse = (house: House): boolean => write(read().filter((each) => !same(each, house)));

const same = (one: House, other: House): boolean => one.game === other.game && one.name === other.name;

const read = (): House[] => (keptList(PLACE) as House[]).filter((each) => typeof each?.name === "string" && typeof each.options === "object" && each.options !== null);
const write = (kept: House[]): boolean => keepList(PLACE, kept);

export function houseLink({ game, name, options, players }: House): string {
  const chosen = Object.entries(options).map(([option, value]): [string, string] => [option, optionText(value)]);
  return `/new/${encodeURIComponent(game)}#${new URLSearchParams([["house", name], ["players", String(players)], ...chosen])}`;
}

/** The house rules that an address tells of, behind its `#`; what the game has no option for is left out. */
export function linkedHouse(game: string, hash: string, known: OptionInfo[]): House | null {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  const name = tidy(found.get("house") ?? "");
  if (!name) return null;
  const options: Record<string, unknown> = {};
  for (const option of known) {
    const text = found.get(option.name)?.slice(0, LONGEST_VALUE);
    if (option.name === "players" || !text) continue;
    options[option.name] = [...option.choices, ...option.usual].find((value) => optionText(value) === text) ?? text;
  }
  return { game, name, options, players: Math.trunc(Number(found.get("players"))) || 0, usual: false };
}

export const tidy = (name: string): string => name.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
