/** Analyses the games of the season that were not analysed yet, the latest first, one after the other, until somebody stops it. */

import { Trouble } from "../../api/http";
import { isFar } from "../../api/far";
import { keyOf } from "../../api/keys";
import { apart, keepAccounts, results } from "../../device/results";
import { analysisOfTable } from "../analysis/here";

/** Milliseconds between two games: a long season must not take all that a server answers this device. */
const PAUSE = 300;
/** Refusals that stay: the table is gone, or nobody can judge its game. */
const FOR_GOOD = ["not_found", "no_analysis", "not_over"];

export class Catching {
  /** How many are done of those that there were; null while nothing is under way. */
  done = $state<number | null>(null);
  all = $state(0);
  left = $state(waiting().length);
  private stopping = new AbortController();

  constructor(private readonly heard: () => void) {}

  /** What the server refuses for now waits for the next time. */
  readonly begin = async (): Promise<void> => {
    if (this.done !== null) return;
    const { signal } = (this.stopping = new AbortController());
    const tables = waiting();
    [this.done, this.all] = [0, tables.length];
    for (const table of tables) {
      try {
        await analysisOfTable(table, keyOf(table))(() => {}, signal); // which keeps the account
      } catch (error) {
        if (signal.aborted || !(error instanceof Trouble && FOR_GOOD.includes(error.code))) break;
        keepAccounts(table, null);
      }
      this.done += 1;
      this.heard();
      await new Promise((resume) => setTimeout(resume, PAUSE));
      if (signal.aborted) break;
    }
    this.done = null;
    this.left = waiting().length;
  };

  readonly stop = (): void => this.stopping.abort();
}

/** Games of people that may have an account and have none. */
function waiting(): string[] {
  return results()
    .filter((one) => one.accounts === undefined && !one.sheet && !one.thin && !isFar(one.table) && !apart(one) && one.players.some(({ level }) => !level))
    .map(({ table }) => table);
}
