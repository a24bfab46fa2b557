"""The results of a young player (SB-21) who ignores the others, and the best response to such rivals.

Rolls are counted from now on. `fares` follows a player who aims for the lowest score and ignores the others: the roll
at which the box is shut, or the score at which the player is out. `answer` is the best play of one row against such
rivals, given the values of shutting the box with each roll and of being out with each score.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from parlour.compute.kernels import jit
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.row.alone import turn
from parlour.games.shutbox.solver.row.choice import most
from parlour.games.shutbox.solver.row.graph import Graph, graph
from parlour.games.shutbox.solver.row.levels import levels
from parlour.games.shutbox.solver.row.turn import chosen


class Fares(NamedTuple):
    shut: Any
    """`shut[n]`: how likely the n-th roll from now on shuts the box."""
    out: Any
    """`out[level]`: how likely the player is out with that score."""
    gone: Any
    """`gone[n]`: how likely the n-th roll from now on puts the player out."""


@lru_cache(maxsize=2048)
def fares(o: ShutBoxOptions, row: int) -> Fares:
    g, alone, level = graph(o), turn(o, "score"), levels(graph(o))
    found = Fares(np.zeros(o.tiles + 1), np.zeros(int(level.max()) + 1), np.zeros(o.tiles + 1))
    _go_on(g, alone.values, alone.dice, level, row, found)
    return found


@jit
def _go_on(g: Graph, values: Any, dice: Any, level: Any, row: int, found: Fares) -> None:
    now = np.zeros(row + 1)
    now[row] = 1.0
    if row == g.start and len(g.halves):
        now[row], now[g.halves[dice[row]]] = 0.0, 1.0
    for roll in range(1, len(found.shut)):
        following = np.zeros(row + 1)
        for at in range(1, row + 1):
            for kind in range(g.weight.shape[1] if now[at] > 0 else 0):
                pick, gone = chosen(g, values, 0, 1, at, kind), now[at] * g.weight[dice[at], kind]
                if pick == at:
                    found.out[level[at]] += gone
                    found.gone[roll] += gone
                elif pick == 0:
                    found.shut[roll] += gone
                else:
                    following[pick] += gone
        now = following


@jit
def answer(g: Graph, level: Any, row: int, shut: Any, out: Any, values: Any) -> None:
    """`values[r]`, for every row r that can come of this one: the worth before the first of the rolls to come.

    `shut[n]` is what it is worth to shut the box with the n-th roll, `out[n, level]` to be put out by it with that
    score.
    """
    kinds = g.weight.shape[1]
    values[:] = 0.0
    for roll in range(len(shut) - 1, 0, -1):
        values[0] = shut[roll]
        for at in range(row, 0, -1):  # each row takes from lower ones, which still are as before the next roll
            if at & ~row:
                continue
            best = 0.0
            for dice in range(g.fewest[at], g.most[at] + 1):
                total = 0.0
                for kind in range(kinds):
                    weight = g.weight[dice, kind]
                    if weight > 0:
                        top = most(g, at, kind, values)
                        total += weight * (out[roll, level[at]] if top < 0 else top)
                best = max(best, total)
            values[at] = best
        if row == g.start and len(g.halves):
            values[row] = max(values[g.halves[0]], values[g.halves[1]])
