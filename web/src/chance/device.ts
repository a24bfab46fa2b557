/**
 * An honest device: what it answers, and what it does not put up with (docs/fairness.md, "What a device keeps").
 *
 * It is told the exact lines of the log and checks each as a verifier would. It sends and stores nothing itself: what it
 * changes in `kept` must be durable before anything that it answers is sent.
 */

import { ascii, type Bytes } from "../check/bytes";
import { MOST_GAP, MOST_LIVE, type Opened, Second, WINDOW, Wrong } from "../check/second";
import type { Members } from "../check/strict";
import type { Following } from "../referee/following";
import { asks, Judge } from "./judge";
import { type Kept, type Sent, unaccounted } from "./kept";
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
/** What answers a draw stands in no line by its id, and is not kept. */
const ANSWERING = ["ready", "reveal", "agree"];
/** The alarm for a line that the rules of the game do not allow. */
const RULES = "rules";
/** The alarm for consent in our name. */
export const FORGED_CONSENT = "forged-consent";
/** The alarm for another device in our place. */
export const ANOTHER = "another-device";

export class Device {
  readonly reading = new Second(0);
  /** Our own registration stands in the log. */
  logged = false;
  /** How many lines were read; those that `kept` has seen were judged already, by one who knew more of the connection. */
  count = 0;
  /** The hash of the `open` line that was read last. */
  openHash = "";
  /** The last event that changed the position, and by seat the last that changed who sits there. */
  private changed = 0;
  private readonly seated = new Map<number, number>();
  /** The seats of all moves: each brings its increment. */
  private readonly moved: number[] = [];
  /** Its seat had moved before it came. */
  private late = false;
  private judging = true;
  private made: Links | null = null;
  readonly judge: Judge;

  /** `rules` follow the game and say whether a line may stand where it does; null where they are not known here. `clock` is its own. */
  constructor(
    private keeps: Kept,
    public rules: Following | null = null,
    clock: () => number = () => Date.now() / 1000,
  ) {
    this.judge = new Judge(keeps, clock, keeps.word || clock());
  }

  get kept(): Kept {
    return this.keeps;
  }

  /** Another tab may have changed it. */
  set kept(kept: Kept) {
    this.keeps = this.judge.book = kept;
  }

  /** What the person must confirm before this device goes on: a void, or that many rolls were `missed`. */
  get notice(): string {
    return this.kept.notice || (asks(this.kept.account) ? "missed" : "");
  }

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

  /** A command with this id is about to be sent from here; `n` is the draw that it answers, if it answers one. */
  sends(id: string, command: Sent, n = 0): void {
    if (!ANSWERING.includes(command.type)) this.kept.commands = { ...this.kept.commands, [id]: command };
    this.judge.sends(id, command.type, n);
    if (command.type === "consent") this.judge.consents(Number(command.move));
  }

  /** The table has heard the command with this id: an answer came, or one to a later ping. It stood at `seq`. */
  heard(id: string, seq: number): void {
    this.judge.heard(id, seq);
  }

  /** The table said no to a command. */
  refused(id: string, code: string): void {
    this.judge.refused(id);
    if (this.kept.commands[id]?.type === "device") this.alarm(this.judge.declined(code !== "over" && this.permitted));
  }

  /** Something came from the table. */
  contact(): void {
    this.judge.contact();
  }

  /** One more line of the log, without its newline. A line that does not fit raises the alarm. */
  told(line: Bytes): void {
    if (this.kept.alarm) return;
    try {
      this.read(line);
    } catch (wrong) {
      if (!(wrong instanceof Wrong)) throw wrong;
      this.judging = true;
      this.alarm(this.upToDate || wrong.message === RULES ? this.named(wrong.message, line) : "changed-log");
    }
    if (this.kept.alarm) this.kept.evidence = this.evidence(line);
    if (this.reading.ended) this.kept.seed = "";
  }

  /** The line that shows it; for another device in our place, a line that names that device. */
  private evidence(line: Bytes): string {
    const text = new TextDecoder().decode(line);
    const [device] = this.kept.alarm === ANOTHER ? this.strangers(this.reading.opened?.party ?? []) : [];
    return device ? JSON.stringify({ device, open: text }) : text;
  }

  /** A move with or without `by` where it should be the other way: in a seat of ours it was forged. */
  private named(code: string, line: Bytes): string {
    if (code !== "by") return code;
    const { seat } = JSON.parse(new TextDecoder().decode(line)) as { seat: number };
    return this.kept.seats.includes(seat) ? "forged-move" : code;
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
    this.judge.lasted ||= !before;
    const link = this.links.link(n);
    const recent = Object.entries(this.kept.sent).filter(([each]) => Number(each) > n - ANSWERS);
    this.kept.sent = { ...Object.fromEntries(recent), [n]: { open: this.openHash, link } };
    return { open: this.openHash, n, device: this.kept.device, link };
  }

