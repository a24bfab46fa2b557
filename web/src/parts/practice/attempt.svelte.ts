/** One exercise: its position, what was tried, and what is said of it. */

import { explore } from "../../api/http";
import type { Explored } from "../../api/messages";
import { keepFound, lossOf, type Exercise } from "../../device/practice";
import { t, tell } from "../../language/speech.svelte";
import { amount } from "../analysis/amounts";

const TRIES = 2;

export class Attempt {
  position = $state.raw<Explored | null>(null);
  /** The position cannot be had: the server does not answer, or knows the game no more. */
  lost = $state(false);
  tried = $state.raw<string[]>([]);
  given = $state(false);

  readonly found = $derived(this.tried.some((move) => this.good(move)));
  readonly over = $derived(this.given || this.found || this.tried.length >= TRIES);

  constructor(readonly exercise: Exercise) {
    const { game, options, rules, code } = exercise;
    explore(game, { options, rules, at: code }).then(
      (position) => (this.position = position),
      () => (this.lost = true),
    );
  }

  readonly label = (move: string): string => {
    const offer = this.position?.moves.find((each) => each.move === move);
    return offer ? tell(offer.label, this.exercise.names) : move;
  };

  try(move: string): void {
    if (this.over || this.tried.includes(move)) return;
    this.tried = [...this.tried, move];
    if (this.good(move)) keepFound(this.exercise);
  }

  readonly give = (): void => {
    this.given = true;
  };

  /** The task, or what became of the last try. */
  get sentence(): string {
    const { exercise, tried } = this;
    const last = tried.at(-1);
    const best = exercise.moves[0]?.[0] ?? "";
    if (this.found && last) return t(last === best ? "practice-best" : "practice-good", { move: this.label(last) });
    if (this.over) return t("practice-answer", { move: this.label(best), loss: this.loss(exercise.played) });
    if (last) return t("practice-again", { move: this.label(last), loss: this.loss(last) });
    return t("practice-task", { name: exercise.names[exercise.seat] ?? "", move: this.label(exercise.played), loss: this.loss(exercise.played) });
  }

  private good(move: string): boolean {
    return lossOf(this.exercise, move) <= this.exercise.margin;
  }

  private loss(move: string): string {
    return amount(lossOf(this.exercise, move), this.exercise.unit);
  }
}
