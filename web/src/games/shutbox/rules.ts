/** Shut the Box in numbers, as `games/shutbox/encoding.py`, `numbers.py` and `rules.py` write it. */

import { first, oneOf, type Options, type Rules, type Ruling, whole } from "../../referee/types";

const REST = 240;
const [ORDERED_FROM, SETS_FROM] = [18, 24];
const [FACES, ROLLS, TILES, SETS, NUMBERS, COUNT] = [REST - 6, REST - 5, REST - 4, REST - 3, REST - 2, REST - 1];
const PLACES = 76;
const [ROLL, ROLLER, HALF] = [4, 5, 64];
/** Places of a position, and the phase in which a seat chooses how many dice to throw (`layout.py`). */
export const [PHASE, ROW, THROWING] = [0, 16, 2];
const FEWER = ["never", "choice", "forced", "sum-6"] as const;
const UNTIL = ["game", "stop", "points", "rounds"] as const;

const bits = (mask: number): number[] => Array.from({ length: 20 }, (_, at) => at + 1).filter((number) => (mask >> (number - 1)) & 1);
const fewestFirst = (one: number, other: number): number => bits(one).length - bits(other).length || one - other;
const sum = (faces: number[]): number => faces.reduce((total, face) => total + face, 0);

/** Every roll of a number of dice that looks different, the lowest face first. */
function rollsOf(count: number, least = 1): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: 7 - least }, (_, at) => least + at).flatMap((face) => rollsOf(count - 1, face).map((rest) => [face, ...rest]));
}

/** Every throw of a number of dice, one die after the other. */
function throwsOf(count: number): number[][] {
  if (count === 0) return [[]];
  return [1, 2, 3, 4, 5, 6].flatMap((face) => throwsOf(count - 1).map((rest) => [face, ...rest]));
}

/** SB-02, SB-03: every set of different numbers up to `tiles` with this sum. */
function sums(tiles: number, total: number): number[] {
  if (total === 0) return [0];
  if (tiles === 0 || total < 0) return [];
  return [...sums(tiles - 1, total), ...sums(tiles - 1, total - tiles).map((mask) => mask | (1 << (tiles - 1)))];
}

/** SB-30: the one number that is the total, or exactly the numbers on the dice, if they all differ. */
function exact(tiles: number, roll: number[]): number[] {
  const sets = roll.length === 1 || new Set(roll).size < roll.length ? [[sum(roll)]] : [[sum(roll)], roll];
  return sets.filter((numbers) => Math.max(...numbers) <= tiles).map((numbers) => numbers.reduce((mask, number) => mask | (1 << (number - 1)), 0));
}

function startRow(o: Options, tiles: number): number {
  if (!Array.isArray(o.preshut)) throw new RangeError("preshut is unknown");
  return (o.preshut as number[]).reduce((row, number) => row & ~(1 << (number - 1)), 2 ** tiles - 1);
}

function head(o: Options, seats: number, version: number, tiles: number, dice: number): number[] {
  const [amount = "", unit] = String(o.until).split(" ");
  const until = UNTIL.indexOf((unit ?? amount) as "game");
  if (until < 0 || !Number.isSafeInteger(unit ? Number(amount) : 0)) throw new RangeError("until is unknown");
  return [
    whole(o, "players", seats, seats),
    first(o, seats),
    startRow(o, tiles),
    dice,
    oneOf(o, "fewer_dice", FEWER),
    oneOf(o, "score", ["sum", "digital", "count"]),
    whole(o, "first_hit", 0, 20),
    oneOf(o, "parity", ["all", "choice"]),
    oneOf(o, "order", ["turns", "rounds"]),
    oneOf(o, "tie", ["share", "roll", "game"]),
    until,
    unit ? Number(amount) : 0,
    oneOf(o, "shut", ["wins", "counts"]),
    oneOf(o, "unplayed", ["open", "nothing", "play_on"]),
    oneOf(o, "lead", ["stays", "rotates"]),
    oneOf(o, "out", ["score", "last"]),
    version,
  ];
}

function counts(dice: number, fewer: number): number[] {
  if (fewer === FEWER.indexOf("never")) return [dice];
  if (fewer === FEWER.indexOf("forced") && dice > 1) return [1, dice];
  return Array.from({ length: dice }, (_, at) => at + 1);
}

function ruling(o: Options, seats: number, version: number): Ruling {
  const tiles = whole(o, "tiles", 1, 20);
  const dice = whole(o, "dice", 1, 4);
  const bust = whole(o, "bust", 0, 24);
  const bySum = oneOf(o, "combine", ["sum", "exact"]) === 0;
  const thrown = counts(dice, oneOf(o, "fewer_dice", FEWER));
  const rolls = thrown.flatMap((count) => rollsOf(count));
  const number = new Map(rolls.map((roll, at) => [roll.join(), at]));
  const shuts = rolls.map((roll) => (sum(roll) === bust ? [] : (bySum ? sums(tiles, sum(roll)) : exact(tiles, roll)).sort(fewestFirst)));
  const t: number[] = [...head(o, seats, version, tiles, dice), ...Array<number>(REST).fill(0)].slice(0, REST);
  for (const count of thrown) {
    t[ORDERED_FROM + count] = t.length;
    t.push(...throwsOf(count).map((faces) => number.get([...faces].sort().join()) as number));
  }
  const from = t.length;
  for (const [at, masks] of shuts.entries()) {
    t[SETS_FROM + at] = t.length;
    t.push(...masks);
  }
  t[SETS_FROM + rolls.length] = t.length;
  const sets = [...new Set(shuts.flat())].sort(fewestFirst);
  const known = new Map(sets.map((mask, at) => [mask, at]));
  const numbers = t.map((mask, at) => (at < from ? 0 : (known.get(mask) as number)));
  const faces = rolls.flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => roll.filter((each) => each === face).length));
  [t[ROLLS], t[TILES], t[COUNT], t[SETS], t[NUMBERS], t[FACES]] = [rolls.length, tiles, sets.length, t.length, t.length + sets.length, 2 * t.length + sets.length];
  const flaps = Array.from({ length: tiles }, (_, at) => at + 1);
  const words = Array.from({ length: dice }, (_, at) => `roll ${at + 1}`).concat("even", "odd", "again", "stop");
  return {
    tables: [...t, ...sets, ...numbers, ...faces].map(BigInt),
    places: PLACES,
    actions: [...sets.map((mask) => bits(mask).join("+")), ...words],
    pieces: (p) => {
      const roll = rolls[Number(p[ROLL])];
      const states = (open: number[], half: number): string[] => flaps.map((number) => (half && number % 2 !== half - 1 ? "out" : open.includes(number) ? "open" : "shut"));
      const row = (_: unknown, seat: number): object => {
        const shown = states(bits(Number(p[ROW + seat])), Number(p[HALF + seat]));
        return { seat, flaps: shown.map((state, at) => ({ number: at + 1, state })) };
      };
      return { rows: Array.from({ length: seats }, row), roll: roll ? { faces: [...roll].reverse(), seat: Number(p[ROLLER]) } : null };
    },
    outcomes: [...rolls.map((roll) => [...roll].reverse().join("-")), ...[1, 2, 3, 4, 5, 6].map((face) => `first:${face}`)],
  };
}

export const rules: Rules = {
  versions: {
    "shutbox/1": (options, seats) => ruling(options, seats, 1),
    "shutbox/2": (options, seats) => ruling(options, seats, 2),
  },
};
