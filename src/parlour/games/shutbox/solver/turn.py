"""One player's turn, solved: the best way from every row, given what it is worth to end the turn at each.

The functions take a `Plan` and an array of what the end of a turn is worth, by row (row 0: the box is shut), and
replace it, row by row from the emptiest up, by what the row is worth when the player is about to roll.
A move counts as better only if it is better by more than `NOISE`, so that rounding never decides; values are
probabilities or scores scaled to the like.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.bits import inline, jit
from parlour.games.shutbox.solver.plan import Plan

NOISE = 1e-13
AT_ONCE = 1 << 24
"""How many numbers to have in memory when many turns are solved side by side."""


@inline
def better(one: float, other: float, one_second: float, other_second: float) -> bool:
    """More by the objective; between equals, more by the second one."""
    return one > other + NOISE or (one > other - NOISE and one_second > other_second + NOISE)


@inline
def chosen(plan: Plan, values: Any, me: int, second: int, row: int, kind: int) -> int:
    """The row that the player makes of this one with a roll of that kind; the row itself if it fits nothing."""
    at = row * plan.weight.shape[1] + kind
    low, high = plan.first[at], plan.first[at + 1]
    if low == high:
        return row
    pick = int(plan.after[low])
    for i in range(low + 1, high):
        after = int(plan.after[i])
        if better(values[after, me], values[pick, me], values[after, second], values[pick, second]):
            pick = after
    return pick


@jit
def best_vectors(plan: Plan, values: Any, me: int, second: int, dice_thrown: Any) -> None:
    """`values[row, :]` says what a row is worth to several; the player wants column `me` high, then `second`.

    `dice_thrown[row]` is filled with the best number of dice, and that of the start row, where the player chooses
    evens or odds, with the half chosen (0 or 1).
    """
    kinds, columns = plan.weight.shape[1], values.shape[1]
    total, best, picks = np.empty(columns), np.empty(columns), np.empty(kinds, dtype=np.int64)
    for row in range(1, plan.start + 1):
        if row & ~plan.start:
            continue
        for kind in range(kinds):
            picks[kind] = chosen(plan, values, me, second, row, kind)
        for dice in range(plan.fewest[row], plan.most[row] + 1):
            for j in range(columns):
                total[j] = 0.0
            for kind in range(kinds):
                weight, pick = plan.weight[dice, kind], picks[kind]
                if weight > 0:
                    for j in range(columns):
                        total[j] += weight * values[pick, j]
            if dice == plan.fewest[row] or better(total[me], best[me], total[second], best[second]):
                for j in range(columns):
                    best[j] = total[j]
                dice_thrown[row] = dice
        for j in range(columns):
            values[row, j] = best[j]
    if len(plan.halves):
        even, odd = plan.halves[0], plan.halves[1]
        odds = better(values[odd, me], values[even, me], values[odd, second], values[even, second])
        dice_thrown[plan.start] = int(odds)
        values[plan.start, :] = values[odd if odds else even]


@jit
def best_columns(plan: Plan, values: Any) -> None:
    """`values[row, j]`: many problems at once, each column one of its own; the player wants each of them high."""
    kinds, columns = plan.weight.shape[1], values.shape[1]
    total, best, top = np.empty(columns), np.empty(columns), np.empty(columns)
    for row in range(1, plan.start + 1):
        if row & ~plan.start:
            continue
        best[:] = -np.inf
        for dice in range(plan.fewest[row], plan.most[row] + 1):
            total[:] = 0.0
            for kind in range(kinds):
                weight, at = plan.weight[dice, kind], row * kinds + kind
                if weight > 0:
                    highest(plan, values, row, plan.first[at], plan.first[at + 1], top)
                    for j in range(columns):
                        total[j] += weight * top[j]
            for j in range(columns):
                best[j] = max(best[j], total[j])
        values[row, :] = best
    if len(plan.halves):
        for j in range(columns):
            values[plan.start, j] = max(values[plan.halves[0], j], values[plan.halves[1], j])


@jit
def highest(plan: Plan, values: Any, row: int, low: int, high: int, top: Any) -> None:
    """For each column the most that `after[low:high]` offer; the row itself where they offer nothing."""
    source = plan.after[low] if low < high else row
    for j in range(len(top)):
        top[j] = values[source, j]
    for i in range(low + 1, high):
        source = plan.after[i]
        for j in range(len(top)):
            top[j] = max(top[j], values[source, j])


@jit
def endings(plan: Plan, values: Any, me: int, second: int, dice_thrown: Any, chance: Any, start: int) -> None:
    """Where turns from row `start` end when played by `best_vectors`: each row's probability is added to `chance`."""
    passing = np.zeros(plan.start + 1)
    passing[start] = 1.0
    if start == plan.start and len(plan.halves):
        passing[start], passing[plan.halves[dice_thrown[start]]] = 0.0, 1.0
    for row in range(plan.start, 0, -1):
        if passing[row] == 0:
            continue
        for kind in range(plan.weight.shape[1]):
            pick = chosen(plan, values, me, second, row, kind)
            gone = passing[row] * plan.weight[dice_thrown[row], kind]
            if pick == row:
                chance[row] += gone
            else:
                passing[pick] += gone
    chance[0] += passing[0]
