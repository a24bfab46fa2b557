import type { Drawings } from "../../boards/drawings";
import type { Step } from "../../boards/types";
import Box from "./Box.svelte";
import Fallen from "./Fallen.svelte";
import type { ShutBoxRow, ShutBoxView } from "./types";

export const drawings: Drawings<ShutBoxView> = {
  place: 1,
  box: Box,
  board: () => import("./Board.svelte"),
  beside: () => import("./Beside.svelte"),
  setup: { editor: () => import("./Setup.svelte"), options: { players: 1 }, rolls: true },
  odds: { parts: ["flaps", "guess", "race"], board: () => import("./odds/Odds.svelte") },
  // One box in the middle needs less height than rows around it, so it may be wider.
  shape: (view) => (view.shared || view.rows.length === 1 ? 1.8 : 1.25),
  counts: (view) => (view.shared && view.phase !== "over" && view.sheet.length === 0 ? view.rows.map(({ seat, done, score }) => (done ? view.scores[seat]! : seat === view.seat ? score : null)) : null),
  fallen: Fallen,
  told: (outcome) => ({ faces: outcome.replace("first:", "").split("-") }),
  faces: ["1", "2", "3", "4", "5", "6"],
  sound: (step) => (step.chance ? "rattle" : "knock"),
  roll: "web-roll",
  rollStays: true,
  rollsAtOnce: (move) => move.startsWith("roll"),
  perfect: (view) => view.outright !== null || view.scores[0] === 0,
  // A match has totals besides.
  tells: (view) => !view.shared && (view.until === "game" || view.until === "stop"),
  apart: (view) => !view.shared,
  feat,
  nudge: (_, move) => ({ id: /^\d/.test(move) ? "board-nudge-flaps" : "board-nudge-dice", count: move.split("+").length }),
  settled,
  sheetRow: "sheet-game",
  rulesPart: ({ phase }) => (phase === "over" ? "end" : phase === "opening" ? "first" : phase === "throw" ? "dice" : "turn"),
  diagrams: () => import("./diagrams.json"),
};

const shut = ({ text }: Step): number[] => (/^\d/.test(text) ? text.split("+").map(Number) : []);

/** The row after a step that shut some of its flaps. */
const after = (row: ShutBoxRow, numbers: number[]): ShutBoxRow => ({ ...row, flaps: row.flaps.map((flap) => (numbers.includes(flap.number) ? { ...flap, state: "shut" } : flap)) });

/** The last flap was shut. */
function feat(before: ShutBoxView, _: ShutBoxView, step: Step): { id: string; count: number } | null {
  const row = before.rows[step.seat ?? -1];
  const numbers = step.chance || !row ? [] : shut(step);
  return row && numbers.length > 0 && after(row, numbers).flaps.every(({ state }) => state !== "open") ? { id: "board-box-shut", count: 0 } : null;
}

/** The flaps as they stood when a game of a match ended: the next view has them all open again. */
function settled(before: ShutBoxView, next: ShutBoxView, step: Step): ShutBoxView {
  const rows = before.rows.map((row) => (!step.chance && row.seat === step.seat ? after(row, shut(step)) : row));
  return { ...before, roll: next.roll ?? before.roll, scores: next.scores, sheet: next.sheet, legal: [], sets: [], flaps: [], rows: rows.map((row) => ({ ...row, score: next.sheet.at(-1)?.[row.seat] ?? row.score })) };
}
