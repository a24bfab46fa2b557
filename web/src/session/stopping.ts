/** Whether a game may be ended by somebody who did not open the table: when everybody else who plays has agreed. */

import type { SeatNow, TableEvent } from "../api/messages";

export const STOP = "stop";

export function othersAgree(events: TableEvent[], seats: SeatNow[], me: number[]): boolean {
  return seats.filter((seat) => !me.includes(seat.seat) && seat.kind !== "bot" && seat.joined && !seat.gone).every(({ seat }) => agrees(events, seat));
}

/** Whether the seat has proposed to stop and not moved since. */
function agrees(events: TableEvent[], seat: number): boolean {
  const last = events.findLast((event) => (event.event === "move" || (event.event === "reaction" && event.what === STOP)) && event.seat === seat);
  return last?.event === "reaction";
}
