/**
 * The account of a game, kept as the library keeps it (src/parlour/study/analysis/ledger.py): worth on a grid of binary
 * fractions, so that sums and differences are exact, and every number is the library's to the last bit.
 */

import type { Line, LineStep, MoveValue, Report, SeatReport, StepReport } from "../../api/messages";
import type { Judged } from "../../engine/memory";

type Worth = number[];
const [ONLY, BEST, WORST] = ["only", "best", "blunder"];

/** Halves to the even number, as Python rounds; zero is never negative. */
function rounded(value: number): number {
  const below = Math.floor(value);
  const rest = value - below;
  return (rest > 0.5 || (rest === 0.5 && below % 2 !== 0) ? below + 1 : below) + 0;
}

export class Ledger {
  private readonly steps: StepReport[] = [];
  private residual: Worth;

  constructor(private readonly line: Line) {
    this.residual = line.report.seats.map(() => 0);
  }

  /** Judges the next step and adds it to the account. */
  enter(judged: Judged): void {
    const played = this.line.steps[this.steps.length];
    if (!played) throw new Error("the game has no further step");
    const chance = played.chances.length > 0;
    const seat = played.seat ?? 0;
    const [best, worth] = chance ? [null, this.mean(played, judged)] : this.best(judged, played, seat);
    const values = chance ? [] : this.ranked(judged, played, seat);
    const before = this.joined(worth, !chance);
    let after = this.rounded(at(judged.worths, played.step));
    const step = at(played.steps, played.step);
    let loss = 0;
    if (best === step) after = played.over ? after : before;
    else if (!chance) loss = at(before, seat) - at(after, seat);
    this.steps.push({
      number: this.steps.length + 1,
      seq: played.seq,
      kind: chance ? "chance" : "move",
      seat: played.seat,
      step,
      by: played.by,
      before,
      after,
      best,
      loss,
      mark: chance ? "" : this.mark(values.length, loss),
      exact: judged.exact,
      error: judged.error,
      values,
    });
  }

  /** The report, once all steps are entered. */
  report(): Report {
    const { report } = this.line;
    const exact = this.steps.every((step) => step.exact);
    const said = exact ? { note: "", estimated: null } : {};
    return { ...report, ...said, exact, seats: report.seats.map((blank) => this.account(blank)), steps: this.steps };
  }

  private rounded(worth: Worth): Worth {
    return worth.map((each) => rounded(each * this.line.grid) / this.line.grid);
  }

  private mean({ chances }: LineStep, { worths }: Judged): Worth {
    let total = this.line.report.seats.map(() => 0);
    for (const [place, worth] of worths.entries()) total = total.map((sum, seat) => sum + at(chances, place) * at(worth, seat));
    return this.rounded(total);
  }

  /** The best move; the one played, unless another is better by more than can be overlooked. */
  private best({ worths, grain }: Judged, { step, steps }: LineStep, seat: number): [string, Worth] {
    let best = 0;
    for (const [place, worth] of worths.entries()) if (at(worth, seat) > at(at(worths, best), seat)) best = place;
    const mine = at(worths, step);
    if (at(at(worths, best), seat) - at(mine, seat) <= Math.max(grain, this.line.noise)) best = step;
    return [at(steps, best), this.rounded(at(worths, best))];
  }

  private ranked({ worths }: Judged, { steps }: LineStep, seat: number): MoveValue[] {
    const places = worths.map((_, place) => place).sort((one, other) => at(at(worths, other), seat) - at(at(worths, one), seat));
    return places.map((place) => ({ move: at(steps, place), values: this.rounded(at(worths, place)) }));
  }

  /** What the position is worth now, against what the step before said: chance takes rounding, the residual more. */
  private joined(before: Worth, moves: boolean): Worth {
    const last = this.steps.at(-1);
    if (!last) return before;
    const gaps = before.map((now, seat) => now - at(last.after, seat));
    if (Math.max(...gaps.map(Math.abs)) <= this.line.noise) {
      if (!moves || last.kind !== "chance") return last.after;
      last.after = before;
      return before;
    }
    this.residual = this.residual.map((total, seat) => total + at(gaps, seat));
    return before;
  }

  private mark(moves: number, loss: number): string {
    if (moves === 1) return ONLY;
    if (loss <= 0) return BEST;
    const found = Object.entries(this.line.scale).find(([, limit]) => loss < limit * this.line.report.largest);
    return found ? found[0] : WORST;
  }

  private account(blank: SeatReport): SeatReport {
    const { seat } = blank;
    let [luck, errors, others, error] = [0, 0, 0, 0];
    const marks: Record<string, number> = {};
    for (const step of this.steps) {
      const change = at(step.after, seat) - at(step.before, seat);
      if (step.kind === "chance") luck += change;
      else if (step.seat === seat) {
        errors += change;
        error = Math.sqrt(error * error + step.error * step.error);
        marks[step.mark] = (marks[step.mark] ?? 0) + 1;
      } else others += change;
    }
    const start = at(this.steps[0]?.before ?? [], seat);
    const result = at(this.steps.at(-1)?.after ?? [], seat);
    const decisions = Object.entries(marks).reduce((sum, [name, times]) => (name === ONLY ? sum : sum + times), 0);
    return { ...blank, start, result, luck, errors, others, residual: at(this.residual, seat), error, decisions, marks };
  }
}

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`nothing at ${place}`);
  return found;
}
