/** A position in the address, behind the `#`: the options by name, the version of the rules, and the position's code. */

import type { Explored } from "../../api/messages";

export interface Linked {
  options: Record<string, unknown>;
  rules: string;
  at: string;
}

export function read(hash: string): Linked {
  const { at = "", rules = "", ...options } = Object.fromEntries(new URLSearchParams(hash.replace(/^#/, "")));
  return { options, rules, at };
}

const text = (value: unknown): string => (Array.isArray(value) ? value.join(",") : String(value));

/** Options that the rules fill in by themselves need not be in it; `chosen` are the others. */
export function written({ rules, code }: Pick<Explored, "rules" | "code">, chosen: Record<string, unknown>): string {
  const parts = Object.entries(chosen).filter(([, value]) => value !== null && value !== undefined && text(value) !== "");
  return `#${new URLSearchParams([...parts.map(([name, value]) => [name, text(value)]), ["rules", rules], ["at", code]])}`;
}
