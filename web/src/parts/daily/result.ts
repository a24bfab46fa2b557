/** The result of a challenge: what is kept of it, and as text that says everything without a link. */

import { analysis, tableNow } from "../../api/http";
import type { Daily, DailyGame } from "../../api/messages";
import type { View } from "../../boards/types";
import { type Done, keepTry, type Try } from "../../device/daily";
import { titleOf } from "../../games/catalogue.svelte";
import { t } from "../../language/speech.svelte";
import { amount, change } from "../analysis/amounts";
import { winnersOf } from "../../session/ranks";
import { dateOf, numberOf } from "./numbers";

/** How a move is shown, by its mark. */
export const SQUARES: Record<string, string> = { best: "🟩", only: "⬜", good: "🟩", slip: "🟨", mistake: "🟧", blunder: "🟥" };
const MOST_SQUARES = 60;

export type Standing = "none" | "playing" | "broken" | "done";

/** Where a try stands; once it is over, what came of it is worked out and kept. `heard` hears how much is done, from 0 to 1. */
export async function lookAt(day: string, game: DailyGame, tried: Try, heard: (done: number) => void, signal: AbortSignal): Promise<{ standing: Standing; tried: Try }> {
  if (tried.done) return { standing: "done", tried };
  const table = await tableNow(tried.table, tried.key, signal);
  const end = table.now.ended;
  if (!end) return { standing: "playing", tried };
  if (end.why !== "over") return { standing: "broken", tried };
  const { report } = await analysis(tried.table, tried.key)(heard, signal);
  const mine = report.seats[0];
  if (!mine) return { standing: "broken", tried };
  const done: Done = {
    score: (table.view as unknown as View).scores[0] ?? 0,
    won: winnersOf(end.places).join() === "0", // a draw is no win
    lost: -mine.errors,
    luck: mine.luck,
    unit: report.unit,
    par: game.par ?? (report.unit === "score" ? -mine.start : null),
    marks: report.steps.filter(({ kind, seat }) => kind === "move" && seat === 0).map(({ mark }) => mark),
  };
  const kept = { ...tried, done };
  keepTry(day, game.game, kept);
  return { standing: "done", tried: kept };
}

/** How it ended, in a sentence. */
export function outcome(done: Done): string {
  if (done.par !== null) return t("daily-score-par", { score: numberOf(done.score), par: numberOf(done.par) });
  return t(done.won ? "daily-won" : "daily-not-won", { score: numberOf(done.score) });
}

export const lost = (done: Done): string => (done.lost > 0 ? t("daily-lost", { amount: amount(done.lost, done.unit) }) : t("daily-perfect"));
export const luck = (done: Done): string => t("daily-luck", { amount: change(done.luck, done.unit) });
export const squares = (done: Done): string => done.marks.slice(0, MOST_SQUARES).map((mark) => SQUARES[mark] ?? "⬜").join("");

/** What a screen reader says for the row of squares: how many moves of which mark. */
export function counted(done: Done): string {
  const marks = [...new Set(done.marks)].map((mark) => [mark, done.marks.filter((each) => each === mark).length] as const);
  return marks.map(([mark, count]) => t("analysis-mark-count", { mark: t(`analysis-mark-${mark}`), count })).join(", ");
}

export function text({ day }: Pick<Daily, "day">, game: string, done: Done): string {
  const lines = [`${t("web-name")} · ${titleOf(game)} · ${dateOf(day)}`, outcome(done), squares(done), `🎯 ${lost(done)}`, `🍀 ${luck(done)}`];
  return lines.filter(Boolean).join("\n").replace(/[\u2066-\u2069]/g, "");
}
