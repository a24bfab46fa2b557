"""The options of a game as arrays, in the shape the kernel reads them."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.sets import Roll, shuttable

# Places in `Tables.rules`.
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


class Tables(NamedTuple):
    """Arrays only, so that compiled functions take it as it is."""

    rules: Any
    """The options as integers, at the places named above; FIRST is −1 where a die decides."""
    starts: Any
    """Roll i may shut `masks[starts[i]:starts[i + 1]]` on a full row."""
    masks: Any
    ordered: Any
    """`ordered[offset[k] + j]`: the roll that the j-th of the 6**k ordered throws of k dice looks like."""
    offset: Any


class Rolls(NamedTuple):
    """The rolls of a game, by their index in `Tables`."""

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
    index = {roll: i for i, roll in enumerate(sets)}
    starts, offset = [0], [0] * (o.dice + 1)
    masks: list[int] = []
    ordered: list[int] = []
    for shut in sets.values():
        masks.extend(shut)
        starts.append(len(masks))
    for count in sorted({len(roll) for roll in sets}):
        offset[count] = len(ordered)
        ordered.extend(index[tuple(sorted(faces))] for faces in product(range(1, 7), repeat=count))
    arrays = (np.array(values, dtype=np.int64) for values in (_rules(o), starts, masks, ordered, offset))
    return Tables(*arrays), Rolls(tuple(sets), index)
