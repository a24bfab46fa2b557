/** A game's positions, judged in their order by the module that the game offers to browsers. */

import type { Line } from "../api/messages";
import { Memory, type Answer } from "./memory";

export function* judgements(code: WebAssembly.Module, ground: Uint8Array, cells: number, { report, steps }: Line): Generator<Answer> {
  const memory = new Memory(code, ground, cells);
  for (const { position, steps: all, judged } of steps) yield memory.answer(position, all.length, report.seats.length, judged ? report.instalments : 0);
}
