"""The rolls of a tie-break of two (SB-13): one more each, on the rows as they stand, repeated while they tie.

All values are the chance of the first of the two. `pairs` is what `room.ties` has; `g` the graph of these rolls.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import inline, jit
from parlour.games.shutbox.solver.row.choice import offers
from parlour.games.shutbox.solver.row.graph import Graph


@inline
def replied(g: Graph, pairs: Any, first: int, row: int, kind: int) -> float:
    """The second has rolled this kind on `row`, and makes the best of it; the first stands at row `first`."""
    low, high = offers(g, row, kind)
    least = pairs[first, row if low == high else np.int64(g.after[low])]
    for i in range(low + 1, high):
        least = min(least, pairs[first, np.int64(g.after[i])])
    return float(least)


@jit
def answered(g: Graph, pairs: Any, first: Any, row: int) -> float:
    """The first has rolled and stands at row `first`; the second is about to roll on `row`."""
    if first == 0:
        return 1.0
    lowest = 2.0
    for dice in range(g.fewest[row], g.most[row] + 1):
        total = 0.0
        for kind in range(g.weight.shape[1]):
            total += g.weight[dice, kind] * replied(g, pairs, first, row, kind)
        lowest = min(lowest, total)
    return lowest


@jit
def rolled(g: Graph, pairs: Any, kind: int, row: int, second: int) -> float:
    """The first has rolled this kind on `row`, and makes the best of it; the second waits on row `second`."""
    low, high = offers(g, row, kind)
    most = answered(g, pairs, row if low == high else np.int64(g.after[low]), second)
    for i in range(low + 1, high):
        most = max(most, answered(g, pairs, np.int64(g.after[i]), second))
    return most


@jit
def after_roll(g: Graph, pairs: Any, place: int, kind: int, row: int, other: int) -> float:
    """The player at `place` has rolled this kind on `row`; the other one has the row `other`."""
    return replied(g, pairs, other, row, kind) if place == 1 else rolled(g, pairs, kind, row, other)


@jit
def stands(g: Graph, pairs: Any, place: int, row: int, other: int) -> float:
    """The player at `place` has rolled, and stands at `row`."""
    return float(pairs[other, row]) if place == 1 else answered(g, pairs, row, other)


@jit
def tied_worth(g: Graph, pairs: Any, place: int, dice: int, row: int, other: int) -> float:
    """The value of a throw; without dice of the row that was made."""
    if dice == 0:
        return stands(g, pairs, place, row, other)
    total = 0.0
    for kind in range(g.weight.shape[1]):
        if g.weight[dice, kind] > 0:
            total += g.weight[dice, kind] * after_roll(g, pairs, place, kind, row, other)
    return total
