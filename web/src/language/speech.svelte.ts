/** The messages of the pages in the chosen language, with English as the fallback. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { ANALYSES, CHANCES, CLOCKS, FAIRNESS, LANGUAGES, PARTIES, POCKETS, RATINGS, REASONS, RULES, TOURNAMENTS } from "virtual:languages";
import { POCKET } from "../api/answerer";
import type { Said } from "../api/messages";
import { patiently } from "../api/patiently";
import { direction } from "./known";

export type Translate = (id: string, args?: Record<string, string | number>) => string;
/** Loads the Fluent text that a game brings along, in a language; empty where it has none. */
export type Messages = (language: string) => Promise<string>;

const FALLBACK = "en";
const speech = $state({ code: FALLBACK, bundles: [] as FluentBundle[] });
/** The language that was asked for last; it may still be on its way. */
let wanted = FALLBACK;
const loaded = new Map<string, Promise<FluentBundle>>();
interface Brought {
  messages: Messages;
  known: string[];
  learned: Promise<void>;
  /** By language: the messages are in its bundle. */
  added: Map<string, Promise<void>>;
}
const brought = new Map<string, Brought>();
/** Ids of the English messages in the order of their files: those of the pages, and those that games brought. */
const own: string[] = [];
const others: string[] = [];
/** Ids that were asked for and do not exist; the tests read it. */
export const missing = new Set<string>();

const chain = (code: string): string[] => (code === FALLBACK ? [code] : [code, FALLBACK]);

/** A promise that is kept unless it fails: then the next to ask tries again. */
function once<T>(all: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const there = all.get(name);
  if (there) return there;
  const made = make();
  all.set(name, made);
  made.catch(() => all.delete(name));
  return made;
}

const bundle = (code: string): Promise<FluentBundle> =>
  once(loaded, code, async () => {
    const made = new FluentBundle(code);
    const load = LANGUAGES[code] ?? LANGUAGES[FALLBACK];
    if (load) add(made, code, (await load()).default, own);
    return made;
  });

/** Adds a part's messages to the bundle of a language, once. */
const teach = ({ messages, known, added }: Brought, code: string): Promise<void> =>
  once(added, code, async () => {
    const [to, text] = await Promise.all([bundle(code), messages(code)]);
    add(to, code, text, known);
  });

function add(to: FluentBundle, code: string, text: string, known: string[]): void {
  const resource = new FluentResource(text);
  to.addResource(resource);
  if (code === FALLBACK) known.push(...resource.body.map((entry) => entry.id));
}

export async function speak(code: string): Promise<void> {
  wanted = code;
  let bundles: FluentBundle[];
  try {
    bundles = await Promise.all(chain(code).map(bundle));
    await Promise.all(chain(code).flatMap((each) => [...brought.values()].map((part) => teach(part, each))));
  } catch (error) {
    if (wanted === code) wanted = speech.code;
    throw error;
  }
  if (wanted !== code) return; // another one was chosen meanwhile
  speech.bundles = bundles;
  speech.code = code;
  document.documentElement.lang = code;
  document.documentElement.dir = direction(code);
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `${POCKET ? "" : "/"}manifest-${code}.webmanifest`);
  document.querySelector("meta[name=description]")?.setAttribute("content", t("web-description"));
}

/** Adds the messages that a game brings along, in this language and in those chosen later. */
export const learn = (game: string, messages: Messages): Promise<void> => bring(`game ${game}`, messages, others);

/** Adds the messages of rules, lessons and the season, which are long, and loaded only when somebody reads them. */
export const learnRules = (): Promise<void> => bring("rules", async (code) => (await RULES[code]?.())?.default ?? "", own);

/** Adds the messages of the analysis of a game. */
export const learnAnalysis = (): Promise<void> => bring("analysis", async (code) => (await ANALYSES[code]?.())?.default ?? "", own);

/** Adds the messages about codes, the television, and coming back on another device. */
export const learnParty = (): Promise<void> => surely("party", PARTIES);

/** Adds the messages about tournaments. */
export const learnTournaments = (): Promise<void> => bring("tournament", async (code) => (await TOURNAMENTS[code]?.())?.default ?? "", own);

/** Adds the messages about clocks. */
export const learnClock = (): Promise<void> => surely("clock", CLOCKS);

/** Adds the messages about ratings. */
export const learnRatings = (): Promise<void> => bring("ratings", async (code) => (await RATINGS[code]?.())?.default ?? "", own);

