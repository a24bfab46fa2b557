/** Follows a game by its rules, line by line: what stands in a line is what may stand there. */

import type { Opened, Second } from "../check/second";
import type { Members } from "../check/strict";
import { CHANCE, type Referee } from "./referee";

/** Whether what is shown has all that is expected of it: every member, and lists of the same length. */
export function holds(expected: unknown, shown: unknown): boolean {
  if (typeof expected !== "object" || expected === null || typeof shown !== "object" || shown === null) return expected === shown;
  if (Array.isArray(expected) && (!Array.isArray(shown) || shown.length !== expected.length)) return false;
  return Object.entries(expected).every(([name, each]) => holds(each, (shown as Record<string, unknown>)[name]));
}

export class Following {
  /** By the number of its event, the position before each move that may still be taken back. */
  private before = new Map<number, BigUint64Array>();

  constructor(readonly referee: Referee) {
    referee.start();
  }

  /** Whether this event is right by the rules; `opened` is the draw that is open after it. */
  follow(event: Members, opened: Opened | null): boolean {
    const kind = event.get("event");
    if (kind === "move") return this.moves(event);
    if (kind === "undo") return this.takesBack(event.get("of") as number);
    if (kind === "open") return this.opens(opened as Opened);
    if (kind === "outcome") return this.falls(event);
    return kind !== "end" || this.ends(event);
  }

  /** Whether the table waits for one of these seats: for its move, or for it to press. */
  awaits(seats: number[], { ended, opened }: Second): boolean {
    const { actor, hand } = this.referee;
    const seat = actor === CHANCE && !opened ? hand : actor;
    return !ended && seat !== null && seats.includes(seat);
  }

  /** Somebody is to move. */
  get waits(): boolean {
    return this.referee.actor !== null && this.referee.actor !== CHANCE;
  }

  /** Whether it is this seat's turn to move, with exactly these moves, or to roll. */
  allows({ what, seat }: { what: "move" | "roll"; seat: number }, moves: string[]): boolean {
    const { actor, hand } = this.referee;
    return what === "roll" ? actor === CHANCE && hand === seat : actor === seat && holds(this.referee.moves.sort(), [...moves].sort());
  }

  /** Whether this view is that of the position. */
  draws(view: { legal?: unknown }): boolean {
    const { legal, ...rest } = this.referee.shown;
    return Array.isArray(view.legal) && holds((legal as string[]).sort(), [...view.legal].sort()) && holds(rest, view);
  }

  private moves(event: Members): boolean {
    const { referee } = this;
    if (referee.actor !== event.get("seat")) return false;
    this.before.set(event.get("seq") as number, referee.position);
    return referee.plays(event.get("move") as string);
  }

  private takesBack(move: number): boolean {
    const found = this.before.get(move);
    if (found) this.referee.position = found;
    return found !== undefined;
  }

  /** An outcome that was drawn, or that a person told at a table by hand: the hand is told with it, and it may be taken back. */
  private falls(event: Members): boolean {
    const { referee } = this;
    if (event.has("hand")) {
      if (referee.actor !== CHANCE || referee.hand !== event.get("hand")) return false;
      this.before.set(event.get("seq") as number, referee.position);
    }
    return referee.falls(event.get("outcome") as string);
  }

  /** A draw is due, by this hand, and the list is that of the position. */
  private opens({ hand, chances }: Opened): boolean {
    this.before.clear();
    const { referee } = this;
    const listed = chances.map(([outcome, weight]): [string, number] => [outcome, Number(weight)]);
    return listed.length > 0 && referee.hand === hand && JSON.stringify(referee.chances) === JSON.stringify(listed);
  }

  private ends(event: Members): boolean {
    const { scores, winners } = this.referee.result;
    return String(event.get("scores")) === String(scores) && String(event.get("winners")) === String(winners);
  }
}
