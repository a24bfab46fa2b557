/**
 * This browser's part in the draws of one table: it is told the log, registers its device, answers by itself, and comes
 * back by itself. Everything that the device must keep is durable before anything is sent.
 */

import { randomHex } from "../check/bytes";
import type { Second } from "../check/second";
import { type Members, parseStrict } from "../check/strict";
import { Following } from "../referee/following";
import type { Referee } from "../referee/referee";
import { Asked } from "./asked";
import { ANOTHER, bytesOf, Device, FORGED_CONSENT } from "./device";
import { fresh, type Kept, type Sent } from "./kept";
import { receipt } from "./receipt";
import { agrees, fits } from "./shown";
import { type Changed, Passing, type Store } from "./store";
import { Timers } from "./timers";
import type { Draw, Says, Shown, Told, Wire } from "./wire";

const PATIENCE = 10_000;
/** What this device says of itself and nobody answers for so long is told to its person. */
const UNANSWERED = 20_000;

export class Participant {
  /** Our link is given, and for ten seconds no outcome has come. */
  late = false;
  /** What this device said of itself was not answered for twenty seconds, while the table goes on. */
  unanswered = false;
  /** The page was hidden at a table that waits, and its person has not said whether to roll on meanwhile. */
  asksAboutRest = false;
  private hidden = false;
  private device: Device;
  private draw: Draw | null = null;
  private live = true;
  private left = false;
  /** Pings that ask where the table stands, because our consent counts no longer. */
  private readonly standing = new Set<string>();
  /** How often our registration was refused since it last stood in the log. */
  private refusals = 0;
  /** The connection broke, and lines were missed. */
  private gap = false;
  /** The log as it is told here; the header is line 0. */
  private lines: string[] = [];
  private turn: Promise<unknown> = Promise.resolve();
  private readonly asked: Asked;
  private readonly timers = new Timers();
  /** The rules of this game; null where they are not known here, undefined until the header was read. */
  private referee: Referee | null | undefined;

  constructor(
    private readonly table: string,
    private readonly seats: number[],
    private store: Promise<Store>,
    private readonly wire: Wire,
  ) {
    this.device = new Device(fresh(table, seats));
    this.asked = new Asked(wire.send, (id) => this.reading.duties && wire.ping(id));
  }

  get kept(): Readonly<Kept> {
    return this.device.kept;
  }

  get reading(): Second {
    return this.device.reading;
  }

  /** Whether our registration stands in the log. */
  get logged(): boolean {
    return this.device.logged;
  }

  /** The device that made the move for which the alarm was raised, empty for a program without one, or that is in our place; null if it was this one, or a bot. */
  get stranger(): string | null {
    if (!["forged-move", FORGED_CONSENT, ANOTHER].includes(this.kept.alarm)) return null;
    const { device = "", by } = JSON.parse(this.kept.evidence) as { device?: string; by?: string };
    return device === this.kept.device || by !== undefined ? null : device;
  }

  /** Whether every line is compared with the rules of the game. */
  get followed(): boolean {
    return this.device.rules !== null;
  }

  /** What this device cannot see to here: that the rules are kept, or, at a table of the older rules, that it is not left out. Codes. */
  get weaknesses(): string[] {
    if (this.referee === undefined || !this.reading.table) return [];
    return [...(this.followed ? [] : ["unchecked"]), ...(this.reading.duties ? [] : ["old"])];
  }

  /** What the person must accept before this device takes part and the first roll is made: a code, or nothing. */
  get question(): string {
    if (this.referee === undefined || this.seats.length === 0 || this.reading.ended) return "";
    return this.weaknesses.find((each) => !this.kept.accepted.includes(each)) ?? "";
  }

  /** What the person must confirm before this device answers again: a void, or that many rolls were `missed`. */
  get notice(): string {
    return this.device.notice;
  }

  accept(question: string): Promise<void> {
    return this.inTurn(async () => {
      await this.change(({ kept }) => void (kept.accepted = [...kept.accepted, question]));
      await this.act();
    });
  }

  /** The page is hidden or shown. At a table that waits this device steps out meanwhile, if its person wants that. */
  looked(hidden: boolean): Promise<void> {
    return this.inTurn(async () => {
      this.hidden = hidden;
      const { reading, kept } = this;
      if (!reading.waits || reading.ended || kept.alarm || !reading.present.has(kept.device)) return hidden ? undefined : this.act();
      if (hidden && kept.rollsOn) await this.speak({ type: "leave", device: kept.device });
      this.asksAboutRest ||= kept.rollsOn === null;
    });
  }

  /** The person says whether the table rolls on while the page is hidden. */
  rest(rollsOn: boolean): Promise<void> {
    this.asksAboutRest = false;
    return this.inTurn(() => this.change(({ kept }) => void (kept.rollsOn = rollsOn)));
  }

