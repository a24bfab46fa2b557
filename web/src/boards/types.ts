/** What a board is given. Each game has the types of its own view beside its board. */

import type { RolitView } from "../games/rolit/types";
import type { ShutBoxView } from "../games/shutbox/types";
import type { TukiView } from "../games/tuki/types";

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

export type GameView = ShutBoxView | RolitView | TukiView;
