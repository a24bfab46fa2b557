/** Dates, times and scores of challenges in the reader's language. */

import { language } from "../../language/speech.svelte";

/** A day, by UTC as all days of challenges. */
export const dateOf = (day: string): string => new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

export const numberOf = (value: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value).replace("-", "\u2212");

/** Seconds as hours and minutes. */
export function duration(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const part = (value: number, unit: "hour" | "minute"): string => new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(value);
  const parts = [minutes >= 60 ? part(Math.floor(minutes / 60), "hour") : "", minutes % 60 ? part(minutes % 60, "minute") : ""];
  return parts.filter(Boolean).join(" ");
}
