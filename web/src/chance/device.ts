/**
 * An honest device: what it answers, and what it does not put up with (docs/fairness.md, "What a device keeps").
 *
 * It is told the exact lines of the log and checks each as a verifier would. It sends and stores nothing itself: what it
 * changes in `kept` must be durable before anything that it answers is sent.
 */

import { ascii, type Bytes } from "../check/bytes";
import { MOST_GAP, type Opened, Second, WINDOW, Wrong } from "../check/second";
import type { Members } from "../check/strict";
import type { Following } from "../referee/following";
import type { Kept, Missed, Sent } from "./kept";
import { Links } from "./links";

export interface Registration {
  device: string;
  seats: number[];
  after: number;
  top: string;
}

export interface Reveal {
  /** The hash of the `open` line that is answered. */
  open: string;
  n: number;
  device: string;
  link: string;
}

/** Answers this far back are kept; older ones cannot be asked for again, since only the last opening is answered. */
const ANSWERS = 16;
const SAID = 256;
/** So many of the last rolls without this device are worth a question; then at twice as many, and so on. */
const [MISSED, OF_THE_LAST] = [3, 20];
/** The alarm for a line that the rules of the game do not allow. */
const RULES = "rules";

export class Device {
  readonly reading = new Second(0);
  /** Our own registration stands in the log. */
  logged = false;
  /** How many lines were read; those that `kept` has seen were judged already, by one who knew more of the connection. */
  count = 0;
  /** The hash of the `open` line that was read last. */
  openHash = "";
  private lasted = false;
  /** What the table took last of what this device said of itself, and where its log stood. */
  private taken: { what: string; seq: number } | null = null;
  /** The last event that changed the position, and by seat the last that changed who sits there. */
  private changed = 0;
  private readonly seated = new Map<number, number>();
  /** Why a roll that is told now was made without this device, if it was. */
  away: Missed["why"] = "connected";
  private judging = true;
  private made: Links | null = null;
  /** Ids of commands that stand in the log. */
  private readonly used = new Set<string>();

  /** `rules` follow the game and say whether a line may stand where it does; null where they are not known here. */
  constructor(
    public kept: Kept,
    public rules: Following | null = null,
  ) {}

  /** The log that was read extends what is kept. */
  get upToDate(): boolean {
    return this.count >= this.kept.seen;
  }

  /** What to send in order to take part, after the header was read. */
  registration(): Registration {
    if (!this.kept.registered) [this.kept.after, this.kept.registered] = [this.reading.opens, true];
    const { device, seats, after } = this.kept;
    return { device, seats, after, top: this.links.top(after) };
  }

  /** A command of the person is about to be sent from here. */
  sends(id: string, command: Sent): void {
    this.kept.commands = { ...this.kept.commands, [id]: command };
  }

  /** This device is about to say *back*, *leave* or *chain* under this id. */
  says(id: string): void {
    this.kept.said = [...this.kept.said, id].slice(-SAID);
  }

  /** The table has taken what this device said, when its log had so many events. */
  heard(what: "device" | "back" | "leave", seq: number): void {
    this.taken = { what, seq };
  }

  /** One more line of the log, without its newline. What does not fit raises the alarm. */
  told(line: Bytes): void {
    if (this.kept.alarm) return;
    try {
      this.read(line);
    } catch (wrong) {
      if (!(wrong instanceof Wrong)) throw wrong;
      this.judging = true;
      this.alarm(this.upToDate || wrong.message === RULES ? this.named(wrong.message, line) : "changed-log");
    }
    if (this.kept.alarm) this.kept.evidence = new TextDecoder().decode(line);
    if (this.reading.ended) this.kept.seed = "";
  }

  /** A move with or without `by` where it should be the other way: in a seat of ours it was forged. */
  private named(code: string, line: Bytes): string {
    const { seat } = JSON.parse(new TextDecoder().decode(line)) as { seat?: number };
    return code === "by" && this.kept.seats.includes(seat ?? -1) ? "forged-move" : code;
  }

  /** Whether to answer *ready* to the draw that is open. */
  ready(): boolean {
    return this.answers(this.reading.opened);
  }

