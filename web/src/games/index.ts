/** The drawings of games, found by their folders: nothing outside a game's folder names the game. */

import { patiently } from "../api/patiently";
import type { Drawings, Frame, Odds } from "../boards/drawings";
import { PLAIN } from "../boards/plain";

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
export const DRAWN = [...DRAWINGS.keys()];

/** A game's own drawings, or the plain ones. */
export const drawingsOf = (game: string): Any => DRAWINGS.get(game) ?? PLAIN;

/** What games show on the page on chance. */
export const boardsOfOdds = (): Odds[] => DRAWN.flatMap((game) => drawingsOf(game).odds ?? []);

/** Fetches a part of a game's drawings once, and asks again where the line breaks. */
function fetched<T>(part: (of: Any) => Promise<T>): (game: string) => Promise<T> {
  const all = new Map<string, Promise<T>>();
  return (game) => {
    const there = all.get(game) ?? patiently(() => part(drawingsOf(game)));
    all.set(game, there);
    return there;
  };
}

export const boardOf = fetched((of) => of.board());
export const besideOf = fetched((of) => of.beside());

/** The positions that show a part of the rules; none where words are enough. */
export async function diagram(game: string, part: string): Promise<Frame[]> {
  const all = (await drawingsOf(game).diagrams()).default as Record<string, Frame[]>;
  return all[part] ?? [];
}
