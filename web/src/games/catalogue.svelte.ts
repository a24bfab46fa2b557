/** The games that this server has, and what they are called. */

import { gameMessages, games, ready } from "../api/http";
import type { GameInfo, Said } from "../api/messages";
import { has, learn, t, tell } from "../language/speech.svelte";
import { DRAWN } from ".";

let found = $state.raw<GameInfo[] | null>(null);
let unusable = $state.raw<Said[]>([]);
let unready = $state.raw<string[]>([]);
let asked: Promise<void> | null = null;
const AGAIN = 2000;

/** Asks the server once; again only after a failure. */
export function load(): Promise<void> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** Games without drawings bring their own messages, which are loaded before the game is shown. */
async function ask(): Promise<void> {
  const { games: listed, left_out, unready: still } = await games();
  unusable = left_out;
  unready = still;
  if (still.length > 0) setTimeout(askAgain, AGAIN);
  const strangers = listed.filter(({ name }) => !DRAWN.includes(name));
  await Promise.all(strangers.map(({ name }) => learn(name, (language) => gameMessages(name, language))));
  found = listed;
}

/** Until every game is compiled, which the server does once after its installation. */
async function askAgain(): Promise<void> {
  const now = await ready().catch(() => null);
  if (now) unready = [now.making, ...now.waiting].filter(Boolean);
  if (unready.length > 0) setTimeout(askAgain, AGAIN);
}

/** The games that are still being compiled, the one at work first. They can be played already. */
export const gettingReady = (): string[] => unready;

export const infoOf = (game: string): GameInfo | null => found?.find(({ name }) => name === game) ?? null;

/** Whether the server has the game; null until that is known. */
export const isHere = (game: string): boolean | null => DRAWN.includes(game) || (found && infoOf(game) !== null);

/** Every game: those with drawings at once, the others when the server has listed them. */
export const allGames = (): string[] => [...DRAWN, ...(found ?? []).map(({ name }) => name).filter((name) => !DRAWN.includes(name))];

/** A sentence for each installed game that the server cannot use. */
export const leftOut = (): string[] => unusable.map((said) => tell(said));

export function titleOf(game: string): string {
  if (has(`game-${game}`)) return t(`game-${game}`);
  const info = infoOf(game);
  return info ? tell(info.title) : game;
}

export function aboutOf(game: string): string {
  if (has(`game-${game}.about`)) return t(`game-${game}.about`);
  const info = infoOf(game);
  return info ? tell(info.about) : "";
}
