/** This browser's part in the draws of one table, as it is shown. */

import type { Missed } from "../chance/kept";
import { Participant } from "../chance/participant";
import { Passing, store } from "../chance/store";
import type { Says } from "../chance/wire";
import { hex } from "../check/bytes";
import { comparison, twelveWords } from "../check/chains";
import type { Completed } from "../check/second";
import { refereeOf } from "../games/referees";

export class Fairness {
  /** Why this device takes no further part; what the person must confirm first. Codes. */
  alarm = $state("");
  notice = $state("");
  /** Another device (or, if empty, a program without one) made a move of ours, which only its person can explain. */
  stranger = $state<string | null>(null);
  /** The table does not answer what this device says of itself. */
  unanswered = $state(false);
  /** How many rolls were made since this device came, and those without it. */
  rolls = $state(0);
  missed = $state.raw<Missed[]>([]);
  late = $state(false);
  /** The person is asked whether the table rolls on while the page is hidden. */
  asksAboutRest = $state(false);
  /** What the person must accept before the first roll: a code. */
  question = $state("");
  /** Every line is compared with the rules of the game; false too as long as that is not known. */
  followed = $state(false);
  /** What this device cannot see to at this table. Codes. */
  weaknesses = $state.raw<string[]>([]);
  /** The person plays on after an alarm. */
  unprotected = $state(false);
  /** Nothing is sent from here: the person is asked something first, or an alarm stops everything. */
  readonly halted = $derived(this.question !== "" || this.unanswered || (this.alarm !== "" && !this.unprotected));
  /** This device, once it stands in the log. */
  device = $state("");
  /** By the number of its event: who took part in a draw. */
  draws = $state.raw<ReadonlyMap<number, Completed>>(new Map());
  /** The last event that this device checked, and the hash of its line. */
  seq = $state(0);
  head = $state("");
  readonly words = $derived(this.head ? twelveWords(this.seq, this.head) : "");
  /** What another player sees at the event that is compared, and whether it is what this device sees. */
  other = $state.raw<{ seq: number; code: string } | null>(null);
  readonly compared = $derived(this.other && this.compare(this.other.seq, this.other.code, this.seq));
  readonly part: Participant;

  /** Spectators check as well, but keep nothing. */
  constructor(table: string, seats: number[], send: (said: Says & { id: string }) => void, ping: (id: string) => void) {
    const kept = seats.length > 0 ? store() : Promise.resolve(new Passing());
    this.part = new Participant(table, seats, kept, { send, ping, referee: refereeOf, changed: () => this.show() });
  }

  /** The comparison at the last event, in hexadecimal. */
  get code(): string {
    return hex(comparison(this.seq, this.head));
  }

  private compare(seq: number, code: string, known: number): "same" | "different" | "unknown" {
    if (seq > known) return "unknown";
    return hex(comparison(seq, this.part.hashOf(seq))) === code ? "same" : "different";
  }

  private show(): void {
    const { kept, reading, logged } = this.part;
    [this.question, this.followed, this.unprotected] = [this.part.question, this.part.followed, kept.unprotected];
    if (String(this.weaknesses) !== String(this.part.weaknesses)) this.weaknesses = this.part.weaknesses;
    [this.alarm, this.notice, this.stranger] = [kept.alarm, reading.ended ? kept.notice : this.part.notice, this.part.stranger];
    [this.unanswered, this.late, this.device] = [this.part.unanswered, this.part.late, logged ? kept.device : ""];
    this.asksAboutRest = this.part.asksAboutRest && !reading.ended;
    [this.rolls, this.missed] = [kept.account.rolls, kept.account.missed];
    if (reading.draws.length !== this.draws.size) this.draws = new Map(reading.draws.map((draw) => [draw.seq, draw]));
    if (kept.head) [this.seq, this.head] = [kept.seen - 1, kept.head];
  }
}
