/** Rolit in numbers, as `games/rolit/rules.py` and `numbers.py` write it. */

import { first, oneOf, type Options, type Rules, type Ruling, whole } from "../../referee/types";

const COLOURS = ["red", "yellow", "green", "blue"];
const ROLLING = 64;
const PLACES = 6;

const bit = (row: number, column: number): bigint => 1n << BigInt(8 * row + column);

/** RO-02, RO-12: the balls of each colour at the start, by the four middle hollows clockwise from the top left. */
function firstBalls(size: number, colours: number[], reversi: boolean): bigint[] {
  const [low, high] = [size / 2 - 1, size / 2];
  const middle = [bit(low, low), bit(low, high), bit(high, high), bit(high, low)] as [bigint, bigint, bigint, bigint];
  if (!reversi) return middle;
  const balls = [0n, 0n, 0n, 0n];
  balls[colours[0] as number] = middle[1] | middle[3];
  balls[colours[1] as number] = middle[0] | middle[2];
  return balls;
}

/** RO-03: the turns follow the ring of the colours; in the first version of the rules they followed the seats. */
function ruling(o: Options, seats: number, bySeats = false): Ruling {
  const players = whole(o, "players", Math.max(2, seats), Math.min(4, seats));
  const size = [4, 6, 8][[4, 6, 8].indexOf(o.size as number)];
  const colours = (o.colours as string[]).map((name) => COLOURS.indexOf(name));
  if (!size || colours.length !== players || colours.includes(-1) || new Set(colours).size < players) throw new RangeError("options are unknown");
  const reversi = oneOf(o, "preset", ["rolit", "reversi"]) === 1;
  const inTurn = (one: number, other: number): number => (bySeats ? one - other : (colours[one] as number) - (colours[other] as number));
  const order = colours.map((_, seat) => seat).sort(inTurn);
  const begins = first(o, seats) < 0 && reversi ? 0 : first(o, seats);
  const rows = Array.from({ length: size }, (_, at) => at);
  const hollows = rows.flatMap((row) => rows.map((column): [number, number] => [row, column]));
  const balls = firstBalls(size, colours, reversi);
  const neutral = COLOURS.map((_, colour) => colour).filter((colour) => !colours.includes(colour));
  const shown = [...order.map((seat) => colours[seat] as number), ...neutral];
  const padded = (numbers: (number | bigint)[]): (number | bigint)[] => [...numbers, 0, 0, 0, 0].slice(0, 4);
  const tables: (number | bigint)[] = [
    ...[players, size, reversi ? 1 : 0, begins < 0 ? ROLLING : order.indexOf(begins)],
    hollows.reduce((board, [row, column]) => board | bit(row, column), 0n),
    players + (players < 4 && !reversi ? 1 : 0),
    ...padded(order),
    ...padded(colours.map((_, seat) => order.indexOf(seat))),
    ...padded(shown.map((colour) => balls[colour] as bigint)),
  ];
  const places = hollows.map(([row, column]) => `${"abcdefgh"[column]}${row + 1}`);
  return {
    tables: tables.map(BigInt),
    places: PLACES,
    actions: reversi ? [...places, "pass"] : places,
    outcomes: colours.map((colour) => `first:${COLOURS[colour]}`),
    pieces: (p) => {
      const ball = (row: number, column: number): string | null => COLOURS[shown.find((_, at) => ((p[at] as bigint) & bit(row, column)) !== 0n) ?? -1] ?? null;
      return { cells: rows.map((row) => rows.map((column) => ball(row, column))) };
    },
  };
}

export const rules: Rules = { versions: { "rolit/1": (options, seats) => ruling(options, seats, true), "rolit/2": (options, seats) => ruling(options, seats) } };
