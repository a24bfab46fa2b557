/** What a coach says of a position, by its strength: the page's twin of `parlour.coach`, which the tests compare. */

import type { Thought } from "../../engine/types";
import { t } from "../../language/speech.svelte";

/** A good move loses less than this against the best one: of a win, or in points at the end. */
const GOOD: Record<Thought["unit"], number> = { win: 0.01, lead: 0.5, score: 0.5 };

type Order = [move: string, worth: number][];

export interface Counsel {
  said: string[];
  /** The moves it calls good, the best first; none where it only reminds. */
  good: string[];
}

/** `thought` is null where the position cannot be judged; `why` is what the game says for the best of the two moves of `compared`, if anything. */
export function counsel(strength: string, moves: number, thought: Thought | null, low: boolean, label: (move: string) => string, why = ""): Counsel {
  const choices = t("coach-choices", { count: moves });
  if (moves === 1) return { said: [choices], good: [] };
  if (!thought) return { said: [choices, t("coach-cannot")], good: [] };
  const { unit, best, exact } = thought;
  const order = ranked(thought, low);
  const [top, bottom] = [order[0]?.[1] ?? 0, order.at(-1)?.[1] ?? 0];
  const good = order.filter(([, worth]) => Math.abs(worth - top) < GOOD[unit]).map(([move]) => move);
  if (strength === "tell") {
    const worth = order.find(([move]) => move === best)?.[1] ?? top;
    const [other, less] = nextBest(order, best);
    const next = t(unit === "win" ? "coach-next-win" : "coach-next-points", { move: label(other), worth: shown(less, unit) });
    const told = [t(`coach-best-${unit}`, { move: label(best), worth: shown(worth, unit) }), ...(why ? [why] : []), next];
    return { said: [...told, t(exact ? "coach-exact" : "coach-estimated")], good };
  }
  const same = shown(top, unit) === shown(bottom, unit);
  const stake = same ? t("coach-same") : t(`coach-stake-${unit}`, { best: shown(top, unit), worst: shown(bottom, unit) });
  if (strength === "suggest") return { said: [...(same ? [] : [t("coach-good", { moves: either(good.map(label)) })]), stake], good };
  return { said: [choices, stake], good: [] };
}

/** The best move and the next best one, which a coach that tells compares. */
export const compared = (thought: Thought, low: boolean): [best: string, other: string] => [thought.best, nextBest(ranked(thought, low), thought.best)[0]];

const nextBest = (order: Order, best: string): Order[number] => order.find(([move]) => move !== best) ?? order[0] ?? [best, 0];

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
