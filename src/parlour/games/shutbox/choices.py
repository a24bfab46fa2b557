"""Counts a seat's legal moves and finds the nth without listing them."""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import inline
from parlour.games.shutbox.encoding import SETS_FROM, Tables
from parlour.games.shutbox.kernel import demanded
from parlour.games.shutbox.layout import PHASE, ROLL, ROW, SEAT, SHUTTING, THROWING
from parlour.games.shutbox.row import fewest_dice, fits, most_dice


@inline
def sets_open(p: Any, t: Tables) -> int:
    """The number of sets that the roll on the table may shut."""
    row, must, roll, count = p[ROW + p[SEAT]], demanded(p, t), p[ROLL], 0
    for i in range(t[SETS_FROM + roll], t[SETS_FROM + roll + 1]):
        count += fits(t, i, row, must)
    return count


@inline
def nth_set(p: Any, t: Tables, n: int) -> int:
    """The place of the nth of them in the tables, from 0."""
    row, must, i = p[ROW + p[SEAT]], demanded(p, t), t[SETS_FROM + p[ROLL]]
    while True:
        if fits(t, i, row, must):
            if n == 0:
                return int(i)
            n -= 1
        i += 1


@inline
def ways(p: Any, t: Tables) -> int:
    """The number of moves of the seat to move."""
    row = p[ROW + p[SEAT]]
    if p[PHASE] == SHUTTING:
        return sets_open(p, t)
    return most_dice(row, t) - fewest_dice(row, t) + 1 if p[PHASE] == THROWING else 2


@inline
def nth(p: Any, t: Tables, n: int) -> int:
    """The nth move, from 0, in the order of their numbers."""
    row = p[ROW + p[SEAT]]
    if p[PHASE] == SHUTTING:
        return int(t[nth_set(p, t, n)])
    return fewest_dice(row, t) + n if p[PHASE] == THROWING else n
