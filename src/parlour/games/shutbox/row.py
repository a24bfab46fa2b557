"""One row of numbers: what it costs, how many dice are thrown at it, what a roll may shut on it.

A row is an integer: bit n−1 is set while the number n is open. The rules, the simulator and the solver all ask here.
"""

from __future__ import annotations

from typing import Any

from parlour.bits import jit
from parlour.games.shutbox.tables import DICE, FEWER, Tables

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
    if rule == 0:
        return row_sum(row)
    score = 0
    for n in range(20):
        if row >> n & 1:
            score = score + 1 if rule == 2 else score * (10 if n < 9 else 100) + n + 1
    return score


@jit
def fewest_dice(row: int, rules: Any) -> int:
    """SB-07, SB-33: the fewest dice that may be thrown at this row."""
    rule = rules[FEWER]
    if rule == 0 or (rule == 3 and row_sum(row) > 6) or (rule != 3 and row & ABOVE_SIX):
        return int(rules[DICE])
    return 1


@jit
def most_dice(row: int, rules: Any) -> int:
    """All of them, except where one die is forced once nothing above 6 is open."""
    return fewest_dice(row, rules) if rules[FEWER] == 2 else int(rules[DICE])


@jit
def fitting(row: int, roll: int, must: int, t: Tables, out: Any) -> int:
    """The sets that a roll may shut on this row, all of them with the numbers `must`; their count."""
    count = 0
    for i in range(t.starts[roll], t.starts[roll + 1]):
        mask = t.masks[i]
        if mask & ~row == 0 and mask & must == must:
            out[count] = mask
            count += 1
    return count
