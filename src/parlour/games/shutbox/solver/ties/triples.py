"""Numbers all ties of three (SB-13).

For each of the three, in turn order, `Triples` lists the rows that it may have, by level, and numbers every three rows
of equal score: within a level the places count like digits.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.row.levels import levels
from parlour.kernels import inline

TIED = 3


class Triples(NamedTuple):
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


def triples_of(o: ShutBoxOptions, rows: list[Any]) -> Triples:
    """`rows[place]` marks the rows that the place may have."""
    level = levels(graph(o))
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
    return Triples(level, rank, size, listed, base)


@inline
def number_of(ties: Triples, one: int, two: int, three: int) -> int:
    """The number of the tie of these rows."""
    level = ties.level[one]
    digits = ties.rank[0, one] * ties.size[1, level] + ties.rank[1, two]
    return int(ties.base[level] + digits * ties.size[2, level] + ties.rank[2, three])
