"""SB-13: ties of three, every one of them numbered.

For each of the three, in turn order, `Ties` lists the rows it may have, by *level* (the number of the score, from 0
up), and gives every three rows of equal score a number: within a level the places count like digits.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from parlour.bits import inline, jit
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.plan import Plan, plan

TIED = 3


class Ties(NamedTuple):
    """Arrays only, so that compiled functions take it as it is."""

    level: Any
    """By row."""
    rank: Any
    """`[place, row]`: the row's rank among those of its level that this place may have; −1 if it never has it."""
    size: Any
    """`[place, level]`: how many rows."""
    listed: Any
    """`[place, level, rank]`: the row."""
    base: Any
    """`[level]`: the number of the first tie at that level, and at the end how many there are."""


def levels(p: Plan) -> Any:
    """By row the number of its score, from 0 up: equal scores have equal numbers."""
    rows = np.arange(p.start + 1)
    level = np.zeros(p.start + 1, dtype=np.int64)
    real = rows & ~p.start == 0
    level[real] = np.unique(p.score[real], return_inverse=True)[1]
    return level


def ties_among(o: ShutBoxOptions, rows: list[Any]) -> Ties:
    """`rows[place]` marks the rows that the place may have."""
    level = levels(plan(o))
    size = np.array([np.bincount(level[each], minlength=int(level.max()) + 1) for each in rows])
    rank = np.full((len(rows), len(level)), -1, dtype=np.int32)
    listed = np.zeros((*size.shape, int(size.max())), dtype=np.int32)
    for place, each in enumerate(rows):
        found = np.nonzero(each)[0]
        order = found[np.argsort(level[found], kind="stable")]
        first = np.cumsum(size[place]) - size[place]
        rank[place, order] = np.arange(len(order)) - first[level[order]]
        listed[place, level[order], rank[place, order]] = order
    base = np.concatenate([[0], np.cumsum(np.prod(size, axis=0))])
    return Ties(level, rank, size, listed, base)


@inline
def number_of(ties: Ties, one: int, two: int, three: int) -> int:
    """The number of the tie of these rows."""
    level = ties.level[one]
    digits = ties.rank[0, one] * ties.size[1, level] + ties.rank[1, two]
    return int(ties.base[level] + digits * ties.size[2, level] + ties.rank[2, three])


def below(o: ShutBoxOptions, rows: Any) -> Any:
    """Marks these rows, and all that further rolls of a tie-break can make of them; not the shut box."""
    marked = np.zeros(o.start_row + 1, dtype=np.bool_)
    marked[rows] = True
    _mark(plan(o, tie_roll=True), marked)
    marked[0] = False
    return marked


def last_rows(o: ShutBoxOptions) -> Any:
    """The rows at which a turn can end with something open."""
    marked = np.zeros(o.start_row + 1, dtype=np.bool_)
    _mark_ends(plan(o), marked)
    return np.nonzero(marked)[0]


@jit
def _mark(plan: Plan, marked: Any) -> None:
    kinds = plan.weight.shape[1]
    for row in range(plan.start, 0, -1):
        if marked[row]:
            for i in range(plan.first[row * kinds], plan.first[(row + 1) * kinds]):
                marked[plan.after[i]] = True


@jit
def _mark_ends(plan: Plan, marked: Any) -> None:
    kinds = plan.weight.shape[1]
    for row in range(1, plan.start + 1):
        if row & ~plan.start:
            continue
        for kind in range(kinds):
            for dice in range(plan.fewest[row], plan.most[row] + 1):
                at = row * kinds + kind
                if plan.weight[dice, kind] > 0 and plan.first[at] == plan.first[at + 1]:
                    marked[row] = True
