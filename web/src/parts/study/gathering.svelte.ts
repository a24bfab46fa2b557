/** Goes through the games that were finished on this device and keeps what can be practised from them. */

import { replay, Trouble } from "../../api/http";
import { keyOf } from "../../api/keys";
import { keepExercises, keepLooked, looked } from "../../device/practice";
import { apart, results } from "../../device/results";
import { exercisesOf } from "../analysis/exercises";
import { analysisOfTable } from "../analysis/here";

/** Games at a time: each takes some seconds. */
const MOST = 5;
/** Refusals that stay: the table is gone, or nobody can judge its game. */
const FOR_GOOD = ["not_found", "no_analysis", "not_over"];

export class Gathering {
  /** How much is done, 0 to 1; null while nothing is under way. */
  progress = $state<number | null>(null);
  left = $state.raw(waiting());
  private stopping = new AbortController();

  /** The latest games first. One that is gone, or that nobody can judge, is not asked for again; when the server is busy or away, the rest waits for the next press. */
  readonly begin = async (): Promise<void> => {
    if (this.progress !== null) return;
    this.stopping = new AbortController();
    const { signal } = this.stopping;
    const tables = this.left.slice(0, MOST);
    this.progress = 0;
    for (const [done, table] of tables.entries()) {
      const key = keyOf(table);
      const hear = (progress: number): void => void (this.progress = (done + progress) / tables.length);
      try {
        const [found, whole] = await Promise.all([analysisOfTable(table, key)(hear, signal), replay(table, key)]);
        keepExercises(exercisesOf(found, whole));
      } catch (error) {
        if (signal.aborted || !(error instanceof Trouble && FOR_GOOD.includes(error.code))) break;
      }
      keepLooked(table);
    }
    this.progress = null;
    this.left = waiting();
  };

  readonly stop = (): void => this.stopping.abort();
}

function waiting(): string[] {
  const known = looked();
  return results()
    .filter((one) => !apart(one))
    .map(({ table }) => table)
    .filter((table) => !known.includes(table));
}
