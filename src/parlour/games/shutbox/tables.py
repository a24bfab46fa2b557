"""The options of a game as arrays, in the shape the kernel reads them."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

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
) = range(15)

# Values there, by option.
CODES: dict[str, tuple[str, ...]] = {
    "fewer_dice": ("never", "choice", "forced", "sum-6"),
    "score": ("sum", "digital", "count"),
    "parity": ("all", "choice"),
    "order": ("turns", "rounds"),
    "tie": ("share", "roll", "game"),
    "until": ("game", "stop", "points", "rounds"),
    "shut": ("wins", "counts"),
    "unplayed": ("open", "nothing", "play_on"),
    "lead": ("stays", "rotates"),
}


# One array holds it all, so that compiled functions pass two pointers around: the position and this. After the rules:
ORDERED_FROM = 16  # t[ORDERED_FROM + k]: from here on the rolls that the 6**k ordered throws of k dice look like
SETS_FROM = 24  # t[SETS_FROM + i] up to t[SETS_FROM + i + 1]: where the sets are that roll i may shut on a full row
REST = 240

Tables = Any  # an array of int64


class Rolls(NamedTuple):
    """The rolls of a game, by their numbers in the table."""

    rolls: tuple[Roll, ...]
    number: dict[Roll, int]


def _code(option: str, value: str) -> int:
    return CODES[option].index(value)


def _rules(o: ShutBoxOptions) -> list[int]:
    amount, _, unit = o.until.partition(" ")
    rules = [0] * 15
    rules[PLAYERS], rules[DICE], rules[FIRST_HIT], rules[START_ROW] = (
        o.players,
        o.dice,
        o.first_hit,
        o.start_row,
    )
    rules[FIRST] = -1 if isinstance(o.first, str) else o.first
    rules[FEWER], rules[SCORE] = _code("fewer_dice", o.fewer_dice), _code("score", o.score)
    rules[PARITY], rules[ORDER] = _code("parity", o.parity), _code("order", o.order)
    rules[TIE], rules[UNTIL] = _code("tie", o.tie), _code("until", unit or amount)
    rules[LIMIT] = int(amount) if unit else 0
    rules[SHUT], rules[UNPLAYED] = _code("shut", o.shut), _code("unplayed", o.unplayed)
    rules[LEAD] = _code("lead", o.lead)
    return rules


@lru_cache(maxsize=256)
def compiled(o: ShutBoxOptions) -> tuple[Tables, Rolls]:
    """The tables of these options, made once."""
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
    array = np.array(table, dtype=np.int64)
    array.flags.writeable = False
    return array, Rolls(tuple(sets), number)
