/** A position in the address, behind the `#`: the options by name, the version of the rules, and the position's code; of a moment of a game also who played, what was chosen, what chance brought then, and how the game ended. */

import type { Explored, Replay } from "../../api/messages";
import { optionText } from "../../api/values";
import type { Step, View } from "../../boards/types";
import type { Position } from "./positions";

export interface Linked {
  options: Record<string, unknown>;
  rules: string;
  at: string;
  moment: Moment;
}

export interface Moment {
  /** The table whose game it is, and the place of the position in it. */
  of: string;
  place: number;
  names: string[];
  /** What was chosen, or came, in the game. */
  was: string;
  /** What chance brought from then on, by whose hand it was. */
  came: Map<number | null, string[]>;
  /** How the game itself ended, if it did. */
  ended: Ended | null;
}

export interface Ended {
  winners: number[];
  scores: number[];
}

export const NOWHERE: Moment = { of: "", place: 0, names: [], was: "", came: new Map(), ended: null };
const OURS = ["of", "place", "names", "was", "came", "ended", "me"];
/** Outcomes that travel in a link. */
const MOST = 500;

export function read(hash: string): Linked {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  const { at = "", rules = "", ...options } = Object.fromEntries([...found].filter(([name]) => !OURS.includes(name)));
  const text = (name: string): string => found.get(name) ?? "";
  const came = new Map<number | null, string[]>();
  for (const each of text("came").split("|").filter(Boolean).slice(0, MOST)) {
    const [, hand = "", outcome = ""] = /^(\d*):(.*)$/.exec(each) ?? [];
    const seat = hand ? Number(hand) : null;
    came.set(seat, [...(came.get(seat) ?? []), outcome]);
  }
  return { options, rules, at, moment: { of: text("of"), place: Number(text("place")) || 0, names: text("names") ? text("names").split("|") : [], was: text("was"), came, ended: readEnded(text("ended")) } };
}

/** Winners, a colon, scores: `0,2:12,30,12`. */
function readEnded(text: string): Ended | null {
  const [, winners = "", scores = ""] = /^([\d,]*):(-?\d+(?:,-?\d+)*)$/.exec(text) ?? [];
  return scores ? { winners: winners.split(",").filter(Boolean).map(Number), scores: scores.split(",").map(Number) } : null;
}

/** The moment of a game after which these steps followed; `last` is the game's last position. */
export function momentOf(of: string, place: number, names: string[], after: Step[], last: View | undefined): Moment {
  const came = new Map<number | null, string[]>();
  for (const { seat, text } of after.filter(({ chance }) => chance).slice(0, MOST)) came.set(seat, [...(came.get(seat) ?? []), text]);
  return { of, place, names, was: after[0]?.text ?? "", came, ended: last?.actor === null ? { winners: last.winners, scores: last.scores } : null };
}

/** Where the study board shows a place of a game; empty where the game writes no codes. */
export function studied(whole: Replay, names: string[], all: Position[], place: number): string {
  const code = all[place]?.code;
  const after = all.slice(place + 1).flatMap(({ step }) => step ?? []);
  return code ? `/study/${whole.game}${written({ rules: whole.rules, code }, whole.options, momentOf(whole.table, place, names, after, all.at(-1)?.view))}` : "";
}

/** Options that the rules fill in by themselves need not be in it; `chosen` are the others. */
export function written({ rules, code }: Pick<Explored, "rules" | "code">, chosen: Record<string, unknown>, moment = NOWHERE): string {
  const parts = Object.entries(chosen).filter(([, value]) => value !== null && value !== undefined && optionText(value) !== "");
  const came = [...moment.came].flatMap(([seat, outcomes]) => outcomes.map((text) => `${seat ?? ""}:${text}`)).join("|");
  const ended = moment.ended ? `${moment.ended.winners}:${moment.ended.scores}` : "";
  const more = { of: moment.of, place: moment.of ? String(moment.place) : "", names: moment.names.join("|"), was: moment.was, came, ended };
  return `#${new URLSearchParams([...parts.map(([name, value]) => [name, optionText(value)]), ["rules", rules], ["at", code], ...Object.entries(more).filter(([, value]) => value)])}`;
}
