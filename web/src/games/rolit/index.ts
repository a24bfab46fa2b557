import type { Drawings } from "../../boards/drawings";
import Box from "./Box.svelte";
import OwnBall from "./OwnBall.svelte";
import type { RolitView } from "./types";

export const drawings: Drawings<RolitView> = {
  place: 3,
  box: Box,
  own: OwnBall,
  board: () => import("./Board.svelte"),
  beside: () => import("../../boards/PlainBeside.svelte"),
  setup: { editor: () => import("./Setup.svelte"), options: {} },
  shape: () => 0.95,
  sound: () => "tap",
  roll: "web-roll-ball",
  rollStays: false,
  onlyOrder: true,
  rollsAtOnce: () => true,
  worth: true,
  colours: (view) => view.seats.map(({ colour }) => view.colours.find(({ name }) => name === colour)?.fill ?? ""),
  sheetRow: "sheet-game",
  rulesPart: ({ phase, must }) => (phase === "over" ? "aim" : must === "roll" ? "first" : must === "capture" ? "turn" : "cannot"),
  diagrams: () => import("./diagrams.json"),
};
