/** What a board is given. `views` mirror `view.py` of each game. */

export type Translate = (id: string, args?: Record<string, string | number>) => string;

/** A move (`chance` false) or an outcome (`chance` true) that has just happened. */
export interface Step {
  chance: boolean;
  /** Who moved, or whose hand rolled; `null` for the table's own draws. */
  seat: number | null;
  /** In notation. */
  text: string;
}

export interface BoardProps<View> {
  view: View;
  legal: string[];
  actor: number | null;
  hand: number | null;
  me: number[];
  names: string[];
  busy: boolean;
  reduced: boolean;
  step: Step | null;
  t: Translate;
  onmove: (text: string) => void;
  onroll: () => void;
}

export const CHANCE = -1;

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

export type RolitColour = "red" | "yellow" | "green" | "blue";

export interface RolitView {
  game: "rolit";
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
  winners: number[];
}

export interface TukiView {
  game: "tuki";
  phase: string;
  headline: string;
  round: number;
  rounds: number;
  seat: number | null;
  to_move: number | null;
  seats: TukiSeat[];
  discard: { top: string | null; size: number };
  stock: { count: number; rebuilds: number };
  taken: { card: string; from: "stock" | "discard" } | null;
  turning: { seat: number; to: string } | null;
  unseen: Record<string, number>;
  rebuilt: Record<string, number>;
  ending: string | null;
  closer: number | null;
  /** Seats whose last turn is on or still to come, in order. */
  last_turns: number[];
  scores: number[];
  sheet: number[][];
  targets: {
    open: string[];
    take: ("stock" | "discard")[];
    put: string[];
    drop: string[];
    pass: boolean;
    fly: { from: string; to: string }[];
  };
  legal: string[];
  winners: number[];
}

export interface TukiSeat {
  seat: number;
  to_move: boolean;
  last_turn: boolean;
  closed: boolean;
  hidden: number;
  score: number;
  total: number;
  slots: { slot: string; card: string | null; value: number | null; pair: boolean }[];
  columns: { column: string; pair: boolean; number: number | null; set: number; points: number | null }[];
}

export type GameView = ShutBoxView | RolitView | TukiView;
