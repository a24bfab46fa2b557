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
            duel = place == seats - 1 and len(leaders) == 1  # between moves of equal value the points decide
            ends = _ends(g, turn(place, leaders), len(leaders), -1 if duel else len(leaders)) * likely
            scores[place] += float((ends * g.score).sum())  # not `@`: its sum depends on a machine's threads
            shuts[place] += float(ends[0])
            _lead(g, leaders, ends, alike, following)
        if stops:
            following = defaultdict(float, {rows: each for rows, each in following.items() if rows != (0,)})
            over += shuts[place]
        leading = following
    return tuple(scores), tuple(shuts)


def four_tied(o: ShutBoxOptions, turn: Callable[[int, Rows], tuple[Any, Any]]) -> float:
    """The probability that four seats in turn are all tied in the end."""
    g = graph(o)
    last: dict[int, float] = {}

    def joined(leaders: Rows, likely: float) -> float:
        """The probability that the others join a tie, given the tie's probability."""
        place, score = len(leaders), int(g.score[leaders[0]])
        if place == 3 and score in last:
            return likely * last[score]
        ends = np.where(g.score == score, _ends(g, turn(place, leaders), place, place), 0.0)
        ends[0] = 0.0 if o.stops else ends[0]
        if place == 3:
            last[score] = float(ends.sum())
            return likely * last[score]
        return sum(joined((*leaders, row), likely * float(ends[row])) for row in np.nonzero(ends)[0].tolist())

    first = _ends(g, turn(0, ()), 0, 0)
    return sum(joined((row,), float(first[row])) for row in np.nonzero(first)[0].tolist() if row or not o.stops)


def _ends(g: Graph, solved: tuple[Any, Any], me: int, second: int) -> Any:
    chance = np.zeros(g.start + 1)
    values, dice = solved
    endings(g, values, me, second, dice, chance, g.start)
    return chance


def _lead(g: Graph, leaders: Rows, ends: Any, alike: Callable[[int], int], following: defaultdict[Rows, float]) -> None:
    """Adds to `following` the leaders after a turn with these ends, and their chances."""
    best = int(g.score[leaders[0]]) if leaders else int(g.score.max()) + 1
    stay = ends[g.score > best].sum()
    if stay:
        following[leaders] += float(stay)
    for row in np.nonzero((ends > 0) & (g.score <= best))[0].tolist():
        tied = (*leaders, alike(row)) if g.score[row] == best else (alike(row),)
        following[tied] += float(ends[row])
