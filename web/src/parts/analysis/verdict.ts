/** Was that luck? The answer about one seat, as the library finds it (src/parlour/study/analysis/verdict.py). */

import type { Report, SeatReport } from "../../api/messages";

export interface Verdict {
  seat: number;
  outcome: "won" | "lost" | "shared" | "ahead" | "behind";
  reason: "luck" | "skill" | "mistakes" | "moves" | "even" | "unknown";
  /** The number of the seat's own moves that lost the game, where the reason is `moves`. */
  moves: number;
}

/** At most this many moves are named as the cause of a loss. */
const FEW = 3;

/** About the reader's seat, else about the only person, else about the seat that gained most; null alone. */
export function verdictOf(report: Report, reader: number | null = null): Verdict | null {
  const who = report.seats[reader ?? about(report)];
  if (report.unit !== "win" || report.seats.length === 1 || !who) return null;
  const moves = who.result < who.start && reasonOf(who) === "skill" ? costly(report, who) : 0;
  return { seat: who.seat, outcome: outcomeOf(report, who), reason: moves ? "moves" : reasonOf(who), moves };
}

function about({ seats }: Report): number {
  const [person, other] = seats.filter(({ level }) => !level);
  const gains = seats.map(({ result, start }) => result - start);
  return person && !other ? person.seat : gains.indexOf(Math.max(...gains));
}

function outcomeOf({ finished }: Report, { result, start }: SeatReport): Verdict["outcome"] {
  if (!finished) return result > start ? "ahead" : "behind";
  return result === 1 ? "won" : result === 0 ? "lost" : "shared";
}

/** The verdict stands only if it stays when all that is unexplained is given to luck or to moves, or taken. */
function reasonOf({ result, start, luck, errors, others, unexplained }: SeatReport): Verdict["reason"] {
  const gain = result - start;
  if (gain === 0) return "even";
  // A loss is looked at from the other side: bad luck and own mistakes gave it, those of the others took from it.
  const [fate, gave, took] = gain > 0 ? [luck, others, errors] : [-luck, -errors, -others];
  const all = [-unexplained, unexplained].flatMap((part) => [decided(fate + part, gave, took), decided(fate, gave + part, took)]);
  return all.every((each) => each === all[0]) ? (all[0] ?? "unknown") : "unknown";
}

/** Luck gave more than mistakes; moves did so even after what the other side's mistakes took; or neither. */
function decided(luck: number, gave: number, took: number): Verdict["reason"] {
  if (luck > gave) return "luck";
  return luck <= gave + took ? "skill" : "mistakes";
}

/** The number of a seat's worst moves that together lost at least half of what it lost; 0 if more than `FEW`. */
function costly({ steps }: Report, { seat, start, result }: SeatReport): number {
  const own = steps.filter((step) => step.kind === "move" && step.seat === seat && step.judged).map(({ loss }) => loss);
  let lost = 0;
  for (const [place, loss] of own.sort((one, other) => other - one).slice(0, FEW).entries()) {
    lost += loss;
    if (lost >= (start - result) / 2) return place + 1;
  }
  return 0;
}
