/** What the members of a `parlour/2` line must look like (docs/fairness.md, "Events"). */

import type { Json, Members } from "./strict";

export const IDENTITY = /^[A-Za-z0-9_-]{1,64}$/;
export const DEVICE = /^[0-9a-f]{32}$/;
export const LINK = /^[0-9a-f]{64}$/;
const CODE = /^[a-z][a-z0-9_-]{0,31}$/;
const MOST_WEIGHT = Number.MAX_SAFE_INTEGER;

type Form = (value: Json, seats: number) => boolean;

const text: Form = (value) => typeof value === "string";
const like = (form: RegExp): Form => (value) => typeof value === "string" && form.test(value);
const whole: Form = (value) => typeof value === "number" && value >= 0;
const seat: Form = (value, seats) => typeof value === "number" && value >= 0 && value < seats;
const list = (of: Form): Form => (value, seats) => Array.isArray(value) && value.every((each) => of(each, seats));
const orNull = (form: Form): Form => (value, seats) => value === null || form(value, seats);
const ascending: Form = (value, seats) =>
  Array.isArray(value) && value.every((each, at) => seat(each, seats) && (at === 0 || (each as number) > (value[at - 1] as number)));

const chances: Form = (value) => {
  if (!Array.isArray(value) || value.length === 0) return false;
  const outcomes = new Set<Json>();
  let sum = 0n;
  for (const pair of value) {
    if (!Array.isArray(pair) || pair.length !== 2) return false;
    const [outcome, weight] = pair as [Json, Json];
    if (typeof outcome !== "string" || typeof weight !== "number" || weight < 1) return false;
    outcomes.add(outcome);
    sum += BigInt(weight);
  }
  return outcomes.size === value.length && sum <= BigInt(MOST_WEIGHT);
};

const FORMS: Record<string, Form> = {
  time: text,
  id: like(IDENTITY),
  seat,
  move: text,
  by: text,
  device: like(DEVICE),
  seats: (value, seats) => ascending(value, seats) && (value as Json[]).length > 0,
  after: whole,
  top: like(LINK),
  n: whole,
  hand: orNull(seat),
  chances,
  same: whole,
  missing: list(like(DEVICE)),
  outcome: text,
  link: like(LINK),
  links: list(orNull(like(LINK))),
  who: (value, seats) => seatKind(value, seats) !== null,
  why: like(CODE),
  scores: list((value) => typeof value === "number"),
  winners: ascending,
  what: like(CODE),
  table: like(IDENTITY),
  of: whole,
  line: like(LINK),
};

/** By kind: what an event must have and may have, besides `seq`, `event`, `time` and `id`. */
const MEMBERS: Record<string, [must: string, may: string]> = {
  begin: ["", "seat"],
  device: ["device seats after top", ""],
  leave: ["device", ""],
  back: ["device", ""],
  open: ["n hand", "chances same"],
  drop: ["n missing", ""],
  outcome: ["n outcome link links", ""],
  void: ["n missing link links", ""],
  chain: ["after top", "device"],
  move: ["seat move", "by device"],
  undo: ["seat of", "device"],
  consent: ["seats of line", "device"],
  decline: ["of", "seat device"],
  seat: ["seat who", "why"],
  pause: ["", "seat why"],
  resume: ["", "seat"],
  end: ["why scores winners", "seat n link links"],
  reaction: ["seat what", ""],
  rematch: ["table", "seat"],
};

/** An outcome at a table by hand: the hand, and the seat of the person who told it. */
const TOLD: [must: string, may: string] = ["hand outcome seat", ""];
/** The `by` of the chance of a table at which people tell what fell. */
const HAND = "hand";
/** The `by` of the chance of a table that one device plays alone; another one may go on from its file. */
export const DEVICE_ALONE = "device";

const words = (text: string): string[] => text.split(" ").filter(Boolean);

/** The kind of an event whose members are all as they must be; null for anything else. */
export function eventKind(event: Members, seats: number, byHand = false): string | null {
  const kind = event.get("event");
  if (typeof kind !== "string" || !Object.hasOwn(MEMBERS, kind)) return null;
  const [must, may] = (byHand && kind === "outcome" ? TOLD : (MEMBERS[kind] as [string, string])).map(words) as [string[], string[]];
  const permitted = new Set(["seq", "event", "time", "id", ...must, ...may]);
  const good = must.every((name) => event.has(name)) && [...event.keys()].every((name) => permitted.has(name));
  const formed = [...event].every(([name, value]) => name === "seq" || name === "event" || FORMS[name]?.(value, seats));
  return good && formed ? kind : null;
}

/** `here`, `elsewhere` or `bot`, of a seat that is as it must be; null for anything else. */
export function seatKind(seat: Json, _seats = 0): string | null {
  if (!(seat instanceof Map)) return null;
  const kind = seat.get("kind");
  if (kind !== "here" && kind !== "elsewhere" && kind !== "bot") return null;
  const permitted = kind === "bot" ? ["kind", "level", "name"] : ["kind", "name"];
  if (![...seat.keys()].every((name) => permitted.includes(name))) return null;
  if (kind === "bot" && typeof seat.get("level") !== "string") return null;
  return !seat.has("name") || like(LINK)(seat.get("name") as Json, 0) ? kind : null;
}

const HEADER = ["format", "rules", "game", "options", "id", "seats", "chance", "time"];
/** What a header may have besides. */
const MORE = ["previous", "takeback", "coach", "clock", "daily", "duplicate"];
/** The `takeback` of a table at which several people have to agree. */
export const AGREE = "agree";
/** How much the coach of a seat says. */
export const STRENGTHS = ["remind", "suggest", "tell"] as const;

