/** Events, turns and moves in words: the same messages that the terminal uses. */

import type { GameView } from "../boards/types";
import type { Said, SeatNow, TableEvent } from "../api/messages";
import { has, list, t, tell } from "./speech.svelte";
import type { RolitView } from "../games/rolit/types";
import type { ShutBoxView } from "../games/shutbox/types";
import type { TukiView } from "../games/tuki/types";

export function seatName(seat: Pick<SeatNow, "kind" | "name" | "level"> & { person?: string | null }, number: number): string {
  const own = seat.name || seat.person || "";
  if (seat.kind !== "bot") return own || t("seat-name", { number: number + 1 });
  return own || t("bot-name", { number: number + 1 });
}

export const levelName = (level: string): string => (has(`bot-level-${level}`) ? t(`bot-level-${level}`) : level);

const card = (name: string): string => (name === "parrot" ? t("tuki-card-parrot") : t("tuki-card-number", { card: name }));

const numbers = (move: string): string => list(move.split("+"));

/** Dice are read from left to right in every language. */
const dice = (roll: string): string => `\u2066${roll.replaceAll("-", " · ")}\u2069`;

/** A move as it is offered. */
export function offer(game: string, move: string, view: GameView): string {
  const [word = "", first = "", second = ""] = move.split(" ");
  if (game === "shutbox") {
    if (/^\d/.test(move)) return t("shutbox-move-shut", { numbers: numbers(move) });
    return word === "roll" ? t("shutbox-move-throw", { dice: Number(first) }) : t(`shutbox-move-${word}`);
  }
  if (game === "rolit") return offerHollow(move, view as RolitView);
  if (word === "open") return t("tuki-move-open", { slot: first });
  if (word === "take") return t(`tuki-move-${first}`);
  if (word === "drop") return first ? t("tuki-move-drop", { slot: first }) : t("tuki-move-pass");
  if (word === "fly") return t("tuki-move-fly", { parrot: first, slot: second });
  return t("tuki-move-put", { slot: word });
}

function offerHollow(move: string, view: RolitView): string {
  if (move === "pass") return t("rolit-move-pass");
  const captures = view.moves.find((one) => one.move === move)?.captures.length ?? 0;
  return t("rolit-move-place", { hollow: move, captures });
}

/** What happened, in a sentence; empty for what needs none. `view` is the board after it, `bots` the seats of bots' own. */
export function told(game: string, event: TableEvent, names: string[], view: GameView | null, bots: boolean[]): string {
  const name = (seat: number | null | undefined): string => (seat === null || seat === undefined ? "" : (names[seat] ?? ""));
  switch (event.event) {
    case "move":
      return toldMove(game, event.move, event.by && !bots[event.seat] ? t("web-log-by-bot", { name: name(event.seat) }) : name(event.seat), view);
    case "outcome":
      return toldOutcome(game, event.outcome, event.hand, names, view);
    case "seat":
      if (event.why === "takeover") return t("web-log-takeover", { name: event.who.name || name(event.seat) });
      return t("log-seated", { name: event.who.name || name(event.seat) });
    case "pause":
      return event.why === "gone" ? t("web-log-gone", { name: name(event.seat) }) : t("log-paused");
    case "resume":
      return t("log-went-on");
    case "end":
      return result(event, names, view);
    case "reaction":
      return t("log-reacted", { name: name(event.seat), what: t(`web-reaction-${event.what}`) });
    case "rematch":
      return t("log-rematch");
  }
}

function toldMove(game: string, move: string, name: string, view: GameView | null): string {
  const [word = "", first = "", second = ""] = move.split(" ");
  if (game === "shutbox") {
    if (/^\d/.test(move)) return t("shutbox-log-shut", { name, numbers: numbers(move) });
    return word === "roll" ? t("shutbox-log-throw", { name, dice: Number(first) }) : t(`shutbox-log-${word}`, { name });
  }
  if (game === "rolit") {
    if (move === "pass") return t("rolit-log-pass", { name });
    const turned = (view as RolitView | null)?.last?.captured.length ?? 0;
    return [t("rolit-log-place", { name, hollow: move }), turned ? t("web-log-turned", { count: turned }) : ""].join(" ").trim();
  }
  if (word === "open") return t("tuki-log-open", { name, slot: first });
  if (word === "take") return t(`tuki-log-${first}`, { name });
  if (word === "drop") return first ? t("tuki-log-drop", { name, slot: first }) : t("tuki-log-pass", { name });
  if (word === "fly") return t("tuki-log-fly", { name, parrot: first, slot: second });
  return t("tuki-log-put", { name, slot: word });
}

function toldOutcome(game: string, outcome: string, hand: number | null, names: string[], view: GameView | null): string {
  const name = hand === null ? "" : (names[hand] ?? "");
  const first = outcome.startsWith("first:") ? outcome.slice("first:".length) : "";
  if (game === "shutbox") return first ? t("shutbox-log-first", { name, face: Number(first) }) : t("shutbox-log-roll", { name, roll: dice(outcome) });
  if (game === "rolit") {
    const seat = (view as RolitView | null)?.seats.findIndex((one) => one.colour === first) ?? -1;
    return t("rolit-log-first", { colour: t(`rolit-colour-${first}`), name: names[seat] ?? "" });
  }
  if (first) return t("tuki-log-first", { name: names[Number(first)] ?? "" });
  return name ? t("tuki-log-card", { name, card: card(outcome) }) : t("tuki-log-card-table", { card: card(outcome) });
}

export function result(end: { why: string; winners: number[] }, names: string[], view: GameView | null): string {
  if (end.why !== "over") return t("result-broken-off");
  const winners = end.winners.map((seat) => names[seat] ?? "");
  if (winners.length > 1) return t("result-shared", { names: list(winners) });
  const outright = view?.game === "shutbox" && view.outright !== null;
  return t(outright ? "result-outright" : "result-winner", { name: winners[0] ?? "" });
}

/** Refusals that the rules, or whoever checked what was given, explain further. */
const EXPLAINED = ["illegal_move", "bad_notation", "bad_option", "bad_seats", "bad_record"];

/** Why not. */
export function refusal(code: string, why: Said | null = null): string {
  const said = t(has(`refused-${code}`) ? `refused-${code}` : `web-refused-${code}`, { move: "" });
  return why && EXPLAINED.includes(code) ? `${said} (${tell(why)})` : said;
}

/** What is expected of whoever is in turn. */
export function asked(view: GameView, seat: number, what: "move" | "roll", name: string): string {
  if (what === "roll") return t(rollMessage(view), { name });
  if (view.game === "shutbox") return t(`shutbox-turn-${(view as ShutBoxView).phase}`, { name, total: view.roll?.total ?? 0 });
  if (view.game === "rolit") {
    return t(`rolit-turn-${view.must}`, { name, colour: t(`rolit-colour-${view.seats[seat]?.colour}`) });
  }
  return t(`tuki-turn-${(view as TukiView).phase}`, { name, card: card(view.taken?.card ?? "") });
}

function rollMessage(view: GameView): string {
  if (view.game === "shutbox") return view.phase === "opening" ? "web-turn-roll-first" : "web-turn-roll-dice";
  return view.game === "rolit" ? "web-turn-roll-ball" : "web-turn-draw";
}
