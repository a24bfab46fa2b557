/** Real positions for the pages of the rules, made by the rules themselves (tests/web/diagrams.py writes them). */

import type { GameView, Step } from "../boards/types";

export interface Frame {
  step: Step | null;
  view: GameView;
}

type Diagrams = Record<string, Record<string, Frame[]>>;

/** The positions that show a part of the rules; none where words are enough. */
export async function diagram(game: string, part: string): Promise<Frame[]> {
  const all = (await import("./diagrams.json")).default as unknown as Diagrams;
  return all[game]?.[part] ?? [];
}