  /** Go was said for draw n: the link, or nothing if anything is not in order. */
  go(n: number): Reveal | null {
    const { opened } = this.reading;
    if (!this.answers(opened) || opened?.n !== n || !this.logged) return null;
    const before = this.kept.sent[n];
    if (before && before.open !== this.openHash) return null;
    this.lasted ||= !before;
    const link = this.links.link(n);
    const recent = Object.entries(this.kept.sent).filter(([each]) => Number(each) > n - ANSWERS);
    this.kept.sent = { ...Object.fromEntries(recent), [n]: { open: this.openHash, link } };
    return { open: this.openHash, n, device: this.kept.device, link };
  }

  /** The table has acknowledged our *ready* (or our reveal) to this opening, or our person has agreed to its voiding. */
  mark(n: number, what: "ready" | "acknowledged" | "agreed"): void {
    if (this.kept.draw.n === n) this.kept.draw = { ...this.kept.draw, [what]: true };
  }

  broke(): void {
    this.lasted = false;
  }

  /** The person has read the notice and goes on. */
  confirmed(): void {
    this.kept.notice = "";
  }

  /** The log is shorter than what was kept and does not grow, or the registration was not logged in time, twice. */
  alarm(code: string): void {
    if (this.judging && !this.kept.alarm) this.kept.alarm = code;
  }

  /** The next chain to add, when few openings are left of this one. */
  chain(): Omit<Registration, "seats"> | null {
    const after = this.reading.opened ? null : (this.reading.devices.get(this.kept.device)?.due(this.reading.opens, WINDOW) ?? null);
    return after === null ? null : { device: this.kept.device, after, top: this.links.top(after) };
  }

  /** Registered, but too long ago to take part again: a new id is needed. */
  get spent(): boolean {
    const { devices, opens, opened } = this.reading;
    if (!this.logged) return this.kept.registered && Math.abs(this.kept.after - opens) > WINDOW;
    return !opened && !devices.get(this.kept.device)?.reaches(opens + 1, MOST_GAP);
  }

  private answers(opened: Opened | null): boolean {
    const { alarm, notice, device } = this.kept;
    return !alarm && !notice && this.upToDate && !this.reading.ended && opened !== null && opened.party.includes(device);
  }

  private get links(): Links {
    this.made ??= new Links(this.reading.table, this.kept.device, this.kept.seed, this.kept.after);
    return this.made;
  }

  private read(line: Bytes): void {
    const { opened, events, table } = this.reading;
    this.reading.read(line);
    this.count += 1;
    this.judging = this.count > this.kept.seen;
    this.compare();
    if (this.reading.events > events) {
      if (this.rules?.follow(this.reading.last, this.reading.opened) === false) throw new Wrong(RULES);
      this.judge(this.reading.last, opened);
    }
    if (!table) this.kept.header = this.reading.head;
    this.judging = true;
  }

  private compare(): void {
    if (this.judging) [this.kept.seen, this.kept.head] = [this.count, this.reading.head];
    else if (this.upToDate && this.reading.head !== this.kept.head) {
      this.judging = true;
      this.alarm("changed-log");
    }
  }

  private judge(event: Members, opened: Opened | null): void {
    const kind = event.get("event");
    const seq = event.get("seq") as number;
    if (kind === "open") this.opens(event);
    else if (kind === "device") this.registers(event);
    else if (kind === "move" || kind === "undo") this.moves(event);
    else if (kind === "leave" || kind === "back") this.comesAndGoes(event);
    else if (kind === "chain") this.chains(event);
    else if (opened && kind === "outcome") this.falls(event, opened);
    else if (kind === "drop") this.drops(event);
    else if (kind === "void") this.voids(event);
    else if (kind === "seat") this.seated.set(event.get("seat") as number, seq);
    if (kind === "move" || kind === "outcome" || kind === "undo") this.changed = seq;
  }

  private opens(event: Members): void {
    [this.openHash, this.lasted] = [this.reading.head, true];
    if (!this.judging) return;
    this.kept.draw = { n: event.get("n") as number, ready: false, acknowledged: false, agreed: false };
    if (this.unheard(event.get("seq") as number)) this.alarm("unheard");
  }

  /** The table has taken what this device said, and opens a draw as if it had not. */
  private unheard(seq: number): boolean {
    if (!this.taken || seq <= this.taken.seq) return false;
    const { what } = this.taken;
    if (what === "device") return !this.logged;
    const there = this.reading.opened?.party.includes(this.kept.device) ?? false;
    return what === "leave" ? there : !this.reading.present.has(this.kept.device);
  }