  /** After an alarm the person plays on all the same: this device leaves every party to come. */
  playOn(): Promise<void> {
    return this.inTurn(async () => {
      await this.change(({ kept }) => void (kept.unprotected = true));
      await this.leave();
    });
  }

  /** Lines of the log, the draw that is open now, and what else the table shows. */
  told(lines: Told[], draw: Draw | null, hidden = false, shown: Shown | null = null): Promise<void> {
    this.draw = draw;
    const { gap } = this;
    if (this.live) this.gap = false;
    return this.inTurn(async () => {
      if (this.referee === undefined && lines[0]?.[0] === 0) await this.learn(lines[0][1]);
      await this.change((device) => {
        this.contact(device);
        device.judge.hidden = hidden;
        for (const [number, line, , board] of lines) {
          if (gap) device.broke(); // whatever was drawn meanwhile, no connection lasted
          this.tell(number, line);
          if (board && number === this.reading.events && device.rules?.draws(board) === false) this.accuse("shown", `${line}\n${JSON.stringify(board)}`);
        }
        for (const [, line, event] of lines) if (event && !fits(line, event)) this.accuse("shown", `${line}\n${JSON.stringify(event)}`);
        if (shown && this.reading.table && this.has(lines) && !agrees(shown, this.reading, this.device.rules, this.lines)) this.accuse("shown", JSON.stringify(shown));
      });
      if (!this.reading.opened) this.late = false;
      if (!this.timers.has("consent")) this.awaitsLapse();
      if (this.has(lines)) await this.act();
    });
  }

  /** What the server says of the table is not what its header says. */
  contradicted(header: string): Promise<void> {
    return this.inTurn(async () => {
      await this.change(() => this.accuse("shown", header));
    });
  }

  /** Only the draw has changed: somebody is ready or has revealed, or go was said. */
  drawn(draw: Draw | null): Promise<void> {
    this.draw = draw;
    return this.inTurn(async () => {
      this.device.contact();
      await this.act();
    });
  }

  /** A command of the person is about to be sent: the id of the device that it comes from, once that stands in the log. */
  command(id: string, command: Sent): Promise<string | null> {
    return this.inTurn(async () => {
      const device = await this.change((each) => (each.sends(id, command), each.logged && !each.kept.alarm ? each.kept.device : null));
      if (command.type === "consent") this.awaitsLapse();
      return device;
    });
  }

  /** Whether the table's answer was to something that this device had said. */
  answered(id: string, seq: number): boolean {
    const asked = this.asked.take(id);
    void this.inTurn(() => this.change((device) => device.heard(id, seq)));
    return asked !== null;
  }

  /** The table answers a ping: it has heard whatever was sent before on the same connection, and stood at `seq`. */
  pong(id: string, seq: number): Promise<void> {
    const heard = this.asked.pong(id);
    const lapsed = this.standing.delete(id);
    return this.inTurn(() => this.change((device) => (lapsed && device.judge.stood(seq), heard.forEach((each) => device.heard(each, seq)))));
  }

  /** Asks the table, when our consent counts no longer, whether the move was taken back: after that, none may be. */
  private awaitsLapse(): void {
    const left = this.device.judge.consentLasts;
    if (left !== null) this.later("consent", 1000 * (Math.max(0, left) + 1), async () => this.asksWhereItStands());
  }

  private asksWhereItStands(): void {
    if (!this.device.judge.consentIsOld) return;
    const id = randomHex(12);
    this.standing.add(id);
    this.wire.ping(id);
  }

  /** After a lost connection everything that waits for an answer was sent again: asks whether it is heard. */
  sentAgain(): void {
    this.asked.ping();
  }

  /** The same for a refusal. A registration that the table does not want is sent again a little later, under a new id. */
  declined(id: string, code: string): boolean {
    const asked = this.asked.take(id);
    void this.inTurn(() => this.change((device) => device.refused(id, code)));
    if (asked?.what === "device") {
      this.refusals += 1;
      this.later("device", (PATIENCE / 5) * this.refusals ** 2, () => this.registerAgain());
    }
    return asked !== null;
  }

  connection(live: boolean): void {
    if (!live) {
      this.device.broke();
      this.asked.broke();
    }
    this.gap ||= !live;
    this.live = live;
  }

  /** The person agrees that the open draw is voided. */
  agree(): Promise<void> {
    return this.inTurn(async () => {
      const n = this.reading.open;
      await this.change((device) => device.agrees(n));
      await this.answers({ type: "agree", device: this.kept.device, open: this.device.openHash, n });
    });
  }

