/** What a board is given. Each game has the type of its own view beside its board. */

import type { Snippet } from "svelte";
import type { Face } from "../language/faces";
import type { Translate } from "../language/speech.svelte";
import type { Worth } from "./worth";

export type { Translate };

/** What every view says, whatever the game (`State.view()` in Python); a game adds members of its own. */
export interface View {
  game: string;
  phase: string;
  /** The seat to move, `CHANCE`, or null when the game is over. */
  actor: number | null;
  /** At a chance node the seat whose hand rolls or draws; null for the table's own. */
  hand: number | null;
  scores: number[];
  winners: number[];
  /** One row per finished round or game of a match: points by seat. */
  sheet: (number | null)[][];
  /** Notations of the moves open to the actor. */
  legal: string[];
}

/** A move (`chance` false) or an outcome (`chance` true) that has just happened. */
export interface Step {
  chance: boolean;
  /** Who moved, or whose hand rolled; `null` for the table's own draws. */
  seat: number | null;
  /** In notation. */
  text: string;
}

/** The view of a game without drawings: a picture, or the board in plain text. */
export interface PlainView extends View {
  svg?: string;
  text?: string;
}

/** What is said of a move on the board itself: its worth in the reader's numbers, and signs. */
export interface Mark {
  worth: string;
  best: boolean;
  /** It was chosen in the game, though it is not one of the best. */
  played: boolean;
  /** Somebody points at it. */
  lit: boolean;
}

/** By the notation of a move. */
export type Marks = Readonly<Record<string, Mark>>;

export interface BoardProps<V extends View> {
  view: V;
  legal: string[];
  /** A legal move in words. */
  label: (move: string) => string;
  me: number[];
  names: string[];
  /** By seat; empty where nobody in particular plays, as in a lesson. */
  faces: Face[];
  mine: boolean;
  rollable: boolean;
  /** A roll or draw is under way and its outcome is not known yet. */
  rolling: boolean;
  reduced: boolean;
  step: Step | null;
  t: Translate;
  onmove: (text: string) => void;
  onroll: () => void;
  /** Says something about a half-made choice, in place of the sentence above the board; "" takes it back. */
  onhint: (text: string) => void;
  /** The page's button that rolls or draws; the board places it where its own choices stand. */
  button?: Snippet;
  /** What each place is worth, where somebody asked to see it; else empty. Only for drawings that say `worth`. */
  worth: Worth;
  /** Moves that a coach calls good, or that are the best of those that are marked; a drawing may mark them. */
  good: string[];
  /** What a study or a hint says of moves; a drawing writes it on the places. */
  marks: Marks;
  /** Only the seat of this device, and big: everybody's are on the television. */
  apart: boolean;
}

/** What is given to what lies beside a board. */
export interface BesideProps<V extends View> {
  view: V;
  names: string[];
  t: Translate;
}

export const CHANCE = -1;

/** What a game's part of the page on chance is given. */
export interface OddsProps {
  part: string;
  /** In words for children of about seven. */
  young: boolean;
}

/** What a game's editor of positions is given. It begins with the position shown, and says what was changed. */
export interface SetupProps<V extends View> {
  view: V;
  options: Record<string, unknown>;
  t: Translate;
  /** The position as details, by the names that the game declares. */
  onset: (details: Record<string, string>) => void;
}
