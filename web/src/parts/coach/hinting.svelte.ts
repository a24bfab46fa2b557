/** Hints for the player on this device: the study board's answer about one move, told in three steps. First a nudge, then the place, then why and how much better. */

import { untrack } from "svelte";
import { reason } from "../../api/http";
import type { Said } from "../../api/messages";
import type { Marks, View } from "../../boards/types";
import { announce } from "../../device/announce.svelte";
import { advised, type Told } from "../../engine/advice";
import { equal, ranked } from "../../engine/thought";
import { drawingsOf } from "../../games";
import { learnReasons, t, tell } from "../../language/speech.svelte";
import type { Session } from "../../session/session.svelte";
import { compared, verdict } from "./counsel";
import { marked, ranking, shown, shownLead } from "./ranking";

export class Hinting {
  private told = $state.raw<Told | null>(null);
  private why = $state.raw<Said | null>(null);
  private pressed = $state(0);
  phase = $state<"idle" | "thinking" | "none">("idle");

  /** Whether this table gives hints to this device at all. */
  readonly offered: boolean = $derived.by(() => {
    const { about, me, ended } = this.session.table;
    return Boolean(about?.advice && about.coach.length === 0 && me.length > 0 && !ended);
  });
  readonly choosing: boolean = $derived.by(() => this.session.show.mine && this.session.show.turn?.what === "move" && !this.session.send.busy);
  /** The answer about the position that is shown; it goes when the position does. */
  private readonly current: Told | null = $derived.by(() => (this.told && this.told.seq >= this.session.table.changed && this.choosing ? this.told : null));
  private readonly low: boolean = $derived.by(() => this.session.table.about?.best === "low");
  private readonly best: string[] = $derived.by(() => {
    if (!this.current) return [];
    const { steps, seat, unit } = this.current;
    const found = equal(steps, seat, unit);
    return found.length === steps.length && steps.length > 1 ? [] : found.map(({ move }) => move);
  });
  /** 0 nothing, 1 the nudge, 2 the place, 3 why. */
  readonly step: number = $derived(this.current ? this.pressed : 0);

  /** In place of the sentence above the board. */
  readonly said: string = $derived.by(() => {
    const { table } = this.session;
    if (!this.choosing) return "";
    if (this.phase !== "idle") return t(this.phase === "thinking" ? "web-hint-thinking" : "web-hint-none");
    if (!this.current || !table.view) return "";
    if (this.best.length === 0) return t("coach-same");
    if (this.step === 1) return nudge(table.view, this.best[0] ?? "");
    if (this.step === 2) return t("hint-place", { move: this.best.map(table.label).reduce((one, other) => t("coach-or", { one, other })) });
    return this.reasoned(this.current);
  });
  /** What the board shows of it: nothing, the place, or what every move is worth. */
  readonly marks: Marks = $derived.by(() => {
    if (!this.current || this.best.length === 0 || this.step < 2) return {};
    const { label } = this.session.table;
    const moves = this.current.steps.map(({ move }) => ({ move, label: { id: "", arguments: {} } }));
    const all = marked(ranking({ moves, outcomes: [] }, this.current, [], "", label), this.current, this.low, "");
    return this.step > 2 ? all : Object.fromEntries(this.best.map((move) => [move, { ...all[move]!, worth: "", lit: true }]));
  });

  /** Made while a component is, whose effect this is. */
  constructor(private readonly session: Session) {
    $effect(() => {
      const { said } = this;
      if (said) untrack(() => announce(said));
    });
    $effect(() => {
      void session.table.changed;
      untrack(() => (this.phase = "idle"));
    });
  }

  readonly press = (): void => {
    if (this.step > 0) this.pressed = Math.min(3, this.pressed + 1);
    else void this.ask();
  };

  private async ask(): Promise<void> {
    const { id, key, table } = this.session;
    const asked = table.changed;
    this.phase = "thinking";
    this.why = null;
    const told = await advised(id, key).catch(() => null);
    if (asked !== table.changed) return;
    this.told = told;
    this.pressed = 1;
    this.phase = told ? "idle" : "none";
    const pair = told && compared(told);
    if (!pair) return;
    const [found] = await Promise.all([reason(id, key, ...pair).catch(() => null), learnReasons()]);
    if (this.told === told) this.why = found?.reason ?? null;
  }

  /** Why, and how much better than the next best; several that are equally good are named with what they are worth. */
  private reasoned(told: Told): string {
    const { table } = this.session;
    const pair = compared(told);
    if (!pair) return verdict(told, this.low, table.label);
    const [first, next] = ranked(told.steps, told.seat);
    const worth = (each: typeof first): string => shown(each?.worth[told.seat] ?? 0, told.unit, this.low);
    const lead = (each: typeof first): string => shownLead(each?.lead[told.seat] ?? 0, this.low);
    const better = worth(first) === worth(next) && first?.lead.length ? t(this.low ? "coach-points" : "coach-lead", { lead: t("hint-better", { best: lead(first), next: lead(next) }) }) : t(`hint-${told.unit}`, { worth: t("hint-better", { best: worth(first), next: worth(next) }) });
    return [table.label(first?.move ?? ""), this.why ? tell(this.why, table.names) : "", better].filter(Boolean).join(" · ");
  }
}

/** Where to look, without saying what is there. */
function nudge(view: View, move: string): string {
  const { id, count } = drawingsOf(view.game).nudge?.(view, move) ?? { id: "hint-nudge", count: 0 };
  return t(id, { count });
}