  /** The person has read the notice and goes on. */
  confirm(): Promise<void> {
    return this.inTurn(async () => {
      await this.change((device) => device.confirmed());
      await this.act();
    });
  }

  /** The person made the move for which the alarm was raised, on another device or with a program that brings none. */
  knows(): Promise<void> {
    const { stranger } = this;
    return this.inTurn(async () => {
      if (stranger !== null) await this.change((device) => this.befriend(device.kept, stranger));
      await this.act();
    });
  }

  /** The hash of a line that was told here: 0 is the header; empty when it is not known. */
  hashOf(line: number): string {
    return this.lines[line]?.slice(-66, -2) ?? "";
  }

  /** What is kept of this table, whose server knows it by this id, as the text of a file. */
  async receipt(id: string): Promise<string> {
    const { kept, lines } = await (await this.store).receipt(this.table);
    return receipt({ ...(kept ?? this.kept), table: id }, lines, this.lines);
  }

  /** At the tables of one server of which something is kept: rolls, those without this device, and games that were broken off after it had given its link. */
  async history(same: (table: string) => boolean): Promise<{ all: number; missed: number; broken: number }> {
    const tables = (await (await this.store).all()).filter(({ table }) => same(table));
    const sum = (of: (kept: Kept) => number): number => tables.reduce((total, kept) => total + of(kept), 0);
    return { all: sum(({ account }) => account?.rolls ?? 0), missed: sum(({ account }) => account?.missed.length ?? 0), broken: sum(({ broken }) => Number(broken ?? false)) };
  }

  close(): void {
    this.timers.stopAll();
  }

  /** Finds the rules of the game that the header names. */
  private async learn(header: string): Promise<void> {
    let found: Members = new Map();
    try {
      found = parseStrict(bytesOf(header));
    } catch {
      // the device says so when it reads the line
    }
    this.referee = found.has("game") && found.has("seats") ? await this.wire.referee(found) : null;
    this.device.rules = this.following();
  }

