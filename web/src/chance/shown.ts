/** Whether what a table shows is what it wrote down: a person who is shown another board would choose for it. */

import type { Second } from "../check/second";
import { type Following, holds } from "../referee/following";
import type { Shown } from "./wire";

/** Whether an event is shown as the line has it, but for hash and names, which stand there as hashes, and for a list without members, which is not shown. */
export function fits(line: string, shown: object): boolean {
  const { hash, who, links, ...rest } = JSON.parse(line) as Record<string, unknown>;
  const { name, ...sits } = (who ?? {}) as Record<string, unknown>;
  const written = Array.isArray(links) && links.length === 0 && !("links" in shown) ? rest : { links, ...rest };
  return holds(who ? { ...written, who: sits } : written, shown);
}

/** Whether those shown in first place have won; who loses on time is shown behind them all, and alone nobody wins. */
function places(ended: object, winners: number[], { about, kinds }: Second): boolean {
  const { why, places } = ended as { why: string; places: number[] };
  return why !== "over" || about.has("clock") || kinds.length === 1 || winners.length === 0 || (places.length === kinds.length && places.every((place, seat) => (place === 0) === winners.includes(seat)));
}

/** Whether turn, moves, board and end are those of the log, after all of `lines`, and of the rules where they are known. */
export function agrees({ seq, turn, allowed, ended, seats, view }: Shown, reading: Second, rules: Following | null, lines: string[]): boolean {
  if (seq !== reading.events || Boolean(ended) !== reading.ended || view === null) return false;
  if (ended) {
    const { why, scores, winners } = JSON.parse(lines.findLast((line) => line.includes('"event":"end"')) ?? "{}") as Record<string, unknown>;
    if (!holds({ why, scores, winners }, ended) || !places(ended, winners as number[], reading)) return false;
  }
  if (seats.some(({ seat, kind }) => (kind === "bot") !== (reading.kinds[seat] === "bot"))) return false;
  if (turn && turn.bot !== (reading.kinds[turn.seat] === "bot")) return false;
  return rules === null || ((turn ? rules.allows(turn, allowed) : ended !== null || !rules.waits) && (!view || rules.draws(view)));
}
