/** One exercise: what was tried in its position, and what is said of it. The answers stay hidden until it is over. */

import { keepFound, lossOf, type Exercise } from "../../device/practice";
import { t } from "../../language/speech.svelte";
import { brief } from "../analysis/amounts";

const TRIES = 2;

export class Attempt {
  tried = $state.raw<string[]>([]);
  given = $state(false);

  readonly found = $derived(this.tried.some((move) => this.good(move)));
  readonly over = $derived(this.given || this.found || this.tried.length >= TRIES);

  constructor(readonly exercise: Exercise) {}

  try(move: string): void {
    if (this.over || this.tried.includes(move)) return;
    this.tried = [...this.tried, move];
    if (this.good(move)) keepFound(this.exercise);
  }

  readonly give = (): void => {
    this.given = true;
  };

  /** The task, or what became of the last try; `label` says a move in words. */
  sentence(label: (move: string) => string): string {
    const { exercise, tried } = this;
    const last = tried.at(-1);
    const best = exercise.moves[0]?.[0] ?? "";
    if (this.found && last) return t(last === best ? "practice-best" : "practice-good", { move: label(last) });
    if (this.over) return t("practice-answer", { move: label(best), loss: this.loss(exercise.played || (last ?? "")) });
    if (last) return t("practice-again", { move: label(last), loss: this.loss(last) });
    if (!exercise.played) return t("practice-what");
    return t("practice-task", { name: exercise.names[exercise.seat] ?? "", move: label(exercise.played), loss: this.loss(exercise.played) });
  }

  private good(move: string): boolean {
    return lossOf(this.exercise, move) <= this.exercise.margin;
  }

  private loss(move: string): string {
    return brief(lossOf(this.exercise, move), this.exercise.unit);
  }
}
