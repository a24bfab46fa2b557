/** The position that was set up last, of each game, as its link. */

import { keepList, keptList } from "../../device/kept";

const place = (game: string): string => `parlour.setup.${game}`;

export const NOTHING = "";
/** In place of a position: set up what lies on a real table. */
export const SET_UP = "#setup";
export const lastSetUp = (game: string): string => String(keptList(place(game))[0] ?? NOTHING);
export const keepSetUp = (game: string, link: string): void => void keepList(place(game), [link]);
