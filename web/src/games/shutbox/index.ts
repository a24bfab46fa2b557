import type { Drawings } from "../../boards/drawings";
import Box from "./Box.svelte";
import type { ShutBoxView } from "./types";

export const drawings: Drawings<ShutBoxView> = {
  place: 1,
  box: Box,
  board: () => import("./Board.svelte"),
  beside: () => import("./Beside.svelte"),
  setup: { editor: () => import("./Setup.svelte"), options: { players: 1 } },
  // One box in the middle needs less height than rows around it, so it may be wider.
  shape: (view) => (view.shared || view.rows.length === 1 ? 1.8 : 1.25),
  sound: (step) => (step.chance ? "rattle" : "knock"),
  roll: "web-roll",
  rollStays: true,
  rollsAtOnce: (move) => move.startsWith("roll"),
  perfect: (view) => view.outright !== null || view.scores[0] === 0,
  apart: (view) => !view.shared,
  sheetRow: "sheet-game",
  rulesPart: ({ phase }) => (phase === "over" ? "end" : phase === "opening" ? "first" : phase === "throw" ? "dice" : "turn"),
  diagrams: () => import("./diagrams.json"),
};
