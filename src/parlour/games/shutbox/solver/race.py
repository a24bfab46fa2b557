"""SB-21 for two: one roll each, round and round, both rows together.

`first` rolls before `second`. While both are in, a position is both rows and whose roll it is; once one is out, the
other goes on alone against a score that stands. Nothing comes back, so rows are done from the emptiest up.
All values are the probability that the first wins.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from parlour.bits import jit
from parlour.games.shutbox.solver.plan import Plan
from parlour.games.shutbox.solver.turn import best_columns


class Race(NamedTuple):
    """`[row of first, row of second]`, each with somebody about to roll."""

    first_rolls: Any
    second_rolls: Any
    first_alone: Any
    """The second is out."""
    second_alone: Any
    """The first is out."""


def solve_race(plan: Plan, ties: Any, stops: bool) -> Race:
    """`ties[a, b]` is the first's part of a tie; if shutting does not stop the game, it is being out with nothing."""
    rows = plan.start + 1
    better = plan.score[:, None] < plan.score[None, :]
    equal = plan.score[:, None] == plan.score[None, :]
    ends = np.where(equal, ties, better)
    first_alone, second_alone = ends.copy(), 1.0 - ends.T
    if stops:
        first_alone[0, :], second_alone[0, :] = 1.0, 1.0
    best_columns(plan, first_alone)
    best_columns(plan, second_alone)
    race = Race(np.zeros((rows, rows)), np.zeros((rows, rows)), first_alone, np.ascontiguousarray(1.0 - second_alone.T))
    if stops:
        race.second_rolls[0, :] = 1.0
    else:
        race.second_rolls[0, :], race.first_rolls[:, 0] = race.second_alone[0, :], race.first_alone[:, 0]
    _both(plan, *race)
    return race


@jit
def _both(plan: Plan, first_rolls: Any, second_rolls: Any, first_alone: Any, second_alone: Any) -> None:
    for row in range(1, plan.start + 1):
        if row & ~plan.start:
            continue
        if row == plan.start and len(plan.halves):
            first_rolls[row] = np.maximum(first_rolls[plan.halves[0]], first_rolls[plan.halves[1]])
        else:
            _first(plan, row, second_rolls, second_alone[row], first_rolls[row])
        _second(plan, first_rolls[row], first_alone[row], second_rolls[row])


@jit
def _first(plan: Plan, row: int, second_rolls: Any, out: Any, values: Any) -> None:
    """The first rolls on `row`, for every row of the second; `out` is what it is worth to be out."""
    kinds, columns = plan.weight.shape[1], len(values)
    total, top = np.empty(columns), np.empty(columns)
    at_end = values[0]
    values[:] = -1.0
    for dice in range(plan.fewest[row], plan.most[row] + 1):
        total[:] = 0.0
        for kind in range(kinds):
            weight, at = plan.weight[dice, kind], row * kinds + kind
            if weight == 0:
                continue
            top[:] = out if plan.first[at] == plan.first[at + 1] else second_rolls[plan.after[plan.first[at]]]
            for i in range(plan.first[at] + 1, plan.first[at + 1]):
                source = second_rolls[plan.after[i]]
                for j in range(columns):
                    top[j] = max(top[j], source[j])
            for j in range(columns):
                total[j] += weight * top[j]
        for j in range(columns):
            values[j] = max(values[j], total[j])
    values[0] = at_end


@jit
def _second(plan: Plan, first_rolls: Any, out: Any, values: Any) -> None:
    """The second rolls, on every row, against one row of the first. Whoever is at row 0 has shut the box."""
    kinds = plan.weight.shape[1]
    for row in range(1, plan.start + 1):
        if row & ~plan.start:
            continue
        least = 2.0
        for dice in range(plan.fewest[row], plan.most[row] + 1):
            total = 0.0
            for kind in range(kinds):
                low, high = plan.first[row * kinds + kind], plan.first[row * kinds + kind + 1]
                worth = out[row] if low == high else 2.0
                for i in range(low, high):
                    worth = min(worth, first_rolls[plan.after[i]])
                total += plan.weight[dice, kind] * worth
            least = min(least, total)
        values[row] = least
    if len(plan.halves):
        values[plan.start] = min(values[plan.halves[0]], values[plan.halves[1]])
