/** What a game's folder gives the pages to draw with. */

import type { Component } from "svelte";
import type { Fallen, Said } from "../api/messages";
import type { Sound } from "../device/sound";
import type { BesideProps, BoardProps, OddsProps, SetupProps, Step, View } from "./types";

/** The parts of the page on chance that a game has, and what draws them. */
export interface Odds {
  parts: string[];
  board: () => Promise<{ default: Component<OddsProps> }>;
}

export interface Drawings<V extends View> {
  /** Boxes stand on the first page in this order. */
  place: number;
  /** The picture on the box, drawn into 320 by 200; without it the box shows the first letter of the title. */
  box?: Component;
  /** A value that a seat can choose at set-up, drawn into a square of 100 around the origin; its name is said beside it. */
  own?: Component<{ value: unknown }>;
  board: () => Promise<{ default: Component<BoardProps<V>> }>;
  /** Shown beside the board: the score sheet of a match, counts of cards. */
  beside: () => Promise<{ default: Component<BesideProps<V>> }>;
  /** An editor of positions, and the options that a search for the best move begins with. `rolls`: what was rolled is told in it too. */
  setup?: { editor: () => Promise<{ default: Component<SetupProps<V>> }>; options: Record<string, unknown>; rolls?: boolean };
  /** What the page on chance shows of the game, part by part. */
  odds?: Odds;
  /** How many times wider than high a board is drawn where it may be of any height. */
  shape: (view: V) => number;
  /** What each seat has now in a round that does not count in its score yet, null before its turn; null where the score says it all. */
  counts?: (view: V) => (number | null)[] | null;
  sound: (step: Step) => Sound;
  /** What people tap at a table by hand: a die, a card, a ball; without it they tap its name. */
  fallen?: Component<{ face: string }>;
  /** An outcome as people tell it at a table by hand; without it by its own text. */
  told?: (outcome: string) => Told;
  /** All faces that may ever be tapped, so that the pad keeps its place; without it those of the moment. */
  faces?: readonly string[];
  /** How many cards of this face may still come; null where nothing runs out. */
  left?: (view: V, fallen: Fallen[], face: string) => number | null;
  /** What the button says that rolls or draws. */
  roll: string;
  /** Rolls come turn after turn: the button keeps its place, so that neither finger nor focus loses it. */
  rollStays: boolean;
  /** Whether the roll that follows this move is made at once, without a press of the button. */
  rollsAtOnce: (move: string) => boolean;
  /** Chance decides no more than who begins. */
  onlyOrder?: boolean;
  /** What a row of the score sheet is called. */
  sheetRow: "sheet-game" | "sheet-round";
  /** The part of the rules that answers what is asked at the table; the parts are those of rules.ftl. */
  rulesPart: (view: V) => string;
  /** The board draws what places are worth, and the table has a switch for it. */
  worth?: boolean;
  /** Whether nobody could have done better in this game, played alone to its end. */
  perfect?: (view: V) => boolean;
  /** Where to look for a move, without saying which it is: a message, and a number in it. */
  nudge?: (view: V, move: string) => { id: string; count: number } | null;
  /** Something rare and grand that a step has just done, and the board is still for: a message, and a number in it. */
  feat?: (before: V, after: V, step: Step) => { id: string; count: number } | null;
  /** The board as it lay when a step ended a round, where the view after it shows the next one already. */
  settled?: (before: V, after: V, step: Step) => V;
  /** By seat: the colour that somebody plays, where the game gives one. */
  colours?: (view: V) => string[];
  /** The board has everybody's name and score in letters for a television: they stand nowhere else there. */
  tells?: (view: V) => boolean;
  /** Whether the board can show the seat of one device alone. */
  apart?: (view: V) => boolean;
  /** Positions for parts of the rules, made by the rules themselves (tests/web/diagrams.py writes them). */
  diagrams: () => Promise<{ default: unknown }>;
}

/** What is tapped for an outcome: dice in any order, a card, a ball; or the name of a seat. */
export type Told = { faces: string[] } | { seat: number };

/** A position in a diagram of the rules, and the step that led to it. */
export interface Frame {
  step: Step | null;
  /** The step as it is offered; null for a roll. */
  label: Said | null;
  view: View;
}
