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
  counted = $state.raw<Tallied | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);
  /** False where the device stores nothing. */
  kept = $state(true);
  /** The seat whose points are entered. */
  at = $state(0);

  readonly over = $derived.by(() => this.counted !== null && this.counted.asked.length === 0);
  readonly filled = $derived.by(() => (this.counted?.asked ?? []).filter((seat) => this.entry(seat) !== null));
  /** The round can be counted: nobody is missing, or somebody's turn may never have come. */
  readonly ready = $derived.by(() => {
    const { counted, filled } = this;
    return counted !== null && filled.length > 0 && (counted.blank || filled.length === counted.asked.length);
  });

  constructor(sheet: KeptSheet) {
    this.sheet = $state(sheet);
    void this.count(sheet.rounds, sheet.stopped);
  }

  entry(seat: number): Entry {
    const text = this.sheet.entering[seat] ?? "";
    return /^-?\d+$/.test(text) ? Number(text) : null;
  }

  /** A digit, `-` that turns the sign, or nothing, which takes the last digit away. */
  press(key: string): void {
    if (this.busy || !this.counted?.asked.includes(this.at)) return;
    const before = this.sheet.entering[this.at] ?? "";
    const after = key === "" ? before.slice(0, -1) : key === "-" ? (before.startsWith("-") ? before.slice(1) : `-${before}`) : before.replace(/^(-?)0$/, "$1") + key;
    if (after.length > MOST_DIGITS) return;
    this.trouble = null;
    this.sheet.entering[this.at] = after;
    this.keep();
  }

  /** The next seat without points; false where there is none. */
  next(): boolean {
    const asked = this.counted?.asked ?? [];
    const later = [...asked.slice(asked.indexOf(this.at) + 1), ...asked];
    const found = later.find((seat) => this.entry(seat) === null && seat !== this.at);
    if (found !== undefined) this.at = found;
    return found !== undefined;
  }

  /** Counts what is entered as a round. */
  async close(): Promise<void> {
    if (!this.ready || this.busy) return;
    const row = this.sheet.players.map((_, seat) => (this.counted?.asked.includes(seat) ? this.entry(seat) : null));
    await this.count([...$state.snapshot(this.sheet.rounds), row], false);
  }

  /** Ends the game before its next round, where that is allowed. */
  stop = (): Promise<void> => this.count($state.snapshot(this.sheet.rounds), true);

  /** Takes the end back, or the last round, whose points can then be changed. */
  async takeBack(): Promise<void> {
    const rounds = $state.snapshot(this.sheet.rounds);
    if (this.sheet.stopped) return this.count(rounds, false);
    const last = rounds.pop();
    if (!last || this.busy) return;
    await this.count(rounds, false, last.map((points) => (points === null ? "" : String(points))));
  }

  private async count(rounds: Entry[][], stopped: boolean, entering: string[] = []): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    try {
      const { game, options } = this.sheet;
      const found = await tally({ game, options: $state.snapshot(options), rounds, stopped });
      const first = this.counted === null;
      this.counted = found;
      if (!first) Object.assign(this.sheet, { rounds, stopped, entering: this.sheet.players.map((_, seat) => entering[seat] ?? "") });
      this.sheet.ended = found.asked.length === 0;
      this.at = found.asked.find((seat) => this.entry(seat) === null) ?? found.asked[0] ?? 0;
      if (!first) this.keep();
      this.result(found);
    } catch (error) {
      this.trouble = error as Trouble;
    } finally {
      this.busy = false;
    }
  }

  private keep(): void {
    this.sheet.time = Date.now();
    this.kept = keepSheet($state.snapshot(this.sheet));
  }

  /** A finished sheet stands on the scoreboard; one that goes on again does not. */
  private result({ totals, winners, rounds }: Tallied): void {
    const { id, game, options, best, players, ended, time } = $state.snapshot(this.sheet);
    forgetResult(`sheet-${id}`);
    if (!ended) return;
    const alone = players.length === 1;
    keepResult({
      table: `sheet-${id}`, game, options, best, time,
      players: players.map(({ name }, seat) => ({ name, level: "", score: totals[seat] ?? 0, won: !alone && winners.includes(seat) })),
      sheet: { faces: players.map(({ face }) => face), rounds, totals, winners: alone ? [] : winners },
    });
  }
}
