/** What a coach says of a position, by its strength: the page's twin of `parlour.engine.coach`, which the tests compare. */

import type { Thought } from "../../engine/types";
import { t } from "../../language/speech.svelte";

/** A good move loses less than this against the best one: of a win, or in points at the end. */
const GOOD: Record<Thought["unit"], number> = { win: 0.01, lead: 0.5, score: 0.5 };

/** The last digit that is shown. */
const STEPS: Record<Thought["unit"], number> = { win: 0.01, lead: 0.1, score: 0.1 };

type Order = [move: string, worth: number][];

export interface Counsel {
  said: string[];
  /** The moves it calls good, the best first; none where it only reminds or all are worth the same. */
  good: string[];
}

/** `thought` is null where the position cannot be judged; `why` is what the game says for the best of the two moves of `compared`, if anything. */
export function counsel(strength: string, moves: number, thought: Thought | null, low: boolean, label: (move: string) => string, why = ""): Counsel {
  const choices = t("coach-choices", { count: moves });
  if (moves === 1) return { said: [choices], good: [] };
  if (!thought) return { said: [choices, t("coach-cannot")], good: [] };
  const { unit, exact } = thought;
  const { order, top, named, same } = judged(thought, low);
  const sure = t(exact ? "coach-exact" : "coach-estimated");
  if (same) return { said: [...(strength === "remind" ? [choices] : []), t("coach-same"), ...(strength === "tell" ? [sure] : [])], good: [] };
  const good = order.filter(([, worth]) => Math.abs(worth - top) < GOOD[unit]).map(([move]) => move);
  if (strength === "tell") {
    const next = order
      .filter(([move]) => !named.includes(move))
      .slice(0, 1)
      .map(([other, less]) => t(unit === "win" ? "coach-next-win" : "coach-next-points", { move: label(other), worth: shown(less, unit) }));
    return { said: [verdict(thought, low, label), ...(why ? [why] : []), ...next, sure], good };
  }
  const stake = t(`coach-stake-${unit}`, { best: shown(top, unit), worst: shown(order.at(-1)?.[1] ?? 0, unit) });
  if (strength === "suggest") return { said: [t("coach-good", { moves: either(good.map(label)) }), stake], good };
  return { said: [choices, stake], good: [] };
}

/** What is best, in a sentence: one move, several that are equally good, or any. */
export function verdict(thought: Thought, low: boolean, label: (move: string) => string): string {
  const { unit, best } = thought;
  const { order, top, named, same } = judged(thought, low);
  if (same) return t("coach-same");
  if (named.length > 1) return t(`coach-equal-${unit}`, { moves: either(named.map(label)), worth: shown(top, unit) });
  return t(`coach-best-${unit}`, { move: label(best), worth: shown(order.find(([move]) => move === best)?.[1] ?? top, unit) });
}

/** The best move and the next best one, which a coach that tells compares; null where no move is best. */
export function compared(thought: Thought, low: boolean): [best: string, other: string] | null {
  const { order, named } = judged(thought, low);
  const other = order.find(([move]) => move !== thought.best)?.[0];
  return named.length > 1 || other === undefined ? null : [thought.best, other];
}

/** The moves in order, what the first is worth, those that are named as the best, and whether all are worth the same. */
function judged(thought: Thought, low: boolean): { order: Order; top: number; named: string[]; same: boolean } {
  const order = ranked(thought, low);
  const top = order[0]?.[1] ?? 0;
  const equal = order.filter(([, worth]) => alike(worth, top, thought.unit)).map(([move]) => move);
  return { order, top, named: equal.includes(thought.best) ? equal : [thought.best], same: equal.length > 1 && equal.length === thought.moves.length };
}

/** No reader could tell these apart: they are shown as the same, or differ by less than half a digit. */
const alike = (one: number, other: number, unit: Thought["unit"]): boolean => shown(one, unit) === shown(other, unit) || Math.abs(one - other) < STEPS[unit] / 2;

/** This move or that: a comma may stand within the words of each. */
const either = (moves: string[]): string => moves.reduce((one, other) => t("coach-or", { one, other }));

/** The moves that were judged, the best first. */
function ranked({ moves, worth, unit }: Thought, low: boolean): Order {
  const falls = unit === "score" && low ? -1 : 1;
  const known = moves.flatMap((move, at): [string, number][] => (worth[at] == null ? [] : [[move, worth[at]]]));
  return known.sort(([, one], [, other]) => falls * (other - one));
}

/** A worth as people read it: a chance in percent, points with one decimal. */
const shown = (worth: number, unit: Thought["unit"]): number => (unit === "win" ? Math.round(100 * worth) : Math.round(10 * worth) / 10) + 0;
