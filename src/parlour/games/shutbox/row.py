"""One row of numbers: its cost, the dice thrown at it, and the sets that a roll may shut.

A row is an integer: bit n−1 is set while the number n is open. The rules, the simulator and the solver all ask here.
"""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import inline, jit
from parlour.games.shutbox.encoding import (
    DICE,
    FEWER,
    FEWER_FORCED,
    FEWER_NEVER,
    FEWER_SUM_6,
    SCORE_COUNT,
    SCORE_SUM,
    SETS_FROM,
    Tables,
)

ABOVE_SIX = ~0x3F


@jit
def row_sum(row: int) -> int:
    total = 0
    for n in range(20):
        if row >> n & 1:
            total += n + 1
    return total


@jit
def row_score(row: int, rule: int) -> int:
    """SB-10 the sum, SB-11 the digits side by side, SB-12 the count of the open numbers."""
    if rule == SCORE_SUM:
        return row_sum(row)
    score = 0
    for n in range(20):
        if row >> n & 1:
            score = score + 1 if rule == SCORE_COUNT else score * (10 if n < 9 else 100) + n + 1
    return score


@inline
def throws_of(dice: int) -> int:
    """The number of throws of a number of dice, each die told apart."""
    throws = 1
    for _ in range(dice):
        throws *= 6
    return throws


@inline
def fewest_dice(row: int, t: Tables) -> int:
    """SB-07, SB-33: the fewest dice that may be thrown at this row."""
    rule = t[FEWER]
    if rule == FEWER_NEVER:
        return int(t[DICE])
    too_much = row_sum(row) > 6 if rule == FEWER_SUM_6 else row & ABOVE_SIX != 0
    return int(t[DICE]) if too_much else 1


@inline
def most_dice(row: int, t: Tables) -> int:
    """All of them, except where one die is forced once nothing above 6 is open."""
    return fewest_dice(row, t) if t[FEWER] == FEWER_FORCED else int(t[DICE])


@inline
def fits(t: Tables, i: int, row: int, must: int) -> bool:
    """Whether set number `i` of the tables is open on a row, and has the numbers `must`."""
    return bool(t[i] & ~row == 0 and t[i] & must == must)


@inline
def fitting(row: int, roll: int, must: int, t: Tables, out: Any) -> int:
    """The sets that a roll may shut on this row, all of them with the numbers `must`; their count."""
    count = 0
    for i in range(t[SETS_FROM + roll], t[SETS_FROM + roll + 1]):
        if fits(t, i, row, must):
            out[count] = t[i]
            count += 1
    return count