/** A strength, or nothing, for each seat: for people only, and for one of them at least. */
function areCoaches(value: Json, seats: Json[]): boolean {
  if (!Array.isArray(value) || value.length !== seats.length || value.every((each) => each === "")) return false;
  return value.every((each, at) => each === "" || (STRENGTHS.includes(each as never) && seatKind(seats[at] as Json) !== "bot"));
}

/** By kind of clock: the fewest and the most seconds that it gives. */
const CLOCKS: Record<string, [number, number]> = { move: [5, 3_600], fischer: [10, 21_600], days: [86_400, 1_209_600] };
const MOST_INCREMENT = 600;
const OUT = ["move", "seat", "lost"];

/** A clock: its kind, its seconds, with `fischer` the increment, and what happens when time has run out. */
function isClock(value: Json): boolean {
  if (!(value instanceof Map)) return false;
  const [kind, out] = [value.get("kind"), value.get("out")];
  const fischer = kind === "fischer";
  const [least, most] = (typeof kind === "string" && Object.hasOwn(CLOCKS, kind) && CLOCKS[kind]) || [1, 0];
  const within = (name: string, low: number, high: number): boolean => whole(value.get(name) as Json, 0) && (value.get(name) as number) >= low && (value.get(name) as number) <= high;
  if (value.size !== (fischer ? 4 : 3) || typeof out !== "string" || !OUT.includes(out) || !within("seconds", least, most)) return false;
  if (kind === "days" && (value.get("seconds") as number) % 86_400 !== 0) return false;
  return !fischer || within("increment", out === "move" ? 1 : 0, MOST_INCREMENT);
}

/** Names the challenge of a day: its date, the number of two days before, and where it is played from. */
function isDaily(value: Json): boolean {
  if (!(value instanceof Map) || ![...value.keys()].every((name) => name in DAILY)) return false;
  const good = Object.entries(DAILY).every(([name, form]) => (name === "start" && !value.has(name)) || like(form)(value.get(name) as Json, 0));
  return good && isDate(value.get("day") as string);
}

const DAILY = { day: /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, before: LINK, start: /^[!-~]([ -~]{0,198}[!-~])?$/ };

const isDate = (day: string): boolean => day >= "1970-01-03" && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;

/** What is hashed into the links and draws of a challenge in place of the table's id. */
export const challengeName = (header: Members): string => `daily-${(header.get("daily") as Members).get("day")}-${header.get("game")}`;

/** Names a round of a tournament in which all tables have the same chance, and what its number hashes down to. */
function isDuplicate(value: Json): boolean {
  if (!(value instanceof Map) || value.size !== 3) return false;
  const round = value.get("round");
  const texts = like(TOURNAMENT)(value.get("tournament") as Json, 0) && like(LINK)(value.get("before") as Json, 0);
  return texts && typeof round === "number" && round >= 1 && round <= MOST_ROUNDS;
}

const TOURNAMENT = /^[A-Za-z0-9_-]{1,48}$/;
const MOST_ROUNDS = 31;

/** What is hashed into the links and draws of a round in place of the table's id. */
export function roundName(header: Members): string {
  const round = header.get("duplicate") as Members;
  return `round-${round.get("tournament")}-${round.get("round")}`;
}

export function isHeader(header: Members): boolean {
  const names = [...header.keys()];
  const chance = header.get("chance");
  const seats = header.get("seats");
  const form = (name: string, wanted: Form): boolean => wanted(header.get(name) as Json, 0);
  if (!HEADER.every((name) => header.has(name)) || !names.every((name) => MORE.includes(name) || HEADER.includes(name))) return false;
  if (!["rules", "game", "time"].every((name) => form(name, text))) return false;
  if (!form("id", like(IDENTITY)) || (header.has("previous") && !form("previous", like(IDENTITY)))) return false;
  if (!(header.get("options") instanceof Map) || !(chance instanceof Map) || chance.size !== 3 + Number(chance.has("duties")) + Number(chance.has("by"))) return false;
  if (chance.has("duties") && (chance.get("duties") !== 1 || (chance.get("absent") === "wait" && (header.has("daily") || header.has("duplicate"))))) return false;
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every((each) => seatKind(each) !== null)) return false;
  const persons = seats.filter((each) => seatKind(each) !== "bot").length;
  if (header.has("takeback") && (![true, AGREE].includes(header.get("takeback") as never) || persons === 0)) return false;
  if (header.has("coach") && !areCoaches(header.get("coach") as Json, seats)) return false;
  if (header.has("clock") && !isClock(header.get("clock") as Json)) return false;
  if (header.has("daily") && !(isDaily(header.get("daily") as Json) && IDENTITY.test(challengeName(header)))) return false;
  if (header.has("duplicate") && (header.has("daily") || !isDuplicate(header.get("duplicate") as Json))) return false;
  const absent = chance.get("absent");
  const shared = ["daily", "duplicate", "clock"].some((name) => header.has(name));
  if (chance.get("by") === DEVICE_ALONE) {
    if (absent !== "go on" || header.has("daily") || header.has("duplicate") || header.get("takeback") === AGREE) return false;
  } else if (chance.has("by") && (chance.get("by") !== HAND || absent !== "go on" || header.get("takeback") !== true || shared)) return false;
  return chance.get("links") === 256 && (absent === "go on" || absent === "wait") && like(LINK)(chance.get("commitment") as Json, 0);
}
