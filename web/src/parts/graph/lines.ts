/** The line of a player in a graph: lines differ by their dashes too, not by colour alone. */

const COLOURS = ["--accent", "--good", "--focus", "--brass"];
const DASHES = ["", "8 4", "2 4", "10 3 2 3", "1 6", "14 4", "4 2", "6 6", "3 3", "12 2 2 2", "9 9", "5 1"];

export const lineOf = (seat: number): { stroke: string; "stroke-dasharray": string } => ({
  stroke: `var(${COLOURS[seat % COLOURS.length]})`,
  "stroke-dasharray": DASHES[seat] ?? "",
});
