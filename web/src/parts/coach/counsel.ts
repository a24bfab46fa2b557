/** What a coach says of a position, by its strength: the page's twin of `parlour.coach`, which the tests compare. */

import type { Thought } from "../../engine/types";
import { t } from "../../language/speech.svelte";

/** A good move loses less than this against the best one: of a win, or in points at the end. */
const GOOD: Record<Thought["unit"], number> = { win: 0.01, lead: 0.5, score: 0.5 };

export interface Counsel {
  said: string[];
  /** The moves it calls good, the best first; none where it only reminds. */
  good: string[];
}

/** `thought` is null where the position cannot be judged. */
export function counsel(strength: string, moves: number, thought: Thought | null, low: boolean, label: (move: string) => string): Counsel {
  const choices = t("coach-choices", { count: moves });
  if (moves === 1) return { said: [choices], good: [] };
  if (!thought) return { said: [choices, t("coach-cannot")], good: [] };
  const { unit, best, exact } = thought;
  const order = ranked(thought, low);
  const [top, bottom] = [order[0]?.[1] ?? 0, order.at(-1)?.[1] ?? 0];
  const good = order.filter(([, worth]) => Math.abs(worth - top) < GOOD[unit]).map(([move]) => move);
  if (strength === "tell") {
    const worth = order.find(([move]) => move === best)?.[1] ?? top;
    const [other, less] = order.find(([move]) => move !== best) ?? [best, top];
    const next = t(unit === "win" ? "coach-next-win" : "coach-next-points", { move: label(other), worth: shown(less, unit) });
    return { said: [t(`coach-best-${unit}`, { move: label(best), worth: shown(worth, unit) }), next, t(exact ? "coach-exact" : "coach-estimated")], good };
  }
  const same = shown(top, unit) === shown(bottom, unit);
  const stake = same ? t("coach-same") : t(`coach-stake-${unit}`, { best: shown(top, unit), worst: shown(bottom, unit) });
  if (strength === "suggest") return { said: [...(same ? [] : [t("coach-good", { moves: either(good.map(label)) })]), stake], good };
  return { said: [choices, stake], good: [] };
}

/** This move or that: a comma may stand within the words of each. */
const either = (moves: string[]): string => moves.reduce((one, other) => t("coach-or", { one, other }));

/** The moves that were judged, the best first. */
function ranked({ moves, worth, unit }: Thought, low: boolean): [move: string, worth: number][] {
  const falls = unit === "score" && low ? -1 : 1;
  const known = moves.flatMap((move, at): [string, number][] => (worth[at] == null ? [] : [[move, worth[at]]]));
  return known.sort(([, one], [, other]) => falls * (other - one));
}

/** A worth as people read it: a chance in percent, points with one decimal. */
const shown = (worth: number, unit: Thought["unit"]): number => (unit === "win" ? Math.round(100 * worth) : Math.round(10 * worth) / 10) + 0;
