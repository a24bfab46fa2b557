/** What a coach says of a position, by its strength: the page's twin of `parlour.engine.coach`, which the tests compare. */

import { equal, exact, ranked } from "../../engine/thought";
import type { Thought, Valued } from "../../engine/types";
import { t } from "../../language/speech.svelte";

/** A good move loses less than this against the best one: of a win, or in points at the end; of a lead as of points. */
const GOOD: Record<Thought["unit"], number> = { win: 0.01, score: 0.5 };

export interface Counsel {
  said: string[];
  /** The moves it calls good, the best first; none where it only reminds or all are worth the same. */
  good: string[];
}

/** `thought` is null where the position cannot be judged; `why` is what the game says for the best of the two moves of `compared`, if anything. */
export function counsel(strength: string, moves: number, thought: Thought | null, low: boolean, label: (move: string) => string, why = ""): Counsel {
  const choices = t("coach-choices", { count: moves });
  if (moves === 1) return { said: [choices], good: [] };
  const { order, named, first, last, same } = judged(thought);
  if (!thought || !first || !last) return { said: [choices, t("coach-cannot")], good: [] };
  const sure = t(exact(thought) ? "coach-exact" : "coach-estimated");
  if (same) return { said: [...(strength === "remind" ? [choices] : []), t("coach-same"), ...(strength === "tell" ? [sure] : [])], good: [] };
  const good = order.filter((each) => named.includes(each) || isGood(each, first, thought)).map(({ move }) => move);
  if (strength === "tell") {
    const other = order.find((each) => !named.includes(each));
    const next = other ? [t(thought.unit === "win" ? "coach-next-win" : "coach-next-points", { move: label(other.move), worth: worth(other, thought, low) }), ...lead(other, thought, low)] : [];
    return { said: [bestOf(thought, named, low, label), ...lead(first, thought, low), ...(why ? [why] : []), ...next, sure], good };
  }
  const stake = stakeOf(first, last, thought, low);
  if (strength === "suggest") return { said: [t("coach-good", { moves: either(good.map(label)) }), stake], good };
  return { said: [choices, stake], good: [] };
}

/** What is best, in a sentence: one move, several that are equally good, or any. */
export function verdict(thought: Thought, low: boolean, label: (move: string) => string): string {
  const { named, first, same } = judged(thought);
  if (same || !first) return t("coach-same");
  return [bestOf(thought, named, low, label), ...lead(first, thought, low)].join(" · ");
}

/** The best move and the next best one, which a coach that tells compares; null where no move is best. */
export function compared(thought: Thought): [best: string, other: string] | null {
  const { order, named } = judged(thought);
  const [best, other] = order;
  return named.length > 1 || !best || !other ? null : [best.move, other.move];
}

/** The moves in order, the first and the last, those that are named as the best, and whether all are worth the same. */
function judged(thought: Thought | null): { order: Valued[]; named: Valued[]; first?: Valued; last?: Valued; same: boolean } {
  if (!thought) return { order: [], named: [], same: false };
  const { steps, seat, unit } = thought;
  const order = ranked(steps, seat);
  const named = equal(steps, seat, unit);
  return { order, named, first: order[0], last: order.at(-1), same: named.length > 1 && named.length === steps.length };
}

function bestOf(thought: Thought, named: Valued[], low: boolean, label: (move: string) => string): string {
  const { unit } = thought;
  const [first] = named;
  if (!first) return "";
  const value = worth(first, thought, low);
  if (named.length > 1) return t(`coach-equal-${unit}`, { moves: either(named.map(({ move }) => label(move))), worth: value });
  return t(`coach-best-${unit}`, { move: label(first.move), worth: value });
}

function isGood(one: Valued, best: Valued, { seat, unit }: Thought): boolean {
  const behind = best.lead.length > 0 && one.lead.length > 0 ? (best.lead[seat] ?? 0) - (one.lead[seat] ?? 0) : 0;
  return (best.worth[seat] ?? 0) - (one.worth[seat] ?? 0) < GOOD[unit] && behind < GOOD.score;
}

/** The chance or the score that depends on the choice; where no chance does, the lead that does. */
function stakeOf(first: Valued, last: Valued, thought: Thought, low: boolean): string {
  const { unit, seat } = thought;
  const [best, worst] = [worth(first, thought, low), worth(last, thought, low)];
  if (unit === "win" && best === worst && first.lead.length > 0) {
    const [ahead, behind] = [first, last].map((each) => shown(signed(each.lead[seat] ?? 0, low), "score"));
    return t(low ? "coach-stake-score" : "coach-stake-lead", { best: ahead ?? 0, worst: behind ?? 0 });
  }
  return t(`coach-stake-${unit}`, { best, worst });
}

/** The lead beside a chance, where it is known. */
const lead = (each: Valued, { seat }: Thought, low: boolean): string[] =>
  each.lead.length > 0 ? [t(low ? "coach-points" : "coach-lead", { lead: shown(signed(each.lead[seat] ?? 0, low), "score") })] : [];

const worth = (each: Valued, { unit, seat }: Thought, low: boolean): number => shown(unit === "win" ? (each.worth[seat] ?? 0) : signed(each.worth[seat] ?? 0, low), unit);

/** Points that are bad to have are shown without the sign that makes more better. */
const signed = (value: number, low: boolean): number => (low ? -value : value);

/** This move or that: a comma may stand within the words of each. */
const either = (moves: string[]): string => moves.reduce((one, other) => t("coach-or", { one, other }));

/** A worth as people read it: a chance in percent, points with one decimal. */
const shown = (value: number, unit: Thought["unit"]): number => (unit === "win" ? Math.round(100 * value) : Math.round(10 * value) / 10) + 0;
