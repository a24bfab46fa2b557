/**
 * The statistics of a season: what people won, what chance gave them, and how well they moved. Pure: no clock, no storage,
 * no words. Definitions: docs/analysis.md, "The season".
 */

import type { Account } from "../../device/results";

export interface Seat {
  name: string;
  /** The level of a bot; empty for a person. */
  level: string;
  score: number;
  won: boolean;
  /** Null where the game was not or cannot be analysed. */
  account: Account | null;
}

export interface Game {
  /** In milliseconds. */
  time: number;
  best: "high" | "low";
  /** Accounts in chances to win; in points for somebody alone. */
  unit: "win" | "score";
  seats: Seat[];
}

/** A mean, and half the width of its interval of 95%; null where there are too few games for one. */
export interface Mean {
  value: number;
  error: number | null;
}

export interface Standing {
  name: string;
  games: number;
  wins: number;
  /** The wins of somebody who wins as often as everybody else at the table. */
  fair: number;
  /** Games with an account. */
  analysed: number;
  /** By game, in wins. */
  luck: Mean;
  /** The luck of all games together, in wins. */
  lucky: number;
  /** Wins by game above the fair share once luck is taken out. */
  skill: Mean;
  /** What a decision lost, in wins. */
  decision: Mean;
  decisions: number;
  /** What a game lost by own moves. */
  lost: Mean;
  streak: number;
  longest: number;
}

export type Sure = "sure" | "likely" | "open" | "few";

/** Student's t for 95% and for 80%, two-sided, by degrees of freedom from 1; beyond them the normal distribution's. */
const T95 = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042];
const T80 = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363, 1.356, 1.35, 1.345, 1.341, 1.337, 1.333, 1.33, 1.328, 1.325, 1.323, 1.321, 1.319, 1.318, 1.316, 1.315, 1.314, 1.313, 1.311, 1.31];
const student = (table: number[], freedom: number, normal: number): number => table[freedom - 1] ?? normal;
/** Two people are compared after this many common games, never earlier. */
export const ENOUGH = 5;
/** A day of games ends at five in the morning. */
const NIGHT = 5 * 3_600_000;

const sum = (values: number[]): number => values.reduce((total, each) => total + each, 0);

function spread(values: number[]): number {
  const centre = sum(values) / values.length;
  return Math.sqrt(sum(values.map((each) => (each - centre) ** 2)) / (values.length - 1));
}

/** The interval by Student's t: a game is what is drawn. */
export function mean(values: number[]): Mean {
  const count = values.length;
  const value = count > 0 ? sum(values) / count : 0;
  return { value, error: count < 2 ? null : (student(T95, count - 1, 1.96) * spread(values)) / Math.sqrt(count) };
}

/** Losses over decisions; the interval by linearisation, a game being what is drawn. */
export function ratio(losses: number[], decisions: number[]): Mean {
  const [total, count] = [sum(decisions), losses.length];
  if (total === 0) return { value: 0, error: null };
  const value = sum(losses) / total;
  if (count < 2) return { value, error: null };
  const off = losses.map((loss, at) => loss - value * (decisions[at] ?? 0));
  return { value, error: (student(T95, count - 1, 1.96) * spread(off)) / Math.sqrt(count) / (total / count) };
}

/** People who played together, somebody against bots, or somebody alone: none of them is compared with the others. */
export function kindOf({ seats }: Game): "together" | "bots" | "alone" | "none" {
  const people = seats.filter(({ level }) => !level).length;
  return people === 0 ? "none" : seats.length === 1 ? "alone" : people === 1 ? "bots" : "together";
}

/** A win that several share is divided among them. */
function won({ seats }: Game, name: string): number {
  const winners = seats.filter((seat) => seat.won);
  return winners.filter((seat) => seat.name === name && !seat.level).length > 0 ? 1 / winners.length : 0;
}

const seatOf = ({ seats }: Game, name: string): Seat | undefined => seats.find((seat) => seat.name === name && !seat.level);
/** Points of somebody alone are not added to chances to win: those games are apart. */
const accountOf = (game: Game, name: string): Account | null => (game.unit === "win" || game.seats.length === 1 ? (seatOf(game, name)?.account ?? null) : null);
/** What is left of a game once luck is taken out, above the fair share. Luck is zero on average, so the mean of this is that of the wins. */
const after = ({ seats }: Game, { result, luck }: Account): number => result - luck - 1 / seats.length;
const oldest = (games: Game[]): Game[] => [...games].sort((one, other) => one.time - other.time);

export const peopleOf = (games: Game[]): string[] => [...new Set(games.flatMap(({ seats }) => seats.filter(({ level }) => !level).map(({ name }) => name)))];

