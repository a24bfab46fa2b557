import type { Step } from "../../boards/types";
import type { RolitColour, RolitView } from "./types";

export interface Turning {
  from: RolitColour;
  away: readonly [number, number];
  delay: number;
}

/** `d3` is column 3, row 2. */
export function place(hollow: string): readonly [number, number] {
  return [hollow.charCodeAt(0) - 97, Number(hollow.slice(1)) - 1];
}

export function hollow(column: number, row: number): string {
  return `${"abcdefgh".charAt(column)}${row + 1}`;
}

/** How each ball captured by this step turns: outward from the new ball, the near ones first. */
export function turning(view: RolitView, step: Step | null): Map<string, Turning> {
  const last = view.last;
  if (!step || !last?.hollow) return new Map();
  const [x, y] = place(last.hollow);
  return new Map(
    last.captured.map(({ hollow, from }) => {
      const [toX, toY] = place(hollow);
      const far = Math.max(Math.abs(toX - x), Math.abs(toY - y));
      const length = Math.hypot(toX - x, toY - y);
      return [hollow, { from, away: [(toX - x) / length, (toY - y) / length], delay: 60 + 40 * far }];
    }),
  );
}
