/** The keys of the player's tables, kept on this device. There are no accounts. */

import { POCKET } from "./answerer";

export interface Kept {
  table: string;
  key: string;
  game: string;
  /** When it was last open here. */
  seen: number;
}

/** Tables of a server, and those of this device alone, which may share a site. */
const PLACE = POCKET ? `parlour.tables ${new URL(".", location.href).pathname}` : "parlour.tables";
const MOST = 40;

export function kept(): Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "[]") as Kept[];
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export const keyOf = (table: string): string => kept().find((one) => one.table === table)?.key ?? "";

/** Remembers a table, the latest first. Watching a table without a key keeps a key already known. */
export function keep(table: string, key: string, game: string): void {
  const others = kept().filter((one) => one.table !== table);
  write([{ table, key: key || keyOf(table), game, seen: Date.now() }, ...others].slice(0, MOST));
}

export const forget = (table: string): void => write(kept().filter((one) => one.table !== table));

function write(tables: Kept[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables));
  } catch {
    // Without storage the game still works, but a reload loses the seat.
  }
}
