/** A position in the address, behind the `#`: the options by name, the version of the rules, and the position's code; of a moment also who asks what if, what came, and how the game ended. */

import type { Explored } from "../../api/messages";
import type { Step, View } from "../../boards/types";
import { optionText } from "../../api/values";

export interface Linked {
  options: Record<string, unknown>;
  rules: string;
  at: string;
}

/** A moment of a game that is played on in another way. */
export interface Moment {
  me: number;
  /** The move that was made. */
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

const ASKED = ["me", "was", "came", "ended"];
/** So many outcomes travel in a link. */
const MOST = 500;

export function read(hash: string): Linked {
  const { at = "", rules = "", ...options } = Object.fromEntries([...params(hash)].filter(([name]) => !ASKED.includes(name)));
  return { options, rules, at };
}

export function readMoment(hash: string): Moment {
  const found = params(hash);
  const came = new Map<number | null, string[]>();
  for (const each of (found.get("came") ?? "").split("|").filter(Boolean).slice(0, MOST)) {
    const [, hand = "", text = ""] = /^(\d*):(.*)$/.exec(each) ?? [];
    const seat = hand ? Number(hand) : null;
    came.set(seat, [...(came.get(seat) ?? []), text]);
  }
  return { me: Number(found.get("me") ?? 0), was: found.get("was") ?? "", came, ended: readEnded(found.get("ended") ?? "") };
}

/** Winners, a colon, scores: `0,2:12,30,12`. */
function readEnded(text: string): Ended | null {
  const [, winners = "", scores = ""] = /^([\d,]*):(-?\d+(?:,-?\d+)*)$/.exec(text) ?? [];
  return scores ? { winners: winners.split(",").filter(Boolean).map(Number), scores: scores.split(",").map(Number) } : null;
}

/** What is added to the link of a position: whose move is made anew, what it was, the steps that followed, and the last position. */
export function momentOf(me: number, was: string, after: Step[], last?: View): string {
  const came = after.filter(({ chance }) => chance).slice(0, MOST);
  const ended = last?.actor === null ? `${last.winners}:${last.scores}` : "";
  return `&${new URLSearchParams({ me: String(me), was, came: came.map(({ seat, text }) => `${seat ?? ""}:${text}`).join("|"), ended })}`;
}

const params = (hash: string): URLSearchParams => new URLSearchParams(hash.replace(/^#/, ""));

/** Options that the rules fill in by themselves need not be in it; `chosen` are the others. */
export function written({ rules, code }: Pick<Explored, "rules" | "code">, chosen: Record<string, unknown>): string {
  const parts = Object.entries(chosen).filter(([, value]) => value !== null && value !== undefined && optionText(value) !== "");
  return `#${new URLSearchParams([...parts.map(([name, value]) => [name, optionText(value)]), ["rules", rules], ["at", code]])}`;
}
