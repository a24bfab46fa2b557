"""How the turns of a game end when everybody plays to win: expected scores and the chances of shutting the box.

Forward from the start: the chance of every standing, and from there where the turn played to win ends.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import numpy as np

from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.plan import Plan, plan
from parlour.games.shutbox.solver.turn import endings

Rows = tuple[int, ...]
Places = tuple[float, ...]


def scores_in_turn(
    o: ShutBoxOptions, seats: int, turn: Callable[[int, Rows], tuple[Any, Any]], alike: Callable[[int], int]
) -> tuple[Places, Places]:
    """By place: the expected score, and the chance to shut the box.

    `turn(place, leaders' rows)` is the turn solved, worth and dice by row; `alike(row)` one row for all that need not
    be told apart.
    """
    p, stops = plan(o), o.stops
    scores, shuts, over = [0.0] * seats, [0.0] * seats, 0.0
    standings: dict[Rows, float] = {(): 1.0}
    unplayed = 0.0 if o.unplayed == "nothing" else float(p.score[p.start])
    for place in range(seats):
        scores[place] = over * unplayed
        following: defaultdict[Rows, float] = defaultdict(float)
        for leaders, likely in standings.items():
            ends = _ends(p, turn(place, leaders), len(leaders)) * likely
            scores[place] += float(ends @ p.score)
            shuts[place] += float(ends[0])
            _lead(p, leaders, ends, alike, following)
        if stops:
            following = defaultdict(float, {rows: each for rows, each in following.items() if rows != (0,)})
            over += shuts[place]
        standings = following
    return tuple(scores), tuple(shuts)


def _ends(p: Plan, solved: tuple[Any, Any], me: int) -> Any:
    chance = np.zeros(p.start + 1)
    values, dice = solved
    endings(p, values, me, me, dice, chance, p.start)
    return chance


def _lead(p: Plan, leaders: Rows, ends: Any, alike: Callable[[int], int], following: defaultdict[Rows, float]) -> None:
    """Who leads after a turn that ends so."""
    best = int(p.score[leaders[0]]) if leaders else int(p.score.max()) + 1
    stay = ends[p.score > best].sum()
    if stay:
        following[leaders] += float(stay)
    for row in np.nonzero((ends > 0) & (p.score <= best))[0].tolist():
        tied = (*leaders, alike(row)) if p.score[row] == best else (alike(row),)
        following[tied] += float(ends[row])
