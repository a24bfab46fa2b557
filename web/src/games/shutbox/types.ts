/** What a board of Shut the Box is drawn from: mirrors `view.py` of the game. */

export interface ShutBoxView {
  game: "shutbox";
  edition: string;
  variant: string;
  phase: "opening" | "choose" | "throw" | "roll" | "shut" | "stop" | "over";
  seat: number | null;
  shared: boolean;
  rows: ShutBoxRow[];
  roll: { faces: number[]; total: number; seat: number } | null;
  /** How many dice the next roll has. */
  dice: number;
  legal: string[];
  /** Each legal set of numbers to shut, ascending. */
  sets: number[][];
  /** Every number that is in some legal set. */
  flaps: number[];
  scores: number[];
  winners: number[];
  outright: number | null;
  tie: "roll" | "game" | null;
  leader: number | null;
  /** The opening die of each seat. */
  opening: (number | null)[];
  /** One entry a finished game of a match: points by seat. */
  sheet: number[][];
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