  broke(): void {
    this.judge.broke();
  }

  /** The person agreed that draw n is voided. */
  agrees(n: number): void {
    this.judge.agrees(n);
  }

  /** The person has read the notice and goes on. */
  confirmed(): void {
    this.judge.goesOn();
  }

  /** Nothing goes on at this table after this, if it is the code of an alarm. */
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
    const { alarm, device } = this.kept;
    return !alarm && !this.notice && this.upToDate && !this.reading.ended && opened !== null && opened.party.includes(device);
  }

  /** It has asked to take part: whatever was done for its seats before, it cannot judge. */
  private get came(): boolean {
    return this.kept.registered || this.kept.former.length > 0;
  }

  /** Whether the log would permit one more device of our seats. */
  private get permitted(): boolean {
    const { devices, present } = this.reading;
    const here = (seat: number): number => [...present].filter((device) => devices.get(device)?.seats.includes(seat)).length;
    return this.kept.seats.every((seat) => here(seat) < MOST_LIVE);
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
      this.weigh(this.reading.last, opened);
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

  /** Lines that were judged before, here or in another tab, change nothing that is kept. */
  private weigh(event: Members, opened: Opened | null): void {
    const { kept, judge } = this;
    judge.book = this.judging ? kept : { account: unaccounted(), consent: kept.consent, notice: "", draw: kept.draw, sent: kept.sent };
    this.alarm(this.check(event, opened));
    const [kind, seq] = [event.get("event"), event.get("seq") as number];
    if (kind === "seat") this.seated.set(event.get("seat") as number, seq);
    if (kind === "move") this.moved.push(event.get("seat") as number);
    if (kind === "move" || kind === "outcome" || kind === "undo" || kind === "end") {
      this.changed = seq;
      judge.changed(this.rules?.awaits(kept.seats, this.reading) ?? true);
    }
    judge.book = kept;
    if (this.judging) kept.turn = judge.turn;
    else judge.turn = kept.turn ?? judge.turn;
  }

  /** The code of an alarm, or nothing. */
  private check(event: Members, opened: Opened | null): string {
    const kind = event.get("event");
    const n = event.get("n") as number;
    if (kind === "open") return this.opens(event);
    if (kind === "undo" && this.reading.byConsent) return this.judge.takenBack(event.get("of") as number, event.get("seq") as number);
    if (kind === "move" || kind === "undo") return this.moves(event);
    if (kind === "consent" || kind === "decline") return this.consents(kind, event);
    if (kind === "seat") return this.seats(event);
    if (kind === "drop") return this.judge.dropped(n, this.names(event));
    if (kind === "void") return this.judge.voided(n, this.names(event));
    if (kind === "end") return this.ends(event, opened);
    if (kind === "outcome") return this.falls(event, opened as Opened);
    return event.get("device") === this.kept.device ? this.ours(event) : "";
  }

  private opens(event: Members): string {
    this.openHash = this.reading.head;
    if (this.judging) this.kept.draw = { n: event.get("n") as number, acknowledged: false, agreed: false };
    const { party } = this.reading.opened as Opened;
    const alarm = this.judge.opened(event.get("seq") as number, party.includes(this.kept.device));
    return alarm || (this.strangers(party).length > 0 ? ANOTHER : "");
  }

  /** At a table that waits for us: devices that our person does not know, and that take part in our place. */
  private strangers(party: string[]): string[] {
    const { reading, kept } = this;
    if (party.includes(kept.device) || !this.came || !reading.waits || this.judge.away) return [];
    const ours = (seat: number): boolean => kept.seats.includes(seat) && reading.kinds[seat] !== "bot";
    const known = [...kept.former, ...kept.friends];
    return party.filter((device) => !known.includes(device) && reading.devices.get(device)?.seats.some(ours));
  }

  /** What only this device itself may have said. */
  private ours(event: Members): string {
    const kind = event.get("event");
    const id = (event.get("id") ?? "") as string;
    if (kind === "device") return this.registers(event, id);
    if (kind === "back") return this.judge.comes("back", id, this.uses(event, "back"));
    if (kind === "leave") return this.judge.leaves(id, event.get("seq") as number, this.uses(event, "leave"));
    if (kind !== "chain") return "";
    if (this.kept.seed && event.get("top") !== this.links.top(event.get("after") as number)) throw new Wrong("next-chain");
    return this.uses(event, "chain") ? "" : "not-sent";
  }

  private registers(event: Members, id: string): string {
    const { registered, after, seats } = this.kept;
    const same = registered && event.get("after") === after && String(event.get("seats")) === String(seats);
    if (!same || (this.kept.seed && event.get("top") !== this.links.top(after))) throw new Wrong("device");
    this.logged = true;
    this.late = this.moved.some((seat) => this.kept.seats.includes(seat));
    return this.judge.comes("device", id, true);
  }

  /** Whether an event comes of a command of this kind that was sent from here and is in no event yet. */
  private uses(event: Members, type: string): boolean {
    const id = (event.get("id") ?? "") as string;
    const { commands, logged } = this.kept;
    if (commands[id]?.type !== type || logged.includes(id)) return false;
    if (this.judging) this.kept.logged = [...logged, id];
    return true;
  }

  /**
   * A move of one of our seats, or one taken back, is the very command that was sent from here, in the position it was sent
   * for, or of somebody the person knows. Bots move in seats of bots alone: the reading says so.
   */
  private moves(event: Members): string {
    const { seats, device, former, friends, commands } = this.kept;
    const seat = event.get("seat") as number;
    if (!seats.includes(seat) || event.get("by") || !this.came) return "";
    const from = (event.get("device") ?? "") as string;
    const moved = event.get("event") === "move";
    if (["", device, ...former].includes(from) && this.uses(event, moved ? "play" : "undo")) {
      const sent = commands[event.get("id") as string] as Sent;
      const same = sent.seat === seat && sent.move === String(event.get(moved ? "move" : "of"));
      const stale = moved && Math.max(this.changed, this.seated.get(seat) ?? 0) > sent.seq;
      return same && !stale ? "" : "forged-move";
    }
    return friends.includes(from) ? "" : "forged-move";
  }

  /** Consent of our seats, or its refusal: as it was sent from here, or from another device that the person knows. */
  private consents(kind: string, event: Members): string {
    const { seats: ours, device, former, friends, commands } = this.kept;
    const seats = (event.get("seats") ?? [event.get("seat")]) as number[];
    if (!seats.some((seat) => ours.includes(seat)) || !this.came) return "";
    const from = (event.get("device") ?? "") as string;
    if (["", device, ...former].includes(from) && this.uses(event, kind)) {
      const same = commands[event.get("id") as string]?.move === String(event.get("of"));
      return same && seats.every((seat) => ours.includes(seat)) ? "" : FORGED_CONSENT;
    }
    return friends.includes(from) ? "" : FORGED_CONSENT;
  }

  /** A bot sits down in one of our seats. */
  private seats(event: Members): string {
    const who = event.get("who") as Members;
    if (!this.kept.seats.includes(event.get("seat") as number) || who.get("kind") !== "bot" || !this.came) return "";
    return this.judge.botSits(this.uses(event, "takeover"), (event.get("why") ?? "") as string, ...this.time(event.get("seat") as number));
  }

  private ends(event: Members, opened: Opened | null): string {
    if (opened && this.judging && this.kept.sent[opened.n]) this.kept.broken = true;
    const seat = event.get("seat") as number;
    if (event.get("why") !== "time" || !this.kept.seats.includes(seat) || !this.came) return "";
    return this.judge.timeIsUp(...this.time(seat)) ? "" : "time";
  }

  /**
   * The seconds that the clock gives our seat, and whether they are for the whole game. If the seat has moved before this
   * device came, it cannot know how many are left of those.
   */
  private time(seat: number): [seconds: number | null, stock: boolean] {
    const clock = this.reading.about.get("clock") as Members | undefined;
    if (!clock) return [null, false];
    const stock = clock.get("kind") === "fischer";
    const earned = Number(clock.get("increment") ?? 0) * this.moved.filter((each) => each === seat).length;
    return [stock && this.late ? 0 : Number(clock.get("seconds")) + earned, stock];
  }

  /** Every roll counts since this device first asked to take part, whatever its connection did. */
  private falls(event: Members, opened: Opened): string {
    const { kept } = this;
    const at = opened.party.indexOf(kept.device);
    if (kept.registered || kept.account.rolls > 0) this.judge.completed(at >= 0);
    if (at < 0) return "";
    const ours = (event.get("links") as string[])[at];
    return kept.sent[opened.n]?.link === ours || !this.judging ? "" : "own-link";
  }

  private names(event: Members): boolean {
    return (event.get("missing") as string[]).includes(this.kept.device);
  }
}

export const bytesOf = (line: string): Bytes => ascii(line);
