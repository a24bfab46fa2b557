/** The results of this device as the games of a season. */

import type { Result } from "../../device/results";
import type { Game } from "./statistics";

export const gameOf = ({ time, best, unit, players, accounts }: Result): Game => ({ time, best, unit: unit ?? "win", seats: players.map((player, seat) => ({ ...player, account: accounts?.[seat] ?? null })) });
