/** The drawings of games, found by their folders: nothing outside a game's folder names the game. */

import type { Drawings, Frame } from "./drawings";

// Each game draws its own view; the page hands it the view of the game whose drawings it took.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Any = Drawings<any>;

const found = import.meta.glob<{ drawings: Any }>("./*/index.ts", { eager: true });
const DRAWINGS = new Map(
  Object.entries(found)
    .map(([path, { drawings }]) => [path.split("/")[1] ?? "", drawings] as const)
    .sort(([, one], [, other]) => one.place - other.place),
);

/** The games that have drawings here, in the order of the first page. */
export const GAMES = [...DRAWINGS.keys()];

export const drawingsOf = (game: string): Any | undefined => DRAWINGS.get(game);

/** The positions that show a part of the rules; none where words are enough. */
export async function diagram(game: string, part: string): Promise<Frame[]> {
  const all = (await DRAWINGS.get(game)?.diagrams())?.default as Record<string, Frame[]> | undefined;
  return all?.[part] ?? [];
}