  private following(): Following | null {
    return this.referee ? new Following(this.referee) : null;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work);
    this.turn = done.then(this.wire.changed, this.wire.changed);
    return done;
  }

  /** Changes what is kept; resolves when it is durable. If nothing can be stored any more, a new id goes on from memory. */
  private async change<T>(work: (device: Device) => T, strict = false): Promise<T> {
    const store = await this.store;
    try {
      return await store.change(this.table, (found) => this.changed(found, work), strict);
    } catch (error) {
      if (!store.lasting) throw error;
      this.store = Promise.resolve(new Passing());
      this.readAgain(fresh(this.table, this.persons()));
      return this.change(work);
    }
  }

  /** Another tab may have changed what is kept since, even to a new id. */
  private changed<T>(found: Kept | null, work: (device: Device) => T): [Changed, T] {
    const kept = found ? renewed({ ...fresh(this.table, this.seats), ...found }) : this.device.kept;
    const before = kept.seen;
    if (kept.device === this.kept.device) this.device.kept = kept;
    else this.readAgain(kept);
    const given = work(this.device);
    const lines = this.lines.slice(before, this.kept.seen).map((line, at): [number, string] => [before + at, line]);
    return [{ kept: this.device.kept, lines }, given];
  }

  private readAgain(kept: Kept): void {
    this.device = new Device(kept, this.following());
    for (const line of this.lines) this.device.told(bytesOf(line));
  }

  private tell(at: number, line: string): void {
    if (at === this.lines.length) {
      this.lines.push(line);
      this.device.told(bytesOf(line));
    } else if (at < this.lines.length && this.lines[at] !== line) this.accuse("changed-log", line);
  }

  /** Else lines before these are missing, and will be told. */
  private has(lines: Told[]): boolean {
    return (lines.at(-1)?.[0] ?? 0) < this.lines.length;
  }

  private accuse(code: string, evidence: string): void {
    if (this.kept.alarm) return;
    this.device.alarm(code);
    this.device.kept.evidence = evidence;
  }

  private befriend(kept: Kept, stranger: string): void {
    this.left = false;
    this.readAgain({ ...kept, friends: [...kept.friends, stranger], alarm: "", evidence: "" });
  }

  /** Whatever is to be said now. */
  private async act(): Promise<void> {
    const { device, reading, kept } = this;
    if (kept.alarm) return kept.unprotected ? this.leave() : undefined;
    if (!reading.table || reading.ended || kept.notice || this.question) return;
    if (!device.upToDate) return this.catchUp();
    this.timers.stop("behind");
    const persons = this.persons();
    if (persons.length === 0) return;
    const others = kept.registered ? persons.some((seat) => !kept.seats.includes(seat)) : String(persons) !== String(kept.seats);
    if (device.spent || others) await this.renew();
    if (!this.logged) return this.register();
    this.timers.stop("device");
    this.refusals = 0;
    if (!this.reading.present.has(this.kept.device)) {
      if (this.hidden && this.kept.rollsOn) return;
      await this.speak({ type: "back", device: this.kept.device });
      return this.awaits(() => !this.reading.present.has(this.kept.device));
    }
    this.timers.stop("unanswered");
    this.unanswered = false;
    const chain = this.device.chain();
    if (chain) await this.speak({ type: "chain", ...chain });
    await this.answer();
  }

  /** The log that is told here is shorter than what was kept. Another tab may be ahead; soon this one has it too. */
  private catchUp(): void {
    if (this.timers.has("behind")) return;
    this.later("behind", PATIENCE, () => this.complain("changed-log", () => !this.device.upToDate));
  }

  /** *Ready*, and at go the link. */
  private async answer(): Promise<void> {
    const { device, draw } = this;
    const n = this.reading.open;
    if (!device.ready() || draw?.n !== n) return;
    if (!draw.go) {
      if (device.judge.ready !== n) await this.answers({ type: "ready", device: this.kept.device, open: device.openHash, n });
    } else if (!this.kept.draw.acknowledged && !this.asked.waits("reveal", n)) {
      const reveal = await this.change((each) => each.go(n), true);
      if (reveal) await this.answers({ type: "reveal", ...reveal });
      this.later("late", PATIENCE, async () => void (this.late = this.reading.open === n));
    }
  }

  /** What answers the open draw. */
  private async answers(said: Extract<Says, { n: number }>): Promise<void> {
    if (this.asked.waits(said.type, said.n)) return;
    const id = randomHex(12);
    await this.change((device) => device.sends(id, { type: said.type, seat: null, move: "", seq: 0 }, said.n));
    this.asked.say(said, said.n, id);
  }

  private contact(device: Device): void {
    device.contact();
    device.kept.word = Date.now() / 1000;
  }

  private async register(): Promise<void> {
    if (this.asked.waits("device") || this.timers.has("device")) return;
    const id = randomHex(12);
    const registration = await this.change((device) => {
      device.sends(id, { type: "device", seat: null, move: "", seq: 0 });
      return device.registration();
    }, true);
    this.asked.say({ type: "device", ...registration }, 0, id);
    this.awaits(() => !this.logged);
    this.later("device", PATIENCE, async () => {
      this.asked.forget("device");
      await this.act();
    });
  }

  private async registerAgain(): Promise<void> {
    if (this.logged || this.kept.alarm) return;
    await this.renew();
    await this.act();
  }

  /** Tells the person when the table is there and does not answer. */
  private awaits(stillSo: () => boolean): void {
    if (!this.timers.has("unanswered")) this.later("unanswered", UNANSWERED, async () => void (this.unanswered = stillSo() && this.live));
  }

  /** *Back*, *chain*, *leave*: the id is durable first, so that no other stands in the log unnoticed. */
  private async speak(said: Extract<Says, { type: "back" | "chain" | "leave" }>): Promise<void> {
    if (this.asked.waits(said.type)) return;
    const id = randomHex(12);
    await this.change((device) => device.sends(id, { type: said.type, seat: null, move: "", seq: 0 }));
    this.asked.say(said, 0, id);
  }

  /** A new id and a new seed; what was seen of the log stays. */
  private async renew(): Promise<void> {
    await this.change(({ kept: { device, former, header, head, seen, commands, logged, friends, accepted, account, consent, word, rollsOn } }) => {
      const stays = { header, head, seen, commands, logged, friends, accepted, account, consent, word, rollsOn };
      this.readAgain({ ...fresh(this.table, this.persons()), ...stays, former: [...former, device] });
    }, true);
    this.asked.forget("device");
  }

  /** Those of our seats in which no bot sits now. */
  private persons(): number[] {
    return this.seats.filter((seat) => this.reading.kinds[seat] !== "bot");
  }

  private async complain(code: string, stillSo: () => boolean): Promise<void> {
    await this.change((device) => stillSo() && device.alarm(code));
    await this.act();
  }

  /** After an alarm, because the person wants to play on: out of every party to come. */
  private async leave(): Promise<void> {
    if (this.left || !this.logged || !this.reading.present.has(this.kept.device)) return;
    this.left = true;
    await this.speak({ type: "leave", device: this.kept.device });
  }

  private later(name: string, milliseconds: number, then: () => Promise<void>): void {
    this.timers.start(name, milliseconds, () => void this.inTurn(then));
  }
}

/** What an earlier page kept has commands without what they said: none of them is expected any more. */
const renewed = (kept: Kept): Kept => (Array.isArray(kept.commands) ? { ...kept, commands: {} } : kept);
