"""Solves games in turn with SB-13 for three or four seats, by the rows of all who are tied in front.

Before a turn it matters who is lowest and with which rows, since a tie is broken on the rows as they stand. The game
is solved from the last turn back. `known[turn, leaders][number]` is its worth to the leaders in turn order, to the
player in turn, and to those still to come; the last column is the chance that four are tied in the end. Such a tie of
four counts as equal parts while it lies ahead: the one approximation, and only with four seats. (Once there,
`RollOff` solves it.)
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from parlour.compute.kernels import jit
from parlour.contract.solution import Progress
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.cache import cached
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.row.levels import below, last_rows, levels
from parlour.games.shutbox.solver.row.turn import best_vectors
from parlour.games.shutbox.solver.ties.pairs import pair_values
from parlour.games.shutbox.solver.ties.triple_values import break_ties
from parlour.games.shutbox.solver.ties.triples import Triples, triples_of

Known = dict[tuple[int, int], Any]
SHARE = 0.6
"""The part of the work that ties of three take, for the progress bar."""


@dataclass(frozen=True)
class Frontrunners:
    """A solved game by rows; `known` as above."""

    options: ShutBoxOptions
    seats: int
    pairs: Any
    """`[row, row]`: the earlier one's part of a tie of two."""
    rows: Any
    """Marks the rows with which anybody can be tied."""
    ties: Triples
    known: Known

    @property
    def stops(self) -> bool:
        """Shutting the box ends the game at once."""
        return self.options.stops

    @property
    def values(self) -> Any:
        """The probability to win, by place in turn order."""
        return self.known[0, 0][0, : self.seats]

    @property
    def crowd(self) -> float:
        """How likely four are tied in the end."""
        return float(self.known[0, 0][0, -1])

    def number(self, rows: tuple[int, ...]) -> int:
        """Of one or two leaders."""
        if len(rows) == 1:
            return rows[0]
        ties = self.ties
        level = int(ties.level[rows[0]])
        size = ties.size[0]
        first = int((size[:level] ** 2).sum())
        return first + int(ties.rank[0, rows[0]]) * int(size[level]) + int(ties.rank[0, rows[1]])

    def turn(self, place: int, leaders: tuple[int, ...], threes: Any) -> tuple[Any, Any]:
        """By row of the one whose turn it is: the worth, as in `known`, and the dice; `threes` are ties with two."""
        g, columns = graph(self.options), len(leaders) + self.seats - place + 1
        values = np.zeros((g.start + 1, columns))
        level = int(self.ties.level[leaders[0]]) if leaders else -1
        same, more = self._after(place, leaders, threes)
        _ends(self.ties.level, level, self._single(place + 1), same, more, len(leaders), self.stops, values)
        dice = np.zeros(len(values), dtype=np.int64)
        best_vectors(g, values, len(leaders), len(leaders), dice)
        return values, dice

    def _single(self, place: int) -> Any:
        """By row, the worth of a lone leader with it before that turn."""
        return self.known[place, 1] if place < self.seats else np.tile([1.0, 0.0], (len(self.rows), 1))

    def _after(self, place: int, leaders: tuple[int, ...], threes: Any) -> tuple[Any, Any]:
        """The worth after this turn if the leaders stay the same; and by row of one more who is tied with them."""
        count, following = len(leaders), place + 1
        if count == 0:
            return np.zeros(1), np.zeros((1, self.seats + 1))
        if following < self.seats:
            same = self.known[following, count][self.number(leaders)] if count < 3 else np.zeros(1)
        else:
            same = np.array([*self._settled(leaders, threes), 0.0])
        if count == 1:
            return same, self._two(following, leaders[0])
        return same, self._three(following, threes) if count == 2 else self._four(len(self.rows))

    def _settled(self, leaders: tuple[int, ...], threes: Any) -> tuple[float, ...]:
        if len(leaders) == 1:
            return (1.0,)
        if len(leaders) == 2:
            part = float(self.pairs[leaders])
            return part, 1 - part
        return tuple(threes[leaders[2]].tolist())

    def _two(self, following: int, leader: int) -> Any:
        """By row of the second who is tied: the worth before the following turn."""
        tied = _equal(self.ties, leader)
        found = np.zeros((len(self.rows), 3 + self.seats - following))
        if following < self.seats:
            first = self.number((leader, int(tied[0])))
            found[tied] = self.known[following, 2][first : first + len(tied)]
        else:
            found[tied, 0] = self.pairs[leader, tied]
            found[tied, 1] = 1 - found[tied, 0]
        return found

    def _three(self, following: int, threes: Any) -> Any:
        """The same for the third, from the parts of ties of three; with one seat to come, as that seat leaves it."""
        crowd = np.zeros((len(threes), 1))
        if following == self.seats:
            return np.concatenate([threes, crowd], axis=1)
        won, apart, crowd = last_of_four(self.options)[self.ties.level].T
        found = np.empty((len(threes), 5))
        found[:, :3] = threes * apart[:, None] + crowd[:, None] / 4
        found[:, 3] = won + crowd / 4
        found[:, 4] = crowd
        return found

    def _four(self, rows: int) -> Any:
        return np.tile([0.25, 0.25, 0.25, 0.25, 1.0], (rows, 1))


