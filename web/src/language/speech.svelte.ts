/** What the interface says, in the language chosen. A message that a language lacks is said in English. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES } from "virtual:languages";
import type { Said } from "../api/messages";
import type { Translate } from "../boards/types";
import { direction } from "./known";

const FALLBACK = "en";
const speech = $state({ code: FALLBACK, bundles: [] as FluentBundle[] });
const loaded = new Map<string, FluentBundle>();
const known: string[] = [];
/** Ids that were asked for and are nowhere: the tests read it. */
export const missing = new Set<string>();

async function bundle(code: string): Promise<FluentBundle> {
  const there = loaded.get(code);
  if (there) return there;
  const load = LANGUAGES[code] ?? LANGUAGES[FALLBACK];
  const made = new FluentBundle(code);
  if (load) {
    const resource = new FluentResource((await load()).default);
    made.addResource(resource);
    if (code === FALLBACK) known.splice(0, known.length, ...resource.body.map((entry) => entry.id));
  }
  loaded.set(code, made);
  return made;
}

export async function speak(code: string): Promise<void> {
  const chain = code === FALLBACK ? [code] : [code, FALLBACK];
  const bundles = await Promise.all(chain.map(bundle));
  speech.bundles = bundles;
  speech.code = code;
  document.documentElement.lang = code;
  document.documentElement.dir = direction(code);
  document.title = t("web-name");
}

export const language = (): string => speech.code;

function find(id: string): { bundle: FluentBundle; value: string } | null {
  const [name = "", attribute] = id.split(".");
  for (const [place, bundle] of speech.bundles.entries()) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === null || pattern === undefined) continue;
    if (place > 0) missing.add(`${speech.code}:${id}`);
    return { bundle, value: pattern as string };
  }
  return null;
}

/** The messages whose ids begin so, in the order of their file. */
export const ids = (beginning: string): string[] => (speech.bundles.length > 0 ? known.filter((id) => id.startsWith(beginning)) : []);

/** Whether a message exists: for the few places where a sentence is only said where a game has one. */
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

type Fact = Said["arguments"][string];

/** What the server has to say, also the messages and lists among its arguments. */
export const tell = (said: Said): string =>
  t(said.id, Object.fromEntries(Object.entries(said.arguments).map(([name, fact]) => [name, put(fact)])) as Parameters<Translate>[1]);

/** Numbers are written as players type them, 1024 and not 1,024. */
function put(fact: Fact): FluentVariable {
  if (typeof fact === "string") return fact;
  if (typeof fact === "number") return new FluentNumber(fact, { useGrouping: false });
  if (Array.isArray(fact)) return fact.map((each) => (typeof each === "object" ? tell(each) : String(each))).join(t("list-comma"));
  return tell(fact);
}

export const list = (items: string[]): string =>
  new Intl.ListFormat(speech.code, { style: "long", type: "conjunction" }).format(items);

export const when = (time: string | number): string =>
  new Intl.DateTimeFormat(speech.code, { dateStyle: "medium", timeStyle: "short" }).format(new Date(time));

export const percent = (value: number): string =>
  new Intl.NumberFormat(speech.code, { style: "percent", maximumFractionDigits: 1 }).format(value);
