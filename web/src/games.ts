/** The games that have a board here, in the order of the first screen. */

import type { Component } from "svelte";
import type { BoardProps } from "./boards/types";

// Each board is of its own view; the page hands it the view of the game whose board it is.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Board = Component<BoardProps<any>>;

export const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  shutbox: () => import("./boards/shutbox/Board.svelte"),
  tuki: () => import("./boards/tuki/Board.svelte"),
  rolit: () => import("./boards/rolit/Board.svelte"),
};

export const GAMES = Object.keys(BOARDS);
