/**
 * The worker that answers these pages where no server does: Python's interpreter, with the server's own tables and rules.
 *
 * Of all tabs one worker works; the others wait for the browser's lock, so that no two write to the same storage.
 */

import { SPEAKS, type Asked, type Storage, type Told } from "../api/answerer";
import { Engine } from "../engine/engine";
import type { Question } from "../engine/types";
import { Keeper } from "./keeper";
import { Interpreter } from "./python";

interface House {
  ask: (method: string, address: string, key: string, body: Uint8Array) => Promise<[number, string, Uint8Array]>;
  open: (line: string) => void;
  hear: (line: string, table: string, text: string) => Promise<void>;
  leave: (line: string) => Promise<void>;
}

const [NAME = "", VERSION = ""] = self.name.split("#");
const FOLDER = new URL("../pocket/", self.location.href);
const MODULE = "parlour.server.pocket.page";
const AT_MOST = 3;
const channel = new BroadcastChannel(NAME);
const say = (told: Told): void => channel.postMessage(told);

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
    /** The moves of a position, judged for a number of seconds, with 0 at a glance, or with none as for advice. */
    judge: async (text: string, seconds?: number | null): Promise<string> => {
      const question = JSON.parse(text) as Question;
      if (typeof seconds !== "number") return JSON.stringify(await engine.advise(question));
      const found = seconds > 0 ? engine.search(question, { seconds: AT_MOST * seconds + 2, begun: seconds / 2 }) : engine.search(question, { instalments: 0 });
      return JSON.stringify(await found);
    },
  };
}

async function started(): Promise<House> {
  const [python, asked] = await Promise.all([new Interpreter(FOLDER, VERSION).start(MODULE), page()]);
  return python.pyimport(MODULE).begin(asked);
}

/** By line, the table that it is about. */
const tables = new Map<string, string>();

async function take(house: House, asked: Asked): Promise<void> {
  if ("who" in asked) say({ speaks: SPEAKS });
  else if ("id" in asked) {
    const [status, kind, body] = await house.ask(asked.method, asked.address, asked.key, asked.body ?? new Uint8Array());
    say({ id: asked.id, status, kind, body });
    if (stored() !== "kept") say({ storage: stored() });
  } else if ("table" in asked) {
    tables.set(asked.line, asked.table);
    house.open(asked.line);
    say({ line: asked.line, opened: true });
  } else if ("text" in asked) await house.hear(asked.line, tables.get(asked.line) ?? "", asked.text);
  else if ("left" in asked && tables.delete(asked.line)) await house.leave(asked.line);
}

async function serve(): Promise<void> {
  try {
    const house = await started();
    const ended = new Promise<void>((done) => {
      channel.onmessage = ({ data }: MessageEvent<Asked>) => {
        if ("end" in data) done();
        else void take(house, data).catch((error: unknown) => console.error(error));
      };
    });
    say({ ready: true, speaks: SPEAKS });
    await ended;
    self.close(); // which gives the lock back; whatever was told is stored
  } catch (error) {
    console.error(error);
    const why = String(error);
    channel.onmessage = () => say({ failed: why });
    say({ failed: why });
  }
  await new Promise<never>(() => {}); // the lock is this worker's as long as it lives
}

void (navigator.locks ? navigator.locks.request(NAME, serve) : serve());
