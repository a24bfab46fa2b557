/** Where things lie on the table: rows around the dice on a wide screen, one above the other on a narrow one. */

export type Side = "bottom" | "left" | "top" | "right";

const AROUND: Side[][] = [
  [],
  ["bottom"],
  ["bottom", "top"],
  ["bottom", "left", "right"],
  ["bottom", "left", "top", "right"],
];

/** The side of each seat, clockwise from whoever sits at the bottom. */
export function sides(players: number, bottom: number): Side[] {
  const around = AROUND[players] ?? [];
  return Array.from({ length: players }, (_, seat) => around[(seat - bottom + players) % players] ?? "bottom");
}

const FINGER = 31;

export const FLAP = { along: 44, across: 66, gap: 3 };

/** How many flaps stand in a line: all of them (more than 12 in two lines), or as many as are wide enough for a finger. */
export function perLine(tiles: number, width: number): number {
  let lines = tiles > 12 ? 2 : 1;
  while (width > 0 && lines < tiles && width / Math.ceil(tiles / lines) < FINGER) lines += 1;
  return Math.ceil(tiles / lines);
}

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The place of the nth flap of a row on this side. */
export function spot(index: number, line: number, side: Side): Spot {
  const along = (index % line) * (FLAP.along + FLAP.gap);
  const across = Math.floor(index / line) * (FLAP.across + FLAP.gap + 6);
  return side === "left" || side === "right"
    ? { x: across, y: along, width: FLAP.across, height: FLAP.along }
    : { x: along, y: across, width: FLAP.along, height: FLAP.across };
}

/** How large a row is drawn, in the units of `spot`. */
export function extent(tiles: number, line: number, side: Side): { width: number; height: number } {
  const along = line * (FLAP.along + FLAP.gap) - FLAP.gap;
  const across = Math.ceil(tiles / line) * (FLAP.across + FLAP.gap + 6) - FLAP.gap - 6;
  return side === "left" || side === "right" ? { width: across, height: along } : { width: along, height: across };
}
