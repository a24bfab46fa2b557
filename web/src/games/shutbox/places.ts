/** Where things lie on the table: rows around the dice on a wide screen, one above the other on a narrow one. */

export type Side = "bottom" | "left" | "top" | "right";

const AROUND: Side[][] = [
  [],
  ["bottom"],
  ["bottom", "top"],
  ["bottom", "left", "right"],
  ["bottom", "left", "top", "right"],
];

/** The side of each seat, clockwise from the player at the bottom. */
export function sides(players: number, bottom: number): Side[] {
  const around = AROUND[players] ?? [];
  return Array.from({ length: players }, (_, seat) => around[(seat - bottom + players) % players] ?? "bottom");
}

export const FLAP = { along: 44, across: 66, gap: 3 };

/** The narrowest flap, in pixels, that is wide enough: for a finger, or only to be read. */
export const FINGER = 44;
export const READABLE = 24;

const MOST_LINES = 5;
/** Around the flaps, in the units of `spot`: a picked flap is lifted. */
export const MARGIN = { x: 3, y: 9 };

export interface Fit {
  /** How many flaps stand in a line. */
  line: number;
  /** How large the row is drawn, in pixels. */
  width: number;
  height: number;
}

/** How a row fills a box: in as few lines as give wide enough flaps, else in those that give the widest. */
export function fit(tiles: number, side: Side, width: number, height: number, enough: number): Fit {
  let best = { line: tiles, width: 0, height: 0, along: 0 };
  for (let lines = 1; lines <= MOST_LINES && best.along < enough; lines += 1) {
    const line = Math.ceil(tiles / lines);
    const size = extent(tiles, line, side);
    const [wide, high] = [size.width + 2 * MARGIN.x, size.height + 2 * MARGIN.y];
    const scale = Math.min(width / wide, height / high);
    if (scale * FLAP.along > best.along) best = { line, width: scale * wide, height: scale * high, along: scale * FLAP.along };
  }
  return best;
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
