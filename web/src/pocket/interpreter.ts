/**
 * The worker that answers these pages where no server does: Python's interpreter, with the server's own tables and rules.
 *
 * Of all tabs one worker works; the others wait for the browser's lock, so that no two write to the same storage.
 */

import type { Asked, Storage, Told } from "../api/answerer";
import { Engine } from "../engine/engine";
import type { Question } from "../engine/types";
import { Keeper } from "./keeper";

interface Python {
  unpackArchive: (data: ArrayBuffer, format: string, options: { extractDir: string }) => void;
  pyimport: (name: string) => { begin: (page: object) => Promise<House> };
}
interface House {
  ask: (method: string, address: string, key: string, body: Uint8Array) => Promise<[number, string, Uint8Array]>;
  open: (line: string) => void;
  hear: (line: string, table: string, text: string) => Promise<void>;
  leave: (line: string) => Promise<void>;
}

const [NAME, FOLDER] = [self.name, new URL("../pocket/", self.location.href)];
const AT_MOST = 3;
const channel = new BroadcastChannel(NAME);
const say = (told: Told): void => channel.postMessage(told);
const file = async (name: string): Promise<ArrayBuffer> => (await fetch(new URL(name, FOLDER))).arrayBuffer();

/** How far games outlast the page, of which pages are told that open later. */
let stored = (): Storage => "kept";

/** Whatever Python asks of the page. */
async function page(): Promise<object> {
  const [keeper, prepared] = await Promise.all([Keeper.open(NAME, (storage) => say({ storage })), fetch(new URL("prepared.json", FOLDER)).then((answer) => answer.text())]);
  stored = () => keeper.state;
  const engine = new Engine();
  return {
    keeper,
    prepared,
    folder: FOLDER.href,
    tell: (line: string, said: string) => say({ line, said }),
    end: (line: string, code: number) => say({ line, end: code }),
    /** The moves of a position, judged for a number of seconds, or at a glance. */
    judge: async (text: string, seconds: number): Promise<string> => {
      const question = JSON.parse(text) as Question;
      const found = seconds > 0 ? engine.search(question, { seconds: AT_MOST * seconds + 2, begun: seconds / 2 }) : engine.search(question, { instalments: 0 });
      return JSON.stringify(await found);
    },
  };
}

async function started(): Promise<House> {
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL("pyodide.mjs", FOLDER).href)) as { loadPyodide: (how: object) => Promise<Python> };
  const [python, ours, asked] = await Promise.all([loadPyodide({ indexURL: FOLDER.href, packageBaseUrl: FOLDER.href }), file("parlour.zip"), page()]);
  python.unpackArchive(ours, "zip", { extractDir: "/lib/python3.14/site-packages" });
  return python.pyimport("parlour.server.pocket.page").begin(asked);
}

/** By line, the table that it is about. */
const tables = new Map<string, string>();

async function take(house: House, asked: Asked): Promise<void> {
  if ("id" in asked) {
    const [status, kind, body] = await house.ask(asked.method, asked.address, asked.key, asked.body ?? new Uint8Array());
    say({ id: asked.id, status, kind, body });
    if (stored() !== "kept") say({ storage: stored() });
  } else if ("table" in asked) {
    tables.set(asked.line, asked.table);
    house.open(asked.line);
    say({ line: asked.line, opened: true });
  } else if ("text" in asked) await house.hear(asked.line, tables.get(asked.line) ?? "", asked.text);
  else if (tables.delete(asked.line)) await house.leave(asked.line);
}

async function serve(): Promise<never> {
  try {
    const house = await started();
    channel.onmessage = ({ data }: MessageEvent<Asked>) => void take(house, data).catch((error: unknown) => console.error(error));
    say({ ready: true });
  } catch (error) {
    console.error(error);
    const why = String(error);
    channel.onmessage = () => say({ failed: why });
    say({ failed: why });
  }
  return new Promise<never>(() => {}); // the lock is this worker's as long as it lives
}

void (navigator.locks ? navigator.locks.request(NAME, serve) : serve());
