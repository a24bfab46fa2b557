/** A game's positions, judged in their order by the module that the game offers to browsers. */

import type { Line } from "../api/messages";
import { judgedLength, Memory, type Judged } from "./memory";

export function* judgements(code: WebAssembly.Module, ground: Uint8Array, cells: number, { report, steps }: Line): Generator<Judged> {
  const players = report.seats.length;
  const places = Math.max(...steps.map(({ position }) => position.length));
  const length = judgedLength(Math.max(...steps.map((step) => step.steps.length)), players);
  const memory = new Memory(code, ground, cells, places, length);
  for (const [number, { position, steps: all }] of steps.entries()) yield memory.judge(position, number, all.length, players);
}
