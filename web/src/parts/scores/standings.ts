/** Game by game: games, wins and best scores by name, apart for each game and for what was chosen in it. */

import type { Player, Result } from "../../device/results";

export interface Row {
  name: string;
  level: string;
  games: number;
  wins: number;
  best: number;
}

export interface Standing {
  game: string;
  /** What was chosen, in words: scores of different variants cannot be compared. */
  chosen: string;
  rows: Row[];
}

/** `chosen` says in words what a result was played by. The game played last comes first. */
export function standings(results: Result[], chosen: (result: Result) => string): Standing[] {
  const found = new Map<string, Standing & { by: Map<string, Row> }>();
  for (const result of results) {
    const words = chosen(result);
    const key = `${result.game}\n${words}`;
    const standing = found.get(key) ?? { game: result.game, chosen: words, rows: [], by: new Map<string, Row>() };
    found.set(key, standing);
    for (const player of result.players) count(standing.by, player, result.best);
  }
  return [...found.values()].map(({ game, chosen, by }) => ({ game, chosen, rows: [...by.values()].sort(ahead) }));
}

export const signed = (score: number): string => String(score).replace("-", "−");

/** A name and its score; U+2066, U+2068 and U+2069 keep them apart from the direction of the line. */
export const scored = (name: string, score: number, won: boolean): string => `\u2068${name}\u2069 \u2066${signed(score)}\u2069${won ? " ★" : ""}`;

function count(by: Map<string, Row>, { name, level, score, won }: Player, best: "high" | "low"): void {
  const key = level ? `bot ${level}` : name;
  const row = by.get(key) ?? { name, level, games: 0, wins: 0, best: score };
  const better = best === "high" ? Math.max : Math.min;
  by.set(key, { ...row, games: row.games + 1, wins: row.wins + Number(won), best: better(row.best, score) });
}

/** People before bots, then by wins. */
const ahead = (one: Row, other: Row): number => Number(one.level !== "") - Number(other.level !== "") || other.wins - one.wins || one.games - other.games;
