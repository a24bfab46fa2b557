/** Reads a `parlour/2` record line by line, as docs/fairness.md says. */

import { Chain, type Chance, digest, drawn, LINKS, mixed } from "./chains";
import { AGREE, challengeName, roundName, DEVICE, DEVICE_ALONE, eventKind, isHeader, seatKind } from "./forms";
import { ascii, type Bytes, hex, join, unhex } from "./bytes";
import { sha256 } from "./sha256";
import { type Json, type Members, NotStrict, parseStrict } from "./strict";

export const MOST_GAP = 64;
export const MOST_LIVE = 4;
const MOST_DEVICES = 1024;
export const WINDOW = 16;
const MOST_VOIDS = 3;
const LARGEST = 2 ** 25;
const LONGEST = 2 ** 16;
const MOST_EVENTS = 2 ** 17;
const WHILE_OPEN = "pause resume seat reaction device leave back drop outcome void end".split(" ");
/** The kinds of events that a table lacks where one device draws alone. */
const JOINING = "begin device leave back drop void".split(" ");
/** The kinds of events that a table by hand lacks. */
const DRAWING = "begin device leave back open drop void chain".split(" ");
const TAIL = ',"hash":"'.length + 64 + 2;

/** The fault of a line, as a code. */
export class Wrong extends Error {}

export interface Opened {
  seq: number;
  n: number;
  hand: Json;
  chances: Chance[];
  party: string[];
  link: string;
  links: (string | null)[];
}

/** A draw that was completed. */
export interface Completed {
  seq: number;
  n: number;
  hand: number | null;
  outcome: string;
  weight: number;
  total: number;
  /** The devices that took part, and the seats they belong to. */
  devices: string[];
  seats: number[];
}

const levelOf = (seat: Json): string => ((seat as Members).get("level") ?? "") as string;

export class Second {
  head = "0".repeat(64);
  events = 0;
  ended = false;
  draws: Completed[] = [];
  drops = 0;
  /** The draws that were voided, and what each would have been, where the record tells. */
  voids = new Map<number, string | null>();
  names = new Map<string, string>();
  /** The event that was read last. */
  last: Members = new Map();
  /** The header, once it was read. */
  about: Members = new Map();
  table = "";
  /** What is hashed into links and draws: the id of the table, or what all tables of a challenge share. */
  private chance = "";
  /** The day whose challenge is played, if it is one: then no device takes part. */
  daily = "";
  /** All tables of a round have this chance. */
  private shared = false;
  kinds: string[] = [];
  /** By seat: the level of the bot that sits there. */
  private levels: string[] = [];
  private own = new Chain("", 0, "");
  readonly devices = new Map<string, Chain>();
  readonly present = new Set<string>();
  private readonly lists = new Map<number, Chance[]>();
  private readonly voided = new Map<number, Opened>();
  opens = 0;
  opened: Opened | null = null;
  private owed: Opened | null = null;
  begun = false;
  /** People tell what fell: nothing is drawn. */
  byHand = false;
  /** Where one device draws alone: how many did, one after another. 0 elsewhere. */
  alone = 0;
  /** How often they have told it. */
  told = 0;
  /** The header says that the table obeys what records of before need not, and that it never draws without everybody's device. */
  duties = false;
  waits = false;
  /** By device: how many draws had been opened when it came last. */
  private readonly since = new Map<string, number>();
  /** Seats whose last device went by `leave`. */
  private stepped = new Set<number>();
  /** The draw that is owed was dropped, not voided. */
  private dropped = false;
  private takeback = false;
  /** Several people take nothing back unless all of them agree. */
  private asks = false;
  /** Who has agreed to take the move of event `of` back, and whether that came to nothing. */
  private asked: { of: number; seats: number[]; declined: boolean } | null = null;
  /** The last move that was taken back was so because everybody had agreed. */
  byConsent = false;
  /** The moves, each with its seat and the hash of its line, since a draw was opened or the seats changed: none before can be taken back. */
  private moves: [seq: number, seat: number, line: string][] = [];
  private named = new Set<string>();

  constructor(private readonly size: number) {}

  /** The draw that is open. */
  get open(): number {
    return this.opened?.n ?? 0;
  }

