/** A rating in words. */

import type { Figure } from "../../api/messages";
import { t } from "../../language/speech.svelte";

/** The best guess, and how sure it is. */
export const figure = ({ about, sureness }: Figure): string => t("ratings-figure", { about, sureness });
