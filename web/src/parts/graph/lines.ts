/** The line of a player in a graph: lines differ by their dashes too, not by colour alone. */

import type { Face } from "../../language/faces";

const DASHES = ["", "8 4", "2 4", "10 3 2 3", "1 6", "14 4", "4 2", "6 6", "3 3", "12 2 2 2", "9 9", "5 1"];

/** In the colour that somebody plays, or that of their face. */
export const lineOf = (face: Face | undefined, seat: number): { stroke: string; "stroke-dasharray": string } => ({ stroke: face?.colour ?? "currentcolor", "stroke-dasharray": DASHES[seat] ?? "" });
