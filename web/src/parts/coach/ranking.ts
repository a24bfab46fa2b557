/** All that can follow a position, as people read it: the best move first, outcomes as the rules list them. */

import type { Explored } from "../../api/messages";
import type { Marks } from "../../boards/types";
import { equal, exact, ranked } from "../../engine/thought";
import type { Thought } from "../../engine/types";
import { language, t, tell } from "../../language/speech.svelte";

export interface Ranked {
  step: string;
  label: string;
  worth: number | null;
  lead: number | null;
  /** How far between the worst and the best it is, 0 to 1. */
  part: number;
  /** Of an outcome. */
  chance: number;
  /** One of the best; none is where all are equally good, and none of the outcomes. */
  best: boolean;
  /** It was chosen in the game, or it came. */
  was: boolean;
}

export function ranking({ moves, outcomes }: Pick<Explored, "moves" | "outcomes">, thought: Thought | null, names: string[], was: string, labelled?: (move: string) => string): Ranked[] {
  const all = [...moves.map(({ move, label }) => ({ step: move, label, chance: 0 })), ...outcomes.map(({ outcome, label, chance }) => ({ step: outcome, label, chance }))];
  const plain = all.map(({ step, label, chance }): Ranked => ({ step, label: labelled?.(step) ?? tell(label, names), worth: null, lead: null, part: 1, chance, best: false, was: step === was }));
  if (!thought) return plain;
  const { steps, seat, unit } = thought;
  const order = ranked(steps, seat);
  const [most, least] = [order[0], order.at(-1)].map((each) => each?.worth[seat] ?? 0) as [number, number];
  const best = moves.length > 0 ? equal(steps, seat, unit) : [];
  return (moves.length > 0 ? order : steps).flatMap((each) => {
    const known = plain.find(({ step }) => step === each.move);
    const worth = each.worth[seat] ?? 0;
    const part = most === least ? 1 : (worth - least) / (most - least);
    return known ? { ...known, worth, lead: each.lead[seat] ?? null, part, best: best.includes(each) && (steps.length === 1 || best.length < steps.length) } : [];
  });
}

/** What a board says of each move. */
export const marked = (moves: Ranked[], thought: Thought, low: boolean, lit: string): Marks =>
  Object.fromEntries(moves.map(({ step, worth, lead, best, was }) => [step, { worth: worth === null ? "" : brief(worth, lead, thought, low, moves), best, played: was && !best, lit: step === lit }]));

/** One number for a place on the board: the worth, or where all are worth the same the lead that tells moves apart. */
function brief(worth: number, lead: number | null, thought: Thought, low: boolean, moves: Ranked[]): string {
  const told = moves.map((each) => shown(each.worth ?? 0, thought.unit, low));
  return lead !== null && told.every((each) => each === told[0]) ? shownLead(lead, low) : shown(worth, thought.unit, low);
}

/** A worth in the reader's numbers: a chance in whole percent, points with one decimal and, where few are good, without a sign. */
export function shown(worth: number, unit: Thought["unit"], low: boolean): string {
  const form = unit === "win" ? { style: "percent" as const, maximumFractionDigits: 0 } : { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language(), form).format((unit === "score" && low ? -worth : worth) + 0).replace("-", "\u2212");
}

/** A lead with its sign; points that are bad to have without one. */
export const shownLead = (lead: number, low: boolean): string =>
  new Intl.NumberFormat(language(), { signDisplay: low ? "auto" : "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(low ? -lead : lead).replace("-", "\u2212");

/** What the numbers are, and whether they are sure. */
export function about(thought: Thought, low: boolean): string {
  const beside = thought.steps.some(({ lead }) => lead.length > 0) ? [t(low ? "web-explore-unit-score" : "web-explore-unit-lead")] : [];
  return [t(`web-explore-unit-${thought.unit}`), ...beside, t(exact(thought) ? "web-explore-exact" : "web-explore-estimated")].join(" · ");
}

/** The numbers of outcomes: a tile has no room for the lead, and shows the chance in small print. */
export const aboutOutcomes = (thought: Thought): string =>
  [t(`web-explore-unit-${thought.unit}`), t(exact(thought) ? "web-explore-exact" : "web-explore-estimated"), t("web-study-chances")].join(" · ");

/** What an outcome to come is worth on average. */
export const average = (outcomes: Ranked[]): number => outcomes.reduce((sum, { chance, worth }) => sum + chance * (worth ?? 0), 0);
