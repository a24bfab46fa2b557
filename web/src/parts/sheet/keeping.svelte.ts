/** One score sheet: what is entered, and what the rules make of it. Every change is kept before it is counted. */

import { tally, type Trouble } from "../../api/http";
import type { Tallied } from "../../api/messages";
import { forgetResult, keepResult } from "../../device/results";
import { keepSheet, type KeptSheet } from "../../device/sheets";

/** No game counts further than this. */
const MOST_DIGITS = 13;
type Entry = number | null;

export class Keeping {
  sheet: KeptSheet;
  /** The whole sheet. */
  counted = $state.raw<Tallied | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);
  /** False where the device stores nothing. */
  kept = $state(true);
  /** The seat whose points are entered. */
  at = $state(0);
  /** An earlier round whose points are changed: which, what is entered, and the sheet before it. */
  changing = $state<{ round: number; entering: string[] } | null>(null);
  private earlier = $state.raw<Tallied | null>(null);

  /** The sheet up to the round that is entered. */
  readonly before = $derived.by(() => (this.changing ? this.earlier : this.counted));
  readonly over = $derived.by(() => this.before !== null && this.before.asked.length === 0);
  readonly filled = $derived.by(() => (this.before?.asked ?? []).filter((seat) => this.entry(seat) !== null));
  /** The round can be counted: nobody is missing, or somebody's turn may never have come. */
  readonly ready = $derived.by(() => {
    const { before, filled } = this;
    return before !== null && filled.length > 0 && (before.blank || filled.length === before.asked.length);
  });

  constructor(sheet: KeptSheet) {
    this.sheet = $state(sheet);
    void this.count(sheet.rounds, sheet.stopped, null);
  }

  /** What is written for a seat in the round that is entered. */
  written(seat: number): string {
    return (this.changing ?? this.sheet).entering[seat] ?? "";
  }

  entry(seat: number): Entry {
    const text = this.written(seat);
    return /^-?\d+$/.test(text) ? Number(text) : null;
  }

  /** A digit, `-` that turns the sign, or nothing, which takes the last digit away. */
  press(key: string): void {
    if (this.busy || !this.before?.asked.includes(this.at)) return;
    const before = this.written(this.at);
    const after = key === "" ? before.slice(0, -1) : key === "-" ? (before.startsWith("-") ? before.slice(1) : `-${before}`) : before.replace(/^(-?)0$/, "$1") + key;
    if (after.length > MOST_DIGITS) return;
    this.trouble = null;
    (this.changing ?? this.sheet).entering[this.at] = after;
    if (!this.changing) this.keep();
  }

  /** The next seat without points; false where there is none. */
  next(): boolean {
    const asked = this.before?.asked ?? [];
    const later = [...asked.slice(asked.indexOf(this.at) + 1), ...asked];
    const found = later.find((seat) => this.entry(seat) === null && seat !== this.at);
    if (found !== undefined) this.at = found;
    return found !== undefined;
  }

  /** Counts what is entered as a round; later rounds stay, and the rules look at them anew. */
  async close(): Promise<void> {
    if (!this.ready || this.busy) return;
    const row = this.sheet.players.map((_, seat) => (this.before?.asked.includes(seat) ? this.entry(seat) : null));
    const rounds = $state.snapshot(this.sheet.rounds);
    if (this.changing) await this.count(rounds.map((each, round) => (round === this.changing?.round ? row : each)), this.sheet.stopped, $state.snapshot(this.sheet.entering));
    else await this.count([...rounds, row], false);
  }

  /** Ends the game before its next round, where that is allowed. */
  stop = (): Promise<void> => this.count($state.snapshot(this.sheet.rounds), true);

  /** Takes the end back, or the last round, whose points can then be changed. */
  async takeBack(): Promise<void> {
    const rounds = $state.snapshot(this.sheet.rounds);
    if (this.sheet.stopped) return this.count(rounds, false);
    const last = rounds.pop();
    if (last) await this.count(rounds, false, entries(last));
  }

  /** Begins to change an earlier round; the same once more leaves it as it was. */
  async change(round: number): Promise<void> {
    if (this.busy) return;
    if (this.changing?.round === round) return this.leave();
    const rounds = $state.snapshot(this.sheet.rounds);
    await this.ask(rounds.slice(0, round), false, (found) => {
      this.earlier = found;
      this.changing = { round, entering: entries(rounds[round] ?? []) };
      this.at = found.asked[0] ?? 0;
    });
  }

  leave(): void {
    [this.changing, this.trouble] = [null, null];
    this.first();
  }

  /** Counts the sheet; `entering` is what the next round has by then, null what it had. */
  private async count(rounds: Entry[][], stopped: boolean, entering: string[] | null = []): Promise<void> {
    await this.ask(rounds, stopped, (found) => {
      this.counted = found;
      this.changing = null;
      if (entering) Object.assign(this.sheet, { rounds, stopped, entering: this.sheet.players.map((_, seat) => entering[seat] ?? "") });
      this.sheet.ended = found.asked.length === 0;
      this.first();
      if (entering) this.keep();
      this.result(found);
    });
  }

  private async ask(rounds: Entry[][], stopped: boolean, then: (found: Tallied) => void): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      const { game, options } = this.sheet;
      then(await tally({ game, options: $state.snapshot(options), rounds, stopped }));
    } catch (error) {
      this.trouble = error as Trouble;
    } finally {
      this.busy = false;
    }
  }

  /** To the first seat without points, or the last one. */
  private first(): void {
    const asked = this.before?.asked ?? [];
    this.at = asked.find((seat) => this.entry(seat) === null) ?? asked.at(-1) ?? 0;
  }

  private keep(): void {
    this.sheet.time = Date.now();
    this.kept = keepSheet($state.snapshot(this.sheet));
  }

  /** A finished sheet counts for the season; one that goes on again does not. */
  private result({ totals, winners }: Tallied): void {
    const { id, game, options, best, players, ended, time } = $state.snapshot(this.sheet);
    forgetResult(`sheet:${id}`);
    if (!ended) return;
    const alone = players.length === 1;
    const seats = players.map(({ name }, seat) => ({ name, level: "", score: totals[seat] ?? 0, won: !alone && winners.includes(seat) }));
    keepResult({ table: `sheet:${id}`, game, options, best, time, players: seats, sheet: true });
  }
}

const entries = (row: Entry[]): string[] => row.map((points) => (points === null ? "" : String(points)));
