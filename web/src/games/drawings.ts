/** What a game's folder gives the pages to draw with. */

import type { Component } from "svelte";
import type { BoardProps, Step } from "../boards/types";
import type { Sound } from "../device/sound";

/** A position in a diagram of the rules, and the step that led to it. */
export interface Frame {
  step: Step | null;
  view: Record<string, unknown>;
}

export interface Drawings<View> {
  /** Boxes stand on the first page in this order. */
  place: number;
  /** The picture on the box, drawn into 320 by 200. */
  box: Component;
  board: () => Promise<{ default: Component<BoardProps<View>> }>;
  /** How many times wider than high the board is. */
  shape: (view: View) => number;
  sound: (step: Step) => Sound;
  /** What the button says that rolls or draws. */
  roll: string;
  /** Rolls come turn after turn: the button keeps its place, so that neither finger nor focus loses it. */
  rollStays: boolean;
  /** Whether the roll that follows this move is made at once, without a press of the button. */
  rollsAtOnce: (move: string) => boolean;
  /** What a row of the score sheet is called. */
  sheetRow: "sheet-game" | "sheet-round";
  /** The part of the rules that answers what is asked at the table; the parts are those of rules.ftl. */
  rulesPart: (view: View) => string;
  /** Positions for parts of the rules, made by the rules themselves (tests/web/diagrams.py writes them). */
  diagrams: () => Promise<{ default: unknown }>;
}
