/** An answer about the moves of a position, and how its moves are ordered: the page's twin of `parlour.contract.engine`. */

import type { Answer } from "./memory";
import type { Question, Thought, Valued } from "./types";

/** Balls or points that a whole win is about worth: the error of a lead is this many times that of its worth. */
export const LEADS = 40;
/** Half of the last digit that people read of a worth; of a lead it is that of a score. */
const SEEN: Record<Thought["unit"], number> = { win: 0.005, score: 0.05 };

type Order = Pick<Valued, "worth" | "lead" | "error">;

export function thoughtOf({ moves, seat, unit }: Question, { steps, nodes, more }: Answer): Thought {
  return { seat, unit, nodes, more, steps: steps.map((each, place) => ({ move: moves[place] ?? "", ...each })) };
}

/** Best first for this seat: by worth, then by lead, then as the rules list them. */
export const ranked = <T extends Order>(steps: T[], seat: number): T[] =>
  [...steps].sort((one, other) => (other.worth[seat] ?? 0) - (one.worth[seat] ?? 0) || (other.lead[seat] ?? 0) - (one.lead[seat] ?? 0));

/** The best move and all that nobody can tell from it: no surface calls one of several best. */
export function equal<T extends Order>(steps: T[], seat: number, unit: Thought["unit"]): T[] {
  const [first, ...others] = ranked(steps, seat);
  return first ? [first, ...others.filter((each) => alike(first, each, seat, unit))] : [];
}

function alike(one: Order, other: Order, seat: number, unit: Thought["unit"]): boolean {
  const worth = (one.worth[seat] ?? 0) - (other.worth[seat] ?? 0);
  const lead = one.lead.length > 0 && other.lead.length > 0 ? (one.lead[seat] ?? 0) - (other.lead[seat] ?? 0) : 0;
  const error = Math.max(one.error, other.error);
  return Math.abs(worth) <= Math.max(error, SEEN[unit]) && Math.abs(lead) <= Math.max(LEADS * error, SEEN.score);
}

export const exact = ({ steps }: Thought): boolean => steps.every((each) => each.exact);
