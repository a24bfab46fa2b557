/** A connection to one table that reconnects by itself: a WebSocket, or long polling where no WebSocket gets through. */

import { connected, POCKET, type Line as Socket } from "./answerer";
import { isFar, placed } from "./far";
import { command, events, tableNow, Trouble } from "./http";
import type { Command, FromClient, FromServer } from "./messages";

export type Line = "connecting" | "live" | "lost" | "gone";

export interface Listener {
  /** The last event received; a new connection resumes from there. */
  since: () => number;
  /** The draw for which go has not been said yet; 0 when there is none. */
  awaited: () => number;
  line: (line: Line) => void;
  /** After a lost connection everything that waits for an answer was sent again. */
  sentAgain: () => void;
  heard: (message: FromServer) => void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8000;
const SILENT_FAILURES = 2;
/** How long to wait before a command is sent again that did not get through, in milliseconds. */
const AGAIN = 1000;
/** How long a connection may leave a message unanswered before it counts as dead, in milliseconds. */
const PATIENCE = 6000;

/** Whether this browser can be asked to think for bots. */
const THINKS = typeof WebAssembly !== "undefined" && typeof Worker !== "undefined";

export class Live {
  private socket: Socket | null = null;
  private pause = FIRST_PAUSE;
  private failures = 0;
  private timer = 0;
  private owed = 0;
  private polling: AbortController | null = null;
  private closed = false;
  /** Commands not yet answered. They are sent again after a reconnect, which is safe because each has an id. */
  private readonly waiting = new Map<string, Command>();

  constructor(
    private readonly table: string,
    private readonly key: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearTimeout(this.owed);
    this.polling?.abort();
    this.socket?.close();
  }

  send(command: Command): void {
    this.waiting.set(command.id, command);
    if (this.polling) void this.post(command);
    else this.say(command);
  }

  /** Is answered after everything that was sent before, on the same connection; over HTTP each answer says as much. */
  ping(id: string): void {
    if (!this.polling) this.say({ type: "ping", id });
  }

  sync(): void {
    this.say({ type: "sync", since: this.listener.since() });
  }

  private say(message: FromClient): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.awaitAnswer();
  }

  /** A connection can hang without ever closing, for instance behind a broken proxy or after the device slept. */
  private awaitAnswer(): void {
    clearTimeout(this.owed);
    if (POCKET) return; // nothing lies between, and a first start takes its time
    this.owed = setTimeout(this.giveUp, PATIENCE) as unknown as number;
  }

  private readonly giveUp = (): void => {
    if (!this.socket || this.closed) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.failures = SILENT_FAILURES;
    this.lost(1006);
  };

  /** Runs when the page becomes visible or the network returns: reconnects at once, or probes the connection. */
  private readonly hurry = (): void => {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.socket) return this.sync();
    this.pause = FIRST_PAUSE;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    if (this.closed || this.socket) return;
    const [server, id] = placed(this.table);
    const socket = connected(server, id);
    this.socket = socket;
    this.awaitAnswer();
    socket.onopen = () => this.say({ type: "hello", key: this.key, since: this.listener.since(), words: true, thinks: THINKS && !isFar(this.table) });
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => this.lost(event.code);
  }

  private hear(message: FromServer): void {
    clearTimeout(this.owed);
    if (message.type === "welcome") {
      this.pause = FIRST_PAUSE;
      this.failures = 0;
      this.polling?.abort();
      this.polling = null;
      this.listener.line("live");
    }
    if ((message.type === "answer" || message.type === "refused") && message.id) this.waiting.delete(message.id);
    this.listener.heard(message);
    if (message.type === "welcome") {
      for (const command of this.waiting.values()) this.say(command);
      this.listener.sentAgain();
    } else if (this.waiting.size > 0) this.awaitAnswer();
  }

  private lost(code: number): void {
    this.socket = null;
    clearTimeout(this.owed);
    if (this.closed) return;
    if (code === 4404) {
      this.listener.line("gone");
      return;
    }
    this.failures += 1;
    if (!this.polling) this.listener.line("lost");
    if (this.failures > SILENT_FAILURES && !this.polling && navigator.onLine) void this.poll();
    this.timer = setTimeout(() => this.connect(), this.pause * (0.7 + Math.random() * 0.6)) as unknown as number;
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** Long polling over HTTP, used while no WebSocket can be opened. */
  private async poll(): Promise<void> {
    const stop = new AbortController();
    this.polling = stop;
    try {
      this.hearPolled({ type: "welcome", table: await tableNow(this.table, this.key, stop.signal) });
      this.listener.line("live");
      for (const command of this.waiting.values()) void this.post(command);
      while (!stop.signal.aborted) {
        const { steps, now } = await events(this.table, this.key, this.listener.since(), this.listener.awaited(), stop.signal);
        this.hearPolled({ type: "events", steps, now });
      }
    } catch (error) {
      if (this.polling !== stop || this.closed) return;
      this.polling = null;
      this.listener.line("lost");
      if (error instanceof Trouble && error.code === "not_found") this.listener.line("gone");
    }
  }

  private hearPolled(message: FromServer): void {
    if (this.polling) this.listener.heard(message);
  }

  /** Sends a command once more while polling; with a WebSocket or a new connection it is sent by them. */
  private again(sent: Command): void {
    if (!this.closed && this.polling && this.waiting.has(sent.id)) void this.post(sent);
  }

  private async post(sent: Command): Promise<void> {
    try {
      const answer = await command(this.table, this.key, sent);
      this.waiting.delete(sent.id);
      this.listener.heard(answer);
    } catch (error) {
      if (!(error instanceof Trouble) || error.code === "offline" || error.code === "unavailable") {
        setTimeout(() => this.again(sent), AGAIN);
        return;
      }
      this.waiting.delete(sent.id);
      const why = error.why ?? { id: "plain-text", arguments: { text: "" } };
      this.listener.heard({ type: "refused", code: error.code, reason: error.reason, why, seq: 0, id: sent.id, allowed: [], events: [] });
    }
  }
}