@jit
def _ends(level: Any, best: int, single: Any, same: Any, more: Any, leaders: int, stops: bool, ends: Any) -> None:
    """What it is worth that a turn ends at each row: lower than the leaders, higher, or tied with them."""
    for row in range(len(level)):
        if leaders == 0 or level[row] < best:
            ends[row, :leaders] = 0.0
            ends[row, leaders:] = single[row]
        elif level[row] > best:
            ends[row, :leaders] = same[:leaders]
            ends[row, leaders] = 0.0
            ends[row, leaders + 1 :] = same[leaders:]
        else:
            ends[row, :] = more[row]
    if stops:
        ends[0, :] = 0.0
        ends[0, leaders] = 1.0


@lru_cache(maxsize=8)
def last_of_four(o: ShutBoxOptions) -> Any:
    """By level of three who are tied: how likely the fourth's turn wins, leaves them so, or joins them."""
    g, level = graph(o), levels(graph(o))
    found = np.zeros((int(level.max()) + 1, 3))
    for best in range(len(found)):
        values = np.zeros((len(level), 4))
        values[:, 1], values[:, 2], values[:, 3] = level < best, level > best, level == best
        if o.stops:
            values[0] = [0.0, 1.0, 0.0, 0.0]
        values[:, 0] = values[:, 1] + values[:, 3] / 4
        best_vectors(g, values, 0, 0, np.zeros(len(values), dtype=np.int64))
        found[best] = values[g.start, 1:]
    return found


def tied_rows(o: ShutBoxOptions) -> Any:
    """Marks the rows with which somebody can be tied."""
    rows = below(o, last_rows(o))
    rows[0] = not o.stops
    return rows


def tied_pairs(o: ShutBoxOptions) -> int:
    """How many two rows of equal score there are with which two can be tied, in turn order."""
    return int((triples_of(o, [tied_rows(o)] * 3).size[0] ** 2).sum())


def solve_frontrunners(o: ShutBoxOptions, seats: int, progress: Progress | None = None) -> Frontrunners:
    rows = tied_rows(o)
    solved = Frontrunners(o, seats, pair_values(graph(o, tie_roll=True)), rows, triples_of(o, [rows] * 3), {})
    kinds = [(place, count) for place in range(seats - 1, 0, -1) for count in range(1, min(place, 2) + 1)]
    arrays = cached(f"rows{seats}", o, lambda: _solve(solved, kinds, progress))
    solved.known.update(zip([*kinds, (0, 0)], arrays, strict=True))
    return solved


def _solve(solved: Frontrunners, kinds: list[tuple[int, int]], progress: Progress | None) -> tuple[Any, ...]:
    o, ties = solved.options, solved.ties
    tell = progress or (lambda done: None)
    parts = break_ties(graph(o, tie_roll=True), solved.pairs, ties, lambda done: tell(done * SHARE))
    start = graph(o).start
    for done, (place, count) in enumerate(kinds):
        numbers = len(solved.rows) if count == 1 else int((ties.size[0] ** 2).sum())
        found = np.zeros((numbers, count + solved.seats - place + 1))
        for leaders in _leaders(solved, count):
            found[solved.number(leaders)] = solved.turn(place, leaders, _threes(solved, parts, leaders))[0][start]
        solved.known[place, count] = found
        tell(SHARE + (1 - SHARE) * (done + 1) / (len(kinds) + 1))
    solved.known[0, 0] = solved.turn(0, (), None)[0][start][None, :]
    tell(1.0)
    return tuple(solved.known[kind] for kind in [*kinds, (0, 0)])


def _leaders(solved: Frontrunners, count: int) -> Any:
    rows = np.nonzero(solved.rows)[0].tolist()
    if count == 1:
        return [(row,) for row in rows]
    return [(row, int(other)) for row in rows for other in _equal(solved.ties, row)]


def _equal(ties: Triples, row: int, place: int = 0) -> Any:
    """The rows of the same score that the place may have."""
    level = int(ties.level[row])
    first = int(ties.first[place, level])
    return ties.listed[place, first : first + ties.size[place, level]]


def _threes(solved: Frontrunners, parts: Any, leaders: tuple[int, ...]) -> Any:
    """By row of the third, the parts of a tie of three with these two."""
    if len(leaders) != 2:
        return None
    tied = _equal(solved.ties, leaders[0])
    level = int(solved.ties.level[leaders[0]])
    ranks = [int(solved.ties.rank[0, row]) for row in leaders]
    first = int(solved.ties.base[level]) + (ranks[0] * len(tied) + ranks[1]) * len(tied)
    found = np.zeros((len(solved.rows), 3))
    found[tied] = parts[first : first + len(tied)]
    return found


def threes_with(solved: Frontrunners, leaders: tuple[int, ...]) -> Any:
    """The same, worked out for these two alone."""
    o = solved.options
    rows = [below(o, np.array([row])) | (solved.rows & (np.arange(len(solved.rows)) == row)) for row in leaders[:2]]
    ties = triples_of(o, [*rows, solved.rows])
    parts = break_ties(graph(o, tie_roll=True), solved.pairs, ties)
    found = np.zeros((len(solved.rows), 3))
    level = int(ties.level[leaders[0]])
    tied = _equal(ties, leaders[0], place=2)
    place = ties.rank[0, leaders[0]] * ties.size[1, level] + ties.rank[1, leaders[1]]
    first = int(ties.base[level] + place * len(tied))
    found[tied] = parts[first : first + len(tied)]
    return found
