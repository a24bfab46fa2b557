/** One table as this device knows it: what the server told, shown one step after the other. */

import type { GameView, Step as BoardStep } from "../boards/types";
import { stepOf } from "../parts/replay/positions";
import { drawingsOf } from "../games";
import { randomHex } from "../check/hash";
import { seatName } from "../language/telling";
import { keep } from "../api/keys";
import { type Line, Live } from "../api/live";
import type { Answer, Command, FromServer, Now, Refused, SeatNow, Step, TableEvent, TableNow } from "../api/messages";

const MOST_STEPS = 14;
const ANSWER_AWAITED = 10_000;

type Ask = { [K in Command["type"]]: Omit<Extract<Command, { type: K }>, "id" | "seq"> }[Command["type"]];

export class Session {
  table = $state.raw<TableNow | null>(null);
  now = $state.raw<Now | null>(null);
  view = $state.raw<GameView | null>(null);
  step = $state.raw<BoardStep | null>(null);
  log = $state.raw<TableEvent[]>([]);
  /** The last event that is shown on the board. */
  shown = $state.raw<Step | null>(null);
  line = $state<Line>("connecting");
  refused = $state.raw<Refused | null>(null);
  sending = $state("");
  showing = $state(false);

  readonly names = $derived((this.now?.seats ?? []).map((seat) => seatName(seat, seat.seat)));
  /** The seats that are a bot's own, not a person's whom a bot stands in for. */
  readonly bots = $derived((this.now?.seats ?? []).map((seat) => seat.kind === "bot" && !seat.taken_over));
  readonly me = $derived(this.table?.you.seats ?? []);
  /** `now` is that of the last step shown: a game that has ended stays so while a rematch or a reaction is shown. */
  readonly ended = $derived(this.now?.ended ?? null);
  readonly turn = $derived(this.showing ? null : (this.now?.turn ?? null));
  readonly mine = $derived(this.turn !== null && this.me.includes(this.turn.seat) && !this.turn.bot);
  readonly busy = $derived(this.sending !== "" || this.showing || this.line !== "live" || Boolean(this.now?.paused));
  readonly legal = $derived(this.mine && this.turn?.what === "move" ? (this.now?.allowed ?? []) : []);

  private readonly live: Live;
  private seq = 0;
  private queue: Step[] = [];
  private timer = 0;
  private answerTimer = 0;
  private coming: Now | null = null;
  /** Over HTTP an answer may be here before its events: the last of them, until it is known here. */
  private promised = 0;

  constructor(
    readonly id: string,
    readonly key: string,
    /** How long a step stays on the board before the next one, in milliseconds. */
    private readonly stays: (kind: "move" | "outcome") => number,
    private readonly hear: (step: Step) => void,
  ) {
    this.live = new Live(id, key, {
      since: () => this.seq,
      line: (line) => (this.line = line),
      heard: (message) => this.heard(message),
    });
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.answerTimer);
    this.live.close();
  }

  /** Sends a command; until its answer is here the board takes no other, so a double click is harmless. */
  private ask(what: Ask): void {
    if (this.sending) return;
    const command = { ...what, id: randomHex(12), seq: this.seq } as Command;
    this.sending = command.id;
    this.promised = 0;
    this.refused = null;
    clearTimeout(this.answerTimer);
    this.answerTimer = setTimeout(() => (this.sending = ""), ANSWER_AWAITED) as unknown as number;
    this.live.send(command);
  }

  play(move: string): void {
    if (this.busy || !this.turn || !this.legal.includes(move)) return;
    const draws = drawingsOf(this.table?.game ?? "")?.rollsAtOnce(move);
    this.ask({ type: "play", seat: this.turn.seat, move, ...(draws ? { nonce: randomHex(16) } : {}) });
  }

  roll(): void {
    if (this.busy || !this.mine || this.turn?.what !== "roll") return;
    this.ask({ type: "roll", seat: this.turn.seat, nonce: randomHex(16) });
  }

  react(what: string): void {
    const seat = this.mine && this.turn ? this.turn.seat : this.me[0];
    if (seat !== undefined) this.ask({ type: "react", seat, what: what as never });
  }

  say(type: "pause" | "resume" | "end" | "return" | "rematch", seat = this.me[0]): void {
    if (seat !== undefined) this.ask({ type, seat });
  }

  takeOver(who: number, level: string): void {
    const seat = this.me[0];
    if (seat !== undefined) this.ask({ type: "takeover", seat, who, level });
  }

  /** Shows everything that is still to be shown at once: whoever is impatient presses a key. */
  hurry(): void {
    while (this.queue.length > 0) this.show(this.queue.shift() as Step, false);
    this.settle();
  }

  private heard(message: FromServer): void {
    if (message.type === "welcome") this.welcome(message.table);
    else if (message.type === "events") this.happened(message.steps, message.now);
    else if (message.type === "presence") this.present(message.seats, message.watching);
    else if (message.type === "answer") this.answered(message);
    else if (message.type === "refused") this.no(message);
  }

  private welcome(table: TableNow): void {
    const first = this.table === null;
    const known = this.log.filter((event) => event.seq <= table.since);
    this.table = table;
    this.log = [...known, ...table.log];
    this.seq = table.now.seq;
    this.keepPromise();
    this.queue = [];
    clearTimeout(this.timer);
    this.coming = table.now;
    this.step = null;
    this.view = table.view as unknown as GameView;
    this.settle();
    keep(this.id, this.key, table.game);
    if (first) this.shown = null;
  }

  private happened(steps: Step[], now: Now): void {
    const fresh = steps.filter((step) => step.event.seq > this.seq);
    const expected = fresh[0]?.event.seq ?? this.seq + 1;
    if (expected !== this.seq + 1) return this.live.sync();
    this.seq = Math.max(this.seq, now.seq);
    this.keepPromise();
    this.coming = now;
    this.queue.push(...fresh);
    if (this.queue.length > MOST_STEPS || document.visibilityState === "hidden") this.hurry();
    else if (!this.showing) this.next();
  }

  private next = (): void => {
    const step = this.queue.shift();
    if (!step) return this.settle();
    this.showing = true;
    this.show(step, true);
    this.timer = setTimeout(this.next, this.pace(step)) as unknown as number;
  };

  private pace(step: Step): number {
    const kind = step.event.event;
    if (kind !== "move" && kind !== "outcome") return 0;
    if (this.queue.length === 0) return 0;
    return this.stays(kind);
  }

  private show(step: Step, moving: boolean): void {
    const { event, view } = step;
    this.log = [...this.log, event];
    if (view) {
      this.step = moving ? stepOf(event) : null;
      this.view = view as unknown as GameView;
    }
    this.shown = step;
    this.hear(step);
  }

  private settle(): void {
    this.showing = false;
    if (this.coming) this.now = this.coming;
  }

  private present(seats: SeatNow[], watching: number): void {
    if (this.coming) this.coming = { ...this.coming, seats, watching };
    if (this.now) this.now = { ...this.now, seats, watching };
  }

  private answered({ id, last }: Answer): void {
    if (this.sending !== id) return;
    this.promised = last;
    this.keepPromise();
  }

  private keepPromise(): void {
    if (this.promised === 0 || this.seq < this.promised) return;
    this.promised = 0;
    this.sending = "";
  }

  private no(refused: Refused): void {
    if (refused.id && refused.id !== this.sending) return;
    this.sending = "";
    this.refused = refused;
    if (refused.code === "stale_seq" || refused.code === "unknown_seq") this.live.sync();
  }
}