/** Adds the messages of the page on chance, of its sheets and its lessons. */
export const learnChances = (): Promise<void> => bring("chance", async (code) => (await CHANCES[code]?.())?.default ?? "", own);

/** Adds what a coach says of why a move is the best. */
export const learnReasons = (): Promise<void> => bring("reasons", async (code) => (await REASONS[code]?.())?.default ?? "", own);

/** Adds what devices say of the rolls. */
export const learnFair = (): Promise<void> => surely("fair", FAIRNESS);

/** Adds what only pages without a server say. */
export const learnPocket = (): Promise<void> => surely("pocket", POCKETS);

/** The messages that a game needs while it goes on, whenever the line breaks. */
const surely = (name: string, from: Record<string, () => Promise<{ default: string }>>): Promise<void> =>
  bring(name, (code) => patiently(async () => (await from[code]?.())?.default ?? ""), own);

function bring(name: string, messages: Messages, known: string[]): Promise<void> {
  const there = brought.get(name);
  if (there) return there.learned;
  const part: Brought = { messages, known, added: new Map(), learned: Promise.resolve() };
  brought.set(name, part);
  const codes = new Set([...chain(speech.code), wanted]);
  part.learned = Promise.all([...codes].map((code) => teach(part, code))).then(() => void (speech.bundles = [...speech.bundles]));
  part.learned.catch(() => brought.delete(name));
  return part.learned;
}

export const language = (): string => speech.code;

function find(id: string): { bundle: FluentBundle; value: string } | null {
  const [name = "", attribute] = id.split(".");
  for (const [place, bundle] of speech.bundles.entries()) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === null || pattern === undefined) continue;
    if (place > 0 && own.includes(name)) missing.add(`${speech.code}:${id}`);
    return { bundle, value: pattern as string };
  }
  return null;
}

/** Whether a message exists, for the few that not every game has. */
export const has = (id: string): boolean => find(id) !== null;

export const t: Translate = (id, args) => {
  const found = find(id);
  if (!found) {
    if (speech.bundles.length > 0) missing.add(id);
    return id;
  }
  const errors: Error[] = [];
  const text = found.bundle.formatPattern(found.value, args as Record<string, FluentVariable> | undefined, errors);
  for (const error of errors) missing.add(`${id}: ${error.message}`);
  return text;
};

/** Hebrew writes `and` with a hyphen before digits and foreign letters only. */
const HYPHEN = /ו־(?=[\u2066-\u2069]*[\u05d0-\u05ea])/;

type Fact = Said["arguments"][string];

/** A message of the server, with the messages, lists and seats among its arguments. Fluent isolates the names. A message about `you`, the reader's own seat, speaks to the reader if it has such a form. */
export function tell(said: Said, names: string[] = [], you = -1): string {
  const args = Object.fromEntries(Object.entries(said.arguments).map(([name, fact]) => [name, put(fact, names, you)]));
  const own = Object.values(said.arguments).some((fact) => typeof fact === "object" && "seat" in fact && fact.seat === you);
  const text = t(own && has(`${said.id}.you`) ? `${said.id}.you` : said.id, args as Parameters<Translate>[1]);
  return said.id === "list-and" ? text.replace(HYPHEN, "ו") : text;
}

/** Numbers are written as players type them, 1024 and not 1,024. */
function put(fact: Fact, names: string[], you: number): FluentVariable {
  if (typeof fact === "string") return fact;
  if (typeof fact === "number") return new FluentNumber(fact, { useGrouping: false });
  if (Array.isArray(fact)) return fact.map((each) => (typeof each === "object" ? (put(each, names, you) as string) : String(each))).join(t("list-comma"));
  if ("seat" in fact) return names[fact.seat] ?? t("seat-name", { number: fact.seat + 1 });
  return tell(fact, names, you);
}

export const list = (items: string[]): string =>
  new Intl.ListFormat(speech.code, { style: "long", type: "conjunction" }).format(items);

export const when = (time: string | number): string =>
  new Intl.DateTimeFormat(speech.code, { dateStyle: "medium", timeStyle: "short" }).format(new Date(time));

export const figure = (value: number): string => new Intl.NumberFormat(speech.code, { maximumFractionDigits: 1 }).format(value);

export const percent = (value: number): string =>
  new Intl.NumberFormat(speech.code, { style: "percent", maximumFractionDigits: 1 }).format(value);