  private registers(event: Members): void {
    if (event.get("device") !== this.kept.device) return;
    const { registered, after, seats } = this.kept;
    const same = registered && event.get("after") === after && String(event.get("seats")) === String(seats);
    if (!same || (this.kept.seed && event.get("top") !== this.links.top(after))) throw new Wrong("device");
    this.logged = true;
  }

  /**
   * A move of one of our seats, or one taken back, is the very command that was sent from here, where it was meant (without
   * our id, before it stands in the log), or of somebody the person knows. Bots move in seats of bots alone: the reading says so.
   */
  private moves(event: Members): void {
    const { seats, device, friends } = this.kept;
    if (!this.judging || !seats.includes(event.get("seat") as number) || event.get("by") || !this.logged) return;
    const from = (event.get("device") ?? "") as string;
    if (["", device].includes(from) && this.meant(event)) this.forget(event.get("id") as string);
    else if (!friends.includes(from)) this.alarm("forged-move");
  }

  private meant(event: Members): boolean {
    const sent = this.kept.commands[event.get("id") as string];
    const seat = event.get("seat") as number;
    if (!sent || this.used.has(event.get("id") as string) || sent.seat !== seat) return false;
    if (event.get("event") === "undo") return sent.type === "undo" && sent.move === String(event.get("of"));
    const where = Math.max(this.changed, this.seated.get(seat) ?? 0) <= sent.seq;
    return where && sent.type === "play" && sent.move === event.get("move");
  }

  /** A command is carried out once. */
  private forget(id: string): void {
    this.used.add(id);
  }

  private falls(event: Members, opened: Opened): void {
    const at = opened.party.indexOf(this.kept.device);
    if (!this.judging) return;
    this.counts(opened.n, at < 0);
    if (at < 0) return;
    const ours = (event.get("links") as string[])[at];
    if (this.kept.sent[opened.n]?.link !== ours) this.alarm("own-link");
  }

  /** Every roll counts since this device first asked to take part, whatever its connection did. */
  private counts(n: number, missed: boolean): void {
    const { kept } = this;
    if (!kept.registered && kept.rolls === 0) return;
    kept.rolls += 1;
    if (missed) kept.missed = [...kept.missed, { n, why: this.away }];
  }

  /** Whether the person is to be asked about the rolls without this device. */
  get bothers(): boolean {
    const { missed, bearable } = this.kept;
    const lately = missed.filter(({ n }) => n > this.reading.opens - OF_THE_LAST).length;
    return bearable === MISSED ? lately >= MISSED : missed.length >= bearable;
  }

  /** The person goes on all the same. */
  bears(): void {
    while (this.kept.missed.length >= this.kept.bearable) this.kept.bearable *= 2;
  }

  private drops(event: Members): void {
    const n = event.get("n") as number;
    const { draw } = this.kept;
    if (this.kept.sent[n]) this.alarm("drop-after-reveal");
    else if (this.names(event) && draw.n === n && draw.ready && this.lasted) this.alarm("unheard");
  }

  private voids(event: Members): void {
    const n = event.get("n") as number;
    const { acknowledged, agreed } = this.kept.draw;
    if (!this.kept.sent[n]) return;
    if (!this.names(event)) return agreed ? undefined : this.complain(this.lasted ? "void-without-agreement" : "", "voided-away");
    if (this.judging) this.kept.voids += 1;
    this.complain(acknowledged ? "void-after-acknowledgement" : this.kept.voids > 1 ? "voided-twice" : "", "voided");
  }

  /** A `leave` or `back` of ours that this device did not send. */
  private comesAndGoes(event: Members): void {
    if (event.get("device") === this.kept.device) this.ours(event);
  }

  /** Each was said here, once. */
  private ours(event: Members): void {
    const id = event.get("id") as string;
    if (!this.judging) return;
    if (!this.kept.said.includes(id)) this.alarm("not-sent");
    this.kept.said = this.kept.said.filter((each) => each !== id);
  }

  private chains(event: Members): void {
    if (event.get("device") !== this.kept.device || !this.kept.seed) return;
    this.ours(event);
    if (event.get("top") !== this.links.top(event.get("after") as number)) throw new Wrong("next-chain");
  }

  private names(event: Members): boolean {
    return (event.get("missing") as string[]).includes(this.kept.device);
  }

  private complain(alarm: string, notice: string): void {
    if (alarm) this.alarm(alarm);
    else if (this.judging) this.kept.notice = notice;
  }
}

export const bytesOf = (line: string): Bytes => ascii(line);
