/** A request to take a move back, as the log has it. */

import type { Told } from "./table.svelte";

export interface Asking {
  /** The event of the move, and the seat that made it and asks. */
  of: number;
  seat: number;
  agreed: number[];
  /** Why it came to nothing; empty as long as it is open. */
  end: "" | "declined" | "lapsed" | "moved";
  /** The seat that does not agree. */
  by: number | null;
}

/** This many steps after its end a request is still told of. */
const TOLD = 3;

/** The last request; null where there is none, or it ended long ago. */
export function asking(log: Told[]): Asking | null {
  let [end, by]: [Asking["end"], number | null] = ["", null];
  const agreed: number[] = [];
  let [of, after] = [0, 0];
  for (let at = log.length - 1; at >= 0; at--) {
    const { event } = log[at] as Told;
    if (event.seq === of) return event.event === "move" ? { of, seat: event.seat, agreed, end, by } : null;
    if (event.event === "consent") [of] = [event.of, agreed.push(...event.seats)];
    else if (event.event === "undo" || event.event === "end") return null;
    else if (event.event === "decline") {
      [end, by] = event.seat === undefined || event.seat === null ? ["lapsed", null] : ["declined", event.seat];
    } else if (event.event === "open" || event.event === "seat" || (event.event === "move" && !event.by)) {
      after += 1;
      if (of || after > TOLD) return null;
      end = "moved";
    }
  }
  return null;
}
