/** What a table is stands in its header line alone; what the server says beside it is compared, never believed. */

import type { TableNow } from "../api/messages";
import { holds } from "../referee/following";

interface Header {
  format?: string;
  game?: string;
  rules?: string;
  options?: object;
  daily?: { day?: string };
  duplicate?: object;
  chance?: { absent?: string; by?: string };
  clock?: { kind?: string; seconds?: number; increment?: number; out?: string };
}

export function headerOf(line: string): Header {
  try {
    return JSON.parse(line) as Header;
  } catch {
    return {};
  }
}

/** People roll their own dice, and tell what fell. */
export const byHand = (header: Header): boolean => header.chance?.by === "hand";

/** One device draws alone, without a server; another one may go on from its file. */
export const byDevice = (header: Header): boolean => header.chance?.by === "device";

/** No device takes part: chance is the same at several tables, or the table is of an older format. */
export const alone = (header: Header): boolean => header.format !== "parlour/2" || header.daily !== undefined || header.duplicate !== undefined;

/** Whether the server says the same of the table as the header does. */
export function fits(header: Header, table: TableNow): boolean {
  const { game, rules, options, daily, duplicate, chance, clock } = header;
  if (!holds({ game, rules, options }, table)) return false;
  const same = table.format === header.format && table.daily === (daily?.day ?? "") && table.duplicate === (duplicate !== undefined) && table.absent === chance?.absent && table.by_hand === byHand(header);
  const told = table.clock;
  return same && (told?.kind ?? "") === (clock?.kind ?? "") && (told?.seconds ?? 0) === (clock?.seconds ?? 0) && (told?.out ?? "") === (clock?.out ?? "");
}
