/** One table on this device: `table` is what is, `show` what is on the board yet, `send` what goes out. Incoming messages go to them. */

import { isFar } from "../api/far";
import { keep } from "../api/keys";
import type { FromServer, Now, Step, TableNow, Think } from "../api/messages";
import type { Bots } from "../engine/bots";
import { Send } from "./send.svelte";
import { Show } from "./show.svelte";
import { Table } from "./table.svelte";

/** The events that change the board. */
const BOARD: ReadonlySet<string> = new Set(["move", "outcome", "undo"]);

export class Session {
  readonly table = new Table();
  readonly show = new Show(this.table);
  readonly send: Send;
  /** A bot's move is being looked for on this device. */
  thinksHere = $state(false);
  /** What thinks for the bots here, once the server has asked for it. */
  private thinking: Promise<Bots> | null = null;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    this.send = new Send(id, key, this.table, this.show, (message) => this.heard(message));
  }

  close(): void {
    this.show.close();
    this.send.close();
    void this.thinking?.then((bots) => bots.close());
  }

  private heard(message: FromServer): void {
    if (message.type === "welcome") this.welcome(message.table);
    else if (message.type === "events") this.happened(message.steps, message.now);
    else if (message.type === "presence") this.show.change({ seats: message.seats, watching: message.watching }, true);
    else if (message.type === "draw") this.drawing(message.draw);
    else if (message.type === "clock") this.table.timed(message.clock);
    else if (message.type === "answer") this.send.answered(message);
    else if (message.type === "pong") void this.send.fair?.part.pong(message.id, message.seq);
    else if (message.type === "refused") this.send.declined(message);
    else if (message.type === "think" && !isFar(this.id)) void this.think(message);
  }

  private welcome(about: TableNow): void {
    this.table.draw = about.now.draw;
    this.table.timed(about.now.clock);
    this.send.follow(about);
    this.show.start(about);
    this.send.keepPromise();
    keep(this.id, this.key, about.game);
  }

  private happened(steps: Step[], now: Now): void {
    this.table.draw = now.draw;
    this.table.timed(now.clock);
    const fresh = steps.filter(({ event }) => event.seq > this.show.seq);
    const taken = this.show.take(fresh, now);
    const view = fresh.findLast(({ event }) => BOARD.has(event.event))?.view ?? null;
    const shown = fresh.some(({ event }) => BOARD.has(event.event)) ? { ...now, view } : now;
    void this.send.fair?.part.told(steps.map((step) => [step.event.seq, step.line ?? "", step.event, step.view]), now.draw, document.visibilityState === "hidden", shown);
    if (taken) this.send.keepPromise();
    else this.send.sync();
  }

  private drawing(draw: Now["draw"]): void {
    void this.send.fair?.part.drawn(draw);
    this.table.draw = draw;
    this.show.change({ draw }, !this.show.showing);
  }

  /** Finds a bot's move on this device. An answer that comes too late is refused, and nobody minds. */
  private async think(asked: Think): Promise<void> {
    this.thinking ??= import("../engine/bots").then(({ Bots }) => new Bots());
    this.thinksHere = true;
    const move = await this.thinking.then((bots) => bots.move(asked)).catch(() => "");
    this.thinksHere = false;
    this.send.thought(asked, move);
  }
}
