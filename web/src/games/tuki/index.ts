import type { Drawings } from "../../boards/drawings";
import Box from "./Box.svelte";
import type { TukiView } from "./types";

export const drawings: Drawings<TukiView> = {
  place: 2,
  box: Box,
  board: () => import("./Board.svelte"),
  beside: () => import("./Beside.svelte"),
  shape: () => 1.05,
  counts: (view) => (view.phase === "over" ? null : view.seats.map((seat) => seat.score)),
  sound: () => "brush",
  roll: "web-draw",
  rollStays: false,
  rollsAtOnce: () => true,
  apart: () => true,
  sheetRow: "sheet-round",
  rulesPart,
  diagrams: () => import("./diagrams.json"),
};

function rulesPart(view: TukiView): string {
  if (view.phase === "over") return "count";
  if (view.targets.fly.length > 0) return "parrots";
  return view.targets.pass || view.ending ? "last" : "turn";
}
