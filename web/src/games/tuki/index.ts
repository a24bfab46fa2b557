import type { Fallen as MayFall } from "../../api/messages";
import type { Drawings } from "../../boards/drawings";
import type { Step } from "../../boards/types";
import Box from "./Box.svelte";
import Fallen from "./Fallen.svelte";
import type { TukiView } from "./types";

export const drawings: Drawings<TukiView> = {
  place: 2,
  box: Box,
  board: () => import("./Board.svelte"),
  beside: () => import("./Beside.svelte"),
  shape: () => 1.05,
  setup: { editor: () => import("./Setup.svelte"), options: {} },
  counts: (view) => (view.phase === "over" ? null : view.seats.map((seat) => seat.score)),
  fallen: Fallen,
  told: (outcome) => (outcome.startsWith("first:") ? { seat: Number(outcome.slice(6)) } : { faces: [outcome] }),
  faces: [...Array.from({ length: 13 }, (_, number) => String(number)), "parrot"],
  left,
  sound: () => "brush",
  roll: "web-draw",
  rollStays: false,
  rollsAtOnce: () => true,
  apart: () => true,
  feat,
  nudge,
  sheetRow: "sheet-round",
  rulesPart,
  diagrams: () => import("./diagrams.json"),
};

/** Cards of this face in the pile that is drawn from: the one whose counts are as the chances are. */
function left(view: TukiView, fallen: MayFall[], face: string): number | null {
  const all = (counts: number[]): number => counts.reduce((sum, each) => sum + each, 0);
  const total = all(fallen.map(({ weight }) => weight));
  const pile = [view.unseen, view.rebuilt].find((cards) => all(Object.values(cards)) > 0 && fallen.every(({ outcome, weight }) => (cards[outcome] ?? 0) * total === weight * all(Object.values(cards))));
  return pile ? (pile[face] ?? 0) : null;
}

function rulesPart(view: TukiView): string {
  if (view.phase === "over") return "count";
  if (view.targets.fly.length > 0) return "parrots";
  return view.targets.pass || view.ending ? "last" : "turn";
}

/** Pairs of one number that have become a four, six or eight. */
function feat(before: TukiView, after: TukiView, { seat }: Step): { id: string; count: number } | null {
  const largest = (view: TukiView): number => Math.max(0, ...(view.seats[seat ?? -1]?.columns.map(({ set }) => set) ?? []));
  const count = largest(after);
  return count >= 4 && count > largest(before) ? { id: "board-scene-set", count } : null;
}

/** The piles, the parrots, the discard pile for the card in hand, or one half of the own cards. */
function nudge(_: TukiView, move: string): { id: string; count: number } {
  const [verb, slot = verb] = move.split(" ");
  const id = verb === "take" ? "piles" : verb === "fly" ? "parrot" : verb === "drop" ? "drop" : "ab".includes(slot?.charAt(0) ?? "") ? "left" : "right";
  return { id: `board-nudge-${id}`, count: 0 };
}
