"""Values of all ties of two (SB-13).

`pair_values[a, b]` is the probability that the player who rolls first, on row a, wins against row b of equal score.
Both rolls may fail and leave the pair as it was, again and again; and where fewer dice are allowed, the players choose
how many to throw. So a pair is a game of its own: each choice of dice by the two gives one linear equation, and the
value is the best that the first can secure. If no roll can help either player, the win is shared.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import inline, jit
from parlour.games.shutbox.solver.row.choice import least, most, offers
from parlour.games.shutbox.solver.row.graph import Graph


def pair_values(g: Graph) -> Any:
    """For all pairs of rows; of unequal scores the lower one wins. `g` is the graph of the rolls of a tie-break."""
    rows = np.array([row for row in range(g.start + 1) if not row & ~g.start], dtype=np.int64)
    rows = rows[np.argsort(g.score[rows], kind="stable")]
    values = (g.score[:, None] < g.score[None, :]).astype(np.float64)
    fill_pairs(g, rows, values, np.zeros(g.start + 1), np.zeros((g.weight.shape[1], 2), dtype=np.int64))
    return values


@jit
def fill_pairs(g: Graph, rows: Any, values: Any, reply: Any, spans: Any) -> None:
    """By ascending score: a pair needs only pairs of lower score and itself.

    Room to work in: `reply` by row, `spans` for two numbers of each kind.
    """
    values[0, 0] = 0.5
    low = 0
    reply[0] = 1.0
    while low < len(rows):
        high, score = low, g.score[rows[low]]
        while high < len(rows) and g.score[rows[high]] == score:
            high += 1
        for j in range(low, high):
            second = rows[j]
            reach = span(g, second, spans)
            for i in range(1, low):
                same = i > 1 and g.score[rows[i]] < reach  # no roll gets there: all such rows are worth the same
                reply[rows[i]] = reply[rows[1]] if same else reply_to(g, values, spans, rows[i], second)
            for i in range(low, high):
                if rows[i] or second:
                    values[rows[i], second] = worth_of_pair(g, values, spans, reply, rows[i], second)
        low = high


@inline
def span(g: Graph, row: int, spans: Any) -> int:
    """Fills in the lowest and highest score that each kind of roll can make of a row, −1 where none fits.

    The lowest of all; the row's own if no roll fits.
    """
    reach = g.score[row]
    for kind in range(g.weight.shape[1]):
        low, high = offers(g, row, kind)
        spans[kind, 0], spans[kind, 1] = -1, -1
        for i in range(low, high):
            score = g.score[g.after[i]]
            spans[kind, 0] = score if i == low else min(spans[kind, 0], score)
            spans[kind, 1] = max(spans[kind, 1], score)
            reach = min(reach, score)
    return int(reach)


@jit
def reply_to(g: Graph, values: Any, spans: Any, done: int, row: int) -> float:
    """The first has rolled and stands lower, at row `done`; the second rolls on `row`. Failing loses."""
    lowest = 2.0
    for dice in range(g.fewest[row], g.most[row] + 1):
        won, failed = _second(g, values, spans, done, row, dice)
        lowest = min(lowest, won + failed)
    return lowest


@jit
def _second(g: Graph, values: Any, spans: Any, done: int, row: int, dice: int) -> tuple[float, float]:
    """A throw of the second: the first's chances if it can be used, and how likely it cannot."""
    won, failed, score = 0.0, 0.0, g.score[done]
    for kind in range(g.weight.shape[1]):
        weight = g.weight[dice, kind]
        if weight == 0:
            continue
        if spans[kind, 0] < 0:
            failed += weight
        elif spans[kind, 0] <= score <= spans[kind, 1]:
            won += weight * min(1.0, least(g, row, kind, values[done]))
        elif score < spans[kind, 0]:
            won += weight
    return won, failed


@jit
def _first(g: Graph, reply: Any, row: int, dice: int) -> tuple[float, float]:
    """A throw of the first: the chances if it can be used, and how likely it cannot."""
    won, failed = 0.0, 0.0
    for kind in range(g.weight.shape[1]):
        best = most(g, row, kind, reply)
        if best < 0:
            failed += g.weight[dice, kind]
        else:
            won += g.weight[dice, kind] * best
    return won, failed


@jit
def worth_of_pair(g: Graph, values: Any, spans: Any, reply: Any, one: int, two: int) -> float:
    """Over all choices of dice, the best the first can secure; two throws that can never help go on for ever: 0."""
    best, hope = 0.0, False
    for dice in range(g.fewest[one], g.most[one] + 1):
        won, failed = _first(g, reply, one, dice)
        secured = 1.0
        for other in range(g.fewest[two], g.most[two] + 1):
            kept, missed = _second(g, values, spans, one, two, other)
            hope = hope or failed < 1 - 1e-12 or missed < 1 - 1e-12
            stuck = failed * missed > 1 - 1e-12
            secured = min(secured, 0.0 if stuck else (won + failed * kept) / (1 - failed * missed))
        best = max(best, secured)
    return best if hope else 0.5
