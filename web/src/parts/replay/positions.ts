/** The positions of a replay, in order. */

import type { Replay, Step as Told } from "../../api/messages";
import type { Step, View } from "../../boards/types";
import { stepOf } from "../../session/step";

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
    ...later.map((told) => ({ told, step: stepOf(told.event), view: told.view as unknown as View, code: told.code })),
  ];
}
