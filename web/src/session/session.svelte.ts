/** One table as this device knows it. Steps from the server are queued and shown one after the other. */

import { keep } from "../api/keys";
import { type Line, Live } from "../api/live";
import type { Answer, ClockNow, Command, FromServer, Now, Play, Refused, Roll, SeatNow, Step, TableNow, Think, Undo } from "../api/messages";
import type { Step as BoardStep, View } from "../boards/types";
import { randomHex } from "../check/bytes";
import type { Bots } from "../engine/bots";
import { drawingsOf } from "../games";
import { seatName } from "../language/sentences";
import { tell } from "../language/speech.svelte";
import { winnersOf } from "./ranks";
import { Fairness } from "./fairness.svelte";
import { stepOf } from "./step";

/** What happened, and what the game says of it. */
export type Told = Pick<Step, "event" | "said">;

const MOST_STEPS = 14;
const ANSWER_AWAITED = 10_000;

const CHANGES: ReadonlySet<string> = new Set(["move", "outcome", "undo", "back"]);
type Ask = { [K in Command["type"]]: Omit<Extract<Command, { type: K }>, "id" | "seq"> }[Command["type"]];

export class Session {
  table = $state.raw<TableNow | null>(null);
  now = $state.raw<Now | null>(null);
  private board = $state.raw<View | null>(null);
  step = $state.raw<BoardStep | null>(null);
  log = $state.raw<Told[]>([]);
  /** The last event that is shown on the board. */
  shown = $state.raw<Step | null>(null);
  line = $state<Line>("connecting");
  refused = $state.raw<Refused | null>(null);
  sending = $state("");
  showing = $state(false);
  /** The draw that is open now, whatever is shown meanwhile. */
  draw = $state.raw<Now["draw"]>(null);
  /** What the clock shows, at a table with one. It runs on while steps are shown. */
  clock = $state.raw<ClockNow | null>(null);
  /** By how many milliseconds this device's clock is ahead of the server's, measured by the quickest message so far. */
  ahead = $state(Infinity);
  /** A roll was asked for, or a draw is open: dice tumble already. */
  rolling = $state(false);
  /** This browser's part in the draws, where the table draws together with its players' devices. */
  fair = $state.raw<Fairness | null>(null);

  readonly names = $derived((this.now?.seats ?? []).map((seat) => seatName(seat, seat.seat)));
  /** By seat: whether it is a bot's own seat, not a person's seat that a bot has taken over. */
  readonly bots = $derived((this.now?.seats ?? []).map((seat) => seat.kind === "bot" && !seat.taken_over));
  /** The devices that have come so far. */
  readonly devices = $derived(new Map(this.log.flatMap(({ event }) => (event.event === "device" ? [[event.device, event.seats] as const] : []))));
  readonly me = $derived(this.table?.you.seats ?? []);
  /** Follows the last step shown, so an ended game stays ended while a rematch or a reaction is shown. */
  readonly ended = $derived(this.now?.ended ?? null);
  /** By seat: the number of seats ahead of it, once the game has ended. */
  readonly places = $derived(this.ended?.places ?? []);
  readonly winners = $derived(winnersOf(this.places));
  /** The board, with the winners by place once the game has ended. */
  readonly view = $derived(this.board && this.ended ? { ...this.board, winners: this.winners } : this.board);
  readonly turn = $derived(this.showing ? null : (this.now?.turn ?? null));
  readonly mine = $derived(this.turn !== null && this.me.includes(this.turn.seat) && !this.turn.bot);
  readonly busy = $derived(this.sending !== "" || this.showing || this.line !== "live" || Boolean(this.now?.paused));
  readonly legal = $derived(this.mine && this.turn?.what === "move" ? (this.now?.allowed ?? []) : []);

  /** The last event that changed the position; a device that comes or a reaction does not. */
  readonly changed = $derived(this.log.findLast(({ event }) => CHANGES.has(event.event))?.event.seq ?? 0);

