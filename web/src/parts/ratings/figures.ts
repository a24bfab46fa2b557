/** A rating in words. */

import type { Figure, MyGame } from "../../api/messages";
import { t } from "../../language/speech.svelte";

/** The best guess, and how sure it is. */
export const figure = ({ about, sureness }: Figure): string => t("ratings-figure", { about, sureness });

/** A rating from its first known figure to now. Each game changed the figure that the one before had left. */
export function course(now: Figure, games: MyGame[]): Figure[] {
  const found = [now];
  const same = (one: Figure, other?: Figure): boolean => one.mu === other?.mu && one.sigma === other?.sigma;
  for (const { before, after } of games) if (same(after, found[0])) found.unshift(before);
  return found;
}

/** From left to right in any language. */
export const inARow = (figures: Figure[]): string => `\u2066${figures.map(({ about }) => about).join(" · ")}\u2069`;
