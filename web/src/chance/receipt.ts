/** A file of what this device kept of a table: a receipt, or the evidence when something does not fit. Never the seed. */

import type { Kept } from "./kept";

/** What people do; all but a move is about an earlier event. */
const PERSONS = ["play", "undo", "consent", "decline"];

export function receipt(kept: Kept, lines: string[], toldNow: string[]): string {
  const { table, device, seats, after, header, head, seen, sent, commands, alarm, notice, evidence } = kept;
  const changed = lines.some((line, place) => toldNow[place] !== line);
  return JSON.stringify(
    {
      format: "parlour-receipt/1",
      ...{ table, device, seats, after, header, head, lines: seen, sent },
      commands: Object.entries(commands).filter(([, { type }]) => PERSONS.includes(type)).map(([id, { type, seat, move, seq }]) => ({ id, type, seat, seq, ...(type === "play" ? { move } : { move: "", of: Number(move) }) })),
      ...(alarm ? { alarm, evidence } : {}),
      ...(notice ? { notice } : {}),
      log: lines,
      ...(changed ? { told_now: toldNow } : {}),
    },
    null,
    1,
  );
}
