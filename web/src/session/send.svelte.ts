/** What this device sends: one command at a time, and its part in the draws. */

import { POCKET } from "../api/answerer";
import { isFar } from "../api/far";
import { type Line, Live } from "../api/live";
import type { Answer, Command, Consent, Decline, FromServer, Play, Refused, Roll, TableNow, TakeOver, Think, Undo } from "../api/messages";
import { randomHex } from "../check/bytes";
import { isShared, keepShared } from "../device/shared";
import { drawingsOf } from "../games";
import { Fairness } from "./fairness.svelte";
import { alone, byDevice, byHand, fits, headerOf } from "./header";
import type { Show } from "./show.svelte";
import { standIn } from "./standin";
import type { Table } from "./table.svelte";

const ANSWER_AWAITED = 10_000;

type Ask = { [K in Command["type"]]: Omit<Extract<Command, { type: K }>, "id" | "seq"> }[Command["type"]];

/** A move without what does not matter in it: capitals, blanks, the order of what is added up. */
const plainly = (move: string): string =>
  move.trim().toLowerCase().replace(/\s*\+\s*/g, "+").split(/\s+/).map((word) => word.split("+").map((part) => part.replace(/^0+(?=\d)/, "")).sort().join("+")).join(" ");

export class Send {
  line = $state<Line>("connecting");
  refused = $state.raw<Refused | null>(null);
  /** This browser's part in the draws, where the table draws together with its players' devices. */
  fair = $state.raw<Fairness | null>(null);
  /** No device takes part in the rolls of this table, and its person has not said that they know. */
  alone = $state(false);
  /** The command that waits for its answer. */
  private sending = $state("");

  /** Nobody's moves are sent while the person is asked something about the rolls, or after an alarm. */
  readonly halted = $derived.by(() => this.table.me.length > 0 && !this.table.ended && (this.alone || (this.fair?.halted ?? false)));
  readonly free = $derived.by(() => this.sending === "" && this.line === "live" && !this.table.now?.paused && !this.halted);
  readonly busy = $derived.by(() => !this.free || this.show.showing);
  /** The own move that may be taken back now; bots may be thinking, or moving, meanwhile. */
  readonly undoable = $derived.by(() => {
    const found = this.table.now?.undoable ?? null;
    return found && this.free && !this.table.draw && this.table.me.includes(found.seat) ? found : null;
  });

  /** The own move that everybody may be asked to take back. */
  readonly askable = $derived.by(() => {
    const found = this.table.now?.askable ?? null;
    return found && this.free && !this.table.draw && this.table.me.includes(found.seat) ? found : null;
  });
  /** The seats at this screen in which people sit. */
  readonly people = $derived.by(() => this.table.me.filter((seat) => this.table.seats[seat]?.kind !== "bot"));

  private readonly live: Live;
  private timer = 0;
  /** Over HTTP an answer may arrive before its events: the last of those events, until it arrives. */
  private promised = 0;

