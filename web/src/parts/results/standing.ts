/** How everybody stands, by rank: what a scene shows. */

import type { Face } from "../../language/faces";
import { byRank } from "../../session/ranks";
import type { Table } from "../../session/table.svelte";

export interface Standing {
  seat: number;
  name: string;
  face: Face;
  /** Counted from 1; equals share a place. */
  place: number;
  /** What the round brought; null where it brought nothing. */
  points: number | null;
  /** The total before it, and now. */
  from: number;
  total: number;
  won: boolean;
}

/** By seat: how many have more, or less where less is better. */
export const placesOf = (totals: number[], low: boolean): number[] => totals.map((own) => totals.filter((other) => (low ? other < own : other > own)).length);

export function standings(table: Table, places: number[], totals: number[], points: (number | null)[], winners: number[]): Standing[] {
  return byRank(places, totals.length).map((seat) => {
    const total = totals[seat] ?? 0;
    return { seat, name: table.names[seat] ?? "", face: table.faces[seat]!, place: (places[seat] ?? 0) + 1, points: points[seat] ?? null, from: total - (points[seat] ?? 0), total, won: winners.includes(seat) };
  });
}
