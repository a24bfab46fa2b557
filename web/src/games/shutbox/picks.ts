/** The flaps picked so far, against the sets of numbers that may be shut: nothing here knows how a set comes about. */

/** The sets that contain every number picked. */
export function fitting(sets: number[][], picked: ReadonlySet<number>): number[][] {
  return sets.filter((set) => [...picked].every((number) => set.includes(number)));
}

/** The set that would be shut now: what is picked leaves only this one. */
export function decided(sets: number[][], picked: ReadonlySet<number>): number[] | null {
  const left = fitting(sets, picked);
  return left.length === 1 ? (left[0] ?? null) : null;
}

/** Picks a number, or puts it back. A number that fits no set with the others starts afresh. */
export function toggled(sets: number[][], picked: ReadonlySet<number>, number: number): Set<number> {
  const next = new Set(picked);
  if (next.delete(number)) return next;
  next.add(number);
  return fitting(sets, next).length > 0 ? next : new Set([number]);
}

/** In notation. */
export const text = (set: number[]): string => set.join("+");

/** In a sentence of any language: a sum reads from left to right (U+2066 and U+2069 keep it so). */
export const sum = (set: number[]): string => `\u2066${set.join(" + ")}\u2069`;
