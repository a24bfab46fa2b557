/** Where the board faces on a device in the middle of the table, around which its people sit clockwise. */

import type { Around } from "../../device/settings.svelte";

/** In degrees, clockwise: 0 for the first of `count` people, who sits where the screen's bottom is. */
export function facing(around: Around, place: number, count: number): number {
  if (around === "turned") return (Math.round((place * 4) / count) % 4) * 90;
  return around === "mirrored" && place >= count / 2 ? 180 : 0;
}

/** The angle nearest to the present one that faces the same way, so that a board takes the short way round. */
export const nearest = (angle: number, from: number): number => from + ((((angle - from) % 360) + 540) % 360) - 180;
