/** Score sheets that people keep beside their own box. They stay on this device; a finished one is a result too. */

import type { Face } from "../language/faces";
import { keepList, keptList } from "./kept";

export interface SheetPlayer {
  name: string;
  face: Face;
}

export interface KeptSheet {
  id: string;
  game: string;
  /** All options of the game, defaults filled in. */
  options: Record<string, unknown>;
  best: "high" | "low";
  /** By seat. */
  players: SheetPlayer[];
  /** By round and seat, as entered; null where a seat did not play. */
  rounds: (number | null)[][];
  /** A lone player stopped, or the tied players share the win. */
  stopped: boolean;
  /** What is entered of the next round. */
  entering: string[];
  /** When it was last written, in milliseconds. */
  time: number;
  ended: boolean;
}

const PLACE = "parlour.sheets";
const MOST = 20;

/** The latest first. */
export const sheets = (): KeptSheet[] => (keptList(PLACE) as KeptSheet[]).filter((one) => Array.isArray(one?.players) && Array.isArray(one.rounds) && Array.isArray(one.entering));

export const sheetOf = (id: string): KeptSheet | null => sheets().find((one) => one.id === id) ?? null;

/** Whether it could be kept. */
export const keepSheet = (sheet: KeptSheet): boolean => keepList(PLACE, [sheet, ...sheets().filter(({ id }) => id !== sheet.id)].slice(0, MOST));

/** Those that are over go; the season has forgotten them too. */
export const forgetEnded = (): boolean => keepList(PLACE, sheets().filter(({ ended }) => !ended));
