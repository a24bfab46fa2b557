/** Advice about a position, of a table or of none: thought out here, or on the server where this browser or the game cannot. */

import { advice, counsel, question } from "../api/http";
import type { Explored } from "../api/messages";
import { CannotThink, Engine } from "./engine";
import type { Thought } from "./types";

export type Told = Thought & { seq: number };

const engine = new Engine();
/** Seconds that people at a table wait at most; what is known by then is told, with its error. */
const PATIENCE = 8;

export async function advised(table: string, key: string): Promise<Told> {
  if (typeof WebAssembly === "undefined") return advice(table, key);
  const asked = await question(table, key);
  try {
    return { ...(await engine.search(asked, { instalments: asked.instalments, seconds: PATIENCE })), seq: asked.seq };
  } catch (error) {
    if (error instanceof CannotThink) return advice(table, key);
    throw error;
  }
}

/** The moves of a position without a table. */
export async function advisedAt({ game, options, rules, code, question: asked }: Explored): Promise<Thought> {
  const elsewhere = (): Promise<Thought> => counsel(game, { options, rules, at: code });
  if (!asked || typeof WebAssembly === "undefined") return elsewhere();
  try {
    return await engine.advise(asked);
  } catch (error) {
    if (error instanceof CannotThink) return elsewhere();
    throw error;
  }
}
