/** What a board of Shut the Box is drawn from: mirrors `view.py` of the game. */

import type { View } from "../../boards/types";

export interface ShutBoxView extends View {
  edition: string;
  variant: string;
  phase: "opening" | "choose" | "throw" | "roll" | "shut" | "stop" | "over";
  seat: number | null;
  shared: boolean;
  rows: ShutBoxRow[];
  roll: { faces: number[]; total: number; seat: number } | null;
  /** How many dice the next roll has. */
  dice: number;
  /** Each legal set of numbers to shut, ascending. */
  sets: number[][];
  /** Every number that is in some legal set. */
  flaps: number[];
  outright: number | null;
  tie: "roll" | "game" | null;
  leader: number | null;
  /** The opening die of each seat. */
  opening: (number | null)[];
  until: string;
  first_hit: number;
  bust: number;
}

export interface ShutBoxRow {
  seat: number;
  flaps: { number: number; state: "open" | "shut" | "out" }[];
  half: "even" | "odd" | null;
  score: number;
  playing: boolean;
  done: boolean;
}
