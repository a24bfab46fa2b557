/** The flaps picked so far, compared with the legal sets. No rule is known here. */

/** The sets that contain every number picked. */
export function fitting(sets: number[][], picked: ReadonlySet<number>): number[][] {
  return sets.filter((set) => [...picked].every((number) => set.includes(number)));
}

/** The set that would be shut now: what is picked leaves only this one. */
export function decided(sets: number[][], picked: ReadonlySet<number>): number[] | null {
  const left = fitting(sets, picked);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** Picks a number or unpicks it. A number that fits no set together with the others starts over. */
export function toggled(sets: number[][], picked: ReadonlySet<number>, number: number): Set<number> {
  const next = new Set(picked);
  if (next.delete(number)) return next;
  next.add(number);
  return fitting(sets, next).length > 0 ? next : new Set([number]);
}

/** In notation. */
export const text = (set: number[]): string => set.join("+");

/** A sum for use in a sentence; U+2066 and U+2069 keep it left to right in every language. */
export const sum = (set: number[]): string => `\u2066${set.join(" + ")}\u2069`;

const CHIP = { high: 44, gap: 6, around: 32, digit: 12.5, plus: 27, told: 46 };
const SIZES = [1.3, 1.15, 1, 0.85, 0.75];

/** The largest size at which a chip for each set fits into the box; 0 where they are too many for it. `told`: each also says what it is worth. */
export function chipSize(sets: number[][], width: number, height: number, told = false): number {
  return SIZES.find((size) => chipLines(sets, width, size, told) * (CHIP.high * size + CHIP.gap) <= height + CHIP.gap) ?? 0;
}

function chipLines(sets: number[][], width: number, size: number, told: boolean): number {
  let lines = 1;
  let used = 0;
  for (const set of sets) {
    const digits = set.join("").length;
    const wide = (Math.max(CHIP.high, CHIP.around + CHIP.digit * digits + CHIP.plus * (set.length - 1)) + (told ? CHIP.told : 0)) * size;
    if (used > 0 && used + wide > width) [lines, used] = [lines + 1, 0];
    used += wide + CHIP.gap;
  }
  return lines;
}
