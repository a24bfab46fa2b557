/** Luck, skill, mistakes on all sides, or an answer that the estimates do not allow. */

import type { SeatReport } from "../../api/messages";

export type Verdict = "luck" | "skill" | "mistakes" | "unknown";
type Account = Pick<SeatReport, "luck" | "errors" | "others" | "unexplained">;

/** The verdict on a winner's account. It stands only if it stays when all that is unexplained is given to luck or to moves, or taken from either. */
export function verdictOf({ luck, errors, others, unexplained }: Account): Verdict {
  const all = [-unexplained, unexplained].flatMap((part) => [decided(luck + part, errors, others), decided(luck, errors, others + part)]);
  return all.every((each) => each === all[0]) ? (all[0] ?? "unknown") : "unknown";
}

/** Luck, where it gave more than the others' errors did; skill, where it gave no more than their errors less the winner's own. In between the errors on both sides are larger than what separates them. */
function decided(luck: number, errors: number, others: number): Verdict {
  if (luck > others) return "luck";
  return luck <= others + errors ? "skill" : "mistakes";
}
