/** The moves of a position, the best first, as people read them. */

import type { Explored } from "../../api/messages";
import type { Thought } from "../../engine/types";
import { t, tell } from "../../language/speech.svelte";

export interface Ranked {
  move: string;
  label: string;
  worth: number | null;
  /** How far between the worst and the best it is, 0 to 1. */
  part: number;
  /** None is where all are worth the same. */
  best: boolean;
}

export function ranking({ moves }: Explored, thought: Thought | null, low: boolean, names: string[]): Ranked[] {
  const falls = thought?.unit === "score" && low ? -1 : 1;
  const worth = new Map(thought?.moves.map((move, at) => [move, thought.worth[at] ?? null]));
  const known = [...worth.values()].filter((each): each is number => each !== null);
  const [most, least] = [Math.max(...known), Math.min(...known)];
  const [top, bottom] = falls > 0 ? [most, least] : [least, most];
  const each = moves.map(({ move, label }) => {
    const value = worth.get(move) ?? null;
    const part = value === null || most === least ? 1 : (falls > 0 ? value - least : most - value) / (most - least);
    return { move, label: tell(label, names), worth: value, part, best: value !== null && value === top && (moves.length === 1 || top !== bottom || known.length < moves.length) };
  });
  return thought ? each.sort((one, other) => falls * ((other.worth ?? -Infinity * falls) - (one.worth ?? -Infinity * falls))) : each;
}

/** A worth in the reader's numbers: a chance in percent, points with one decimal. */
export function shown(worth: number, unit: Thought["unit"], language: string): string {
  const style = unit === "win" ? { style: "percent" as const } : unit === "lead" ? { signDisplay: "exceptZero" as const } : {};
  return new Intl.NumberFormat(language, { ...style, minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(worth);
}

/** What the numbers are, and whether they are sure. */
export const about = ({ unit, exact }: Thought): string => `${t(`web-explore-unit-${unit}`)} · ${t(exact ? "web-explore-exact" : "web-explore-estimated")}`;
