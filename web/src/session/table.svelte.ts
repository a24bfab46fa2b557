/** One table as this device knows it: what the server has said, as far as it is shown. Clock and draws do not wait for the board. */

import type { ClockNow, Now, Step, TableNow } from "../api/messages";
import type { View } from "../boards/types";
import { drawingsOf } from "../games";
import { facesOf } from "../language/faces";
import { seatName } from "../language/sentences";
import { tell } from "../language/speech.svelte";
import { winnersOf } from "./ranks";

/** What happened, and what the game says of it. */
export type Told = Pick<Step, "event" | "said">;

const BEGUN: ReadonlySet<string> = new Set(["begin", "move", "outcome"]);
const CHANGES: ReadonlySet<string> = new Set(["move", "outcome", "undo", "back"]);

export class Table {
  /** What the server said of the table when this device last connected. */
  about = $state.raw<TableNow | null>(null);
  now = $state.raw<Now | null>(null);
  log = $state.raw<Told[]>([]);
  board = $state.raw<View | null>(null);
  /** The draw that is open now, whatever is shown meanwhile. */
  draw = $state.raw<Now["draw"]>(null);
  /** What the clock shows, at a table with one. It runs on while steps are shown. */
  clock = $state.raw<ClockNow | null>(null);
  /** By how many milliseconds this device's clock is ahead of the server's, measured by the quickest message so far. */
  ahead = $state(Infinity);

  readonly seats = $derived(this.now?.seats ?? []);
  readonly names = $derived(this.seats.map((seat) => seatName(seat, seat.seat)));
  readonly faces = $derived(facesOf(this.seats.map((seat) => seat.name || seat.person || ""), this.board ? drawingsOf(this.board.game).colours?.(this.board) : []));
  /** By seat: whether it is a bot's own seat, not a person's seat that a bot has taken over. */
  readonly bots = $derived(this.seats.map((seat) => seat.kind === "bot" && !seat.taken_over));
  /** The devices that have come so far. */
  readonly devices = $derived(new Map(this.log.flatMap(({ event }) => (event.event === "device" ? [[event.device, event.seats] as const] : []))));
  readonly me = $derived(this.about?.you.seats ?? []);
  /** All people play on this device. */
  readonly gathered = $derived(this.me.length > 0 && this.seats.every((seat) => seat.person === null || this.me.includes(seat.seat)));
  /** Everybody plays on this device, and it lies between them. */
  readonly shared = $derived(this.gathered && this.me.length > 1);
  /** Somebody plays on another device. */
  readonly company = $derived(this.seats.some((seat) => seat.kind !== "bot" && !this.me.includes(seat.seat)));
  readonly begun = $derived(this.log.some(({ event }) => BEGUN.has(event.event)));
  /** People on other devices are waited for, and nothing has happened yet. A rated table asks for keys at the board. */
  readonly gathering = $derived(this.company && !this.about?.rated && !this.begun && this.now !== null && !this.now.ended && this.now.waiting.length > 0);
  /** Follows the last step shown, so an ended game stays ended while a rematch or a reaction is shown. */
  readonly ended = $derived(this.now?.ended ?? null);
  /** One of several devices, with one seat: a television may take everybody else's seats from it. */
  readonly apart = $derived(this.me.length === 1 && (this.company || (this.now?.watching ?? 0) > 0) && !this.ended);
  /** By seat: the number of seats ahead of it, once the game has ended. */
  readonly places = $derived(this.ended?.places ?? []);
  readonly winners = $derived(winnersOf(this.places));
  /** The board, with the winners by place once the game has ended. */
  readonly view = $derived(this.board && this.ended ? { ...this.board, winners: this.winners } : this.board);
  /** The last event that changed the position; a device that comes or a reaction does not. */
  readonly changed = $derived(this.log.findLast(({ event }) => CHANGES.has(event.event))?.event.seq ?? 0);

  /** A legal move in words, as the game says it. */
  readonly label = (move: string): string => {
    const offered = this.now?.moves.find((one) => one.move === move);
    return offered ? tell(offered.label, this.names) : move;
  };

  /** Takes the whole table. Events up to `since` are not in it: they are in the log already, or wait to be shown. */
  whole(about: TableNow, waiting: Told[]): void {
    const known = [...this.log, ...waiting].filter(({ event }) => event.seq <= about.since);
    this.about = about;
    this.log = [...known, ...about.log.map((event, place) => ({ event, said: about.said[place] ?? null }))];
    this.board = about.view as unknown as View;
  }

  add(step: Step): void {
    this.log = [...this.log, step];
    if (step.view) this.board = step.view as unknown as View;
  }

  timed(clock: ClockNow | null | undefined): void {
    this.clock = clock ?? null;
    if (clock) this.ahead = Math.min(this.ahead, Date.now() - clock.at);
  }
}
