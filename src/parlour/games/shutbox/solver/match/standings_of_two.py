"""Solves matches of two (SB-16, SB-32): the worth of every standing, before a game and between its two turns.

All values are the probability that the *leader* of the game, who begins it, wins the match. `after[x, y]` is the
worth to the leader of the game just finished when the totals are now x (the leader's) and y. Then

    before[x, y]    the leader is about to begin; turns end at `1 − between` of the leader's new total
    between[x, y]   the leader has played and has x, the other is about to begin: the chance that the *other* wins

depends only on standings with a larger sum of totals. So standings are solved by descending sum, all standings of a
sum at once. A standing leads to itself only where both can score nothing in a game; then its sum is repeated until
nothing moves. In a match over rounds, the difference of totals and the games left take the place of x and y.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from parlour.contract.solution import Progress
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.row.graph import Graph, graph
from parlour.games.shutbox.solver.row.turn import best_columns

CLOSE = 1e-15
MOST_REPEATS = 100


class Points(NamedTuple):
    after: Any
    before: Any
    between: Any


def solve_points(o: ShutBoxOptions, tie: float, progress: Progress | None) -> Points:
    """Until a player reaches a number of points; `tie` is the leader's value of equal totals at the end."""
    g, limit = graph(o), int(o.until.split()[0])
    totals = np.arange(limit + int(g.score[g.start]))
    after = np.where(totals[:, None] == totals[None, :], tie, totals[:, None] < totals[None, :]).astype(float)
    found = Points(after, np.zeros((limit, limit)), np.zeros((len(totals), limit)))
    repeats = MOST_REPEATS if o.unplayed != "open" else 1
    last = len(totals) + limit - 2
    for total in range(last, -1, -1):
        for _ in range(repeats):
            moved = _one_sum(o, g, found, total, limit)
            if moved < CLOSE:
                break
        if progress:
            progress(1 - total / last)
    return found


def _one_sum(o: ShutBoxOptions, g: Graph, found: Points, total: int, limit: int) -> float:
    """All standings with this sum of totals; the largest change."""
    moved = 0.0
    x = np.arange(max(0, total - limit + 1), min(limit - 1, total) + 1)
    if len(x):
        values = best(g, leader_ends(o, g, found, x, total - x))
        moved = float(np.abs(values - found.before[x, total - x]).max())
        found.before[x, total - x] = values
        if o.lead == "rotates":
            found.after[total - x, x] = 1 - values
        else:
            found.after[x, total - x] = values
    x = np.arange(max(0, total - limit + 1), min(len(found.after) - 1, total) + 1)
    found.between[x, total - x] = best(g, follower_ends(o, g, found, x, total - x))
    return moved


def leader_ends(o: ShutBoxOptions, g: Graph, found: Points, x: Any, y: Any) -> Any:
    """`[row, standing]`: the leader's turn ends at that row."""
    ends = 1 - found.between[x[None, :] + g.score[:, None], y[None, :]]
    if o.shut == "wins":
        ends[0, :] = 1.0
    elif o.unplayed == "open":
        ends[0, :] = found.after[x, y + g.unplayed]
    elif o.unplayed == "nothing":
        ends[0, :] = found.after[x, y]
    return ends


def follower_ends(o: ShutBoxOptions, g: Graph, found: Points, x: Any, y: Any) -> Any:
    """The same for the other's turn, worth to the other."""
    ends = 1 - found.after[x[None, :], y[None, :] + g.score[:, None]]
    if o.shut == "wins":
        ends[0, :] = 1.0
    return ends


def best(g: Graph, ends: Any) -> Any:
    """By column, the value of the start of the turn."""
    best_columns(g, ends)
    return ends[g.start]


def solve_rounds(o: ShutBoxOptions, tie: float, progress: Progress | None) -> list[Points]:
    """By games left, 1 up: standings are gaps (the leader's total minus the other's), counted from the middle."""
    g, rounds = graph(o), int(o.until.split()[0])
    most = int(g.score[g.start])
    gaps = np.arange(-most * (rounds + 1), most * (rounds + 1) + 1)
    after = np.where(gaps == 0, tie, gaps < 0).astype(float)
    found: list[Points] = []
    for left in range(1, rounds + 1):
        now = Points(after, np.zeros(len(gaps)), np.zeros(len(gaps)))
        inner = np.arange(most, len(gaps))
        now.between[inner] = best(g, round_follower_ends(o, g, now, inner))
        inner = np.arange(most, len(gaps) - most)
        now.before[inner] = best(g, round_leader_ends(o, g, now, inner))
        after = 1 - now.before[::-1] if o.lead == "rotates" else now.before
        found.append(now)
        if progress:
            progress(left / rounds)
    return found


def round_leader_ends(o: ShutBoxOptions, g: Graph, now: Points, gap: Any) -> Any:
    ends = 1 - now.between[gap[None, :] + g.score[:, None]]
    if o.shut == "wins":
        ends[0, :] = 1.0
    elif o.unplayed == "open":
        ends[0, :] = now.after[gap - g.unplayed]
    elif o.unplayed == "nothing":
        ends[0, :] = now.after[gap]
    return ends


def round_follower_ends(o: ShutBoxOptions, g: Graph, now: Points, gap: Any) -> Any:
    ends = 1 - now.after[gap[None, :] - g.score[:, None]]
    if o.shut == "wins":
        ends[0, :] = 1.0
    return ends
