/** How a table is rated. The seat of a person with a rating key plays for it as soon as they are here. */

import { untrack } from "svelte";
import { enterRating, tableRating, type Trouble } from "../../api/http";
import type { RatedTable } from "../../api/messages";
import { ratingKey } from "../../device/rating";
import type { Session } from "../../session/session.svelte";

export class Rated {
  told = $state.raw<RatedTable | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** Seats that play for no rating so far. */
  readonly missing = $derived((this.told?.seats ?? []).filter(({ rating }) => rating === null).map(({ seat }) => seat));
  private entering = "";

  /** Made while a component is, whose effects these are. */
  constructor(private readonly session: Session) {
    $effect(() => {
      void session.table.ended;
      // Until everybody plays for a rating, whatever happens may be somebody who does now.
      if (untrack(() => this.told === null || this.missing.length > 0)) void session.table.now;
      untrack(() => void this.look());
    });
  }

  async look(): Promise<void> {
    const { id, key, table } = this.session;
    const { me, ended } = table;
    const mine = ratingKey();
    const seat = me[0];
    try {
      const told = await tableRating(id, key);
      this.told = told;
      const waits = told.seats.some((each) => each.seat === seat && each.rating === null);
      if (seat === undefined || !mine || !waits || ended || this.entering === mine) return;
      this.entering = mine;
      this.told = await enterRating(id, key, { seat, key: mine });
      this.trouble = null;
    } catch (error) {
      this.trouble = error as Trouble;
    }
  }
}
