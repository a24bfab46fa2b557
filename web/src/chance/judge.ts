/**
 * What a device makes of how the table treats it: what cannot be the connection's fault, and what is only counted.
 *
 * No hashes and no network: the caller tells what was sent, what the table has heard, what stands in the log, and what time
 * it is by the device's own clock. The same as `parlour.table.judging` (docs/fairness.md, "What a device keeps").
 */

import type { Account, Kept, TurnTime } from "./kept";

/** How many of the last rolls are looked at, and how many of them without the device raise a question; then whenever there are twice as many in all. */
const [WINDOW, FIRST_QUESTION] = [20, 3];
const MOST_REFUSALS = 3;
/** Seconds of silence, by the device's own clock, after which somebody else may have put a bot into its seat. */
const GONE = 60;
/** Seconds, by the device's own clock, after which a move is not taken back any more with its consent. */
const LAPSES = 86_400;
/** Seconds by which the clocks of table and device may differ in what they call a turn. */
const SLACK = 2;
/** Messages that come within this number of seconds after a silence were written during it. */
const TOGETHER = 5;
const BY_CLOCK = ["time", "time_seat", "time_lost"];
const PROMISES = ["device", "back", "leave"];

/** What is kept of it, across reloads, tabs and new ids. */
export type Book = Pick<Kept, "account" | "consent" | "notice" | "draw" | "sent">;

export class Judge {
  /** The connection has lasted since the last draw was opened. */
  lasted = false;
  /** The screen is off, as far as the page knows. */
  hidden = false;
  /** The last draw for which it was surely heard to be ready, on a connection that has lasted since. */
  ready = 0;
  private inLog = false;
  /** It stepped out itself. */
  private off = false;
  /** What it sent and neither stands in the log nor was refused: the kind, and the draw. */
  private readonly said = new Map<string, { type: string; n: number }>();
  /** The registrations, returns and leaves among these that the table has surely heard, and where it stood. */
  private readonly taken = new Map<string, { type: string; at: number }>();
  /** Its leaves that do not stand in the log yet, and by which event they must: it was heard again since. */
  private readonly until = new Map<string, number>();
  /** What it knows of its time, which a reload must not begin again. */
  turn: TurnTime;
  /** How long nothing had come before a message did, and when it did. */
  private gap = 0;
  private gapEnded = -Infinity;
  /** Where the table stood, asked when that was long ago. */
  private lapsed: number | null = null;

  /** `word`: when something came from the table last. */
  constructor(
    public book: Book,
    private readonly clock: () => number,
    private word = clock(),
  ) {
    this.turn = { spent: 0, since: clock(), began: clock(), awaited: false };
  }

  /** A command with this id is sent; `n` is the draw that it answers, if it answers one. */
  sends(id: string, type: string, n = 0): void {
    this.said.set(id, { type, n });
  }

  /** The table has heard this: it answered, or it answered a ping that was sent later. It stood at event `seq`. */
  heard(id: string, seq: number): void {
    const order = [...this.said];
    const { type, n } = this.said.get(id) ?? { type: "", n: 0 };
    if (type === "ready") this.ready = n;
    else if (type === "reveal") this.mark(n, "acknowledged");
    else if (PROMISES.includes(type)) this.taken.set(id, { type, at: seq });
    for (const [earlier, { type: what }] of order.slice(0, Math.max(0, order.findIndex(([each]) => each === id)))) {
      if (what === "leave" && !this.until.has(earlier)) this.until.set(earlier, seq);
    }
    if (!PROMISES.includes(type)) this.said.delete(id);
  }

  /** The table said no to it. */
  refused(id: string): void {
    this.said.delete(id);
  }

  agrees(n: number): void {
    this.mark(n, "agreed");
  }

  /** It agrees that the move of event `of` is taken back. */
  consents(of: number): void {
    [this.book.consent, this.lapsed] = [{ of, at: this.clock() }, null];
  }

  /** The table is to be asked where it stands, because the consent counts no longer. */
  get consentIsOld(): boolean {
    return this.consentLasts !== null && this.consentLasts <= 0;
  }

  /** The seconds until then; null where nothing is to be asked. */
  get consentLasts(): number | null {
    const { consent } = this.book;
    return consent === null || this.lapsed !== null ? null : consent.at + LAPSES + SLACK - this.clock();
  }

  /** Asked when the consent was old, the table stood at event `seq`. */
  stood(seq: number): void {
    this.lapsed ??= seq;
  }

  /** A move was taken back because everybody had agreed. */
  takenBack(of: number, seq: number): string {
    return this.book.consent?.of === of && this.lapsed !== null && seq > this.lapsed ? "late-consent" : "";
  }

  /** The connection broke: a table that started again may have forgotten who was ready. */
  broke(): void {
    [this.lasted, this.ready] = [false, 0];
  }

  /** Something came from the table. */
  contact(): void {
    const now = this.clock();
    if (now - this.word >= this.gap || now > this.gapEnded + TOGETHER) [this.gap, this.gapEnded] = [now - this.word, now];
    this.word = now;
  }

