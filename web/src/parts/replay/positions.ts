/** The positions of a replay, in order. */

import type { Replay, Step as Told } from "../../api/messages";
import type { Step, View } from "../../boards/types";
import { stepOf } from "../../session/step";
import { winnersOf } from "../../session/ranks";

export interface Position {
  /** What led here; null at the beginning. */
  told: Told | null;
  step: Step | null;
  view: View;
  /** As the explorer takes it; null where the game writes none. */
  code: string | null;
}

export function positions(whole: Replay): Position[] {
  const later = whole.steps.filter(({ view }) => view);
  return [
    { told: null, step: null, view: whole.view as unknown as View, code: whole.code },
    ...later.map((told) => ({ told, step: stepOf(told.event), view: won(told.view as unknown as View, whole.places), code: told.code })),
  ];
}

/** The last position, with the winners by place: a seat that lost on time is none of them. */
const won = (view: View, places: number[]): View => (view.winners.length > 0 && places.length > 0 ? { ...view, winners: winnersOf(places) } : view);