/** Everybody, the most skilful first, then by wins; people without an analysed game come last. */
export function standings(games: Game[]): Standing[] {
  return peopleOf(games)
    .map((name) => standing(oldest(games).filter((game) => seatOf(game, name)), name))
    .sort((one, other) => Number(other.analysed > 0) - Number(one.analysed > 0) || other.skill.value - one.skill.value || other.wins - one.wins || (one.name < other.name ? -1 : 1));
}

function standing(games: Game[], name: string): Standing {
  const known = games.flatMap((game) => {
    const account = accountOf(game, name);
    return account ? [{ game, account }] : [];
  });
  const [streak, longest] = streaks(games.map((game) => seatOf(game, name)?.won === true));
  const lucks = known.map(({ account }) => account.luck);
  return {
    name,
    games: games.length,
    wins: sum(games.map((game) => won(game, name))),
    fair: sum(games.map(({ seats }) => 1 / seats.length)),
    analysed: known.length,
    luck: mean(lucks),
    lucky: sum(lucks),
    skill: mean(known.map(({ game, account }) => after(game, account))),
    decision: ratio(known.map(({ account }) => -account.errors), known.map(({ account }) => account.decisions)),
    decisions: sum(known.map(({ account }) => account.decisions)),
    lost: mean(known.map(({ account }) => -account.errors)),
    streak,
    longest,
  };
}

/** Wins in a row: up to the last game, and at most. */
function streaks(wins: boolean[]): [number, number] {
  let [now, most] = [0, 0];
  for (const each of wins) {
    now = each ? now + 1 : 0;
    most = Math.max(most, now);
  }
  return [now, most];
}

/** Whether one person plays better than another, by the games that both played: luck is taken out of each game, and the differences are tested against zero. */
export function better(games: Game[], one: string, other: string): Sure {
  const gaps = games.flatMap((game) => {
    const [mine, theirs] = [accountOf(game, one), accountOf(game, other)];
    return mine && theirs ? [after(game, mine) - after(game, theirs)] : [];
  });
  const count = gaps.length;
  if (count < ENOUGH) return "few";
  const [value, width] = [sum(gaps) / count, spread(gaps) / Math.sqrt(count)];
  if (value <= 0) return "open";
  if (value > student(T95, count - 1, 1.96) * width) return "sure";
  return value > student(T80, count - 1, 1.282) * width ? "likely" : "open";
}

export interface Duel {
  ahead: number;
  even: number;
  behind: number;
}

/** Games in which one came out ahead of the other: as a winner, else by score. */
export function duel(games: Game[], one: string, other: string): Duel {
  const found = { ahead: 0, even: 0, behind: 0 };
  for (const game of games) {
    const [mine, theirs] = [seatOf(game, one), seatOf(game, other)];
    if (!mine || !theirs) continue;
    const by = Number(mine.won) - Number(theirs.won) || (game.best === "high" ? 1 : -1) * (mine.score - theirs.score);
    found[by > 0 ? "ahead" : by < 0 ? "behind" : "even"] += 1;
  }
  return found;
}

export interface Evening {
  name: string;
  /** The middle of its day, in milliseconds. */
  time: number;
  luck: number;
  games: number;
}

/** The evening on which chance gave somebody most. `zone`: minutes that local time is behind universal time then. */
export function luckiest(games: Game[], zone: (time: number) => number): Evening | null {
  const found = new Map<string, Evening>();
  for (const game of oldest(games)) {
    const day = Math.floor((game.time - NIGHT - 60_000 * zone(game.time)) / 86_400_000);
    for (const name of peopleOf([game])) {
      const account = accountOf(game, name);
      if (!account) continue;
      const evening = found.get(`${day} ${name}`) ?? { name, time: game.time, luck: 0, games: 0 };
      found.set(`${day} ${name}`, { ...evening, luck: evening.luck + account.luck, games: evening.games + 1 });
    }
  }
  return [...found.values()].reduce<Evening | null>((best, each) => (each.luck > (best?.luck ?? 0) ? each : best), null);
}

/** By person: wins above the fair share once luck is taken out, added up over the analysed games. One point for each of them. */
export function curves(games: Game[], names: string[]): { times: number[]; lines: number[][] } {
  const known = oldest(games).filter((game) => game.unit === "win" && game.seats.some(({ account }) => account));
  const lines = names.map((name) => {
    let total = 0;
    return known.map((game) => {
      const account = accountOf(game, name);
      return (total += account ? after(game, account) : 0);
    });
  });
  return { times: known.map(({ time }) => time), lines };
}

/** Who plays best, and how sure that is: no surer than against each of the others. Null where fewer than two people have analysed games. */
export function verdict(games: Game[]): { name: string; sure: Sure } | null {
  const [first, ...others] = standings(games).filter(({ analysed }) => analysed > 0);
  if (!first || others.length === 0) return null;
  const found = others.map(({ name }) => better(games, first.name, name));
  const sure = (["few", "open", "likely", "sure"] as const).find((each) => found.includes(each)) ?? "few";
  return { name: first.name, sure };
}
