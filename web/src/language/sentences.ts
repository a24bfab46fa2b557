/** Sentences about seats, events, results and refusals. The game itself describes its moves and outcomes. */

import type { Said, SeatNow, Step } from "../api/messages";
import { faceName } from "./faces";
import { has, list, t, tell } from "./speech.svelte";

export function seatName(seat: Pick<SeatNow, "kind" | "name" | "level"> & { person?: string | null }, number: number): string {
  return seat.name || seat.person || faceName(number);
}

/** The level in one sentence: the game's own, or the one for all games. */
export const levelAbout = (game: string, level: string): string => [`${game}-level-${level}`, `bot-level-${level}.about`].filter(has).map((id) => t(id))[0] ?? "";

export const levelName = (level: string): string => (has(`bot-level-${level}`) ? t(`bot-level-${level}`) : level);

/** The names, with one of them replaced. */
export const renamed = (names: string[], seat: number, name: string): string[] => names.map((old, number) => (number === seat ? name : old));

/** A prompt that begins by addressing the player: `Ada: …`, `Ada (red): …`. */
const ADDRESSED = /^[\u2066-\u2069]*\s*[:(]/;

/** A prompt to the reader in this seat, with "Your turn" in place of the name; null where the sentence would not allow it. */
export function addressed(prompt: Said, names: string[], you: number): string | null {
  const yours = t("web-your-turn");
  const [before = "", after = ""] = tell(prompt, renamed(names, you, yours)).split(yours);
  return before.length < 2 && ADDRESSED.test(after) ? before + yours + after : null;
}

/** What is expected of whom, or the result, said to the reader in this seat. */
export const prompted = (prompt: Said, names: string[], you: number): string => (has(`${prompt.id}.you`) ? null : addressed(prompt, names, you)) ?? tell(prompt, names, you);

const LINKS = 256;

/** The events at which another device went on, where one draws alone: a chain that the one before did not lead to. */
export function carriedAt(log: Pick<Step, "event">[]): Set<number> {
  const chains = log.flatMap(({ event }) => (event.event === "chain" && !event.device ? [event] : []));
  return new Set(chains.filter(({ after }, at) => after !== (chains[at - 1]?.after ?? 0) + LINKS).map(({ seq }) => seq));
}

/** By device: the seats it belongs to. */
export type Devices = ReadonlyMap<string, number[]>;

/** What happened, in a sentence; empty for what need not be told. `bots` are the seats of bots' own. */
export function told({ event, said }: Pick<Step, "event" | "said">, names: string[], bots: boolean[], devices: Devices = new Map()): string {
  const name = (seat: number | null | undefined): string => names[seat ?? -1] ?? "";
  const owners = (missing: string[]): string => list([...new Set(missing.flatMap((device) => devices.get(device) ?? []))].map(name));
  switch (event.event) {
    case "move":
      if (!said) return event.move;
      return tell(said, event.by && !bots[event.seat] ? renamed(names, event.seat, t("web-log-by-bot", { name: name(event.seat) })) : names);
    case "outcome":
      return said ? tell(said, names) : event.outcome;
    case "seat":
      if (event.why === "bot_failed") return t("web-log-bot-replaced", { name: event.who.name || name(event.seat), level: levelName(event.who.level ?? "") });
      if (has(`clock-log-${event.why}`)) return t(`clock-log-${event.why}`, { name: event.who.name || name(event.seat) });
      return t(BOT_PLAYS.includes(event.why ?? "") ? "web-log-takeover" : "log-seated", { name: event.who.name || name(event.seat) });
    case "pause":
      return event.why === "gone" ? t("web-log-gone", { name: name(event.seat) }) : t("log-paused");
    case "resume":
      return t("log-went-on");
    case "end":
      return result(event, names, said);
    case "reaction":
      return t("log-reacted", { name: name(event.seat), what: t(`web-reaction-${event.what}`) });
    case "rematch":
      return t("log-rematch");
    case "undo":
      return t("log-undone", { name: name(event.seat) });
    case "consent":
      return said ? tell(said, names) : t("log-consent", { name: list(event.seats.map(name)) });
    case "decline":
      return event.seat === undefined ? t("log-lapsed") : t("log-declined", { name: name(event.seat) });
    case "drop":
      return t("web-log-drop", { names: owners(event.missing) });
    case "void":
      return t("web-log-void", { names: owners(event.missing) });
    case "back":
      return t("web-log-back", { names: owners([event.device]) });
    case "begin":
      return t("log-began");
    default:
      return ""; // other events that concern chance alone
  }
}

/** Why a bot sits in a person's seat: somebody let it, or their time has run out. */
const BOT_PLAYS = ["takeover", "time", "time_seat", "time_lost"];

/** How a game ended, as the server says it; the words about time may still be on their way. */
export function result(end: { why: string }, names: string[], said: Said | null): string {
  return said && (end.why !== "time" || has("clock-end")) ? tell(said, names) : t("result-broken-off");
}

/** How a game ended, said to the one person who plays here: "You win!" */
export function ending(end: { why: string }, names: string[], said: Said | null, me: number[], winners: number[]): string {
  if (me.length !== 1 || !winners.includes(me[0]!)) return result(end, names, said);
  const others = winners.filter((seat) => !me.includes(seat));
  return others.length > 0 ? t("web-you-share", { names: list(others.map((seat) => names[seat] ?? "")) }) : t("web-you-win");
}

/** Refusals that come with a further explanation. */
const EXPLAINED = ["illegal_move", "bad_notation", "bad_option", "bad_seats", "bad_record", "not_rated"];

/** Why a command or a request was refused. */
export function refusal(code: string, why: Said | null = null): string {
  const said = t(has(`refused-${code}`) ? `refused-${code}` : `web-refused-${code}`, { move: "" });
  return why && EXPLAINED.includes(code) ? `${said} (${tell(why)})` : said;
}
