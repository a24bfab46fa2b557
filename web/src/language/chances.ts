/** Chances in words: a fraction as it is counted, and the nearest tenths, which everybody can picture. */

import { t } from "./speech.svelte";

/** "about 9 in 10", and words for what never or always comes. */
export function about(chance: number): string {
  const tenths = Math.round(10 * chance);
  if (chance === 0 || chance === 1) return t(chance === 0 ? "web-chance-never" : "web-chance-always");
  if (tenths === 0 || tenths === 10) return t(tenths === 0 ? "web-chance-hardly" : "web-chance-nearly");
  return t("web-chance-tenths", { tenths });
}

export const fraction = (ways: number, all: number): string => t("web-chance-of", { ways, all });

/** "31 of 36, about 9 in 10". */
export const counted = (ways: number, all: number): string => t("web-chance-said", { fraction: fraction(ways, all), about: about(ways / all) });
