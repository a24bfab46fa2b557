/** Reads a line of a `parlour/2` record, which has exactly one permitted form (docs/fairness.md, "Lines"). */

export type Json = null | boolean | number | string | Json[] | Members;
export type Members = Map<string, Json>;

/** The line is not written in the one permitted way. */
export class NotStrict extends Error {}

const DEEPEST = 16;
const ESCAPES: Record<string, string> = { '"': '"', "\\": "\\", b: "\b", t: "\t", n: "\n", f: "\f", r: "\r" };

export function parseStrict(bytes: Uint8Array): Members {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new NotStrict();
  }
  const reader = new Reader(text);
  const value = reader.value(1);
  if (!reader.done || !(value instanceof Map)) throw new NotStrict();
  return value;
}

class Reader {
  private at = 0;

  constructor(private readonly text: string) {}

  get done(): boolean {
    return this.at === this.text.length;
  }

  /** `level` counts objects and arrays around the value, its own included. */
  value(level: number): Json {
    const first = this.text[this.at];
    if (first === "{") return this.object(level);
    if (first === "[") return this.array(level);
    if (first === '"') return this.string();
    for (const [word, value] of [["null", null], ["true", true], ["false", false]] as const) {
      if (this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return value;
      }
    }
    return this.number();
  }

  private object(level: number): Members {
    const members: Members = new Map();
    this.enter(level);
    if (this.skip("}")) return members;
    do {
      if (this.text[this.at] !== '"') throw new NotStrict();
      const name = this.string();
      this.expect(":");
      if (members.has(name)) throw new NotStrict();
      members.set(name, this.value(level + 1));
    } while (this.skip(","));
    this.expect("}");
    return members;
  }

  private array(level: number): Json[] {
    const values: Json[] = [];
    this.enter(level);
    if (this.skip("]")) return values;
    do values.push(this.value(level + 1));
    while (this.skip(","));
    this.expect("]");
    return values;
  }

  private enter(level: number): void {
    if (level > DEEPEST) throw new NotStrict();
    this.at += 1;
  }

  private string(): string {
    let found = "";
    for (this.at += 1; ; ) {
      const stop = this.plain();
      found += this.text.slice(this.at, stop);
      this.at = stop + 1;
      if (this.text[stop] === '"') return found;
      if (this.text[stop] !== "\\") throw new NotStrict();
      found += this.escape();
    }
  }

  /** Where the characters that stand for themselves end. */
  private plain(): number {
    let stop = this.at;
    for (; stop < this.text.length; stop++) {
      const code = this.text.charCodeAt(stop);
      if (code < 0x20 || code === 0x22 || code === 0x5c) break;
    }
    return stop;
  }

  private escape(): string {
    const letter = this.text[this.at++] ?? "";
    const short = ESCAPES[letter];
    if (short !== undefined) return short;
    const digits = this.text.slice(this.at, this.at + 4);
    this.at += 4;
    if (letter !== "u" || !/^00[01][0-9a-f]$/.test(digits)) throw new NotStrict();
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    if (Object.values(ESCAPES).includes(character)) throw new NotStrict();
    return character;
  }

  private number(): number {
    const digits = /^(?:0|-?[1-9][0-9]{0,15})(?![0-9.eE])/.exec(this.text.slice(this.at, this.at + 18))?.[0];
    const value = Number(digits);
    if (digits === undefined || !Number.isSafeInteger(value)) throw new NotStrict();
    this.at += digits.length;
    return value;
  }

  private skip(sign: string): boolean {
    const here = this.text[this.at] === sign;
    if (here) this.at += 1;
    return here;
  }

  private expect(sign: string): void {
    if (!this.skip(sign)) throw new NotStrict();
  }
}