  /** A registration was refused; the next one has a new id. */
  declined(permitted: boolean): string {
    const { account } = this.book;
    account.refusals += Number(permitted);
    return account.refusals >= MOST_REFUSALS ? "refused" : "";
  }

  // Entries of the log. Each gives the code of an alarm, or nothing.

  /** `device` or `back` of this device; `sent`: a command with this id was sent from here. */
  comes(kind: "device" | "back", id: string, sent: boolean): string {
    [this.inLog, this.off] = [true, false];
    this.logged(id);
    if (kind === "device") this.book.account.refusals = 0;
    return sent ? "" : "not-sent";
  }

  /** A `leave` counts as sent only until the device has spoken again and was heard. */
  leaves(id: string, seq: number, sent: boolean): string {
    this.off = true;
    this.logged(id);
    const until = this.until.get(id) ?? seq;
    this.until.delete(id);
    return sent && seq <= until ? "" : "not-sent";
  }

  /** A draw was opened; `mine`: with this device in the party. */
  opened(seq: number, mine: boolean): string {
    this.lasted = true;
    this.waits(mine);
    const ignored = (this.surely("device", seq) && !this.inLog) || this.surely("back", seq);
    return ignored || (mine && this.surely("leave", seq)) ? "unheard" : "";
  }

  /** A new turn, by a move or an outcome; `awaited`: our seat is waited for. */
  changed(awaited: boolean): void {
    this.waits(awaited);
    this.turn.began = this.turn.since;
  }

  /** Whether this device or its seat is waited for from now on. An opening begins no new turn on the clock. */
  private waits(awaited: boolean): void {
    const now = this.clock();
    const { spent, since, began, awaited: before } = this.turn;
    this.turn = { spent: spent + (before ? now - since : 0), since: now, began: began ?? since, awaited };
  }

  dropped(n: number, named: boolean): string {
    if (this.book.sent[n]) return "drop-after-reveal";
    return named && this.ready === n && this.lasted ? "unheard" : "";
  }

  voided(n: number, named: boolean): string {
    const { account, draw, sent } = this.book;
    if (!sent[n]) return "";
    if (!named) {
      if (draw.n === n && draw.agreed) return "";
      this.book.notice = this.lasted ? "" : "voided-away";
      return this.lasted ? "void-without-agreement" : "";
    }
    account.voids += 1;
    if (draw.n === n && draw.acknowledged) return "void-after-acknowledgement";
    this.book.notice = "voided";
    return account.voids > 1 ? "voided-twice" : "";
  }

  /** A roll was completed, with this device (`mine`) or without it. */
  completed(mine: boolean): void {
    const { account } = this.book;
    account.rolls += 1;
    const why = this.away || this.hidden ? "off" : this.lasted ? "connected" : "cut";
    if (!mine) account.missed = [...account.missed, { n: account.rolls, why }];
  }

  /** It stepped out itself, and has not said that it is back. */
  get away(): boolean {
    return this.off && [...this.said.values()].every(({ type }) => type !== "back");
  }

  /** A bot was put into a seat of this device. `mine`: as its person asked; the clock as in `timeIsUp`. */
  botSits(mine: boolean, why: string, seconds: number | null, stock: boolean): string {
    if (mine) return "";
    const waited = Math.max(this.clock() - this.turn.since, this.gap);
    if (waited < GONE - SLACK && !(BY_CLOCK.includes(why) && this.timeIsUp(seconds, stock))) return "bot-in-seat";
    this.book.account.seated += 1;
    return "";
  }

  /**
   * Whether this device's own clock allows that the time of its seat has run out. `seconds` is what the clock gives to each
   * turn or, where it is a `stock`, to the whole game.
   */
  timeIsUp(seconds: number | null, stock: boolean): boolean {
    const { spent, since, began = since } = this.turn;
    const used = Math.max(this.clock() - (stock ? since : began), this.gap) + (stock ? spent : 0);
    return seconds !== null && used >= seconds - SLACK;
  }

  /** The person has read notice and question, and goes on. */
  goesOn(): void {
    const { account } = this.book;
    this.book.notice = "";
    if (asks(account)) account.asked = missed(account).length;
  }

  private mark(n: number, what: "acknowledged" | "agreed"): void {
    if (this.book.draw.n === n) this.book.draw = { ...this.book.draw, [what]: true };
  }

  private logged(id: string): void {
    this.said.delete(id);
    this.taken.delete(id);
  }

  /** Whether the table had heard this before event `seq`, and it does not stand in the log. */
  private surely(what: string, seq: number): boolean {
    return [...this.taken.values()].some(({ type, at }) => type === what && at < seq);
  }
}

/** Rolls made without the device, and not because it stepped out. */
const missed = ({ missed: all }: Account): Account["missed"] => all.filter(({ why }) => why !== "off");

/** Whether the person is to be asked about the rolls that were made without the device. */
export function asks(account: Account): boolean {
  const those = missed(account);
  if (account.asked) return those.length >= 2 * account.asked;
  return those.filter(({ n }) => n > account.rolls - WINDOW).length >= FIRST_QUESTION;
}
