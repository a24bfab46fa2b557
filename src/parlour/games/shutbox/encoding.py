"""The options of a game as arrays for the kernel."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from parlour.compute.words import cells
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.sets import Roll, shuttable

# The places of the options in the table.
(
    PLAYERS,
    FIRST,
    START_ROW,
    DICE,
    FEWER,
    SCORE,
    FIRST_HIT,
    PARITY,
    ORDER,
    TIE,
    UNTIL,
    LIMIT,
    SHUT,
    UNPLAYED,
    LEAD,
    OUT,
    VERSION,
) = range(17)

# The values of the options there.
FEWER_NEVER, FEWER_CHOICE, FEWER_FORCED, FEWER_SUM_6 = range(4)
SCORE_SUM, SCORE_DIGITAL, SCORE_COUNT = range(3)
PARITY_ALL, PARITY_CHOICE = range(2)
ORDER_TURNS, ORDER_ROUNDS = range(2)
TIE_SHARED, TIE_BY_ROLL, TIE_BY_GAME = range(3)
UNTIL_GAME, UNTIL_STOP, UNTIL_POINTS, UNTIL_ROUNDS = range(4)
SHUT_WINS, SHUT_COUNTS = range(2)
UNPLAYED_OPEN, UNPLAYED_NOTHING, UNPLAYED_PLAY_ON = range(3)
LEAD_STAYS, LEAD_ROTATES = range(2)
OUT_SCORE, OUT_LAST = range(2)

CODES: dict[str, dict[str, int]] = {
    "fewer_dice": {"never": FEWER_NEVER, "choice": FEWER_CHOICE, "forced": FEWER_FORCED, "sum-6": FEWER_SUM_6},
    "score": {"sum": SCORE_SUM, "digital": SCORE_DIGITAL, "count": SCORE_COUNT},
    "parity": {"all": PARITY_ALL, "choice": PARITY_CHOICE},
    "order": {"turns": ORDER_TURNS, "rounds": ORDER_ROUNDS},
    "tie": {"share": TIE_SHARED, "roll": TIE_BY_ROLL, "game": TIE_BY_GAME},
    "until": {"game": UNTIL_GAME, "stop": UNTIL_STOP, "points": UNTIL_POINTS, "rounds": UNTIL_ROUNDS},
    "shut": {"wins": SHUT_WINS, "counts": SHUT_COUNTS},
    "unplayed": {"open": UNPLAYED_OPEN, "nothing": UNPLAYED_NOTHING, "play_on": UNPLAYED_PLAY_ON},
    "lead": {"stays": LEAD_STAYS, "rotates": LEAD_ROTATES},
    "out": {"score": OUT_SCORE, "last": OUT_LAST},
}


# One array holds it all, so that compiled functions pass two pointers around: the position and this. After the rules:
ORDERED_FROM = 18  # t[ORDERED_FROM + k]: the start of the rolls of the 6**k ordered throws of k dice
SETS_FROM = 24  # t[SETS_FROM + i] to t[SETS_FROM + i + 1]: the range of the sets that roll i may shut on a full row
REST = 240

Tables = Any  # a row of whole numbers


class Rolls(NamedTuple):
    """The rolls of a game, by their numbers in the table."""

    rolls: tuple[Roll, ...]
    number: dict[Roll, int]


def _rules(o: ShutBoxOptions) -> list[int]:
    amount, _, unit = o.until.partition(" ")
    rules = [0] * (VERSION + 1)
    rules[PLAYERS], rules[DICE], rules[FIRST_HIT], rules[START_ROW] = (
        o.players,
        o.dice,
        o.first_hit,
        o.start_row,
    )
    rules[FIRST] = -1 if isinstance(o.first, str) else o.first
    rules[FEWER], rules[SCORE] = CODES["fewer_dice"][o.fewer_dice], CODES["score"][o.score]
    rules[PARITY], rules[ORDER] = CODES["parity"][o.parity], CODES["order"][o.order]
    rules[TIE], rules[UNTIL] = CODES["tie"][o.tie], CODES["until"][unit or amount]
    rules[LIMIT] = int(amount) if unit else 0
    rules[SHUT], rules[UNPLAYED] = CODES["shut"][o.shut], CODES["unplayed"][o.unplayed]
    rules[LEAD], rules[OUT] = CODES["lead"][o.lead], CODES["out"][o.out]
    rules[VERSION] = o.version
    return rules


@lru_cache(maxsize=256)
def encoded(o: ShutBoxOptions) -> tuple[Tables, Rolls]:
    """The cached tables of these options."""
    sets = shuttable(o.tiles, o.dice, o.fewer_dice, o.combine, o.bust)
    number = {roll: i for i, roll in enumerate(sets)}
    table = [*_rules(o), *[0] * REST][:REST]
    for count in {len(roll) for roll in sets}:
        table[ORDERED_FROM + count] = len(table)
        table += [number[tuple(sorted(faces))] for faces in product(range(1, 7), repeat=count)]
    for i, masks in enumerate(sets.values()):
        table[SETS_FROM + i] = len(table)
        table += masks
    table[SETS_FROM + len(sets)] = len(table)
    return cells(table), Rolls(tuple(sets), number)
