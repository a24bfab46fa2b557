/** A position that somebody keeps, as an exercise. */

import type { Exercise } from "../../device/practice";
import { ranked } from "../../engine/thought";
import type { Study } from "./study.svelte";

/** A move that loses less than this is as good as the best: of a win, or in points. */
const MARGIN = { win: 0.01, score: 0.5 };

export function exerciseOf({ game, now, thought, names, seat, was }: Study): Exercise | null {
  if (!now || !thought) return null;
  const { rules, options, code } = now;
  const moves = ranked(thought.steps, thought.seat).map(({ move, worth }): [string, number] => [move, worth[thought.seat] ?? 0]);
  return { record: code, number: 0, game, rules, options, code, seat, names, played: was, moves, unit: thought.unit, margin: MARGIN[thought.unit], time: Date.now(), found: false };
}
