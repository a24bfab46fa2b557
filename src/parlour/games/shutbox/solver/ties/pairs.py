"""Values of all ties of two (SB-13).

`pair_values[a, b]` is the probability that the player who rolls first, on row a, wins against row b of equal score.
Both rolls may fail and leave the pair as it was, again and again; and where fewer dice are allowed, the players choose
how many to throw. So a pair is a game of its own: each choice of dice by the two gives one linear equation, and the
value is the best that the first can secure. Where no roll can help either player, the win is shared.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.games.shutbox.solver.row.graph import Graph
from parlour.kernels import jit


def pair_values(g: Graph) -> Any:
    """For all pairs of rows of equal score; elsewhere 0. `g` is the graph of the rolls of a tie-break."""
    rows = np.array([row for row in range(g.start + 1) if not row & ~g.start], dtype=np.int64)
    rows = rows[np.argsort(g.score[rows], kind="stable")]
    values = np.zeros((g.start + 1, g.start + 1))
    _fill(g, rows, values)
    return values


@jit
def _fill(g: Graph, rows: Any, values: Any) -> None:
    """By ascending score: a pair needs only pairs of lower score and itself."""
    values[0, 0] = 0.5
    reply, low = np.zeros(g.start + 1), 0
    while low < len(rows):
        high, score = low, g.score[rows[low]]
        while high < len(rows) and g.score[rows[high]] == score:
            high += 1
        for j in range(low, high):
            second = rows[j]
            for i in range(low):
                reply[rows[i]] = _reply(g, values, rows[i], second)
            for i in range(low, high):
                if rows[i] or second:
                    values[rows[i], second] = _pair(g, values, reply, rows[i], second)
        low = high


@jit
def _reply(g: Graph, values: Any, done: int, row: int) -> float:
    """The first has rolled and stands lower, at row `done`; the second rolls on `row`. Failing loses."""
    least = 2.0
    for dice in range(g.fewest[row], g.most[row] + 1):
        won, failed = _second(g, values, done, row, dice)
        least = min(least, won + failed)
    return least


@jit
def _second(g: Graph, values: Any, done: int, row: int, dice: int) -> tuple[float, float]:
    """A throw of the second: the first's chances if it can be used, and how likely it cannot."""
    won, failed, kinds = 0.0, 0.0, g.weight.shape[1]
    for kind in range(kinds):
        weight, at = g.weight[dice, kind], row * kinds + kind
        if weight == 0:
            continue
        if g.first[at] == g.first[at + 1]:
            failed += weight
            continue
        least = 1.0
        for i in range(g.first[at], g.first[at + 1]):
            after = g.after[i]
            if after == 0 or g.score[after] < g.score[done]:
                least = 0.0
            elif g.score[after] == g.score[done]:
                least = min(least, values[done, after])
        won += weight * least
    return won, failed


@jit
def _first(g: Graph, reply: Any, row: int, dice: int) -> tuple[float, float]:
    """A throw of the first: the chances if it can be used, and how likely it cannot."""
    won, failed, kinds = 0.0, 0.0, g.weight.shape[1]
    for kind in range(kinds):
        weight, at = g.weight[dice, kind], row * kinds + kind
        if g.first[at] == g.first[at + 1]:
            failed += weight
            continue
        most = 0.0
        for i in range(g.first[at], g.first[at + 1]):
            after = g.after[i]
            most = max(most, 1.0 if after == 0 else reply[after])
        won += weight * most
    return won, failed


@jit
def _pair(g: Graph, values: Any, reply: Any, one: int, two: int) -> float:
    """Over all choices of dice, the best the first can secure; two throws that can never help go on for ever: 0."""
    best, hope = 0.0, False
    for dice in range(g.fewest[one], g.most[one] + 1):
        won, failed = _first(g, reply, one, dice)
        least = 1.0
        for other in range(g.fewest[two], g.most[two] + 1):
            kept, missed = _second(g, values, one, two, other)
            hope = hope or failed < 1 - 1e-12 or missed < 1 - 1e-12
            stuck = failed * missed > 1 - 1e-12
            least = min(least, 0.0 if stuck else (won + failed * kept) / (1 - failed * missed))
        best = max(best, least)
    return best if hope else 0.5
