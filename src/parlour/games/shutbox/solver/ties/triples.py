"""Numbers all ties of three (SB-13).

For each of the three, in turn order, `Triples` lists the rows that it may have, by level, and numbers every three rows
of equal score: within a level the places count like digits. The first two of them are numbered alike.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from parlour.compute.kernels import inline, jit
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.row.levels import levels

TIED = 3


class Triples(NamedTuple):
    """Arrays of whole numbers only, so that compiled functions take it as it is."""

    level: Any
    """By row."""
    rank: Any
    """`[place, row]`: the row's rank among those of its level that this place may have; −1 if it never has it."""
    size: Any
    """`[place, level]`: how many rows."""
    listed: Any
    """`[place]`: its rows by level and rank."""
    first: Any
    """`[place, level]`: where the rows of that level begin in `listed`."""
    base: Any
    """`[level]`: the number of the first tie at that level, and at the end how many there are."""
    twos: Any
    """The same for the first two of the three."""


def triples_of(o: ShutBoxOptions, rows: list[Any]) -> Triples:
    """`rows[place]` marks the rows that the place may have."""
    level = levels(graph(o))
    count, numbers = int(level.max()) + 1, np.int64
    found = Triples(
        level,
        np.zeros((TIED, len(level)), numbers),
        np.zeros((TIED, count), numbers),
        np.zeros((TIED, len(level)), numbers),
        np.zeros((TIED, count), numbers),
        np.zeros(count + 1, numbers),
        np.zeros(count + 1, numbers),
    )
    number(found, np.array(rows).astype(numbers))
    return found


@jit
def number(ties: Triples, rows: Any) -> None:
    """Fills everything in but the levels; `rows[place, row]` is not 0 where the place may have the row."""
    count = len(ties.base) - 1
    for place in range(TIED):
        for level in range(count):
            ties.size[place, level] = 0
        for row in range(len(ties.level)):
            ties.rank[place, row] = -1
            if rows[place, row]:
                ties.rank[place, row] = ties.size[place, ties.level[row]]
                ties.size[place, ties.level[row]] += 1
        ties.first[place, 0] = 0
        for level in range(1, count):
            ties.first[place, level] = ties.first[place, level - 1] + ties.size[place, level - 1]
        for row in range(len(ties.level)):
            if rows[place, row]:
                ties.listed[place, ties.first[place, ties.level[row]] + ties.rank[place, row]] = row
    ties.base[0], ties.twos[0] = 0, 0
    for level in range(count):
        two = ties.size[0, level] * ties.size[1, level]
        ties.twos[level + 1] = ties.twos[level] + two
        ties.base[level + 1] = ties.base[level] + two * ties.size[2, level]


@inline
def row_of(ties: Triples, place: int, level: int, rank: int) -> int:
    return int(ties.listed[place, ties.first[place, level] + rank])


@inline
def number_of_two(ties: Triples, one: Any, two: Any) -> int:
    """The number of the first two of three with these rows."""
    level = ties.level[one]
    return int(ties.twos[level] + ties.rank[0, one] * ties.size[1, level] + ties.rank[1, two])


@inline
def number_of(ties: Triples, one: Any, two: Any, three: Any) -> int:
    """The number of the tie of these rows."""
    level = ties.level[one]
    digits = ties.rank[0, one] * ties.size[1, level] + ties.rank[1, two]
    return int(ties.base[level] + digits * ties.size[2, level] + ties.rank[2, three])
