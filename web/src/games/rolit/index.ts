import type { Drawings } from "../../boards/drawings";
import Box from "./Box.svelte";
import Fallen from "./Fallen.svelte";
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
  fallen: Fallen,
  told: (outcome) => ({ faces: [outcome.replace("first:", "")] }),
  sound: () => "tap",
  roll: "web-roll-ball",
  rollStays: false,
  onlyOrder: true,
  rollsAtOnce: () => true,
  worth: true,
  tells: () => true,
  colours: (view) => view.seats.map(({ colour }) => view.colours.find(({ name }) => name === colour)?.fill ?? ""),
  nudge,
  sheetRow: "sheet-game",
  rulesPart: ({ phase, must }) => (phase === "over" ? "aim" : must === "roll" ? "first" : must === "capture" ? "turn" : "cannot"),
  diagrams: () => import("./diagrams.json"),
};

/** A corner, the edge, or the middle. */
function nudge({ size }: RolitView, move: string): { id: string; count: number } | null {
  const [column, row] = [move.charCodeAt(0) - "a".charCodeAt(0), Number(move.slice(1)) - 1];
  const edges = [column, row].filter((place) => place === 0 || place === size - 1).length;
  return Number.isNaN(row) ? null : { id: ["board-nudge-middle", "board-nudge-edge", "board-nudge-corner"][edges] ?? "", count: 0 };
}
