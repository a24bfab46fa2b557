/** Luck, skill, mistakes on all sides, or an answer that the estimates do not allow. */

import type { SeatReport } from "../../api/messages";

export type Verdict = "luck" | "skill" | "mistakes" | "unknown";
type Account = Pick<SeatReport, "luck" | "errors" | "others" | "residual">;

/** The verdict on a winner's account. It stands only if it is the same with all of the residual counted as luck, and with all of it counted as moves. */
export function verdictOf({ luck, errors, others, residual }: Account): Verdict {
  const lucky = decided(luck + residual, errors, others);
  return decided(luck, errors, others + residual) === lucky ? lucky : "unknown";
}

/** Luck, where it gave more than the others' errors did; skill, where it gave no more than their errors less the winner's own. In between the errors on both sides are larger than what separates them. */
function decided(luck: number, errors: number, others: number): Verdict {
  if (luck > others) return "luck";
  return luck <= others + errors ? "skill" : "mistakes";
}
