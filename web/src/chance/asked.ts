/** What a device has said to the table and is not answered yet. */

import { randomHex } from "../check/bytes";
import type { Says, Wire } from "./wire";

interface Question {
  what: Says["type"];
  /** The draw that it is about; 0 for none. */
  n: number;
}

export class Asked {
  private readonly open = new Map<string, Question>();

  /** Pings that are not answered yet, each with what had been said before it. */
  private readonly pings = new Map<string, string[]>();

  constructor(
    private readonly send: Wire["send"],
    private readonly sendPing: (id: string) => void,
  ) {}

  /** Says it, unless the same is waiting for an answer already. */
  say(said: Says, n = 0, id = randomHex(12)): void {
    if (this.waits(said.type, n)) return;
    this.open.set(id, { what: said.type, n });
    this.send({ ...said, id });
    this.ping();
  }

  /** Asks whether the table hears: its answer comes after everything that was sent before was taken or refused. */
  ping(): void {
    if (this.open.size === 0) return;
    const id = randomHex(12);
    this.pings.set(id, [...this.open.keys()]);
    this.sendPing(id);
  }

  /** What was said before this ping, and neither answered nor refused since. */
  pong(id: string): string[] {
    const before = this.pings.get(id) ?? [];
    this.pings.delete(id);
    return before.filter((each) => this.open.has(each));
  }

  /** A ping that was sent on a lost connection is not answered any more. */
  broke(): void {
    this.pings.clear();
  }

  waits(what: Says["type"], n = 0): boolean {
    return [...this.open.values()].some((each) => each.what === what && each.n === n);
  }

  /** The question that an answer or a refusal belongs to; null when it was not asked here. */
  take(id: string): Question | null {
    const found = this.open.get(id) ?? null;
    this.open.delete(id);
    return found;
  }

  forget(what: Says["type"]): void {
    for (const [id, each] of this.open) if (each.what === what) this.open.delete(id);
  }
}
