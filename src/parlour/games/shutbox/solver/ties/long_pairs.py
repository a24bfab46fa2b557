"""Ties of two on long rows (SB-13): the value of one row against every row of equal score.

`pairs` solves all pairs of rows; with more than 12 numbers there are too many. Here the first player's row is given.
The pairs are the rows that further rolls can make of it, each with all rows of the same score. A player who uses a roll
lowers the score, and the lower score wins; so a pair depends on pairs of lower score, and on itself when both rolls
fail.

A row with very many open numbers can lead to too many others. Then as many rounds are played out as fit, at least
two, and a tie after those counts as half a win: that takes equal scores in every round.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from parlour.compute.kernels import jit
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.row.graph import Graph, graph
from parlour.games.shutbox.solver.row.levels import below, last_rows

MOST_PAIRS = 3 << 21
SURE = 1 - 1e-12


class Equals(NamedTuple):
    """The rows with which a seat can be tied, by ascending score."""

    listed: Any
    start: Any
    """The start of each score in `listed`."""
    level: Any
    """By row the number of its score."""
    rank: Any
    """By row its place among those of its score."""


@lru_cache(maxsize=4)
def every_end(o: ShutBoxOptions) -> Equals:
    """The rows at which a turn can end, and what further rolls make of them."""
    return _below(o, last_rows(o))


class BrokenTies(NamedTuple):
    """Ties of some rows with all rows of equal score."""

    same: Equals
    at: Any
    """By row where its parts start; −1: not among them."""
    known: Any

    def against(self, row: int) -> Any:
        """By row of equal score, the part of the one who rolls first, on `row`; elsewhere 0."""
        same, parts = self.same, np.zeros(len(self.at))
        tied = same.listed[same.start[same.level[row]] : same.start[same.level[row] + 1]]
        parts[tied] = self.known[self.at[row] : self.at[row] + len(tied)]
        return parts


def all_parts(o: ShutBoxOptions) -> BrokenTies:
    """All rows with which a seat can be tied."""
    same = every_end(o)
    return _broken(graph(o, tie_roll=True), same.listed, same)


def parts_against(o: ShutBoxOptions, row: int) -> Any:
    """The parts of this row alone."""
    return _below_against(o, row, every_end(o))


def part_of(o: ShutBoxOptions, one: int, two: int) -> float:
    """The part of the first of just these two."""
    return float(_below_against(o, one, _below(o, np.array([two])))[two])


def _below_against(o: ShutBoxOptions, row: int, same: Equals) -> Any:
    g = graph(o, tie_roll=True)
    return _broken(g, _further(g, row, np.diff(same.start)[same.level]), same).against(row)


def _below(o: ShutBoxOptions, rows: Any) -> Equals:
    g = graph(o, tie_roll=True)
    listed = np.append(0, np.nonzero(below(o, rows))[0])
    listed = listed[np.argsort(g.score[listed], kind="stable")]
    scores = np.unique(g.score)
    level = np.searchsorted(scores, g.score)
    start = np.searchsorted(g.score[listed], np.append(scores, scores[-1] + 1))
    rank = np.zeros(g.start + 1, dtype=np.int64)
    rank[listed] = np.arange(len(listed)) - start[level[listed]]
    return Equals(listed, start, level, rank)


def _broken(g: Graph, rows: Any, same: Equals) -> BrokenTies:
    order = rows[np.argsort(same.level[rows], kind="stable")]
    sizes = np.diff(same.start)[same.level[order]]
    at = np.full(g.start + 1, -1, dtype=np.int64)
    at[order] = np.cumsum(sizes) - sizes
    known = np.zeros(int(sizes.sum()))
    _fill(g, same, order, at, known)
    return BrokenTies(same, at, known)


def _further(g: Graph, row: int, pairs: Any) -> Any:
    """The rows that rolls can make, round by round while the pairs fit."""
    kinds = g.weight.shape[1]
    found = new = np.array([row])
    while len(new):
        after = [g.after[g.first[each * kinds] : g.first[(each + 1) * kinds]] for each in new]
        new = np.setdiff1d(np.concatenate(after), np.append(found, 0))
        if pairs[found].sum() + pairs[new].sum() > MOST_PAIRS:
            break
        found = np.concatenate([found, new])
    return found


class Other(NamedTuple):
    """The rows that the second can make with a roll."""

    taken: Any
    """By kind of roll, the most points it can take off the row; 0: the roll is of no use."""
    alike: Any
    """By points the first of the kinds that can take off exactly that many, −1: none; and by kind the next one."""
    further: Any
    less: Any
    """`[dice, points]`: how likely a roll takes fewer off."""


@jit
def _fill(g: Graph, same: Equals, order: Any, at: Any, known: Any) -> None:
    """By ascending score, the rows of equal score against each of the rows asked for."""
    dice, kinds = g.weight.shape
    most = 1
    for i in range(g.first[g.start * kinds], g.first[(g.start + 1) * kinds]):
        most = max(most, g.score[g.start] - g.score[g.after[i]])
    other = Other(
        np.zeros(kinds, dtype=np.int64),
        np.zeros(most + 1, dtype=np.int64),
        np.zeros(kinds, dtype=np.int64),
        np.zeros((dice, most + 1)),
    )
    low = 0
    while low < len(order):
        high, now = low, same.level[order[low]]
        while high < len(order) and same.level[order[high]] == now:
            high += 1
        for j in range(same.start[now], same.start[now + 1]):
            _look(g, same.listed[j], other)
            for i in range(low, high):
                part = _pair(g, same.rank, at, known, order[i], same.listed[j], other)
                known[at[order[i]] + j - same.start[now]] = part
        low = high


@jit
def _look(g: Graph, row: int, other: Other) -> None:
    kinds = g.weight.shape[1]
    other.alike[:] = -1
    for kind in range(kinds):
        other.taken[kind] = 0
        for i in range(g.first[row * kinds + kind], g.first[row * kinds + kind + 1]):
            other.taken[kind] = max(other.taken[kind], g.score[row] - g.score[g.after[i]])
        other.further[kind] = other.alike[other.taken[kind]]
        other.alike[other.taken[kind]] = kind
    for dice in range(g.fewest[row], g.most[row] + 1):
        total = 0.0
        for points in range(len(other.alike)):
            other.less[dice, points] = total
            kind = other.alike[points]
            while kind >= 0:
                total += g.weight[dice, kind]
                kind = other.further[kind]


@jit
def _pair(g: Graph, rank: Any, at: Any, known: Any, one: int, two: int, other: Other) -> float:
    """The best that the first can secure with any number of dice against the second's best reply."""
    kinds, best, missed = g.weight.shape[1], 0.0, 1.0
    for dice in range(g.fewest[two], g.most[two] + 1):
        missed = min(missed, other.less[dice, 1])
    hope = missed < SURE
    top = np.full(kinds, -1.0)
    for kind in range(kinds):
        for i in range(g.first[one * kinds + kind], g.first[one * kinds + kind + 1]):
            after = g.after[i]
            worth = 1.0 if after == 0 else _reply(g, rank, at, known, after, two, other)
            top[kind] = max(top[kind], worth)
    for dice in range(g.fewest[one], g.most[one] + 1):
        won, failed = 0.0, 0.0
        for kind in range(kinds):
            if top[kind] < 0:
                failed += g.weight[dice, kind]
            else:
                won += g.weight[dice, kind] * top[kind]
        hope = hope or failed < SURE
        if failed * missed < SURE:
            best = max(best, won / (1 - failed * missed))
    return best if hope else 0.5


@jit
def _reply(g: Graph, rank: Any, at: Any, known: Any, stands: int, row: int, other: Other) -> float:
    """The first stands at a lower score; the second rolls on `row`: the first's chance against the best dice."""
    least, score = 2.0, g.score[stands]
    points = g.score[row] - score
    for dice in range(g.fewest[row], g.most[row] + 1):
        total, kind = other.less[dice, points], other.alike[points]
        while kind >= 0:
            if g.weight[dice, kind] > 0:
                total += g.weight[dice, kind] * _level(g, rank, at[stands], known, score, row, kind)
            kind = other.further[kind]
        least = min(least, total)
    return least


@jit
def _level(g: Graph, rank: Any, at: int, known: Any, score: int, row: int, kind: int) -> float:
    """The second draws level: the first's part of that tie, at the row that leaves it least."""
    worth, kinds = 1.0, g.weight.shape[1]
    if at < 0:  # too many rounds to follow
        return 0.5
    for i in range(g.first[row * kinds + kind], g.first[row * kinds + kind + 1]):
        after = g.after[i]
        if g.score[after] == score:
            worth = min(worth, known[at + rank[after]])
    return worth
