/** Time left, as the clock of a table tells it, in figures and in words. */

import { createSubscriber } from "svelte/reactivity";
import { language } from "../../language/speech.svelte";
import type { Table } from "../../session/table.svelte";

const TICK = 200;
const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** From so much on, whole days are enough; from so much on, whole hours. */
const LONG = 2 * DAY;
const MIDDLE = 6 * HOUR;
/** Below this many milliseconds time is short. */
export const SHORT = 10 * SECOND;

const tick = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** What a seat has left now, in milliseconds by the server's time. */
export function left(table: Table, seat: number): number {
  const { clock } = table;
  const stands = clock?.left[seat] ?? 0;
  if (!clock || clock.seat !== seat) return stands;
  tick();
  return Math.max(0, Math.min(stands, clock.due - (Date.now() - table.ahead)));
}

/** Whether the time of a seat runs and is short. */
export const isShort = (table: Table, seat: number): boolean => table.clock?.seat === seat && left(table, seat) <= SHORT;

const unit = (value: number, name: string, width: "short" | "long"): string => new Intl.NumberFormat(language(), { style: "unit", unit: name, unitDisplay: width }).format(value);

/** `4:07`, `1:02:33`, and days or hours in the language of the page. */
export function figures(time: number): string {
  if (time >= LONG) return unit(Math.floor(time / DAY), "day", "short");
  if (time >= MIDDLE) return unit(Math.floor(time / HOUR), "hour", "short");
  const seconds = Math.ceil(time / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The same to be read aloud: the two largest units. */
export function spoken(time: number): string {
  const seconds = Math.ceil(time / SECOND);
  const parts: [number, string][] = [[Math.floor(seconds / 86_400), "day"], [Math.floor(seconds / 3600) % 24, "hour"], [Math.floor(seconds / 60) % 60, "minute"], [seconds % 60, "second"]];
  const first = parts.findIndex(([value]) => value > 0);
  const said = first < 0 ? [[0, "second"] as [number, string]] : parts.slice(first, first + 2).filter(([value]) => value > 0);
  return new Intl.ListFormat(language(), { style: "long", type: "unit" }).format(said.map(([value, name]) => unit(value, name, "long")));
}