  /** The own move that may be taken back now; bots may be thinking, or moving, meanwhile. */
  readonly undoable = $derived.by(() => {
    const found = this.now?.undoable ?? null;
    const free = this.sending === "" && this.line === "live" && !this.now?.paused && !this.draw;
    return found && free && this.me.includes(found.seat) ? found : null;
  });

  private readonly live: Live;
  private seq = 0;
  private queue: Step[] = [];
  private timer = 0;
  private answerTimer = 0;
  private coming: Now | null = null;
  /** A bot's move is being looked for on this device. */
  thinksHere = $state(false);
  /** What thinks for the bots here, once the server has asked for it. */
  private thinking: Promise<Bots> | null = null;
  /** Over HTTP an answer may arrive before its events: the last of those events, until it arrives. */
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
      awaited: () => (this.coming?.draw && !this.coming.draw.go ? this.coming.draw.n : 0),
      line: (line) => this.connection(line),
      heard: (message) => this.heard(message),
    });
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.answerTimer);
    this.fair?.close();
    this.live.close();
    void this.thinking?.then((bots) => bots.close());
  }

  /** Sends a command. The board takes no other until the answer arrives, so a double click is harmless. */
  private ask(what: Ask): void {
    if (this.sending) return;
    const command = { ...what, id: randomHex(12), seq: this.seq } as Command;
    this.sending = command.id;
    this.promised = 0;
    this.refused = null;
    clearTimeout(this.answerTimer);
    this.answerTimer = setTimeout(() => (this.sending = ""), ANSWER_AWAITED) as unknown as number;
    if (command.type === "play" || command.type === "roll" || command.type === "undo") void this.throughDevice(command);
    else this.live.send(command);
  }

  /** A move says which device it comes from, and that device remembers it first: it knows its own moves by it. */
  private async throughDevice(command: Play | Roll | Undo): Promise<void> {
    const device = await this.fair?.command(command.id);
    this.live.send(device ? { ...command, device } : command);
  }

  /** A legal move in words, as the game says it. */
  readonly label = (move: string): string => {
    const offered = this.now?.moves.find((one) => one.move === move);
    return offered ? tell(offered.label, this.names) : move;
  };

  /** Sends a move in notation. Typed text is sent as it is: the server parses it, and says why it refuses. */
  play(move: string): void {
    if (this.busy || !this.turn || this.legal.length === 0) return;
    const draws = drawingsOf(this.table?.game ?? "").rollsAtOnce(move);
    this.ask({ type: "play", seat: this.turn.seat, move, ...(draws ? { roll: true } : {}) });
    if (draws) this.rolling = true;
  }

  roll(): void {
    if (this.busy || !this.mine || this.turn?.what !== "roll") return;
    this.ask({ type: "roll", seat: this.turn.seat });
    this.rolling = true;
  }

  takeBack(): void {
    if (this.undoable) this.ask({ type: "undo", seat: this.undoable.seat, of: this.undoable.of });
  }

  /** The opener does not wait until everybody's device has come. */
  begin(): void {
    const seat = this.me[0];
    if (seat !== undefined) this.ask({ type: "begin", seat });
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

  /** Shows all queued steps at once. */
  private hurry(): void {
    while (this.queue.length > 0) this.show(this.queue.shift() as Step, false);
    this.settle();
  }

  private heard(message: FromServer): void {
    if (message.type === "welcome") this.welcome(message.table);
    else if (message.type === "events") this.happened(message.steps, message.now);
    else if (message.type === "presence") this.present(message.seats, message.watching);
    else if (message.type === "draw") this.drawing(message.draw);
    else if (message.type === "clock") this.timed(message.clock);
    else if (message.type === "answer") this.answered(message);
    else if (message.type === "refused") this.no(message);
    else if (message.type === "think") void this.think(message);
  }

  /** Finds a bot's move on this device. An answer that comes too late is refused, and nobody minds. */
  private async think(asked: Think): Promise<void> {
    this.thinking ??= import("../engine/bots").then(({ Bots }) => new Bots());
    this.thinksHere = true;
    const move = await this.thinking.then((bots) => bots.move(asked)).catch(() => "");
    this.thinksHere = false;
    this.live.send({ type: "thought", id: randomHex(12), seq: asked.question.seq, seat: asked.seat, move });
  }

  private connection(line: Line): void {
    this.line = line;
    this.fair?.connection(line === "live");
  }

  private timed(clock: ClockNow | null | undefined): void {
    this.clock = clock ?? null;
    if (clock) this.ahead = Math.min(this.ahead, Date.now() - clock.at);
  }

  private welcome(table: TableNow): void {
    this.follow(table);
    this.timed(table.now.clock);
    const first = this.table === null;
    const known = [...this.log, ...this.queue].filter(({ event }) => event.seq <= table.since);
    this.table = table;
    this.log = [...known, ...table.log.map((event, place) => ({ event, said: table.said[place] ?? null }))];
    this.seq = table.now.seq;
    this.keepPromise();
    this.queue = [];
    clearTimeout(this.timer);
    this.coming = table.now;
    this.step = null;
    this.board = table.view as unknown as View;
    this.settle();
    keep(this.id, this.key, table.game);
    if (first) this.shown = null;
  }

  /** At a table of version 2 the device is told the exact lines, from the header on. It takes no part where chance is the same at several tables. */
  private follow(table: TableNow): void {
    this.draw = table.now.draw;
    if (table.format !== "parlour/2") return;
    this.fair ??= new Fairness(this.id, table.daily || table.duplicate ? [] : table.you.seats, (said) => this.live.send({ ...said, seq: 0 }));
    const lines = table.lines.map((line, at): [number, string, object] => [table.since + 1 + at, line, table.log[at] ?? {}]);
    this.fair.told([[0, table.header], ...lines], table.now.draw);
  }

  private drawing(draw: Now["draw"]): void {
    this.fair?.drawn(draw);
    this.draw = draw;
    if (this.coming) this.coming = { ...this.coming, draw };
    if (this.now && !this.showing) this.now = { ...this.now, draw };
  }

  private happened(steps: Step[], now: Now): void {
    this.draw = now.draw;
    this.timed(now.clock);
    this.fair?.told(
      steps.map(({ event, line }) => [event.seq, line ?? "", event]),
      now.draw,
    );
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

  /** Shows steps one after the other. Only those that stay make the board wait: a press is lost to no other. */
  private next = (): void => {
    this.showing = false;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      this.show(step, true);
      const stays = this.pace(step);
      if (stays === 0) continue;
      this.showing = true;
      this.timer = setTimeout(this.next, stays) as unknown as number;
      return;
    }
    this.settle();
  };

  private pace(step: Step): number {
    const kind = step.event.event;
    if (kind !== "move" && kind !== "outcome") return 0;
    if (this.queue.length === 0) return 0;
    return this.stays(kind);
  }

  private show(step: Step, moving: boolean): void {
    const { event, view } = step;
    this.log = [...this.log, step];
    if (view) {
      this.step = moving ? stepOf(event) : null;
      this.board = view as unknown as View;
    }
    if (event.event === "outcome") this.rolling = false;
    this.shown = step;
    this.hear(step);
  }

  private settle(): void {
    this.showing = false;
    if (this.coming) this.now = this.coming;
    this.rolling = Boolean(this.now?.draw);
  }

  private present(seats: SeatNow[], watching: number): void {
    if (this.coming) this.coming = { ...this.coming, seats, watching };
    if (this.now) this.now = { ...this.now, seats, watching };
  }

  private answered({ id, last }: Answer): void {
    if (this.fair?.answered(id) || this.sending !== id) return;
    this.promised = last;
    this.keepPromise();
  }

  private keepPromise(): void {
    if (this.promised === 0 || this.seq < this.promised) return;
    this.promised = 0;
    this.sending = "";
  }

  private no(refused: Refused): void {
    if (this.fair?.declined(refused.id, refused.code)) return;
    if (refused.id && refused.id !== this.sending) return;
    this.sending = "";
    this.rolling = Boolean(this.now?.draw);
    this.refused = refused;
    if (refused.code === "stale_seq" || refused.code === "unknown_seq") this.live.sync();
  }
}
