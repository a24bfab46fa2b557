/** One study: a position of a game, with what its moves or outcomes are worth, the way that was played from it, and the game that it comes from. */

import { explore, type Trouble } from "../../api/http";
import type { Explore, Explored, Replay, Said } from "../../api/messages";
import { CHANCE, type Marks, type Step, type View } from "../../boards/types";
import { advisedAt } from "../../engine/advice";
import type { Thought } from "../../engine/types";
import { faceName } from "../../language/faces";
import { seatName } from "../../language/sentences";
import { learnReasons, tell } from "../../language/speech.svelte";
import { compared } from "../coach/counsel";
import { positions } from "../replay/positions";
import { momentOf, NOWHERE, read, written, type Moment } from "../replay/link";
import { marked, ranking, type Ranked } from "../coach/ranking";

interface Reached {
  found: Explored;
  step: Step | null;
}

export class Study {
  /** Whether low scores are good. */
  readonly low: boolean;
  /** What was chosen; the rest the rules fill in. */
  options = $state.raw<Record<string, unknown>>({});
  moment = $state.raw<Moment>(NOWHERE);
  /** The game that the position is from, where this device can have it. */
  whole = $state.raw<Replay | null>(null);
  private trail = $state.raw<Reached[]>([]);
  thought = $state.raw<Thought | null>(null);
  private why = $state.raw<Said | null>(null);
  phase = $state<"idle" | "thinking" | "none">("idle");
  trouble = $state.raw<Trouble | null>(null);
  busy = $state(false);
  /** A place that is pointed at in the list. */
  lit = $state("");
  /** Counts the positions that were set up or opened: an editor begins again with each of them. */
  opened = $state(0);
  private asked = 0;

  readonly now: Explored | null = $derived(this.trail.at(-1)?.found ?? null);
  readonly view: View | null = $derived((this.now?.view as unknown as View | undefined) ?? null);
  readonly step: Step | null = $derived(this.trail.at(-1)?.step ?? null);
  /** All steps on the way here. */
  readonly steps: Step[] = $derived(this.trail.flatMap(({ step }) => step ?? []));
  readonly first = $derived(this.trail.length < 2);
  /** What the game itself chose here, or what came. */
  readonly was: string = $derived(this.first ? this.moment.was : "");
  readonly line = $derived(this.whole ? positions(this.whole) : []);
  readonly link: string = $derived(this.now ? written(this.now, { ...this.options, players: this.now.options.players }, this.first ? this.moment : { ...this.moment, of: "", was: "" }) : "");
  readonly names: string[] = $derived.by(() => {
    const { names } = this.moment;
    return (this.view?.scores ?? []).map((_, seat) => names[seat] || faceName(seat));
  });
  /** The seat that decides, or whose hand it is. */
  readonly seat: number = $derived((this.view?.actor === CHANCE ? this.view.hand : this.view?.actor) ?? 0);
  readonly ranked: Ranked[] = $derived(this.now ? ranking(this.now, this.thought, this.names, this.was) : []);
  /** What the board says of the moves; nothing of outcomes. */
  readonly marks: Marks = $derived.by(() => (this.thought && this.now?.moves.length ? marked(this.ranked, this.thought, this.low, this.lit) : {}));
  readonly reason: string = $derived(this.why ? tell(this.why, this.names) : "");

  constructor(
    readonly game: string,
    low: boolean,
    private readonly usual: Record<string, unknown>,
  ) {
    this.low = low;
  }

  /** The position of a link; without one, the first. */
  async open(hash: string, whole: Replay | null = null): Promise<void> {
    const { options, rules, at, moment } = read(hash);
    this.options = at || Object.keys(options).length > 0 ? options : this.usual;
    this.moment = moment;
    this.whole = whole;
    await this.reach({ options: this.options, rules, at }, null, []);
    this.opened += 1;
  }

  /** Another place of the game that this position is from. */
  async go(place: number): Promise<void> {
    const { whole, line } = this;
    const there = line[place];
    if (!whole || !there?.code || place === this.moment.place && this.first) return;
    const after = line.slice(place + 1).flatMap(({ step }) => step ?? []);
    const names = whole.seats.map((seat, number) => seatName({ kind: seat.kind as "bot", name: seat.name ?? "", level: seat.level ?? "" }, number));
    const moment = momentOf(whole.table, place, names, after, line.at(-1)?.view);
    await this.reach({ options: whole.options, rules: whole.rules, at: there.code }, null, [], () => ((this.moment = moment), (this.options = whole.options)));
  }

  /** A new position with these options. */
  async choose(options: Record<string, unknown>): Promise<void> {
    this.options = options;
    this.leave();
    await this.reach({ options }, null, []);
    this.opened += 1;
  }

  /** The position that details describe, in place of the one shown. */
  setUp(details: Record<string, string>): Promise<void> {
    this.leave();
    return this.reach({ options: this.options, details }, null, []);
  }

  /** The position shown was reached by a step: an editor begins with it. */
  settle(): void {
    this.opened += 1;
  }

  async play(step: Step): Promise<void> {
    const { now } = this;
    if (!now || this.busy) return;
    await this.reach({ options: now.options, rules: now.rules, at: now.code, steps: [step.text] }, step, this.trail);
  }

  readonly back = (): void => {
    if (!this.first) this.cut(this.trail.length - 1);
  };

  /** Back to the last position before this one where that seat chose; to the first, if there is none. */
  backTo(seat: number): void {
    this.cut(Math.max(1, this.trail.slice(0, -1).findLastIndex(({ found }) => found.view.actor === seat) + 1));
  }

  readonly again = (): void => this.cut(1);

  private cut(length: number): void {
    this.asked += 1;
    this.busy = false;
    this.trail = this.trail.slice(0, length);
    void this.think();
  }

  /** A position that was set up is of no game. */
  private leave(): void {
    this.moment = NOWHERE;
    this.whole = null;
  }

  /** Asks for a position, shows it after those in `before`, and thinks about it. An answer that comes too late is not heard. */
  private async reach(body: Explore, step: Step | null, before: Reached[], heard = (): void => {}): Promise<void> {
    const asked = ++this.asked;
    this.busy = true;
    try {
      const found = await explore(this.game, body);
      if (asked !== this.asked) return;
      heard();
      this.trail = [...before, { found, step }];
      this.trouble = null;
    } catch (error) {
      if (asked === this.asked) this.trouble = error as Trouble;
      return;
    } finally {
      if (asked === this.asked) this.busy = false;
    }
    void this.think(); // who leaves meanwhile has set this position up already
  }

  private async think(): Promise<void> {
    const { now } = this;
    this.thought = this.why = null;
    this.lit = "";
    this.trouble = null;
    if (!now || (now.moves.length === 0 && now.outcomes.length === 0)) return void (this.phase = "idle");
    this.phase = "thinking";
    const found = await advisedAt(now).catch(() => null);
    if (now !== this.now) return;
    this.thought = found;
    this.phase = found ? "idle" : "none";
    const between = found && now.moves.length > 1 ? compared(found) : null;
    if (!between) return;
    const [told] = await Promise.all([explore(this.game, { options: now.options, rules: now.rules, at: now.code, between }).catch(() => null), learnReasons()]);
    if (now === this.now && found === this.thought) this.why = told?.reason ?? null;
  }
}