  read(line: Bytes): void {
    if (this.size > LARGEST || line.length > LONGEST || this.events >= MOST_EVENTS) throw new Wrong("large");
    try {
      if (new TextDecoder("latin1").decode(line.slice(0, 8)) === '{"name":') return this.readName(parseStrict(line));
      const opened = line.slice(0, -TAIL);
      const told = /^,"hash":"([0-9a-f]{64})"}$/.exec(new TextDecoder("latin1").decode(line.slice(-TAIL)))?.[1];
      if (!told) throw new Wrong("hash-missing");
      if (hex(sha256(join(ascii(this.head), opened))) !== told) throw new Wrong("hash");
      const members = parseStrict(join(opened, ascii("}")));
      this.named = new Set();
      if (this.table) this.event(members);
      else this.header(members);
      if (members.get("event") === "move" || (this.byHand && members.get("event") === "outcome")) this.moves.push([this.events, members.get("seat") as number, told]);
      this.head = told;
    } catch (error) {
      throw error instanceof NotStrict ? new Wrong("strict") : error;
    }
  }

  private readName(note: Members): void {
    const [name, salt, text] = ["name", "salt", "text"].map((member) => note.get(member));
    const formed = note.size === 3 && typeof name === "string" && typeof text === "string" && typeof salt === "string";
    if (!formed || !DEVICE.test(salt) || !this.named.delete(name)) throw new Wrong("name");
    if (hex(digest("name", ascii(this.table), unhex(salt), ascii(text))) !== name) throw new Wrong("name");
    this.names.set(name, text);
  }

  private header(header: Members): void {
    if (!isHeader(header)) throw new Wrong("header");
    this.about = header;
    this.kinds = (header.get("seats") as Json[]).map((seat) => this.sits(seat));
    this.levels = (header.get("seats") as Json[]).map(levelOf);
    this.own = new Chain("", 0, (header.get("chance") as Members).get("commitment") as string);
    this.table = this.chance = header.get("id") as string;
    if (header.has("daily")) {
      this.chance = challengeName(header);
      this.daily = (header.get("daily") as Members).get("day") as string;
      this.begun = true;
    }
    if (header.has("duplicate")) {
      this.chance = roundName(header);
      this.shared = this.begun = true;
    }
    const by = (header.get("chance") as Members).get("by");
    this.byHand = by !== undefined && by !== DEVICE_ALONE;
    if (by === DEVICE_ALONE) this.alone = 1;
    if (by !== undefined) this.begun = true;
    this.takeback = header.has("takeback");
    this.asks = header.get("takeback") === AGREE;
    this.duties = (header.get("chance") as Members).has("duties");
    this.waits = this.duties && (header.get("chance") as Members).get("absent") === "wait";
  }

  private sits(seat: Json): string {
    const name = (seat as Members).get("name");
    if (typeof name === "string") this.named.add(name);
    return seatKind(seat) as string;
  }

  private event(event: Members): void {
    if (event.get("seq") !== this.events + 1) throw new Wrong("order");
    const kind = eventKind(event, this.kinds.length, this.byHand);
    if (kind === null) throw new Wrong("form");
    if (!this.fits(kind)) throw new Wrong("place");
    if (this.agreed && kind !== "undo") throw new Wrong("undo");
    this.happens(kind, event);
    this.events += 1;
    this.last = event;
  }

  private fits(kind: string): boolean {
    if (this.ended) return kind === "reaction" || kind === "rematch";
    if (this.byHand) return !DRAWING.includes(kind);
    if (this.alone > 0 && JOINING.includes(kind)) return false;
    if (this.opened) return WHILE_OPEN.includes(kind);
    return !["drop", "outcome", "void"].includes(kind) && !(this.owed && kind === "move");
  }

  private happens(kind: string, event: Members): void {
    const device = event.get("device") as string;
    if (kind === "move") this.move(event);
    else if (kind === "undo") this.undo(event);
    else if (kind === "consent") this.consent(event);
    else if (kind === "decline") this.decline(event);
    else if (kind === "begin") this.begins();
    else if (kind === "seat") this.seat(event);
    else if (kind === "device") this.register(event);
    else if (kind === "leave") this.leave(device);
    else if (kind === "back") this.back(device);
    else if (kind === "chain") this.chain(event);
    else if (kind === "open") this.begin(event);
    else if (kind === "outcome") this.outcome(event);
    else if (kind === "drop") this.drop(event);
    else if (kind === "void") this.void(event);
    else if (kind === "end") this.end(event);
  }

  private begins(): void {
    if (this.waits) throw new Wrong("order");
    this.begun = true;
  }

  /** The seats of these devices. */
  private covered(devices: Iterable<string>): Set<number> {
    return new Set([...devices].flatMap((device) => this.devices.get(device)?.seats ?? []));
  }

  private sender(event: Members, seats = [event.get("seat") as number]): void {
    if (!event.has("device")) return;
    const { seats: its } = this.known(event.get("device") as string);
    if (!seats.every((seat) => its.includes(seat))) throw new Wrong("device");
  }

  private get persons(): number[] {
    return [...this.kinds.keys()].filter((seat) => this.kinds[seat] !== "bot");
  }

  /** Everybody agrees to take the last move of a person back: that comes next. */
  private get agreed(): boolean {
    return this.asked !== null && !this.asked.declined && this.persons.every((seat) => this.asked?.seats.includes(seat));
  }

  /** `by` stands exactly where a bot sits, and names it. */
  private move(event: Members): void {
    this.sender(event);
    const seat = event.get("seat") as number;
    const by = this.kinds[seat] === "bot" ? this.levels[seat] : undefined;
    if ((event.get("by") || undefined) !== (by || undefined)) throw new Wrong("by");
    if (this.kinds[seat] !== "bot") this.asked = null;
  }

  /** The last move of a person, and with it every move after it. Several persons must play at one screen, or agree. */
  private undo(event: Members): void {
    this.sender(event);
    const { persons } = this;
    const together = !this.asks && [...this.devices.values()].every(({ seats }) => persons.every((seat) => seats.includes(seat)));
    this.byConsent = persons.length !== 1 && !together;
    if (!this.takeback || (this.byConsent && !this.agreed)) throw new Wrong("undo");
    const [of, seat] = this.latest;
    if (of !== event.get("of") || seat !== event.get("seat")) throw new Wrong("undo");
    this.moves = this.moves.filter(([each]) => each < of);
    this.asked = null;
  }

  /** The move to which people may agree that it is taken back, with the hash of its line. */
  get takeable(): { of: number; line: string } | null {
    const found = this.asks && !this.ended ? this.moves.findLast(([, seat]) => this.kinds[seat] !== "bot") : undefined;
    return found ? { of: found[0], line: found[2] } : null;
  }

  /** The last move of a person that may be taken back; what bots have moved since goes with it. */
  private get latest(): [seq: number, seat: number, line: string] {
    const found = this.moves.findLast(([, seat]) => this.kinds[seat] !== "bot");
    if (!found) throw new Wrong("undo");
    return found;
  }

  /** The first comes from the screen of the player who has moved, and asks the others. */
  private consent(event: Members): void {
    const seats = event.get("seats") as number[];
    this.sender(event, seats);
    const [of, seat, line] = this.latest;
    const { asked, persons } = this;
    const first = asked !== null || seats.includes(seat);
    const again = asked?.declined || seats.some((each) => asked?.seats.includes(each));
    const good = this.asks && persons.length > 1 && first && !again && seats.every((each) => persons.includes(each));
    if (!good || event.get("of") !== of || event.get("line") !== line) throw new Wrong("undo");
    this.asked = { of, seats: [...(asked?.seats ?? []), ...seats], declined: false };
  }

  private decline(event: Members): void {
    const seat = event.get("seat") as number | undefined;
    if (seat === undefined && event.has("device")) throw new Wrong("device");
    this.sender(event, seat === undefined ? [] : [seat]);
    const { asked } = this;
    if (!asked || asked.declined || asked.of !== event.get("of")) throw new Wrong("undo");
    if (seat !== undefined && !this.persons.includes(seat)) throw new Wrong("undo");
    this.asked = { ...asked, declined: true };
  }

  private seat(event: Members): void {
    const seat = event.get("seat") as number;
    const person = this.kinds[seat] !== "bot";
    this.kinds[seat] = this.sits(event.get("who") as Json);
    this.levels[seat] = levelOf(event.get("who") as Json);
    if (person && this.kinds[seat] !== "bot") this.stepped.delete(seat);
    [this.moves, this.asked] = [[], null];
  }

  private known(device: string): Chain {
    const chain = this.devices.get(device);
    if (!chain) throw new Wrong("device");
    return chain;
  }

  private register(event: Members): void {
    const device = event.get("device") as string;
    const seats = event.get("seats") as number[];
    const after = event.get("after") as number;
    const persons = seats.every((seat) => this.kinds[seat] !== "bot");
    const near = Math.abs(after - this.opens) <= WINDOW;
    if (this.daily || this.shared || !persons || !near || this.devices.has(device) || this.devices.size >= MOST_DEVICES) throw new Wrong("device");
    this.live(seats);
    this.devices.set(device, new Chain(device, after, event.get("top") as string, seats));
    this.comes(device, seats);
  }

  private comes(device: string, seats: number[]): void {
    this.present.add(device);
    this.since.set(device, this.opens);
    for (const seat of seats) this.stepped.delete(seat);
  }

  /** One more device of these seats is to be present. */
  private live(seats: number[]): void {
    for (const seat of seats) {
      const here = [...this.present].filter((device) => this.known(device).seats.includes(seat));
      if (here.length >= MOST_LIVE) throw new Wrong("device");
    }
  }

  private leave(device: string): void {
    const { seats } = this.known(device);
    if (!this.present.delete(device)) throw new Wrong("device");
    const left = this.covered(this.present);
    for (const seat of seats) if (!left.has(seat)) this.stepped.add(seat);
  }

  private back(device: string): void {
    const chain = this.known(device);
    if (this.present.has(device)) throw new Wrong("device");
    this.live(chain.seats);
    this.comes(device, chain.seats);
  }

  private chain(event: Members): void {
    const after = event.get("after") as number;
    if (this.alone > 0 && !event.has("device") && after === this.opens && this.own.due(this.opens, 0) === null) {
      this.own = new Chain("", after, event.get("top") as string); // another device goes on
      this.alone += 1;
      return;
    }
    const [chain, early] = event.has("device") ? [this.known(event.get("device") as string), WINDOW] : [this.own, 0];
    if (!chain.add(after, event.get("top") as string, this.opens, early)) throw new Wrong("chain");
  }

  private begin(event: Members): void {
    const n = event.get("n") as number;
    if (n !== this.opens + 1) throw new Wrong("number");
    if (event.has("chances") === event.has("same")) throw new Wrong("chances");
    const chances = event.has("chances") ? (event.get("chances") as Chance[]) : this.lists.get(event.get("same") as number);
    if (!chances) throw new Wrong("chances");
    const hand = event.get("hand") as Json;
    if (this.owed && (this.owed.hand !== hand || JSON.stringify(this.owed.chances) !== JSON.stringify(chances))) throw new Wrong("again");
    if (!this.own.reaches(n, LINKS)) throw new Wrong("chain");
    const all = this.party(n);
    const here = this.covered(all);
    const awaited = this.kinds.some((kind, seat) => kind !== "bot" && !here.has(seat) && !(this.waits && this.stepped.has(seat)));
    if ((this.waits || !this.begun) && awaited) throw new Wrong("begin");
    const before = this.duties && this.dropped ? this.owed : null;
    const party = before ? all.filter((device) => before.party.includes(device) && (this.since.get(device) ?? n) < before.n) : all;
    if (event.has("chances")) this.lists.set(n, chances);
    this.opened = { seq: this.events + 1, n, hand, chances, party, link: "", links: [] };
    this.opens = n;
    this.begun = true;
    this.owed = null;
    [this.moves, this.asked] = [[], null];
  }

  private party(n: number): string[] {
    if (this.present.size === 0) return [];
    return [...this.devices].filter(([device, chain]) => this.present.has(device) && chain.reaches(n, MOST_GAP)).map(([device]) => device);
  }

  /** The open draw, which is closed now. */
  private close(event: Members): Opened {
    const draw = this.opened as Opened;
    if (event.get("n") !== draw.n) throw new Wrong("number");
    this.opened = null;
    return draw;
  }

  private reveal(draw: Opened, event: Members): void {
    draw.link = event.get("link") as string;
    draw.links = [...(event.get("links") as (string | null)[])];
    if (draw.links.length !== draw.party.length) throw new Wrong("links");
    if (!this.own.reveal(this.chance, draw.n, draw.link)) throw new Wrong("link");
    draw.links.forEach((link, at) => {
      if (link === null) return;
      const device = draw.party[at] as string;
      const between = this.known(device).reveal(this.chance, draw.n, link);
      if (!between) throw new Wrong("link");
      this.complete(device, between);
    });
  }

  /** A device that returns reveals, with its next link, those of the draws that were voided without it. */
  private complete(device: string, between: Map<number, string>): void {
    for (const [n, draw] of this.voided) {
      const at = draw.party.indexOf(device);
      const link = between.get(n);
      if (at < 0 || draw.links[at] !== null || link === undefined) continue;
      draw.links[at] = link;
      if (!draw.links.includes(null)) this.voids.set(n, this.gives(draw));
    }
  }

  private gives(draw: Opened): string {
    const links = draw.party.map((device, at): [string, string] => [device, draw.links[at] as string]);
    return drawn(draw.chances, mixed(this.chance, draw.n, draw.link, links));
  }

  /** An outcome that a person told: nothing but the rules can be checked of it. */
  private tells(event: Members): void {
    if (this.kinds[event.get("seat") as number] === "bot") throw new Wrong("by");
    this.asked = null;
    this.told += 1;
  }

  private outcome(event: Members): void {
    if (this.byHand) return this.tells(event);
    const draw = this.close(event);
    this.reveal(draw, event);
    if (draw.links.includes(null)) throw new Wrong("links");
    const outcome = event.get("outcome") as string;
    if (this.gives(draw) !== outcome) throw new Wrong("outcome");
    const weight = draw.chances.find(([name]) => name === outcome)?.[1] ?? 0;
    const total = draw.chances.reduce((sum, [, each]) => sum + each, 0);
    const seats = [...new Set(draw.party.flatMap((device) => this.known(device).seats))].sort((a, b) => a - b);
    const hand = draw.hand as number | null;
    this.draws.push({ seq: this.events + 1, n: draw.n, hand, outcome, weight, total, devices: draw.party, seats });
  }

  private drop(event: Members): void {
    const draw = this.close(event);
    const missing = event.get("missing") as string[];
    if (this.duties && !this.mayDrop(draw, missing)) throw new Wrong("missing");
    this.miss(draw, missing);
    this.drops += 1;
    [this.owed, this.dropped] = [draw, true];
  }

  /** At a table that waits nobody who sits there is dropped; elsewhere not the last device of the seat that has pressed. */
  private mayDrop({ hand }: Opened, missing: string[]): boolean {
    const person = (seat: number): boolean => this.kinds[seat] !== "bot";
    if (this.waits) return ![...this.covered(missing)].some(person);
    if (typeof hand !== "number" || !person(hand)) return true;
    const gone = missing.filter((device) => this.present.has(device));
    return !this.covered(gone).has(hand) || this.covered([...this.present].filter((device) => !missing.includes(device))).has(hand);
  }

  private void(event: Members): void {
    if (this.voids.size >= MOST_VOIDS) throw new Wrong("voids");
    const draw = this.close(event);
    const missing = event.get("missing") as string[];
    this.reveal(draw, event);
    this.miss(draw, missing);
    const silent = draw.party.filter((_, at) => draw.links[at] === null);
    if (silent.join() !== missing.join()) throw new Wrong("missing");
    this.voids.set(draw.n, null);
    this.voided.set(draw.n, draw);
    [this.owed, this.dropped] = [draw, false];
  }

  private miss(draw: Opened, missing: string[]): void {
    const named = draw.party.filter((device) => missing.includes(device));
    if (missing.length === 0 || named.join() !== missing.join()) throw new Wrong("missing");
    for (const device of missing) if (this.present.delete(device)) for (const seat of this.known(device).seats) this.stepped.delete(seat);
  }

  private end(event: Members): void {
    const told = ["n", "link", "links"].filter((name) => event.has(name)).length;
    if (told !== (this.opened ? 3 : 0)) throw new Wrong("links");
    if (this.opened) {
      if (event.get("n") !== this.opened.n) throw new Wrong("number");
      this.reveal(this.opened, event);
    }
    this.ended = true;
  }
}
