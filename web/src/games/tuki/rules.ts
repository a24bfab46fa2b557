/** Tuki Tuki in numbers, as `games/tuki/layout.py` and `numbers.py` write it. */

import { first, type Options, type Rules, type Ruling, whole } from "../../referee/types";

const SLOTS = ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"];
/** TK-01: how many there are of each card, the parrots last. */
const DECK = [...Array<number>(13).fill(8), 4];
const CARDS = DECK.reduce((sum, count) => sum + count, 0);
const PACKED = DECK.reduce((pool, count, card) => pool | (BigInt(count) << BigInt(4 * card)), 0n);
const [NOTHING, NO_TARGET, STALLED, BLANK] = [15, 9, 50, 0xffffffff];
const PLACES = 36;
const [TAKEN, DRAWN, UNSEEN, TOP, GRID] = [7, 8, 15, 20, 21];
const CARD = [...DECK.slice(1).map((_, card) => String(card)), "parrot"];

/** The card in these four bits, null where there is none or its back is shown. */
const card = (number = 0n): string | null => CARD[Number(number)] ?? null;

function pieces(p: BigUint64Array, players: number): Record<string, unknown> {
  const slots = (grid = 0n): object[] => SLOTS.map((slot, at) => ({ slot, card: card((grid >> BigInt(4 * at)) & 15n) }));
  const [taken, top] = [card(p[TAKEN]), card(p[TOP])];
  return {
    seats: Array.from({ length: players }, (_, seat) => ({ seat, slots: slots(p[GRID + seat]) })),
    taken: taken && { card: taken, from: p[DRAWN] ? "stock" : "discard" },
    ...(top ? { discard: { top } } : {}),
  };
}

const ACTIONS = [
  ...SLOTS,
  ...SLOTS.map((slot) => `drop ${slot}`),
  "drop",
  ...SLOTS.flatMap((parrot) => SLOTS.map((landing) => `fly ${parrot} ${landing}`)),
  "take stock",
  "take discard",
  ...SLOTS.map((slot) => `open ${slot}`),
];

/** TK-02: the tables are the first position. */
function ruling(o: Options, seats: number): Ruling {
  const players = whole(o, "players", Math.max(2, seats), Math.min(6, seats));
  const t = Array<number | bigint>(PLACES).fill(0);
  t.splice(0, 5, players, whole(o, "rounds", 1, 20), first(o, seats), PACKED, CARDS);
  t.splice(7, 3, NOTHING, 0, NO_TARGET);
  t.splice(UNSEEN, 6, PACKED, CARDS, 0, CARDS - SLOTS.length * players, 0, NOTHING);
  for (let seat = 0; seat < players; seat++) t[GRID + seat] = BLANK;
  t.splice(33, 3, SLOTS.length, BLANK, STALLED);
  return {
    tables: t.map(BigInt),
    places: PLACES,
    actions: ACTIONS,
    outcomes: [...CARD, ...Array.from({ length: players }, (_, seat) => `first:${seat}`)],
    pieces: (p) => pieces(p, players),
  };
}

export const rules: Rules = { versions: { "tuki/1": ruling } };