  constructor(
    private readonly id: string,
    key: string,
    private readonly table: Table,
    private readonly show: Show,
    heard: (message: FromServer) => void,
  ) {
    this.live = new Live(id, key, {
      since: () => show.seq,
      awaited: () => (show.coming?.draw && !show.coming.draw.go ? show.coming.draw.n : 0),
      line: (line) => ((this.line = line), this.fair?.part.connection(line === "live")),
      sentAgain: () => this.fair?.part.sentAgain(),
      heard,
    });
    document.addEventListener("visibilitychange", this.looked);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.looked);
    clearTimeout(this.timer);
    this.fair?.part.close();
    this.live.close();
  }

  private readonly looked = (): void => void this.fair?.part.looked(document.visibilityState === "hidden");

  readonly sync = (): void => this.live.sync();

  /** Sends a move in notation. Typed text that is no legal move is sent as it is: the server says why it refuses. */
  play(typed: string): void {
    const { turn, legal } = this.show;
    if (this.busy || !turn || legal.length === 0) return;
    const move = legal.find((each) => plainly(each) === plainly(typed)) ?? typed;
    const draws = drawingsOf(this.table.about?.game ?? "").rollsAtOnce(move);
    void this.ask({ type: "play", seat: turn.seat, move, ...(draws ? { roll: true } : {}) });
    if (draws) this.show.rolling = true;
  }

  roll(): void {
    const { turn, mine } = this.show;
    if (this.busy || !mine || turn?.what !== "roll") return;
    void this.ask({ type: "roll", seat: turn.seat });
    this.show.rolling = true;
  }

  /** At a table by hand: tells what fell, also for another seat's roll. */
  tell(outcome: string): void {
    const hand = this.table.view?.hand ?? -1;
    const seat = this.people.includes(hand) ? hand : this.people[0];
    if (this.busy || seat === undefined) return;
    void this.ask({ type: "tell", seat, outcome });
  }

  takeBack(): void {
    if (this.undoable) void this.ask({ type: "undo", seat: this.undoable.seat, of: this.undoable.of });
    else if (this.askable) this.agree(this.askable.of);
  }

  /** People at this screen agree that this move is taken back, or ask the others, if it is the last one by this device's own log. */
  agree(of: number): void {
    const last = this.fair?.part.reading.takeable;
    if (this.free && last?.of === of) void this.ask({ type: "consent", seats: this.people, of, line: last.line });
  }

  decline(of: number): void {
    const [seat] = this.people;
    if (this.free && seat !== undefined) void this.ask({ type: "decline", seat, of });
  }

  react(what: string): void {
    const seat = this.show.mine && this.show.turn ? this.show.turn.seat : this.table.me[0];
    if (seat !== undefined) void this.ask({ type: "react", seat, what: what as never });
  }

  /** `begin`: the opener does not wait until everybody's device has come. */
  say(type: "begin" | "pause" | "resume" | "end" | "return" | "rematch", seat = this.table.me[0]): void {
    if (seat !== undefined) void this.ask({ type, seat });
  }

  /** Asks for a bot in somebody's seat; done when it is sent. */
  async takeOver(who: number): Promise<void> {
    const { about, seats, me } = this.table;
    if (me[0] !== undefined) await this.ask({ type: "takeover", seat: me[0], who, level: standIn(about?.levels ?? [], seats) });
  }

  thought({ question, seat }: Think, move: string): void {
    this.live.send({ type: "thought", id: randomHex(12), seq: question.seq, seat, move });
  }

  /** The board takes no other command until the answer arrives, so a double click is harmless. */
  private async ask(what: Ask): Promise<void> {
    if (this.sending || (this.halted && what.type !== "react")) return;
    const command = { ...what, id: randomHex(12), seq: this.show.seq } as Command;
    this.sending = command.id;
    this.promised = 0;
    this.refused = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.sending = ""), ANSWER_AWAITED) as unknown as number;
    if (command.type === "play" || command.type === "roll" || command.type === "undo" || command.type === "consent" || command.type === "decline") await this.throughDevice(command);
    else if (command.type === "takeover") await this.handOver(command);
    else this.live.send(command);
  }

  /** A move says which device it comes from, and that device remembers it first: it knows its own moves by it. */
  private async throughDevice(command: Play | Roll | Undo | Consent | Decline): Promise<void> {
    const { id, type, seq } = command;
    const seat = type === "consent" ? null : command.seat;
    const move = type === "play" ? command.move : type === "roll" ? "" : String(command.of);
    const device = await this.fair?.part.command(id, { type, seat, move, seq });
    this.live.send(device ? { ...command, device } : command);
  }

  /** A bot in a seat of ours that we asked for is no surprise to the device. */
  private async handOver(command: TakeOver): Promise<void> {
    await this.fair?.part.command(command.id, { type: "takeover", seat: command.who, move: "", seq: command.seq });
    this.live.send(command);
  }

  /** At a table of version 2 the device is told the exact lines, from the header on. It takes no part where chance is the same at several tables; the header says so; nor at a table of its own, where it would only watch itself. The person is asked as well if others tell what fell. */
  follow(table: TableNow): void {
    const header = headerOf(table.header);
    const trusting = byHand(header) && table.now.seats.some(({ kind, seat }) => kind !== "bot" && !table.you.seats.includes(seat));
    const strange = byDevice(header) && (!POCKET || isFar(this.id));
    this.alone = (alone(header) || trusting || strange) && table.you.seats.length > 0 && !isShared(this.id);
    if (header.format !== "parlour/2") return;
    this.fair ??= new Fairness(this.id, alone(header) || byHand(header) || byDevice(header) || (POCKET && !isFar(this.id)) ? [] : table.you.seats, (said) => this.live.send({ ...said, seq: 0 }), (id) => this.live.ping(id));
    if (!fits(header, table)) void this.fair.part.contradicted(table.header);
    const lines = table.lines.map((line, at): [number, string, object] => [table.since + 1 + at, line, table.log[at] ?? {}]);
    void this.fair.part.told([[0, table.header], ...lines], table.now.draw, document.visibilityState === "hidden", { ...table.now, view: table.view });
  }

  /** The person plays although no device takes part in the rolls. */
  playAlone(): void {
    keepShared(this.id);
    this.alone = false;
  }

  answered({ id, last, seq }: Answer): void {
    if (this.fair?.part.answered(id, seq) || this.sending !== id) return;
    this.promised = last;
    this.keepPromise();
  }

  keepPromise(): void {
    if (this.promised === 0 || this.show.seq < this.promised) return;
    this.promised = 0;
    this.sending = "";
  }

  declined(refused: Refused): void {
    if (this.fair?.part.declined(refused.id, refused.code)) return;
    if (refused.id && refused.id !== this.sending) return;
    this.sending = "";
    this.show.rest();
    this.refused = refused;
    if (refused.code === "stale_seq" || refused.code === "unknown_seq") this.sync();
  }
}
