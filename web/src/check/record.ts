/** Checks a record from its bytes alone: every line and every roll, as docs/fairness.md says, or for older ones tests/golden/records/README.md. */

import { ascii, type Bytes, hex, join, unhex } from "./bytes";
import { twelveWords } from "./chains";
import { type Chance, draw } from "./draw";
import { hash } from "./hash";
import { type Opened, Second, Wrong as SecondWrong } from "./second";
import type { Members } from "./strict";

export type Status = "finished" | "in-play" | "torn" | "bad";

/** One roll or draw, proven. */
export interface Draw {
  seq: number;
  hand: number | null;
  outcome: string;
  /** How likely it was: `weight` in `total`. */
  weight: number;
  total: number;
  /** Whether a player's device took part with a random number of its own. */
  mixed: boolean;
  /** The seats whose devices took part; older records do not tell. */
  seats?: number[];
}

export interface Findings {
  /** 1 or 2: older records prove less. */
  version: 1 | 2;
  /** Lists, moves, turns and result were compared with the rules of the game. */
  followed: boolean;
  status: Status;
  /** The line of the problem, counted from 1; 0 when there is none. */
  line: number;
  problem: string;
  events: number;
  draws: Draw[];
  /** The seed was revealed at the end. */
  sealed: boolean;
  head: string;
  /** For two players to compare. */
  words: string;
  /** Draws opened again because a device was asleep. */
  drops: number;
  /** Draws that were voided, and what each would have been, where the record tells. */
  voids: [n: number, outcome: string | null][];
  /** At a table by hand: how often people told what fell; null elsewhere. */
  told: number | null;
  /** Where one device drew alone: how many did, one after another. 0 elsewhere. */
  devices: number;
  /** The draw that was open when the table ended or the record stops; 0 when none was. */
  open: number;
}

type Data = Record<string, unknown>;

class Wrong extends Error {}

const TAIL = ',"hash":"'.length + 64 + 2;
const LONGEST_CHAIN = 2 ** 20;

/** What the codes of version 2 are called on the page, where they differ. */
const SAID: Record<string, string> = {
  ...Object.fromEntries(["large", "strict", "name", "header"].map((code) => [code, "form"])),
  ...Object.fromEntries(["place", "device", "number", "again", "begin", "missing", "voids", "undo", "by"].map((code) => [code, "order"])),
  chain: "link",
  links: "link",
};

/** Whether an event may stand where it does, by the rules of its game; `opened` is the draw that is open after it. */
export type Judge = (event: Members, opened: Opened | null) => boolean;

/** `judgeOf` gives the rules of the game that a header names, where they are known. */
export async function check(data: Uint8Array, progress: (line: number) => void = () => {}, judgeOf: (header: Members) => Promise<Judge | null> = async () => null): Promise<Findings> {
  const reading = isSecond(data) ? new SecondReading(data.length, judgeOf) : new Reading();
  let at = 0;
  for (let line = 1; at < data.length; line++) {
    const stop = data.indexOf(10, at);
    if (stop < 0) return { ...reading.findings, line, status: "torn", problem: "torn" };
    try {
      await reading.read(data.slice(at, stop) as Bytes);
    } catch (wrong) {
      if (!(wrong instanceof Wrong) && !(wrong instanceof SecondWrong)) throw wrong;
      return { ...reading.findings, line, status: "bad", problem: SAID[wrong.message] ?? wrong.message };
    }
    progress(line);
    at = stop + 1;
  }
  if (data.length === 0) return { ...reading.findings, status: "bad", line: 1, problem: "empty" };
  const found = reading.findings;
  return { ...found, words: twelveWords(found.events, found.head) };
}

function isSecond(data: Uint8Array): boolean {
  try {
    const first = data.slice(0, Math.max(0, data.indexOf(10)));
    return (JSON.parse(new TextDecoder().decode(first)) as Data | null)?.format === "parlour/2";
  } catch {
    return false;
  }
}

class SecondReading {
  private readonly second: Second;
  private judge: Judge | null = null;

  constructor(
    size: number,
    private readonly judgeOf: (header: Members) => Promise<Judge | null>,
  ) {
    this.second = new Second(size);
  }

  async read(line: Bytes): Promise<void> {
    const { events, table } = this.second;
    this.second.read(line);
    if (!table) this.judge = await this.judgeOf(this.second.about);
    else if (this.second.events > events && this.judge?.(this.second.last, this.second.opened) === false) throw new SecondWrong("rules");
  }

  get findings(): Findings {
    const { ended, events, head, drops, open, byHand, alone } = this.second;
    const told = byHand ? this.second.told : null;
    const draws = this.second.draws.map((draw) => ({ ...draw, mixed: draw.devices.length > 0 }));
    const status = ended ? "finished" : "in-play";
    return { version: 2, followed: this.judge !== null, status, line: 0, problem: "", events, draws, sealed: true, head, words: "", drops, voids: [...this.second.voids], told, devices: alone, open };
  }
}

