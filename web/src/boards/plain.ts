/** The drawings of a game that brings none: the picture in its view, and a button for each move. */

import type { Drawings } from "./drawings";
import type { PlainView } from "./types";

export const PLAIN: Drawings<PlainView> = {
  place: Infinity,
  board: () => import("./PlainBoard.svelte"),
  beside: () => import("./PlainBeside.svelte"),
  shape: () => 1.25,
  sound: (step) => (step.chance ? "rattle" : "tap"),
  roll: "web-roll",
  rollStays: false,
  rollsAtOnce: () => true,
  sheetRow: "sheet-round",
  rulesPart: () => "",
  diagrams: async () => ({ default: {} }),
};
