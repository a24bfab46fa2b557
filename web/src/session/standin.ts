/** How strong a bot is that plays for somebody who is away. */

import type { SeatNow } from "../api/messages";

/** As strong as the strongest bot of the table, a child where there is none; never simply the best there is. */
export function standIn(levels: string[], seats: SeatNow[]): string {
  const here = seats.filter(({ kind, taken_over }) => kind === "bot" && !taken_over).map(({ level }) => levels.indexOf(level));
  const usual = levels.includes("easy") ? "easy" : "random";
  return levels[Math.max(-1, ...here)] ?? usual;
}
