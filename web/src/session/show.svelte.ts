/** What is on the board yet: steps from the server wait here, and are shown one after the other. */

import type { Now, Step, TableNow } from "../api/messages";
import type { Step as BoardStep, View } from "../boards/types";
import { announce } from "../device/announce.svelte";
import { stays } from "../device/settings.svelte";
import { sound } from "../device/sound";
import { drawingsOf } from "../games";
import { told } from "../language/sentences";
import { stepOf } from "./step";
import type { Table } from "./table.svelte";

const MOST_STEPS = 14;
/** How long a feat is shown, and the end of a round where not all people sit at this screen. In milliseconds. */
const FEAT = 1600;
const ROUND = 6000;

/** A round that has ended: its points and the totals by seat, and the view that follows. */
interface Round {
  number: number;
  points: (number | null)[];
  totals: number[];
  next: View;
}

export class Show {
  step = $state.raw<BoardStep | null>(null);
  /** The last event that is shown on the board. */
  last = $state.raw<Step | null>(null);
  /** A step stays on the board, and others wait. */
  showing = $state(false);
  /** A roll was asked for, or a draw is open: dice tumble already. */
  rolling = $state(false);

  /** The moment that the board holds still for: a feat, or the end of a round. */
  feat = $state.raw<{ id: string; count: number; seat: number | null } | null>(null);
  round = $state.raw<Round | null>(null);

  readonly turn = $derived.by(() => (this.showing ? null : (this.table.now?.turn ?? null)));
  readonly mine = $derived.by(() => this.turn !== null && this.table.me.includes(this.turn.seat) && !this.turn.bot);
  readonly legal = $derived.by(() => (this.mine && this.turn?.what === "move" ? (this.table.now?.allowed ?? []) : []));

  /** The last event received. */
  seq = 0;
  /** What holds when every step is shown. */
  coming: Now | null = null;
  private queue: Step[] = [];
  private timer = 0;
  /** How many steps may wait: what bots have done while a round was looked at is shown all the same. */
  private most = MOST_STEPS;

  constructor(private readonly table: Table) {}

  readonly close = (): void => clearTimeout(this.timer);

  /** Starts from the whole table, and shows it at once. */
  start(about: TableNow): void {
    this.close();
    this.table.whole(about, this.queue);
    this.queue = [];
    this.seq = about.now.seq;
    this.coming = about.now;
    this.step = this.feat = this.round = null;
    this.settle();
  }

  /** Takes steps that are new; false where some before or after them are missing. */
  take(fresh: Step[], now: Now): boolean {
    if ((fresh[0] && fresh[0].event.seq !== this.seq + 1) || now.seq !== this.seq + fresh.length) return false;
    this.seq = now.seq;
    this.coming = now;
    this.queue.push(...fresh);
    if (document.visibilityState === "hidden" || (this.queue.length > this.most && !this.round)) this.hurry();
    else if (!this.showing) this.next();
    else if (this.round && !this.table.gathered && fresh.some(({ event }) => event.event === "move" && !this.table.bots[event.seat])) this.goOn();
    return true;
  }

  /** Takes a change that is no step. */
  change(changed: Partial<Now>, atOnce: boolean): void {
    if (this.coming) this.coming = { ...this.coming, ...changed };
    if (this.table.now && atOnce) this.table.now = { ...this.table.now, ...changed };
  }

  /** Dice tumble as long as the draw that is shown is open. */
  rest(): void {
    this.rolling = Boolean(this.table.now?.draw);
  }

  /** Shows all queued steps at once. */
  private hurry(): void {
    this.close();
    this.feat = this.round = null;
    while (this.queue.length > 0) this.show(this.queue.shift() as Step, false);
    this.settle();
  }

  /** Shows steps one after the other. Only those that stay make the board wait: a press is lost to no other. */
  private next = (): void => {
    this.showing = false;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      const before = this.table.board;
      this.show(step, true);
      if (this.stage(before, step)) return;
      const { event } = step.event;
      if (this.queue.length === 0 || (event !== "move" && event !== "outcome")) continue;
      const pace = stays(event);
      if (pace === 0) continue;
      this.showing = true;
      this.timer = setTimeout(this.next, pace) as unknown as number;
      return;
    }
    this.settle();
  };

  /** Whether a step is one that the board is still for. */
  private stage(before: View | null, step: Step): boolean {
    const [happened, after] = [stepOf(step.event), step.view as unknown as View | null];
    if (!happened || !before || !after) return false;
    const { feat, settled } = drawingsOf(after.game);
    const grand = feat?.(before, after, happened) ?? null;
    const ended = after.sheet.length > before.sheet.length && after.phase !== "over";
    if (!grand && !ended) return false;
    if (ended) this.table.board = settled?.(before, after, happened) ?? after;
    const then = ended ? (): void => this.look(after) : this.next;
    this.showing = true;
    if (!grand) return (then(), true);
    this.feat = { ...grand, seat: happened.seat };
    sound("bell");
    this.timer = setTimeout(() => ((this.feat = null), then()), FEAT) as unknown as number;
    return true;
  }

  /** Everybody looks at the end of a round. Nothing else is shown until somebody here goes on, or others have. */
  private look(next: View): void {
    this.round = { number: next.sheet.length, points: next.sheet.at(-1) ?? [], totals: next.scores, next };
    sound("bell");
    if (!this.table.gathered || this.table.clock) this.timer = setTimeout(this.goOn, ROUND) as unknown as number;
  }

  readonly goOn = (): void => {
    if (!this.round) return;
    this.close();
    this.table.board = this.round.next;
    this.round = null;
    this.most = this.queue.length + MOST_STEPS;
    this.next();
  };

  private show(step: Step, moving: boolean): void {
    const happened = stepOf(step.event);
    this.table.add(step);
    const { names, bots, devices, about } = this.table;
    if (step.view) this.step = moving ? happened : null;
    if (step.event.event === "outcome") this.rolling = false;
    this.last = step;
    announce(told(step, names, bots, devices));
    if (happened) sound(drawingsOf(about?.game ?? "").sound(happened));
  }

  private settle(): void {
    this.showing = false;
    this.most = MOST_STEPS;
    if (this.coming) this.table.now = this.coming;
    this.rest();
  }
}
