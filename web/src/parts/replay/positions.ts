/** The positions of a finished game, one after the other, out of its replay. */

import type { Replay, TableEvent } from "../../api/messages";
import type { GameView, Step } from "../../boards/types";

export interface Position {
  /** What led here; null at the beginning. */
  event: TableEvent | null;
  step: Step | null;
  view: GameView;
}

export function positions(whole: Replay): Position[] {
  const all: Position[] = [{ event: null, step: null, view: whole.view as unknown as GameView }];
  for (const { event, view } of whole.steps) {
    if (!view) continue;
    all.push({ event, step: stepOf(event), view: view as unknown as GameView });
  }
  return all;
}

export function stepOf(event: TableEvent): Step | null {
  if (event.event === "move") return { chance: false, seat: event.seat, text: event.move };
  if (event.event === "outcome") return { chance: true, seat: event.hand, text: event.outcome };
  return null;
}

export const scoresOf = (view: GameView): number[] => (view.game === "rolit" ? view.seats.map((seat) => seat.count) : view.scores);
