/** The moves of a position, the best first, as people read them. */

import type { Explored } from "../../api/messages";
import { equal, exact, ranked } from "../../engine/thought";
import type { Thought } from "../../engine/types";
import { t, tell } from "../../language/speech.svelte";

export interface Ranked {
  move: string;
  label: string;
  worth: number | null;
  lead: number | null;
  /** How far between the worst and the best it is, 0 to 1. */
  part: number;
  /** One of the best; none is where all are equally good. */
  best: boolean;
}

export function ranking({ moves }: Explored, thought: Thought | null, names: string[]): Ranked[] {
  const labels = new Map(moves.map(({ move, label }) => [move, tell(label, names)]));
  if (!thought) return moves.map(({ move }) => ({ move, label: labels.get(move) ?? move, worth: null, lead: null, part: 1, best: false }));
  const { steps, seat, unit } = thought;
  const order = ranked(steps, seat);
  const [most, least] = [order[0], order.at(-1)].map((each) => each?.worth[seat] ?? 0) as [number, number];
  const best = equal(steps, seat, unit);
  return order.map((each) => {
    const worth = each.worth[seat] ?? 0;
    const part = most === least ? 1 : (worth - least) / (most - least);
    return { move: each.move, label: labels.get(each.move) ?? each.move, worth, lead: each.lead[seat] ?? null, part, best: best.includes(each) && (order.length === 1 || best.length < order.length) };
  });
}

/** A worth in the reader's numbers: a chance in percent, points with one decimal and, where few are good, without a sign. */
export function shown(worth: number, unit: Thought["unit"], low: boolean, language: string): string {
  const style = unit === "win" ? { style: "percent" as const } : {};
  return new Intl.NumberFormat(language, { ...style, minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(unit === "score" && low ? -worth : worth);
}

/** A lead with its sign; points that are bad to have without one. */
export const shownLead = (lead: number, low: boolean, language: string): string =>
  new Intl.NumberFormat(language, { signDisplay: low ? "auto" : "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(low ? -lead : lead);

/** What the numbers are, and whether they are sure. */
export function about(thought: Thought, low: boolean): string {
  const beside = thought.steps.some(({ lead }) => lead.length > 0) ? [t(low ? "web-explore-unit-score" : "web-explore-unit-lead")] : [];
  return [t(`web-explore-unit-${thought.unit}`), ...beside, t(exact(thought) ? "web-explore-exact" : "web-explore-estimated")].join(" · ");
}
