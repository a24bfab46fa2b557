/** The coach of the player on this device: asked once for each position in which they are to move. */

import { untrack } from "svelte";
import { announce } from "../../device/announce.svelte";
import { reason } from "../../api/http";
import type { Said } from "../../api/messages";
import { advised, type Told } from "../../engine/advice";
import { learnReasons, tell } from "../../language/speech.svelte";
import type { Session } from "../../session/session.svelte";
import { compared, counsel } from "./counsel";

export class Coaching {
  private told = $state.raw<Told | null>(null);
  private why = $state.raw<Said | null>(null);
  private asked = $state(-1);
  thinking = $state(false);

  /** How much the coach says who is to speak now; empty where none is. */
  readonly strength = $derived.by(() => {
    const { show, table } = this.session;
    return show.mine && show.turn?.what === "move" ? (table.about?.coach[show.turn.seat] ?? "") : "";
  });
  readonly counsel = $derived.by(() => {
    const { changed, about, label } = this.session.table;
    if (!this.strength || this.thinking || this.asked !== changed) return null;
    const known = this.told && this.told.seq >= changed ? this.told : null;
    return counsel(this.strength, this.session.show.legal.length, known, about?.best === "low", label, known && this.why ? tell(this.why) : "");
  });

  /** Made while a component is, whose effects these are. */
  constructor(private readonly session: Session) {
    $effect(() => {
      const { changed } = session.table;
      const { legal } = session.show;
      if (this.strength) untrack(() => this.asked !== changed && void this.ask(changed, legal.length));
    });
    $effect(() => {
      const said = this.counsel?.said.join(" ");
      if (said) untrack(() => announce(said));
    });
  }

  private async ask(changed: number, moves: number): Promise<void> {
    this.asked = changed;
    this.told = null;
    this.thinking = moves > 1;
    const told = moves > 1 ? await advised(this.session.id, this.session.key).catch(() => null) : null;
    const why = told && this.strength === "tell" ? await this.reason(told).catch(() => null) : null;
    if (this.asked !== changed) return;
    this.told = told;
    this.why = why;
    this.thinking = false;
  }

  /** What the game says for the best move, beside the next best one. */
  private async reason(told: Told): Promise<Said | null> {
    const { id, key } = this.session;
    const pair = compared(told);
    if (!pair) return null;
    const [found] = await Promise.all([reason(id, key, ...pair), learnReasons()]);
    return found.reason;
  }
}
