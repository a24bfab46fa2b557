/**
 * The balance of a game, kept as the library keeps it (src/parlour/study/analysis/balance.py): worth on a grid of binary
 * fractions, so that sums and differences are exact, and every number is the library's to the last bit.
 */

import type { Line, LineStep, MoveValue, Report, SeatReport, StepReport } from "../../api/messages";
import type { Answer, Found } from "../../engine/memory";
import { equal, LEADS, ranked } from "../../engine/thought";

type Worth = number[];
const [ONLY, BEST, WORST] = ["only", "best", "blunder"];
/** No more than this part of all there is to lose is nothing. */
const NOISE = 1e-9;

/** Halves to the even number, as Python rounds; zero is never negative. */
function rounded(value: number): number {
  const below = Math.floor(value);
  const rest = value - below;
  return (rest > 0.5 || (rest === 0.5 && below % 2 !== 0) ? below + 1 : below) + 0;
}

interface Step extends Found {
  move: string;
}

export class Balance {
  private readonly steps: StepReport[] = [];

  constructor(private readonly line: Line) {}

  /** Judges the next step and adds it to the balance. */
  enter(answer: Answer): void {
    const played = this.line.steps[this.steps.length];
    if (!played) throw new Error("the game has no further step");
    const all = answer.steps.map((each, place): Step => ({ ...each, move: at(played.steps, place) }));
    const mine = at(all, played.step);
    const chance = played.chances.length > 0;
    const after = this.rounded(mine.worth);
    const blank = { before: after, best: null, loss: 0, lead_loss: 0, stake: 0, mark: "", error: mine.error, values: [] };
    this.steps.push({
      number: this.steps.length + 1,
      seq: played.seq,
      kind: chance ? "chance" : "move",
      seat: played.seat,
      step: mine.move,
      by: played.by,
      after,
      exact: chance ? mine.exact : answer.steps.every(({ exact }) => exact),
      judged: played.judged,
      ...blank,
      ...(chance ? { before: this.rounded(this.mean(played, answer)) } : played.judged ? this.choice(all, mine, after, played.seat ?? 0) : {}),
    });
  }

  /** The report, once all steps are entered. */
  report(): Report {
    const { report } = this.line;
    const exact = this.steps.every((step) => step.exact);
    const said = exact ? { note: "", estimated: null } : {};
    return { ...report, ...said, exact, seats: report.seats.map((blank) => this.account(blank)), steps: this.steps };
  }

  private choice(all: Step[], mine: Step, after: Worth, seat: number): Pick<StepReport, "before" | "best" | "loss" | "lead_loss" | "stake" | "mark" | "error" | "values"> {
    const order = ranked(all, seat);
    const first = at(order, 0);
    const before = this.rounded(first.worth);
    const best = equal(all, seat, this.line.report.unit).includes(mine) ? mine.move : first.move;
    const loss = at(before, seat) - at(after, seat);
    const stake = Math.max(...order.map((each) => this.lost(first, each, seat)));
    const values = order.map(({ move, worth, lead }): MoveValue => ({ move, values: this.rounded(worth), lead }));
    const mark = best === mine.move && order.length > 1 ? BEST : this.mark(order.length, loss);
    return { before, best, loss, lead_loss: leadLost(first, mine, seat), stake: stake > NOISE ? stake : 0, mark: mark ?? "", error: mine === first ? 0 : mine.error, values };
  }

  private rounded(worth: Worth): Worth {
    return worth.map((each) => rounded(each * this.line.grid) / this.line.grid);
  }

  private mean({ chances }: LineStep, { steps }: Answer): Worth {
    let total = this.line.report.seats.map(() => 0);
    for (const [place, { worth }] of steps.entries()) total = total.map((sum, seat) => sum + at(chances, place) * at(worth, seat));
    return total;
  }

  /** A move's loss on both scales, as a part of a win. */
  private lost(best: Step, move: Step, seat: number): number {
    const worth = (at(best.worth, seat) - at(move.worth, seat)) / this.line.report.largest;
    return Math.max(0, worth) + Math.max(0, leadLost(best, move, seat)) / LEADS;
  }

  private mark(moves: number, loss: number): string | undefined {
    if (moves === 1) return ONLY;
    if (loss < 0) return BEST;
    const found = Object.entries(this.line.scale).find(([, limit]) => loss < limit * this.line.report.largest);
    return found ? found[0] : WORST;
  }

  private account(blank: SeatReport): SeatReport {
    const { seat } = blank;
    const { largest } = this.line.report;
    let [start, result, luck, errors, others, lost, could, gone] = [0, 0, 0, 0, 0, 0, 0, 0];
    const spread = { move: 0, chance: 0 };
    const marks: Record<string, number> = {};
    let fresh = true;
    for (const [number, step] of this.steps.entries()) {
      if (!step.judged) {
        fresh = true;
        continue;
      }
      const ends = !this.steps[number + 1]?.judged;
      if (fresh) start += at(step.before, seat);
      if (ends) result += at(step.after, seat);
      fresh = false;
      const change = at(step.after, seat) - at(step.before, seat);
      if (step.kind === "chance") {
        luck += change;
        spread.chance += step.error * step.error;
      } else if (step.seat === seat) {
        errors += change;
        spread.move += step.error * step.error;
        marks[step.mark] = (marks[step.mark] ?? 0) + 1;
        lost += step.lead_loss;
        if (step.stake) {
          gone += Math.max(0, step.loss) / largest + Math.max(0, step.lead_loss) / LEADS;
          could += step.stake;
        }
      } else others += change;
    }
    const residual = result - start - luck - errors - others;
    const decisions = Object.entries(marks).reduce((sum, [name, times]) => (name === ONLY ? sum : sum + times), 0);
    return {
      ...blank,
      start,
      result,
      luck,
      errors,
      others,
      residual,
      error: Math.sqrt(spread.move),
      luck_error: Math.sqrt(spread.chance),
      unexplained: Math.sqrt(residual * residual + spread.move + spread.chance),
      lead_lost: lost,
      accuracy: could ? 1 - gone / could : null,
      decisions,
      marks,
    };
  }
}

const leadLost = (best: Step, move: Step, seat: number): number => (best.lead.length > 0 && move.lead.length > 0 ? at(best.lead, seat) - at(move.lead, seat) : 0);

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`nothing at ${place}`);
  return found;
}
