/** The rules of a game, from this page's own address: the operator of a table does not choose them. */

import type { Json, Members } from "../check/strict";
import { Referee } from "../referee/referee";
import type { Rules } from "../referee/types";

const MODULES = import.meta.glob<string>(["../../../src/parlour/games/*/engine/browser.wasm"], { query: "?url", import: "default", eager: true });
const RULES = import.meta.glob<{ rules: Rules }>(["./*/rules.ts"]);

const addresses = new Map(Object.entries(MODULES).map(([path, address]) => [path.split("/").at(-3) ?? "", address]));
const known = new Map(Object.entries(RULES).map(([path, load]) => [path.split("/").at(-2) ?? "", load]));
const compiled = new Map<string, Promise<WebAssembly.Module>>();

const plain = (value: Json): unknown => (value instanceof Map ? Object.fromEntries([...value].map(([name, each]) => [name, plain(each)])) : Array.isArray(value) ? value.map(plain) : value);

/** A referee for the game of this header; null where its rules are not known here. */
export async function refereeOf(header: Members): Promise<Referee | null> {
  const game = header.get("game") as string;
  const [address, load] = [addresses.get(game), known.get(game)];
  const start = header.has("daily") ? (header.get("daily") as Members).get("start") : "";
  if (!address || !load || start || typeof WebAssembly === "undefined") return null;
  try {
    const [module, { rules }] = await Promise.all([moduleOf(address), load()]);
    const seats = (header.get("seats") as Json[]).length;
    const ruling = rules.versions[header.get("rules") as string]?.(plain(header.get("options") as Json) as Record<string, unknown>, seats);
    return ruling ? new Referee(module, ruling, seats) : null;
  } catch {
    return null;
  }
}

function moduleOf(address: string): Promise<WebAssembly.Module> {
  const found = compiled.get(address) ?? loaded(address);
  compiled.set(address, found);
  found.catch(() => compiled.delete(address));
  return found;
}

async function loaded(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: HTTP ${answer.status}`);
  return WebAssembly.compile(await answer.arrayBuffer());
}
