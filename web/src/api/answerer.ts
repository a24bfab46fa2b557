/**
 * What answers these pages: the server that they came from, or an interpreter in a worker of this device.
 *
 * Pages of a plain folder say so (`data-pocket`); no server stands behind them. One worker answers all tabs: each page
 * starts one, and the browser's lock lets the first of them work and another take over when it is gone.
 */

/** Whether this device answers alone. */
export const POCKET = typeof document !== "undefined" && document.documentElement.dataset.pocket !== undefined;

/** The build of a plain folder, which is part of the name of what a worker keeps. */
const VERSION = POCKET ? (document.documentElement.dataset.pocket ?? "") : "";
/**
 * Which messages pages and workers understand. Those with the same number work together, of whatever build; where they
 * differ the older side gives way: a worker ends, and a page loads again. Nothing is lost, since all of it is stored.
 */
export const SPEAKS = 1;

/** How far games outlast the page: on the disk, in memory as long as storage is full, or in memory alone. */
export type Storage = "kept" | "full" | "none";

/** What a worker is asked, and what it says. A page that asks again after another worker took over has the same ids. */
export type Asked = { who: true } | { end: true } | { id: string; method: string; address: string; key: string; body: Uint8Array | null } | { line: string; table: string } | { line: string; text: string } | { line: string; left: true };
export type Told = { ready: true; speaks: number } | { speaks: number } | { storage: Storage } | { failed: string } | { id: string; status: number; kind: string; body: Uint8Array } | { line: string; opened: true } | { line: string; said: string } | { line: string; end: number };

/** A WebSocket, as far as `Live` looks at one. */
export type Line = Pick<WebSocket, "readyState" | "send" | "close" | "onopen" | "onmessage" | "onclose">;

const LOST = 1006;
const random = (): string => [...crypto.getRandomValues(new Uint8Array(12))].map((each) => each.toString(16).padStart(2, "0")).join("");

class Pocket {
  private readonly channel: BroadcastChannel;
  private readonly waiting = new Map<string, { asked: Asked; done: (answer: Response) => void; failed: (why: Error) => void }>();
  private readonly lines = new Map<string, PocketLine>();
  /** Is told how far games outlast the page. */
  storage: (now: Storage) => void = () => undefined;

  constructor() {
    const folder = new URL(".", location.href).pathname;
    const name = "locks" in navigator ? `parlour ${folder}` : `parlour ${folder} ${random()}`;
    this.channel = new BroadcastChannel(name);
    this.channel.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
    new Worker(new URL("../pocket/interpreter.ts", import.meta.url), { type: "module", name: `${name}#${VERSION}` });
    this.say({ who: true });
  }

  ask(address: string, { method, body, headers, signal }: RequestInit): Promise<Response> {
    const id = random();
    const key = (headers as Record<string, string> | undefined)?.Authorization ?? "";
    const sent = body instanceof Uint8Array ? (body as Uint8Array) : typeof body === "string" ? new TextEncoder().encode(body) : null;
    const asked: Asked = { id, method: method ?? "GET", address, key, body: sent };
    return new Promise<Response>((done, failed) => {
      if (signal?.aborted) return failed(new Error("aborted"));
      signal?.addEventListener("abort", () => failed(new Error("aborted")));
      this.waiting.set(id, { asked, done, failed });
      this.say(asked);
    }).finally(() => this.waiting.delete(id));
  }

  connect(table: string): Line {
    const id = random();
    const line = new PocketLine(id, table, (asked) => this.say(asked), () => this.lines.delete(id));
    this.lines.set(id, line);
    this.say({ line: id, table });
    return line;
  }

  private say(asked: Asked): void {
    this.channel.postMessage(asked);
  }

  private hear(told: Told): void {
    if ("speaks" in told && told.speaks !== SPEAKS) return this.part(told.speaks);
    if ("ready" in told) this.askAgain();
    else if ("speaks" in told) return;
    else if ("failed" in told) for (const { failed } of this.waiting.values()) failed(new Error(told.failed));
    else if ("storage" in told) this.storage(told.storage);
    else if ("id" in told) this.waiting.get(told.id)?.done(new Response(told.status === 204 ? null : (told.body as Uint8Array<ArrayBuffer>), { status: told.status, headers: { "Content-Type": told.kind } }));
    else this.lines.get(told.line)?.hear(told);
  }

  /** From a worker that another build started. */
  private part(speaks: number): void {
    if (speaks < SPEAKS) this.say({ end: true });
    else location.reload();
  }

  /** A worker has taken over, or the first one is ready: whatever was said before was not heard. */
  private askAgain(): void {
    for (const { asked } of this.waiting.values()) this.say(asked);
    for (const line of [...this.lines.values()]) line.begin();
  }
}

class PocketLine implements Line {
  readyState: Line["readyState"] = WebSocket.CONNECTING;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    private readonly id: string,
    private readonly table: string,
    private readonly say: (asked: Asked) => void,
    private readonly forget: () => void,
  ) {}

  send(text: string): void {
    this.say({ line: this.id, text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.forget();
    this.say({ line: this.id, left: true });
  }

  begin(): void {
    if (this.readyState === WebSocket.CONNECTING) this.say({ line: this.id, table: this.table });
    else this.hear({ line: this.id, end: LOST });
  }

  hear(told: Extract<Told, { line: string }>): void {
    const socket = this as unknown as WebSocket;
    if ("opened" in told) {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.onopen?.call(socket, new Event("open"));
    } else if ("said" in told) this.onmessage?.call(socket, new MessageEvent("message", { data: told.said }));
    else {
      this.readyState = WebSocket.CLOSED;
      this.forget();
      this.onclose?.call(socket, new CloseEvent("close", { code: told.end }));
    }
  }
}

const pocket = POCKET ? new Pocket() : null;

/** Calls back with how far games of this device outlast the page, whenever that changes. */
export function onStorage(told: (now: Storage) => void): void {
  if (pocket) pocket.storage = told;
}

/** The answer to a request; rejects where nobody answers. */
export const answered = (address: string, how: RequestInit): Promise<Response> => (pocket && !address.startsWith("http") ? pocket.ask(address, how) : fetch(address, how));

/** A connection to a table of this address, or of another server. */
export const connected = (server: string, table: string): Line =>
  pocket && !server ? pocket.connect(table) : new WebSocket(`${(server || location.origin).replace(/^http/, "ws")}/api/tables/${encodeURIComponent(table)}/live`);
