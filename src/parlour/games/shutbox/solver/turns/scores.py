"""Expected scores and chances of shutting the box when everybody plays to win.

Goes forward from the start: the chance of each set of leaders, and where the turn played against them ends.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import numpy as np

from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.row.graph import Graph, graph
from parlour.games.shutbox.solver.row.turn import endings

Rows = tuple[int, ...]
Places = tuple[float, ...]


def scores_in_turn(
    o: ShutBoxOptions, seats: int, turn: Callable[[int, Rows], tuple[Any, Any]], alike: Callable[[int], int]
) -> tuple[Places, Places]:
    """By place: the expected score, and the chance to shut the box.

    `turn(place, leaders' rows)` is the turn solved, worth and dice by row; `alike(row)` one row for all that need not
    be told apart.
    """
    g, stops = graph(o), o.stops
    scores, shuts, over = [0.0] * seats, [0.0] * seats, 0.0
    leading: dict[Rows, float] = {(): 1.0}
    unplayed = float(g.score[g.start] if o.shut == "wins" else g.unplayed)
    for place in range(seats):
        scores[place] = over * unplayed
        following: defaultdict[Rows, float] = defaultdict(float)
        for leaders, likely in leading.items():
            ends = _ends(g, turn(place, leaders), len(leaders)) * likely
            scores[place] += float((ends * g.score).sum())  # not `@`: its sum depends on a machine's threads
            shuts[place] += float(ends[0])
            _lead(g, leaders, ends, alike, following)
        if stops:
            following = defaultdict(float, {rows: each for rows, each in following.items() if rows != (0,)})
            over += shuts[place]
        leading = following
    return tuple(scores), tuple(shuts)


def _ends(g: Graph, solved: tuple[Any, Any], me: int) -> Any:
    chance = np.zeros(g.start + 1)
    values, dice = solved
    endings(g, values, me, me, dice, chance, g.start)
    return chance


def _lead(g: Graph, leaders: Rows, ends: Any, alike: Callable[[int], int], following: defaultdict[Rows, float]) -> None:
    """Who leads after a turn that ends so."""
    best = int(g.score[leaders[0]]) if leaders else int(g.score.max()) + 1
    stay = ends[g.score > best].sum()
    if stay:
        following[leaders] += float(stay)
    for row in np.nonzero((ends > 0) & (g.score <= best))[0].tolist():
        tied = (*leaders, alike(row)) if g.score[row] == best else (alike(row),)
        following[tied] += float(ends[row])
