import type { TableEvent } from "../api/messages";
import type { Step } from "../boards/types";

/** The move or outcome in an event; null for an event that does not change the board. */
export function stepOf(event: TableEvent): Step | null {
  if (event.event === "move") return { chance: false, seat: event.seat, text: event.move };
  if (event.event === "outcome") return { chance: true, seat: event.hand, text: event.outcome };
  return null;
}
