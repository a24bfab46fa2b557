/** What fell at tables by hand, added up over the games of the season. */

import type { Fell } from "../../api/messages";

/** Faces, and games and kinds of chance together, that a server looks at. */
const [FACES, SUMS] = [24, 12];

/** Sums of one game and kind as one; the largest ones where there are too many. */
export function added(all: Fell[]): Fell[] {
  const found = new Map<string, Fell>();
  for (const each of all) {
    const key = `${each.game} ${each.kind}`;
    const known = found.get(key);
    found.set(key, known ? both(known, each) : each);
  }
  const fitting = [...found.values()].filter(({ faces }) => faces.length >= 2 && faces.length <= FACES);
  return fitting.sort((one, other) => other.draws - one.draws).slice(0, SUMS);
}

function both(one: Fell, other: Fell): Fell {
  const faces = [...new Set([...one.faces, ...other.faces])];
  const sum = (of: (from: Fell) => number): number => of(one) + of(other);
  return {
    game: one.game,
    kind: one.kind,
    draws: one.draws + other.draws,
    faces,
    fell: faces.map((face) => sum((from) => from.fell[from.faces.indexOf(face)] ?? 0)),
    due: faces.map((face) => sum((from) => from.due[from.faces.indexOf(face)] ?? 0)),
    shared: faces.flatMap((face, at) => faces.slice(at + 1).map((next) => sum((from) => shared(from, face, next)))),
  };
}

/** Pairs stand row by row above the diagonal. */
function shared({ faces, shared: pairs }: Fell, face: string, next: string): number {
  const [row, column] = [faces.indexOf(face), faces.indexOf(next)].sort((a, b) => a - b) as [number, number];
  return row < 0 ? 0 : (pairs[row * faces.length - (row * (row + 1)) / 2 + column - row - 1] ?? 0);
}
