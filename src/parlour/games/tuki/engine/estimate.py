"""Estimates the count of a grid at the end of the round: a sum of learned numbers, compiled.

Every column adds a number by its two cards; every number with a pair or a loose card in the grid adds one by how many
pairs and loose cards of it there are and how many of it nobody has seen. All of them depend on the moment: whose turn
is next, how many cards the seat still has hidden, and how soon the others may close. The numbers are learned by
self-play (`learning`), one set for each number of players.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import inline, jit
from parlour.games.tuki.cards import PARROT

LAST, FINISHED = 0, 7
"""Clocks: a seat's last turn is still to come; or it is over, and hidden cards will only be opened.

Between them the clock is the fewest cards that any other seat has hidden, 6 standing for 6 and more.
"""
WAITS, MOVES = 0, 1
"""Tempos: another seat moves next, or this one does."""

CLOCKS, TEMPOS, MOST_HIDDEN = 8, 2, 8
KINDS = 120
"""Columns: unordered pairs of 15 faces, thirteen numbers, parrot, face down."""
MOMENTS = TEMPOS * (MOST_HIDDEN + 1) * CLOCKS
STAGES = 5
"""How many cards are hidden, roughly: none, one, two, three or four, more."""
PATTERNS = 4 * 4 * 9
"""For a number: up to three further pairs, up to three loose cards, up to eight unseen."""

COLUMN = 0
POOL = COLUMN + MOMENTS * KINDS
NUMBER = POOL + MOMENTS
GIFT = NUMBER + STAGES * CLOCKS * PARROT * PATTERNS
WEIGHTS = GIFT + MOMENTS
"""Offsets of the parts of the learned numbers, and their number. `GIFT` is the average value of the top of the discard
pile for a seat that moves (see `policy.gift`)."""


@inline
def moment(tempo: int, hidden: int, clock: int) -> int:
    return (tempo * (MOST_HIDDEN + 1) + hidden) * CLOCKS + clock


@inline
def stage(hidden: int) -> int:
    return hidden if hidden < 3 else 3 if hidden < 5 else 4


def kind(one: int, other: int) -> int:
    """The number of a column by its two cards, in either order; face down comes last."""
    low, high = sorted((min(one, 14), min(other, 14)))
    return high * (high + 1) // 2 + low


def paired(one: int, other: int) -> int:
    """TK-10, TK-13: the number that a column is a pair of, as one in its half-byte; 0 if it is none."""
    number = other if one == PARROT else one
    return 1 << 4 * number if number < PARROT and other in (number, PARROT) else 0


def loosened(one: int, other: int) -> int:
    """The numbers that lie loose in a column, one in the half-byte of each."""
    return 0 if paired(one, other) else sum(1 << 4 * number for number in (one, other) if number < PARROT)


COLUMNS = [(byte & 15, byte >> 4) for byte in range(256)]
KIND, PAIRS, LOOSE = (
    np.array([each(*column) for column in COLUMNS], dtype=np.int64) for each in (kind, paired, loosened)
)
"""The same for every column as it lies in a packed grid: one byte."""


@inline
def number_feature(number: int, pairs: int, loose: int, pool: int, group: int) -> int:
    """The index of the learned weight for one number of the grid; `group` is stage and clock."""
    unseen = min(8, (pool >> 4 * number) & 15)
    return NUMBER + ((group * PARROT + number) * 16 + min(3, pairs) * 4 + min(3, loose)) * 9 + unseen


@jit
def estimate(w: Any, grid: int, pool: int, mean: float, tempo: int, hidden: int, clock: int) -> float:
    """The expected score of a grid; `pool` counts the cards that may still come, `mean` is their average number."""
    now = moment(tempo, hidden, clock)
    group = stage(hidden) * CLOCKS + clock
    columns = COLUMN + now * KINDS
    total = float(w[POOL + now]) * mean  # without the compiler a product of this type would be rounded to 32 bits
    pairs, loose = 0, 0
    for column in range(4):
        cards = (grid >> 8 * column) & 255
        total += float(w[columns + KIND[cards]])
        pairs += PAIRS[cards]
        loose += LOOSE[cards]
    number = 0
    both = pairs | loose
    while both:
        if both & 15:
            feature = number_feature(number, (pairs >> 4 * number) & 15, (loose >> 4 * number) & 15, pool, group)
            total += float(w[feature])
        both >>= 4
        number += 1
    return total
