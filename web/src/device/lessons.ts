/** Which lessons this device has been offered: each is offered once to a newcomer, and always found beside the rules. */

import { kept } from "../api/keys";

const PLACE = "parlour.lessons";
/** Stands for the offer on the first page. */
const ANY = "*";

function offered(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Whether to offer the lesson of a game: neither taken nor declined, and the game not played here before, but at this table. */
export const isNew = (game: string, table = ""): boolean => !offered().includes(game) && !kept().some((one) => one.game === game && one.table !== table);

/** Whether to offer a lesson on the first page: to somebody who has not played here yet. */
export const isNewcomer = (): boolean => offered().length === 0 && kept().length === 0;

/** Remembers that the lesson of a game was taken or declined. */
export function answered(game = ANY): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify([...new Set([...offered(), game])]));
  } catch {
    // Without storage the lesson is offered again.
  }
}
