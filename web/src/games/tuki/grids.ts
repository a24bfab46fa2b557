/** A card is 1 wide and 1.4 high; a grid has four by two, and a line for the name. */
const GRID = { across: 4, down: 2.8, head: 22 };

/** In how many columns this many grids are largest in a box. */
export function columns(grids: number, width: number, height: number): number {
  const card = (across: number): number => Math.min(width / across / GRID.across, (height / Math.ceil(grids / across) - GRID.head) / GRID.down);
  let best = 1;
  for (let across = 2; across <= grids; across += 1) if (card(across) > card(best)) best = across;
  return best;
}
