/** The moments of a game that are told, found as the library finds them (src/parlour/study/analysis/moments.py). */

import type { Analysis, AnalysisMoment, Line, Report, StepReport } from "../../api/messages";

const TURNS = 3;
/** Whether a move was made that can be told from the best one. */
export const erred = ({ best, step }: StepReport): boolean => best !== null && best !== step;
const change = ({ before, after }: StepReport): number[] => after.map((each, seat) => each - (before[seat] ?? 0));
/** The first of those that are largest. */
const most = <T>(list: T[], size: (each: T) => number): T | undefined => list.reduce<T | undefined>((best, each) => (best === undefined || size(each) > size(best) ? each : best), undefined);

/** The whole analysis, as the server tells it. */
export function analysisOf(report: Report, { scale, steps }: Line): Analysis {
  const better: Analysis["better"] = {};
  for (const [place, each] of report.steps.entries()) {
    const { best, number } = each;
    const played = steps[place];
    const label = played?.labels[played.steps.indexOf(best ?? "")];
    if (erred(each) && label) better[number] = label;
  }
  return { report, moments: moments(report), turning: turningPoints(report), better, scale };
}

function moments(report: Report): AnalysisMoment[] {
  const drawn = report.steps.filter(({ kind }) => kind === "chance").flatMap(drawnBy);
  const luckiest = most(drawn, ({ amount }) => amount);
  const unluckiest = most(drawn, ({ amount }) => -amount);
  const found: (AnalysisMoment | undefined | false)[] = [
    luckiest && luckiest.amount > 0 && { ...luckiest, kind: "luckiest" },
    unluckiest && unluckiest.amount < 0 && { ...unluckiest, kind: "unluckiest" },
    mistake(report),
    find(report),
  ];
  return found.filter((each): each is AnalysisMoment => Boolean(each && each.amount));
}

/** What an outcome gave the seat whose hand drew it; what the table draws is everybody's. */
function drawnBy(step: StepReport): Omit<AnalysisMoment, "kind">[] {
  const all = change(step).map((amount, seat) => ({ number: step.number, seat, amount }));
  return all.filter(({ seat }) => step.seat === null || step.seat === seat);
}

function mistake({ steps }: Report): AnalysisMoment | undefined {
  const worst = most(steps.filter(erred), ({ loss }) => loss);
  return worst && worst.seat !== null ? { kind: "mistake", number: worst.number, seat: worst.seat, amount: worst.loss } : undefined;
}

/** The move that was made where the next best one would have cost most. */
function find({ steps }: Report): AnalysisMoment | undefined {
  const found = steps.flatMap(({ seat, values, step, number }): AnalysisMoment[] => {
    const [first, second] = values;
    if (seat === null || !first || !second || first.move !== step) return [];
    return [{ kind: "find", number, seat, amount: (first.values[seat] ?? 0) - (second.values[seat] ?? 0) }];
  });
  return most(found, ({ amount }) => amount);
}

/** The steps that changed most, in the order of play. */
function turningPoints({ steps }: Report): AnalysisMoment[] {
  const changes = steps.flatMap((step): AnalysisMoment[] => {
    const all = change(step).map((amount, seat) => ({ kind: "turning" as const, number: step.number, seat, amount }));
    const one = most(all, ({ amount }) => Math.abs(amount));
    return one ? [one] : [];
  });
  const largest = changes.sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount)).slice(0, TURNS);
  return largest.filter(({ amount }) => amount).sort((one, other) => one.number - other.number);
}
