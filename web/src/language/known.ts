/** The languages, by their own names. A language without files is not offered. */

import { LANGUAGES } from "virtual:languages";

const NAMES: Record<string, string> = {
  en: "English",
  he: "עברית",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  nl: "Nederlands",
  da: "Dansk",
  sv: "Svenska",
  pl: "Polski",
  ru: "Русский",
};

export interface Language {
  code: string;
  name: string;
}

export const KNOWN: Language[] = Object.entries(NAMES)
  .filter(([code]) => code in LANGUAGES)
  .map(([code, name]) => ({ code, name }));

export const direction = (code: string): "rtl" | "ltr" => (code === "he" ? "rtl" : "ltr");

/** The first of the browser's languages that is offered, or English. */
export function preferred(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    const found = code === "iw" ? "he" : code;
    if (KNOWN.some((language) => language.code === found)) return found;
  }
  return "en";
}
