/** What a board of Rolit is drawn from: mirrors `view.py` of the game. */

import type { View } from "../../boards/types";

export type RolitColour = "red" | "yellow" | "green" | "blue";

export interface RolitView extends View {
  preset: "rolit" | "reversi";
  size: number;
  phase: "roll" | "play" | "over";
  turn: number | null;
  must: "roll" | "capture" | "place" | "pass" | null;
  /** All four, also those nobody plays (`seat` is null); `mark` is the shape that goes with the colour. */
  colours: { name: RolitColour; letter: string; mark: string; fill: string; seat: number | null; count: number }[];
  seats: { colour: RolitColour; count: number; winner: boolean }[];
  /** Row by row from the top. */
  cells: (RolitColour | null)[][];
  moves: { move: string; row: number | null; column: number | null; captures: string[] }[];
  outcomes: string[];
  last: {
    move: string;
    hollow: string | null;
    seat: number;
    colour: RolitColour;
    captured: { hollow: string; from: RolitColour }[];
  } | null;
  empty: number;
}
