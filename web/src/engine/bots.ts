/** Bots that think here, when the server asks this page to: nobody else plays at the table. */

import type { Think } from "../api/messages";
import { Engine } from "./engine";
import { ranked } from "./thought";

/** The server waits a little longer than this many times the seconds that it asks for, and then thinks itself. */
const AT_MOST = 2;

export class Bots {
  private readonly engine = new Engine();
  /** Module and ground are here: the first thought waits for them, however long they take, and the server for as long as it likes. */
  private loaded = false;

  /** The move of a bot; none where this page cannot think now, so that the server does at once. */
  async move({ question, seconds }: Think): Promise<string> {
    if (document.visibilityState === "hidden") return "";
    try {
      const { steps } = await this.engine.search(question, { begun: seconds / 2, seconds: this.loaded ? AT_MOST * seconds : undefined });
      this.loaded = true;
      return ranked(steps, question.seat)[0]?.move ?? "";
    } catch {
      return "";
    }
  }

  close(): void {
    this.engine.stop();
  }
}