class Reading {
  findings: Findings = {
    version: 1,
    followed: false,
    status: "in-play",
    line: 0,
    problem: "",
    events: 0,
    draws: [],
    sealed: false,
    head: "0".repeat(64),
    words: "",
    drops: 0,
    voids: [],
    told: null,
    devices: 0,
    open: 0,
  };
  private begun = false;
  private table = "";
  private links = 0;
  /** The last revealed link of the chain, or its commitment; `used` counts the revealed ones. */
  private link = "";
  private used = 0;
  private seed = "";
  private readonly lists = new Map<number, Chance[]>();

  async read(line: Bytes): Promise<void> {
    const [data, digest] = await unseal(line, this.findings.head);
    if (this.begun) await this.event(data);
    else this.header(data);
    this.findings.head = digest;
  }

  private header(data: Data): void {
    if (data.format !== "parlour/1") throw new Wrong("format");
    this.table = text(data, "id", /^[A-Za-z0-9_-]{1,64}$/);
    const chance = data.chance as Data | undefined;
    const links = chance?.links;
    if (!chance || !whole(links) || links > LONGEST_CHAIN) throw new Wrong("commitment");
    this.links = links;
    this.link = digits(chance, "commitment");
    this.begun = true;
  }

  private async event(data: Data): Promise<void> {
    const seq = this.findings.events + 1;
    if (data.seq !== seq) throw new Wrong("order");
    if (data.event === "outcome") await this.outcome(data, seq);
    if (data.event === "end") await this.end(data);
    this.findings.events = seq;
  }

  private async outcome(data: Data, seq: number): Promise<void> {
    await this.reveal(data);
    const nonce = text(data, "nonce", /^([0-9a-f]{2}){0,64}$/);
    const chances = this.chances(data, seq);
    const outcome = text(data, "outcome", /^/);
    if ((await draw(chances, unhex(digits(data, "link")), this.table, seq, unhex(nonce))) !== outcome) throw new Wrong("outcome");
    this.findings.draws.push({
      seq,
      hand: typeof data.hand === "number" ? data.hand : null,
      outcome,
      weight: chances.find(([name]) => name === outcome)?.[1] ?? 0,
      total: chances.reduce((sum, [, weight]) => sum + weight, 0),
      mixed: nonce !== "",
    });
  }

  private chances(data: Data, seq: number): Chance[] {
    if ("same" in data) {
      const earlier = this.lists.get(data.same as number);
      if (!earlier || "chances" in data) throw new Wrong("chances");
      return earlier;
    }
    const listed = data.chances;
    if (!Array.isArray(listed) || listed.length === 0 || !listed.every(isChance)) throw new Wrong("chances");
    this.lists.set(seq, listed);
    return listed;
  }

  private async reveal(data: Data): Promise<void> {
    const link = digits(data, "link");
    if (this.used === this.links || (await hashHex(link)) !== this.link) throw new Wrong("link");
    this.link = link;
    this.used += 1;
    const last = this.used === this.links;
    if ("next" in data && !last) throw new Wrong("next");
    if (last) {
      await this.fits(link);
      this.seed = link;
    }
    if ("next" in data) {
      this.link = digits(data, "next");
      this.used = 0;
    }
  }

  private async fits(seed: string): Promise<void> {
    if (!this.seed) return;
    if (hex(await hash(join(ascii("parlour next chain"), unhex(seed)))) !== this.seed) throw new Wrong("seed");
  }

  private async end(data: Data): Promise<void> {
    this.findings.status = "finished";
    if (!("seed" in data)) return;
    let link = digits(data, "seed");
    for (let left = this.links - this.used; left > 0; left--) link = await hashHex(link);
    if (link !== this.link) throw new Wrong("seed");
    if (this.used < this.links) await this.fits(digits(data, "seed"));
    this.findings.sealed = true;
  }
}

/** The object of a line, and its running hash, which must continue the one before. */
async function unseal(line: Bytes, previous: string): Promise<[Data, string]> {
  const opened = line.slice(0, -TAIL);
  const tail = /^,"hash":"([0-9a-f]{64})"}$/.exec(new TextDecoder("latin1").decode(line.slice(-TAIL)));
  const digest = tail?.[1];
  if (!digest) throw new Wrong("hash-missing");
  if (hex(await hash(join(ascii(previous), opened))) !== digest) throw new Wrong("hash");
  try {
    return [JSON.parse(`${new TextDecoder("utf-8", { fatal: true }).decode(opened)}}`) as Data, digest];
  } catch {
    throw new Wrong("json");
  }
}

const hashHex = async (digits: string): Promise<string> => hex(await hash(unhex(digits)));

const whole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 1;

const isChance = (pair: unknown): pair is Chance =>
  Array.isArray(pair) && pair.length === 2 && typeof pair[0] === "string" && whole(pair[1]);

function text(data: Data, name: string, form: RegExp): string {
  const value = data[name];
  if (typeof value !== "string" || !form.test(value)) throw new Wrong("form");
  return value;
}

const digits = (data: Data, name: string): string => text(data, name, /^[0-9a-f]{64}$/);
