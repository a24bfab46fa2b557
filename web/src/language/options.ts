/** The options of games in words: by the game's messages, or else the names used in code. */

import type { OptionInfo } from "../api/messages";
import { has, list, t, tell } from "./speech.svelte";

const first = (...ids: string[]): string => ids.filter(has).map((id) => t(id))[0] ?? "";

export const optionName = (game: string, option: string): string => first(`${game}-${option}`, `web-option-${option}`) || option.replaceAll("_", " ");

export const optionAbout = ({ about }: OptionInfo): string => (about ? tell(about) : "");

export function valueName(game: string, option: string, value: unknown): string {
  if (option === "first" && typeof value === "number") return t("seat-name", { number: value + 1 });
  if (Array.isArray(value)) return list(value.map((each) => valueName(game, option.replace(/s$/, ""), each)));
  const text = String(value);
  const [count, unit] = text.split(" ");
  if (unit !== undefined && has(`${game}-${option}-${unit}`)) return t(`${game}-${option}-${unit}`, { count: Number(count) });
  return first(`${game}-${option}-${text}`, `web-${game}-${option}-${text}`) || text;
}

export const valueAbout = (game: string, option: string, value: unknown): string =>
  first(`${game}-${option}-${String(value)}.about`, `web-${game}-${option}-${String(value)}.about`);
