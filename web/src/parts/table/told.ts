/** Outcomes of chance, put together from what people tap: a 2 and a 3 in any order are the roll `3-2`. */

import type { Fallen } from "../../api/messages";
import type { Told } from "../../boards/drawings";

/** How a game tells its outcomes (`Drawings.told`). */
type Telling = ((outcome: string) => Told) | undefined;

/** Milliseconds in which a second press of the same face, or a press after what fell was told, is a finger that slipped. */
export const SAME_PRESS = 250;
export const NEXT_PRESS = 700;

const told = (telling: Telling, outcome: string): Told => telling?.(outcome) ?? { faces: [outcome] };
const faces = (telling: Telling, outcome: string): string[] => {
  const found = told(telling, outcome);
  return "seat" in found ? [String(found.seat)] : found.faces;
};

/** All that can be tapped, numbers by their size. */
export const facesOf = (fallen: Fallen[], telling: Telling): string[] =>
  [...new Set(fallen.flatMap(({ outcome }) => faces(telling, outcome)))].sort((one, other) => Number(one) - Number(other) || 0);

/** Whether seats are tapped, by their names. */
export const seatsTold = (fallen: Fallen[], telling: Telling): boolean => fallen.some(({ outcome }) => "seat" in told(telling, outcome));

/** How many taps tell one outcome. */
export const tapsOf = (fallen: Fallen[], telling: Telling): number => (fallen[0] ? faces(telling, fallen[0].outcome).length : 1);

/** The outcome in which exactly these fell; none while some are missing. */
export function completes(fallen: Fallen[], tapped: string[], telling: Telling): string | undefined {
  const wanted = [...tapped].sort().join();
  return fallen.find(({ outcome }) => faces(telling, outcome).sort().join() === wanted)?.outcome;
}
