/** The keys of one's tables, kept on this device: they are all there is by way of an account. */

export interface Kept {
  table: string;
  key: string;
  game: string;
  /** When it was last open here. */
  seen: number;
}

const PLACE = "parlour.tables";
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

/** Remembers a table, the latest first. A key that is known is not forgotten by looking on without one. */
export function keep(table: string, key: string, game: string): void {
  const others = kept().filter((one) => one.table !== table);
  write([{ table, key: key || keyOf(table), game, seen: Date.now() }, ...others].slice(0, MOST));
}

export const forget = (table: string): void => write(kept().filter((one) => one.table !== table));

function write(tables: Kept[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(tables));
  } catch {
    // A browser that keeps nothing still plays; only a reload will not find the seat again.
  }
}
