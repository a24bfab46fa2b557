/** A search for the best move: the positions that somebody came through, the last of them shown, and what its moves are worth. */

import { explore, type Trouble } from "../../api/http";
import type { Explore, Explored } from "../../api/messages";
import type { Step } from "../../boards/types";
import { advisedAt } from "../../engine/advice";
import type { Thought } from "../../engine/types";
import { read, written } from "./link";

interface Reached {
  found: Explored;
  step: Step | null;
}

export class Exploration {
  /** What was chosen; the rest the rules fill in. */
  options = $state.raw<Record<string, unknown>>({});
  private trail = $state.raw<Reached[]>([]);
  thought = $state.raw<Thought | null>(null);
  phase = $state<"idle" | "thinking" | "none">("idle");
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);
  /** Counts the positions that were set up or opened: an editor begins anew with each of them. */
  opened = $state(0);
  private asked = 0;

  readonly now: Explored | null = $derived(this.trail.at(-1)?.found ?? null);
  readonly step: Step | null = $derived(this.trail.at(-1)?.step ?? null);
  /** All steps on the way here. */
  readonly steps: Step[] = $derived(this.trail.flatMap(({ step }) => step ?? []));
  readonly first = $derived(this.trail.length < 2);
  readonly link: string = $derived(this.now ? written(this.now, { ...this.options, players: this.now.options.players }) : "");

  constructor(
    readonly game: string,
    private readonly usual: Record<string, unknown>,
  ) {}

  /** The position of a link; without one, the first. */
  async open(hash: string): Promise<void> {
    const { options, rules, at } = read(hash);
    this.options = at || Object.keys(options).length > 0 ? options : this.usual;
    await this.reach({ options: this.options, rules, at }, null, []);
    this.opened += 1;
  }

  /** A new position with these options. */
  async choose(options: Record<string, unknown>): Promise<void> {
    this.options = options;
    await this.reach({ options }, null, []);
    this.opened += 1;
  }

  /** The position that details describe, in place of the one shown. */
  setUp(details: Record<string, string>): Promise<void> {
    return this.reach({ options: this.options, details }, null, []);
  }

  async play(step: Step): Promise<void> {
    const { now } = this;
    if (!now || this.busy) return;
    await this.reach({ options: now.options, rules: now.rules, at: now.code, steps: [step.text] }, step, this.trail);
  }

  readonly back = (): void => {
    if (this.first) return;
    this.trail = this.trail.slice(0, -1);
    void this.think();
  };

  /** Back to the last position before this one where that seat chose; to the first, if there is none. */
  backTo(seat: number): void {
    const place = this.trail.slice(0, -1).findLastIndex(({ found }) => found.view.actor === seat);
    this.asked += 1;
    this.busy = false;
    this.trail = this.trail.slice(0, Math.max(1, place + 1));
    void this.think();
  }

  readonly again = (): void => {
    this.trail = this.trail.slice(0, 1);
    void this.think();
  };

  /** Asks for a position, shows it after those in `before`, and thinks about it. An answer that comes too late is not heard. */
  private async reach(body: Explore, step: Step | null, before: Reached[]): Promise<void> {
    const asked = ++this.asked;
    this.busy = true;
    try {
      const found = await explore(this.game, body);
      if (asked !== this.asked) return;
      this.trail = [...before, { found, step }];
      this.trouble = null;
    } catch (error) {
      if (asked === this.asked) this.trouble = error as Trouble;
      return;
    } finally {
      if (asked === this.asked) this.busy = false;
    }
    await this.think();
  }

  private async think(): Promise<void> {
    const { now } = this;
    this.thought = null;
    this.trouble = null;
    if (!now || now.moves.length === 0) return void (this.phase = "idle");
    this.phase = "thinking";
    const found = await advisedAt(now).catch(() => null);
    if (now !== this.now) return;
    this.thought = found;
    this.phase = found ? "idle" : "none";
  }
}
