/** Numbers of the season in the reader's language. */

import { language } from "../../language/speech.svelte";
import type { Mean } from "./statistics";

/** U+2066 and U+2069 keep sign and digits in their order. */
export const signed = (value: number): string => `\u2066${written(value, "exceptZero")}\u2069`;
export const plain = (value: number): string => written(value, "auto");

/** A mean in hundredths or tenths, with its interval where there is one. */
export const within = ({ value, error }: Mean, times: number): string => `\u2066${plain(value * times)}${error === null ? "" : ` ± ${plain(error * times)}`}\u2069`;

function written(value: number, signDisplay: "auto" | "exceptZero"): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay }).format(value + 0).replace("-", "\u2212");
}

export const day = (time: number): string => new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(new Date(time));
