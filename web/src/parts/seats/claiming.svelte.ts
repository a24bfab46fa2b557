/** Coming back on another device: this one asks for a seat, and waits until the host has answered. */

import { claim, claimed, type Trouble } from "../../api/http";
import type { Claimed } from "../../api/messages";

interface Pending {
  table: string;
  token: string;
  seat: number;
  key: string;
}

const PLACE = "parlour.claim";
const EVERY = 1500;

/** The claim that this tab was waiting for before it was loaded again. */
export function pending(table: string): Pending | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as Pending | null;
    return found?.table === table ? found : null;
  } catch {
    return null;
  }
}

function remember(what: Pending | null): void {
  try {
    if (what) sessionStorage.setItem(PLACE, JSON.stringify(what));
    else sessionStorage.removeItem(PLACE);
  } catch {
    // Without storage a reload means to ask again.
  }
}

/** A number by which people see that the device in their hand is the one that asks. */
export const numberOf = (id: string): number => (parseInt(id.slice(0, 8), 16) % 90) + 10;

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

export class Claiming {
  /** The seat that is asked for, while nobody has answered. */
  seat = $state<number | null>(null);
  number = $state(0);
  /** Why it came to nothing: a refusal's code, or `no`. */
  trouble = $state("");
  private timer = 0;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly seated: (key: string) => void,
  ) {
    const before = pending(table);
    if (before) {
      this.seat = before.seat;
      void this.go(before, () => claimed(table, before.key));
    }
  }

  ask(seat: number): void {
    if (this.seat !== null) return;
    const asked = { table: this.table, token: this.token, seat, key: newKey() };
    remember(asked);
    this.seat = seat;
    this.trouble = "";
    void this.go(asked, () => claim(this.table, { token: this.token, seat, key: asked.key }));
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = -1;
  }

  /** Asks until there is an answer; a request that did not get through is made again, which is safe. */
  private async go(asked: Pending, request: () => Promise<Claimed>, told = false): Promise<void> {
    try {
      const answer = await request();
      if (this.timer === -1) return;
      this.number = numberOf(answer.claim);
      if (answer.state === "allowed") {
        remember(null);
        return this.seated(asked.key);
      }
      this.later(() => this.go(asked, () => claimed(this.table, asked.key), true));
    } catch (error) {
      const { code } = error as Trouble;
      if (code === "offline" || code === "unavailable") return this.later(() => this.go(asked, request, told));
      remember(null);
      this.seat = null;
      this.trouble = told ? "no" : code;
    }
  }

  private later(what: () => Promise<void>): void {
    if (this.timer !== -1) this.timer = setTimeout(() => void what(), EVERY) as unknown as number;
  }
}
