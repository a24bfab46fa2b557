/** What something is worth, in the reader's numbers. */

import type { Report } from "../../api/messages";
import { language, t } from "../../language/speech.svelte";

type Unit = Report["unit"];

/** Whole percent, points with one decimal: what people read who ask for no details. */
export const brief = (value: number, unit: Unit): string => withUnit(written(value, unit, "auto", unit === "win" ? 0 : 1), unit);

export const amount = (value: number, unit: Unit): string => withUnit(figure(value, unit), unit);

export const change = (value: number, unit: Unit): string => withUnit(written(value, unit, "exceptZero"), unit);

/** The number alone, for a sentence that names the unit itself. */
export const figure = (value: number, unit: Unit): string => written(value, unit, "auto");

function withUnit(number: string, unit: Unit): string {
  // Sign, digits and percent sign keep their order within a sentence that runs from right to left.
  return unit === "win" ? `\u2066${t("analysis-percent", { number })}\u2069` : t("analysis-in-points", { number });
}

function written(value: number, unit: Unit, signDisplay: "auto" | "exceptZero", digits = unit === "win" ? 1 : 2): string {
  const form = new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay });
  return form.format(unit === "win" ? 100 * value : value).replace("-", "\u2212");
}
