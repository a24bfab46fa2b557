/** Hashes, chains and draws of docs/fairness.md, sections "Bytes", "Chains" and "The draw". */

import { ascii, type Bytes, hex, join, unhex } from "./bytes";
import { sha256 } from "./sha256";

export type Chance = [outcome: string, weight: number];

export const LINKS = 256;
const ALL = 1n << 256n;

export function sized(bytes: Uint8Array): Bytes {
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, bytes.length);
  return join(new Uint8Array(length.buffer), bytes);
}

export function number(value: number): Bytes {
  const bytes = new DataView(new ArrayBuffer(8));
  bytes.setBigUint64(0, BigInt(value));
  return new Uint8Array(bytes.buffer);
}

export const digest = (tag: string, ...fields: Uint8Array[]): Bytes =>
  sha256(join(sized(ascii(`parlour/2 ${tag}`)), ...fields.map(sized)));

/** The links from x(above − 1) down to x(below), by their numbers, in hexadecimal. */
export function descend(table: string, party: string, above: number, link: string, below: number): Map<number, string> {
  const between = new Map<number, string>();
  const start = join(sized(ascii("parlour/2 link")), sized(ascii(table)), sized(unhex(party)));
  let value = unhex(link);
  for (let m = above; m > below; m--) {
    value = sha256(join(start, sized(number(m)), sized(value)));
    between.set(m - 1, hex(value));
  }
  return between;
}

/** `R` of a draw: `links` are the ids of the party with their links. */
export function mixed(table: string, n: number, link: string, links: [string, string][]): Bytes {
  return digest("draw", ascii(table), number(n), unhex(link), number(links.length), ...links.flat().map(unhex));
}

export function drawn(chances: Chance[], mix: Bytes): string {
  return pick(chances, (counter) => BigInt(`0x${hex(digest("block", mix, number(counter)))}`));
}

export function pick(chances: Chance[], block: (counter: number) => bigint, all = ALL): string {
  const total = chances.reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
  const fair = (all / total) * total;
  let counter = 0;
  while (block(counter) >= fair) counter++;
  let rest = block(counter) % total;
  for (const [outcome, weight] of chances) {
    rest -= BigInt(weight);
    if (rest < 0n) return outcome;
  }
  throw new Error("the weights were summed above");
}

/** What two players compare: equal, and they saw one history up to event `seq`, whose line has this hash. */
export const comparison = (seq: number, head: string): Bytes => digest("compare", number(seq), unhex(head)).slice(0, 24);

/** The same as twelve words. */
export function twelveWords(seq: number, head: string): string {
  const mixed = comparison(seq, head);
  const sound = (bits: number, shift: number, sounds: string): string => sounds[(bits >> shift) & (sounds.length - 1)] as string;
  const consonants = "bdfghjklmnprstvz";
  return Array.from({ length: 12 }, (_, at) => {
    const bits = ((mixed[2 * at] as number) << 8) | (mixed[2 * at + 1] as number);
    const letters = [12, 10, 6, 4, 0].map((shift, place) => sound(bits, shift, place % 2 ? "aiou" : consonants));
    return letters.join("");
  }).join("-");
}

/** How far the links of one party are known. */
export class Chain {
  private following = "";
  private last: number;

  constructor(
    readonly party: string,
    private at: number,
    private link: string,
    readonly seats: number[] = [],
  ) {
    this.last = at + LINKS;
  }

  reaches(n: number, gap: number): boolean {
    const [known, last] = this.following && n > this.last ? [this.last, this.last + LINKS] : [this.at, this.last];
    return known < n && n <= last && n - known <= gap;
  }

  /** Takes x(n), which must hash down to the last link known; gives the links between them, or nothing if it does not. */
  reveal(table: string, n: number, link: string): Map<number, string> | null {
    if (n > this.last && this.following) {
      [this.at, this.link, this.last, this.following] = [this.last, this.following, this.last + LINKS, ""];
    }
    const between = descend(table, this.party, n, link, this.at);
    if (between.get(this.at) !== this.link) return null;
    [this.at, this.link] = [n, link];
    return between;
  }

  /** After which link the next chain may be added now, `early` openings before this one ends; null when none may be. */
  due(opens: number, early: number): number | null {
    const left = this.last - opens;
    return this.following || left < 0 || left > early ? null : this.last;
  }

  /** Adds the next chain; `early` is how many openings before the last link it may be added. */
  add(after: number, top: string, opens: number, early: number): boolean {
    if (after !== this.due(opens, early)) return false;
    this.following = top;
    return true;
  }
}
