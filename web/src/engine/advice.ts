/** Advice about the position of a table: thought out here, or on the server where this browser cannot. */

import { advice, question } from "../api/http";
import { CannotThink, Engine } from "./engine";
import type { Thought } from "./types";

export type Told = Thought & { seq: number };

const engine = new Engine();

export async function advised(table: string, key: string): Promise<Told> {
  if (typeof WebAssembly === "undefined") return advice(table, key);
  const asked = await question(table, key);
  try {
    return { ...(await engine.advise(asked)), seq: asked.seq };
  } catch (error) {
    if (error instanceof CannotThink) return advice(table, key);
    throw error;
  }
}
