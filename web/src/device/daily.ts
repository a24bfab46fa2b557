/** The daily challenges that were tried on this device: by day and game, the table and what came of it. */

import { randomHex } from "../check/bytes";

export interface Done {
  score: number;
  won: boolean;
  /** What the player's own moves lost, and what luck gave. */
  lost: number;
  luck: number;
  unit: "win" | "score";
  /** The score that was to be expected of best play, where there is one. */
  par: number | null;
  /** The marks of one's moves, in their order. */
  marks: string[];
}

export interface Try {
  table: string;
  key: string;
  /** The score to be reached, which the task names. */
  par?: number;
  done?: Done;
}

interface Kept {
  /** By it the server knows the first try of this device. */
  secret: string;
  tries: Record<string, Record<string, Try>>;
}

const PLACE = "parlour.daily";
const MOST_DAYS = 400;
/** Marks of moves that lost something, the worst first. */
const MISTAKES = ["blunder", "mistake", "slip"];
const DAY = 86_400_000;
/** Without storage it lasts as long as the page. */
let passing: Kept = { secret: randomHex(32), tries: {} };

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Partial<Kept> | null;
    if (found && /^[0-9a-f]{64}$/.test(found.secret ?? "") && typeof found.tries === "object") return found as Kept;
  } catch {
    // As below.
  }
  return passing;
}

function write(kept: Kept): void {
  passing = kept;
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Without storage a reload forgets it, and the server finds the try no more.
  }
}

/** The secret of this device, kept before it is used. */
export function deviceSecret(): string {
  const kept = read();
  write(kept);
  return kept.secret;
}

export const triesOf = (day: string): Record<string, Try> => read().tries[day] ?? {};

export function keepTry(day: string, game: string, tried: Try): void {
  const kept = read();
  const tries = { ...kept.tries, [day]: { ...kept.tries[day], [game]: tried } };
  const days = Object.keys(tries).sort().slice(-MOST_DAYS);
  write({ ...kept, tries: Object.fromEntries(days.map((each) => [each, tries[each] ?? {}])) });
}

/** How many days in a row, up to this day or the one before it, have a try that was played to its end. */
export function streak(today: string): number {
  const { tries } = read();
  const played = (day: string): boolean => Object.values(tries[day] ?? {}).some(({ done }) => done);
  let day = played(today) ? today : earlier(today);
  let count = 0;
  for (; played(day); day = earlier(day)) count += 1;
  return count;
}

/** The longest row of such days. */
export function longest(): number {
  const { tries } = read();
  const days = Object.keys(tries).filter((day) => Object.values(tries[day] ?? {}).some(({ done }) => done));
  return days.reduce((most, day) => Math.max(most, days.includes(earlier(day, -1)) ? 0 : streak(day)), 0);
}

/** Of each day on which a game was played to its end: the worst mark of its moves, `best` where none was a mistake. */
export function worstMarks(game: string): string[] {
  const done = Object.values(read().tries).flatMap((tries) => tries[game]?.done ?? []);
  return done.map(({ marks }) => MISTAKES.find((mark) => marks.includes(mark)) ?? "best");
}

export const earlier = (day: string, by = 1): string => new Date(Date.parse(day) - by * DAY).toISOString().slice(0, 10);
