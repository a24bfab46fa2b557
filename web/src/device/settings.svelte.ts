/** The settings of this device: language, theme, motion, sound, vibration, text size, name, pace of bots, how boards face and how much they show. Kept in the browser. */

import { preferred } from "../language/known";
import { speak } from "../language/speech.svelte";
import { PACES, STILL, TIMES, type Pace } from "./pace";

export type Theme = "auto" | "light" | "dark";

export const AROUND = ["fixed", "mirrored", "turned"] as const;
/** On a device in the middle of a table: the board stays put, faces both sides, or turns to the player. */
export type Around = (typeof AROUND)[number];

export const TEXTS = ["usual", "large", "largest"] as const;
export type Text = (typeof TEXTS)[number];
/** How many times as large as usual the letters are. */
const LARGER: Record<Text, number> = { usual: 1, large: 1.15, largest: 1.3 };

interface Settings {
  language: string;
  theme: Theme;
  still: boolean;
  sound: boolean;
  /** Whether somebody here has been asked about sounds. */
  asked: boolean;
  /** A short vibration when it is this device's turn. */
  buzz: boolean;
  text: Text;
  name: string;
  pace: Pace;
  around: Around;
  /** Large pieces, few buttons, no percentages. */
  child: boolean;
  /** Boards show the seat of this device alone: everybody's are on a television. */
  apart: boolean;
}

const PLACE = "parlour.settings";
const dark = matchMedia("(prefers-color-scheme: dark)");
const reduce = matchMedia("(prefers-reduced-motion: reduce)");

export const settings = $state<Settings>({ ...read() });
const device = $state({ dark: dark.matches, reduce: reduce.matches });

function read(): Settings {
  const usual: Settings = { language: preferred(navigator.languages), theme: "auto", still: false, sound: false, asked: false, buzz: true, text: "usual", name: "", pace: "natural", around: "fixed", apart: false, child: false };
  try {
    const found = { ...usual, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>) };
    return PACES.includes(found.pace) ? found : { ...found, pace: usual.pace };
  } catch {
    return usual;
  }
}

/** Whether animations are off: set on the device, or here. */
export const still = (): boolean => settings.still || device.reduce;

/** How long a step stays on the board before the next one. */
export const stays = (kind: "move" | "outcome"): number => Math.min(TIMES[settings.pace][kind], still() && settings.pace !== "slow" ? STILL : Infinity);

/** How long a bot at a table opened here waits before its move. */
export const botPause = (): number => TIMES[settings.pace].bot;

export async function choose(change: Partial<Settings>): Promise<void> {
  Object.assign(settings, change);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Without storage the settings last until the page is closed.
  }
  paint();
  if (change.language) await speak(change.language);
}

/** Applies theme and language before the first page is drawn. */
export async function begin(): Promise<void> {
  dark.addEventListener("change", () => ((device.dark = dark.matches), paint()));
  reduce.addEventListener("change", () => ((device.reduce = reduce.matches), paint()));
  paint();
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked) settings.language = preferred([asked]);
  await speak(settings.language);
}

function paint(): void {
  const theme = settings.theme === "auto" ? (device.dark ? "dark" : "light") : settings.theme;
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.still = String(still());
  document.documentElement.style.setProperty("--text", String(LARGER[settings.text] ?? 1));
}
