/** Outcomes of chance, put together from what people tap: `3-2` is a 3 and a 2, in any order. */

import type { Fallen } from "../../api/messages";

/** The dice, cards or balls of an outcome. */
const parts = (outcome: string): string[] => (outcome.split(":").at(-1) ?? "").split("-");

/** All that can be tapped, in the order of the rules. */
export const facesOf = (fallen: Fallen[]): string[] =>
  [...new Set(fallen.flatMap(({ outcome }) => parts(outcome)))].sort((one, other) => (Number(one) - Number(other)) || 0);

/** The outcome in which exactly these fell; none while some are missing. */
export function completes(fallen: Fallen[], tapped: string[]): string | undefined {
  const wanted = [...tapped].sort().join();
  return fallen.find(({ outcome }) => parts(outcome).sort().join() === wanted)?.outcome;
}
