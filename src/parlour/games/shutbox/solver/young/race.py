"""Solves young players' games (SB-21) for two, both rows together.

`first` rolls before `second`. While both are in, a position is both rows and whose roll it is. Once one is out, the
other plays on alone against a fixed score. Rows only ever get emptier, so they are solved from the emptiest up. All
values are the probability that the first wins.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from parlour.compute.kernels import jit
from parlour.games.shutbox.solver.row.choice import NOTHING, least
from parlour.games.shutbox.solver.row.graph import Graph
from parlour.games.shutbox.solver.row.turn import best_columns


class Race(NamedTuple):
    """`[row of first, row of second]`, each with somebody about to roll."""

    first_rolls: Any
    second_rolls: Any
    first_alone: Any
    """The second is out."""
    second_alone: Any
    """The first is out."""


def solve_race(g: Graph, ties: Any, stops: bool, last: bool = False) -> Race:
    """`ties[a, b]` is the first's part of a tie; if shutting does not stop the game, it is being out with nothing.

    If the `last` one in wins, the first player out has lost.
    """
    rows = g.start + 1
    better = g.score[:, None] < g.score[None, :]
    equal = g.score[:, None] == g.score[None, :]
    ends = np.where(equal, ties, better)
    first_alone, second_alone = ends.copy(), 1.0 - ends.T
    if stops:
        first_alone[0, :], second_alone[0, :] = 1.0, 1.0
    best_columns(g, first_alone)
    best_columns(g, second_alone)
    race = Race(np.zeros((rows, rows)), np.zeros((rows, rows)), first_alone, np.ascontiguousarray(1.0 - second_alone.T))
    if last:
        race.first_alone[:], race.second_alone[:] = 1.0, 0.0
    if stops:
        race.second_rolls[0, :] = 1.0
    else:
        race.second_rolls[0, :], race.first_rolls[:, 0] = race.second_alone[0, :], race.first_alone[:, 0]
    _both(g, *race)
    return race


@jit
def _both(g: Graph, first_rolls: Any, second_rolls: Any, first_alone: Any, second_alone: Any) -> None:
    for row in range(1, g.start + 1):
        if row & ~g.start:
            continue
        if row == g.start and len(g.halves):
            first_rolls[row] = np.maximum(first_rolls[g.halves[0]], first_rolls[g.halves[1]])
        else:
            _first(g, row, second_rolls, second_alone[row], first_rolls[row])
        _second(g, first_rolls[row], first_alone[row], second_rolls[row])


@jit
def _first(g: Graph, row: int, second_rolls: Any, out: Any, values: Any) -> None:
    """The first rolls on `row`, for every row of the second; `out` is what it is worth to be out."""
    kinds, columns = g.weight.shape[1], len(values)
    total, top = np.empty(columns), np.empty(columns)
    at_end = values[0]
    values[:] = -1.0
    for dice in range(g.fewest[row], g.most[row] + 1):
        total[:] = 0.0
        for kind in range(kinds):
            weight, at = g.weight[dice, kind], row * kinds + kind
            if weight == 0:
                continue
            top[:] = out if g.first[at] == g.first[at + 1] else second_rolls[g.after[g.first[at]]]
            for i in range(g.first[at] + 1, g.first[at + 1]):
                source = second_rolls[g.after[i]]
                for j in range(columns):
                    top[j] = max(top[j], source[j])
            for j in range(columns):
                total[j] += weight * top[j]
        for j in range(columns):
            values[j] = max(values[j], total[j])
    values[0] = at_end


@jit
def _second(g: Graph, first_rolls: Any, out: Any, values: Any) -> None:
    """The second rolls, on every row, against one row of the first. A player at row 0 has shut the box."""
    kinds = g.weight.shape[1]
    for row in range(1, g.start + 1):
        if row & ~g.start:
            continue
        lowest = 2.0
        for dice in range(g.fewest[row], g.most[row] + 1):
            total = 0.0
            for kind in range(kinds):
                worth = least(g, row, kind, first_rolls)
                total += g.weight[dice, kind] * (out[row] if worth == NOTHING else worth)
            lowest = min(lowest, total)
        values[row] = lowest
    if len(g.halves):
        values[g.start] = min(values[g.halves[0]], values[g.halves[1]])
