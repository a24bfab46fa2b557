"""Solves one player's turn, given what it is worth to end the turn at each row.

The functions take a `Graph` and an array of end values by row (row 0: the box is shut). They go from the emptiest row
up and replace each end value by the value of the row when the player is about to roll. A move counts as better only if
it gains more than `NOISE`, so rounding never decides. Values are probabilities, or scores scaled to the same size.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import inline, jit
from parlour.games.shutbox.solver.row.choice import NOISE, offers
from parlour.games.shutbox.solver.row.graph import Graph

AT_ONCE = 1 << 24
"""How many numbers to have in memory when many turns are solved side by side."""


@inline
def better(one: float, other: float, one_second: float, other_second: float) -> bool:
    """More by the objective; between equals, more by the second one."""
    return one > other + NOISE or (one > other - NOISE and one_second > other_second + NOISE)


@inline
def chosen(g: Graph, values: Any, me: int, second: int, row: int, kind: int) -> int:
    """The row that the player makes of this one with a roll of that kind; the row itself if it fits nothing."""
    low, high = offers(g, row, kind)
    if low == high:
        return row
    pick = np.int64(g.after[low])
    most = values[pick, me]
    for i in range(low + 1, high):
        after = np.int64(g.after[i])
        worth = values[after, me]
        if worth > most + NOISE or (
            me != second and worth > most - NOISE and values[after, second] > values[pick, second] + NOISE
        ):
            pick, most = after, worth
    return int(pick)


@jit
def best_vectors(g: Graph, values: Any, me: int, second: int, dice_thrown: Any) -> None:
    """`values[row, :]` says what a row is worth to several; the player wants column `me` high, then `second`.

    `dice_thrown[row]` is filled with the best number of dice, and that of the start row, where the player chooses
    evens or odds, with the half chosen (0 or 1).
    """
    kinds, columns = g.weight.shape[1], values.shape[1]
    total, best, picks = np.empty(columns), np.empty(columns), np.empty(kinds, dtype=np.uint64)
    fill_vectors(g, values, me, second, dice_thrown, total, best, picks)


@inline
def fill_vectors(
    g: Graph, values: Any, me: int, second: int, dice_thrown: Any, total: Any, best: Any, picks: Any
) -> None:
    """`best_vectors` with room to work in: `total` and `best` for a vector each, `picks` for a row of each kind."""
    for row in range(1, g.start + 1):
        if row & ~g.start == 0:
            settle(g, values, me, second, row, dice_thrown, total, best, picks)
    settle_halves(g, values, me, second, dice_thrown)


@inline
def settle(
    g: Graph, values: Any, me: int, second: int, row: int, dice_thrown: Any, total: Any, best: Any, picks: Any
) -> None:
    """One row of `best_vectors`; all rows that can be made of it are settled."""
    kinds, columns = g.weight.shape[1], values.shape[1]
    for kind in range(kinds):
        picks[kind] = chosen(g, values, me, second, row, kind)
    for dice in range(g.fewest[row], g.most[row] + 1):
        for j in range(0, columns - 1, 2):  # two at a time stay in registers
            one, other = 0.0, 0.0
            for kind in range(kinds):
                weight, pick = g.weight[dice, kind], picks[kind]
                one += weight * values[pick, j]
                other += weight * values[pick, j + 1]
            total[j], total[j + 1] = one, other
        if columns % 2:
            one = 0.0
            for kind in range(kinds):
                one += g.weight[dice, kind] * values[picks[kind], columns - 1]
            total[columns - 1] = one
        if dice == g.fewest[row] or better(total[me], best[me], total[second], best[second]):
            for j in range(columns):
                best[j] = total[j]
            dice_thrown[row] = dice
    for j in range(columns):
        values[row, j] = best[j]


@inline
def settle_halves(g: Graph, values: Any, me: int, second: int, dice_thrown: Any) -> None:
    """SB-28: the start row is worth what the better half is."""
    if len(g.halves):
        even, odd = g.halves[0], g.halves[1]
        odds = better(values[odd, me], values[even, me], values[odd, second], values[even, second])
        dice_thrown[g.start] = int(odds)
        for j in range(values.shape[1]):
            values[g.start, j] = values[odd if odds else even, j]


@jit
def best_columns(g: Graph, values: Any) -> None:
    """`values[row, j]`: many problems at once, each column one of its own; the player wants each of them high."""
    columns = values.shape[1]
    fill_columns(g, values, np.empty(columns), np.empty(columns), np.empty(columns))


@jit
def fill_columns(g: Graph, values: Any, total: Any, best: Any, top: Any) -> None:
    """`best_columns` with room to work in, a number for each column."""
    for row in range(1, g.start + 1):
        if row & ~g.start == 0:
            settle_columns(g, values, row, total, best, top)
    settle_halves_of_columns(g, values)


@inline
def settle_columns(g: Graph, values: Any, row: int, total: Any, best: Any, top: Any) -> None:
    """One row of `best_columns`; all rows that can be made of it are settled."""
    kinds, columns = g.weight.shape[1], values.shape[1]
    for j in range(columns):
        best[j] = -np.inf
    for dice in range(g.fewest[row], g.most[row] + 1):
        for j in range(columns):
            total[j] = 0.0
        for kind in range(kinds):
            weight, at = g.weight[dice, kind], row * kinds + kind
            if weight > 0:
                highest(g, values, row, g.first[at], g.first[at + 1], top)
                for j in range(columns):
                    total[j] += weight * top[j]
        for j in range(columns):
            best[j] = max(best[j], total[j])
    for j in range(columns):
        values[row, j] = best[j]


@inline
def settle_halves_of_columns(g: Graph, values: Any) -> None:
    if len(g.halves):
        for j in range(values.shape[1]):
            values[g.start, j] = max(values[g.halves[0], j], values[g.halves[1], j])


@jit
def highest(g: Graph, values: Any, row: int, low: int, high: int, top: Any) -> None:
    """For each column the most that `after[low:high]` offer; the row itself where they offer nothing."""
    source = g.after[low] if low < high else row
    for j in range(len(top)):
        top[j] = values[source, j]
    for i in range(low + 1, high):
        source = g.after[i]
        for j in range(len(top)):
            top[j] = max(top[j], values[source, j])


@jit
def endings(g: Graph, values: Any, me: int, second: int, dice_thrown: Any, chance: Any, start: int) -> None:
    """The ends of turns from row `start` played by `best_vectors`: each row's probability is added to `chance`."""
    passing = np.zeros(g.start + 1)
    passing[start] = 1.0
    if start == g.start and len(g.halves):
        passing[start], passing[g.halves[dice_thrown[start]]] = 0.0, 1.0
    for row in range(g.start, 0, -1):
        if passing[row] == 0:
            continue
        for kind in range(g.weight.shape[1]):
            pick = chosen(g, values, me, second, row, kind)
            gone = passing[row] * g.weight[dice_thrown[row], kind]
            if pick == row:
                chance[row] += gone
            else:
                passing[pick] += gone
    chance[0] += passing[0]
