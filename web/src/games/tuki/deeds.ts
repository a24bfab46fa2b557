import type { TukiView } from "./types";

/** What choosing a slot does: a move to send, or (`parrot`) the first half of a flight. */
export interface Deed {
  kind: "open" | "put" | "drop" | "parrot" | "land" | "turn";
  move?: string;
}

/** A choice with two halves: discard and then open, or let a parrot fly (this one) and then land. */
export type Mode = { kind: "put" } | { kind: "drop" } | { kind: "fly"; parrot: string | null };

/** What each slot of the mover's grid would do, in this mode. */
export function deeds(view: TukiView, mode: Mode): Map<string, Deed> {
  const { open, put, drop, fly } = view.targets;
  if (open.length) return new Map(open.map((slot) => [slot, { kind: "open", move: `open ${slot}` }]));
  if (mode.kind === "put") return new Map(put.map((slot) => [slot, { kind: "put", move: slot }]));
  if (mode.kind === "drop") return new Map(drop.map((slot) => [slot, { kind: "drop", move: `drop ${slot}` }]));
  if (mode.parrot === null) return new Map(fly.map(({ from }) => [from, { kind: "parrot" }]));
  const landings = fly.filter(({ from }) => from === mode.parrot);
  return new Map(landings.map(({ from, to }) => [to, { kind: "land", move: `fly ${from} ${to}` }]));
}

/** The mode for a parrot's flight; a lone parrot is chosen already. */
export function flying(view: TukiView): Mode {
  const parrots = new Set(view.targets.fly.map(({ from }) => from));
  return { kind: "fly", parrot: parrots.size === 1 ? ([...parrots][0] ?? null) : null };
}

/** The slots whose deed a coach calls good, or begins a flight that it does. */
export function advisedSlots(chosen: ReadonlyMap<string, Deed>, good: string[]): ReadonlySet<string> {
  const fits = ([slot, deed]: [string, Deed]): boolean =>
    deed.kind === "parrot" ? good.some((move) => move.startsWith(`fly ${slot} `)) : deed.move !== undefined && good.includes(deed.move);
  return new Set([...chosen].filter(fits).map(([slot]) => slot));
}
