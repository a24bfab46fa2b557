"""Rows by their score: the levels of scores, and the rows at which a turn or a roll-off can end.

A *level* is the number of a score, from 0 up: rows of equal score have the same level.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import jit
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.row.graph import Graph, graph


def levels(g: Graph) -> Any:
    """By row the number of its score, from 0 up: equal scores have equal numbers."""
    rows = np.arange(g.start + 1)
    level = np.zeros(g.start + 1, dtype=np.int64)
    real = rows & ~g.start == 0
    level[real] = np.unique(g.score[real], return_inverse=True)[1]
    return level


def below(o: ShutBoxOptions, rows: Any) -> Any:
    """Marks these rows, and all that further rolls of a tie-break can make of them; not the shut box."""
    marked = np.zeros(o.start_row + 1, dtype=np.bool_)
    marked[rows] = True
    _mark(graph(o, tie_roll=True), marked)
    marked[0] = False
    return marked


def last_rows(o: ShutBoxOptions) -> Any:
    """The rows at which a turn can end with something open."""
    marked = np.zeros(o.start_row + 1, dtype=np.bool_)
    _mark_ends(graph(o), marked)
    return np.nonzero(marked)[0]


@jit
def _mark(g: Graph, marked: Any) -> None:
    kinds = g.weight.shape[1]
    for row in range(g.start, 0, -1):
        if marked[row]:
            for i in range(g.first[row * kinds], g.first[(row + 1) * kinds]):
                marked[g.after[i]] = True


@jit
def _mark_ends(g: Graph, marked: Any) -> None:
    kinds = g.weight.shape[1]
    for row in range(1, g.start + 1):
        if row & ~g.start:
            continue
        for kind in range(kinds):
            for dice in range(g.fewest[row], g.most[row] + 1):
                at = row * kinds + kind
                if g.weight[dice, kind] > 0 and g.first[at] == g.first[at + 1]:
                    marked[row] = True
