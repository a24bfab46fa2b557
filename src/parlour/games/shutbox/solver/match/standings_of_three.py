"""Solves matches of three to a number of points (SB-16, SB-32) on a grid of totals.

Totals are kept in units of a number of points. A total between two grid points counts as the one or the other, in
proportion to how near it is; with a unit of 1 the standings are exact. All values are by place in turn order, the
leader of the game first:

    before[x, y, z]    the leader is about to begin
    one[x, y, z]       the leader has played and now has x
    two[x, y, z]       the leader and the second have played

Turns lead to larger sums of totals, so standings are solved by descending sum. Standings that can stay where they are
(a score below the unit, or a shut box that costs nobody anything) are repeated until nothing moves.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from parlour.compute.kernels import inline, jit
from parlour.contract.solution import Progress
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.row.choice import NOISE, pick
from parlour.games.shutbox.solver.row.graph import Graph, graph

MOST_REPEATS = 50
CLOSE = 1e-14
CLOSE_ON_GRID = 1e-5
WINS, OPEN, NOTHING, PLAY_ON = range(4)


class Standings(NamedTuple):
    unit: int
    limit: int
    shut: int
    """Effect of shutting the box: wins the match, or ends the game, the others with an open row, nothing, or not."""
    rotates: bool
    pair: Any
    """The shares of two tied seats at the end, in turn order; `three` those of three."""
    three: Any
    before: Any
    one: Any
    two: Any


def empty(o: ShutBoxOptions, unit: int, pair: Any, three: Any) -> Standings:
    limit = int(o.until.split()[0])
    below, all_ = sizes(o, unit)
    shapes = [(below, below, below, 3), (all_, below, below, 3), (all_, all_, below, 3)]
    shut = WINS if o.shut == "wins" else {"open": OPEN, "nothing": NOTHING, "play_on": PLAY_ON}[o.unplayed]
    guess = np.full(shapes[0], 1 / 3)
    return Standings(unit, limit, shut, o.lead == "rotates", pair, three, guess, *map(np.zeros, shapes[1:]))


def sizes(o: ShutBoxOptions, unit: int) -> tuple[int, int]:
    """The units of totals before a game, up to the first that covers the limit, and in all."""
    g, last = graph(o), int(o.until.split()[0]) - 1
    return -(-last // unit) + 1, -(-(last + int(g.score[g.start])) // unit) + 1


def turns(o: ShutBoxOptions, unit: int) -> int:
    """The number of turns to solve."""
    below, all_ = sizes(o, unit)
    return below**3 + all_ * below**2 + all_**2 * below


def solve_three(o: ShutBoxOptions, s: Standings, progress: Progress | None = None) -> None:
    """Fills the standings in."""
    g, work = graph(o), np.zeros((4, graph(o).start + 1))
    last = 2 * len(s.two) + len(s.before) - 3
    for total in range(last, -1, -1):
        for _ in range(MOST_REPEATS):
            if _one_sum(g, s, total, work) < (CLOSE if s.unit == 1 else CLOSE_ON_GRID):
                break
        if progress:
            progress(1 - total / last)


@jit
def _one_sum(g: Graph, s: Standings, total: int, work: Any) -> float:
    """All standings with this sum of totals, the last turn first; the largest change."""
    below, over, moved = len(s.before), len(s.two), 0.0
    for turn in range(2, -1, -1):
        xs, ys = (over if turn > 0 else below), (over if turn > 1 else below)
        for x in range(max(0, total - (ys - 1) - (below - 1)), min(xs, total + 1)):
            for y in range(max(0, total - x - (below - 1)), min(ys, total - x + 1)):
                z = total - x - y
                solve_turn(g, s, turn, x * s.unit, y * s.unit, z * s.unit, work)
                known = s.before[x, y, z] if turn == 0 else s.one[x, y, z] if turn == 1 else s.two[x, y, z]
                for j in range(3):
                    if turn == 0:
                        moved = max(moved, abs(known[j] - work[j, g.start]))
                    known[j] = work[j, g.start]
    return moved


@jit
def solve_turn(g: Graph, s: Standings, turn: int, x: int, y: int, z: int, work: Any) -> None:
    """By row of the seat whose turn it is: `work[:3]`, the values for all. Totals are in points."""
    ends = np.empty((g.score[g.start] + 1, 3))
    for scored in range(len(ends)):
        end(s, turn, x, y, z, scored, g.unplayed, ends[scored])
    best_for(g, ends, turn, work)


@jit
def best_for(g: Graph, ends: Any, turn: int, work: Any) -> None:
    """The turn of a player for whom ends have the values of column `turn`, by score."""
    kinds, own = g.weight.shape[1], work[3]
    for j in range(3):
        work[j, 0] = ends[0, j]
    own[0] = ends[0, turn]
    picks = np.empty(kinds, dtype=np.int64)
    for row in range(1, g.start + 1):
        if row & ~g.start:
            continue
        out = ends[g.score[row]]
        for kind in range(kinds):
            picks[kind] = pick(g, row, kind, own)
        own[row] = -1.0
        for dice in range(g.fewest[row], g.most[row] + 1):
            mean, first, second, third = 0.0, 0.0, 0.0, 0.0
            for kind in range(kinds):
                weight, after = g.weight[dice, kind], picks[kind]
                if weight > 0:
                    mean += weight * (own[after] if after >= 0 else out[turn])
                    first += weight * (work[0, after] if after >= 0 else out[0])
                    second += weight * (work[1, after] if after >= 0 else out[1])
                    third += weight * (work[2, after] if after >= 0 else out[2])
            if mean > own[row] + NOISE:
                own[row] = mean
                work[0, row], work[1, row], work[2, row] = first, second, third
    if len(g.halves):
        half = g.halves[int(own[g.halves[1]] > own[g.halves[0]] + NOISE)]
        own[g.start] = own[half]
        for j in range(3):
            work[j, g.start] = work[j, half]


@jit
def end(s: Standings, turn: int, x: int, y: int, z: int, scored: int, unplayed: int, worth: Any) -> None:
    """The value of ending the turn with this score; 0 is the shut box, which may cost others `unplayed`."""
    if scored == 0 and s.shut == WINS:
        worth[:] = 0.0
        worth[turn] = 1.0
    elif scored == 0 and s.shut != PLAY_ON:
        more = unplayed if s.shut == OPEN else 0
        after(s, x, y + more * (turn < 1), z + more * (turn < 2), worth)
    elif turn == 0:
        between(s.one, s.unit, x + scored, y, z, worth)
    elif turn == 1:
        between(s.two, s.unit, x, y + scored, z, worth)
    else:
        after(s, x, y, z + scored, worth)


@jit
def after(s: Standings, x: int, y: int, z: int, worth: Any) -> None:
    """A game is over with these totals, the leader's first."""
    if max(x, y, z) < s.limit:
        if s.rotates:
            between(s.before, s.unit, y, z, x, worth)
            worth[0], worth[1], worth[2] = worth[2], worth[0], worth[1]
        else:
            between(s.before, s.unit, x, y, z, worth)
        return
    lowest = min(x, y, z)
    one, two, three = x == lowest, y == lowest, z == lowest
    tied = int(one) + int(two) + int(three)
    if tied == 3:
        worth[:] = s.three
    elif tied == 2:
        worth[0] = s.pair[0] if one else 0.0
        worth[1] = (s.pair[1] if one else s.pair[0]) if two else 0.0
        worth[2] = s.pair[1] if three else 0.0
    else:
        worth[0], worth[1], worth[2] = int(one), int(two), int(three)


@inline
def between(known: Any, unit: int, x: int, y: int, z: int, worth: Any) -> None:
    """The worth of totals in points: the mean of the standings around them."""
    worth[:] = 0.0
    for corner in range(8):
        i, p = _corner(x, unit, corner & 1, known.shape[0])
        j, q = _corner(y, unit, corner >> 1 & 1, known.shape[1])
        k, r = _corner(z, unit, corner >> 2, known.shape[2])
        share = p * q * r
        if share > 0:
            for seat in range(3):
                worth[seat] += share * known[i, j, k, seat]


@inline
def _corner(total: int, unit: int, up: int, size: int) -> tuple[int, float]:
    """The unit at or above (`up`) a total, and its share; totals beyond the last unit count as the last."""
    at, rest = total // unit, total % unit
    share = rest / unit if up else 1 - rest / unit
    return min(at + up, size - 1), share
