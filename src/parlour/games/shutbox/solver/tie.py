"""SB-13 for two: the value of a tie that is broken by one more roll each, on the rows as they stand.

`tie_values[a, b]` is the probability that the one who rolls first, on row a, wins against row b of equal score.
Both rolls may fail and leave the pair as it was, again and again; and where fewer dice may be thrown the players
choose how many. So a pair is a game of its own: for every choice of dice of the two its value follows from one
linear equation, and the value is the best that the first can secure. Where no roll could help either, the win is
shared.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.bits import jit
from parlour.games.shutbox.solver.plan import Plan


def tie_values(plan: Plan) -> Any:
    """For all pairs of rows of equal score; elsewhere 0. `plan` is the one for the rolls of a tie-break."""
    rows = np.array([row for row in range(plan.start + 1) if not row & ~plan.start], dtype=np.int64)
    rows = rows[np.argsort(plan.score[rows], kind="stable")]
    values = np.zeros((plan.start + 1, plan.start + 1))
    _fill(plan, rows, values)
    return values


@jit
def _fill(plan: Plan, rows: Any, values: Any) -> None:
    """By ascending score: a pair needs only pairs of lower score and itself."""
    values[0, 0] = 0.5
    reply, low = np.zeros(plan.start + 1), 0
    while low < len(rows):
        high, score = low, plan.score[rows[low]]
        while high < len(rows) and plan.score[rows[high]] == score:
            high += 1
        for j in range(low, high):
            second = rows[j]
            for i in range(low):
                reply[rows[i]] = _reply(plan, values, rows[i], second)
            for i in range(low, high):
                if rows[i] or second:
                    values[rows[i], second] = _pair(plan, values, reply, rows[i], second)
        low = high


@jit
def _reply(plan: Plan, values: Any, done: int, row: int) -> float:
    """The first has rolled and stands lower, at row `done`; the second rolls on `row`. Failing loses."""
    least = 2.0
    for dice in range(plan.fewest[row], plan.most[row] + 1):
        won, failed = _second(plan, values, done, row, dice)
        least = min(least, won + failed)
    return least


@jit
def _second(plan: Plan, values: Any, done: int, row: int, dice: int) -> tuple[float, float]:
    """A throw of the second: the first's chances if it can be used, and how likely it cannot."""
    won, failed, kinds = 0.0, 0.0, plan.weight.shape[1]
    for kind in range(kinds):
        weight, at = plan.weight[dice, kind], row * kinds + kind
        if weight == 0:
            continue
        if plan.first[at] == plan.first[at + 1]:
            failed += weight
            continue
        least = 1.0
        for i in range(plan.first[at], plan.first[at + 1]):
            after = plan.after[i]
            if after == 0 or plan.score[after] < plan.score[done]:
                least = 0.0
            elif plan.score[after] == plan.score[done]:
                least = min(least, values[done, after])
        won += weight * least
    return won, failed


@jit
def _first(plan: Plan, reply: Any, row: int, dice: int) -> tuple[float, float]:
    """A throw of the first: the chances if it can be used, and how likely it cannot."""
    won, failed, kinds = 0.0, 0.0, plan.weight.shape[1]
    for kind in range(kinds):
        weight, at = plan.weight[dice, kind], row * kinds + kind
        if plan.first[at] == plan.first[at + 1]:
            failed += weight
            continue
        most = 0.0
        for i in range(plan.first[at], plan.first[at + 1]):
            after = plan.after[i]
            most = max(most, 1.0 if after == 0 else reply[after])
        won += weight * most
    return won, failed


@jit
def _pair(plan: Plan, values: Any, reply: Any, one: int, two: int) -> float:
    """Over all choices of dice, the best the first can secure; two throws that can never help go on for ever: 0."""
    best, hope = 0.0, False
    for dice in range(plan.fewest[one], plan.most[one] + 1):
        won, failed = _first(plan, reply, one, dice)
        least = 1.0
        for other in range(plan.fewest[two], plan.most[two] + 1):
            kept, missed = _second(plan, values, one, two, other)
            hope = hope or failed < 1 - 1e-12 or missed < 1 - 1e-12
            stuck = failed * missed > 1 - 1e-12
            least = min(least, 0.0 if stuck else (won + failed * kept) / (1 - failed * missed))
        best = max(best, least)
    return best if hope else 0.5
