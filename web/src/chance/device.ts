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
import type { Kept } from "./kept";
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
const COMMANDS = 64;
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
  private judging = true;
  private made: Links | null = null;

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

  /** A command with this id is about to be sent from here. */
  sends(command: string): void {
    this.kept.commands = [...this.kept.commands, command].slice(-COMMANDS);
  }

  /** One more line of the log, without its newline. What does not fit raises the alarm. */
  told(line: Bytes): void {
    if (this.kept.alarm) return;
    try {
      this.read(line);
    } catch (wrong) {
      if (!(wrong instanceof Wrong)) throw wrong;
      this.judging = true;
      this.alarm(this.upToDate || wrong.message === RULES ? wrong.message : "changed-log");
    }
    if (this.kept.alarm) this.kept.evidence = new TextDecoder().decode(line);
    if (this.reading.ended) this.kept.seed = "";
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
    if (kind === "open") this.opens(event);
    else if (kind === "device") this.registers(event);
    else if (kind === "move" || kind === "undo") this.moves(event);
    else if (kind === "leave") this.leaves(event);
    else if (kind === "chain") this.chains(event);
    else if (opened && kind === "outcome") this.falls(event, opened);
    else if (kind === "drop") this.drops(event);
    else if (kind === "void") this.voids(event);
  }

  private opens(event: Members): void {
    [this.openHash, this.lasted] = [this.reading.head, true];
    if (this.judging) this.kept.draw = { n: event.get("n") as number, ready: false, acknowledged: false, agreed: false };
  }

  private registers(event: Members): void {
    if (event.get("device") !== this.kept.device) return;
    const { registered, after, seats } = this.kept;
    const same = registered && event.get("after") === after && String(event.get("seats")) === String(seats);
    if (!same || (this.kept.seed && event.get("top") !== this.links.top(after))) throw new Wrong("device");
    this.logged = true;
  }

  /** A move of one of our seats, or one taken back: sent from here (without our id, before it stands in the log), by somebody the person knows, or by a bot. */
  private moves(event: Members): void {
    const { seats, device, commands, friends } = this.kept;
    if (!this.judging || !seats.includes(event.get("seat") as number) || event.get("by") || !this.logged) return;
    const id = event.get("id") as string;
    const from = (event.get("device") ?? "") as string;
    if (["", device].includes(from) && commands.includes(id)) this.kept.commands = commands.filter((each) => each !== id);
    else if (!friends.includes(from)) this.alarm("forged-move");
  }

  private falls(event: Members, opened: Opened): void {
    const at = opened.party.indexOf(this.kept.device);
    if (!this.judging || at < 0) return;
    const ours = (event.get("links") as string[])[at];
    if (this.kept.sent[opened.n]?.link !== ours) this.alarm("own-link");
  }

  private drops(event: Members): void {
    const n = event.get("n") as number;
    if (this.kept.sent[n]) this.alarm("drop-after-reveal");
    else if (this.names(event)) this.leftOut(this.kept.draw.n === n && this.kept.draw.ready);
  }

  private voids(event: Members): void {
    const n = event.get("n") as number;
    const { acknowledged, agreed } = this.kept.draw;
    if (!this.kept.sent[n]) return;
    if (this.names(event)) this.complain(acknowledged ? "void-after-acknowledgement" : "", "voided");
    else if (!agreed) this.complain(this.lasted ? "void-without-agreement" : "", "voided-away");
  }

  private leaves(event: Members): void {
    if (event.get("device") === this.kept.device && !this.kept.commands.includes(event.get("id") as string)) this.leftOut(true);
  }

  private chains(event: Members): void {
    if (event.get("device") !== this.kept.device || !this.kept.seed) return;
    if (event.get("top") !== this.links.top(event.get("after") as number)) throw new Wrong("next-chain");
  }

  private names(event: Members): boolean {
    return (event.get("missing") as string[]).includes(this.kept.device);
  }

  /** Out of the party although we were awake: once is a notice, twice is an alarm. */
  private leftOut(awake: boolean): void {
    if (!awake || !this.judging) return;
    this.kept.leftOut += 1;
    this.complain(this.kept.leftOut > 1 ? "left-out" : "", "left-out");
  }

  private complain(alarm: string, notice: string): void {
    if (alarm) this.alarm(alarm);
    else if (this.judging) this.kept.notice = notice;
  }
}

export const bytesOf = (line: string): Bytes => ascii(line);
