/** What a table of Tuki Tuki is drawn from: mirrors `view.py` of the game. */

import type { View } from "../../boards/types";

export interface TukiView extends View {
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
  targets: {
    open: string[];
    take: ("stock" | "discard")[];
    put: string[];
    drop: string[];
    pass: boolean;
    fly: { from: string; to: string }[];
  };
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
