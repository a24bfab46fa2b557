"""Matches of three or more to a number of points: exact if there are few standings, otherwise an estimate.

For three, the worth of standings before a game is known on a grid of totals (`standings_of_three`); from there the game
under way is followed turn by turn with its true totals. With more than three, everybody is assumed to play the match of
three against the two rivals who stand best, and the estimates of all seats are scaled to add up to 1.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any

import numpy as np

from parlour.contract.solution import Progress
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.cache import cached, place
from parlour.games.shutbox.solver.match.standings_of_three import (
    after,
    best_for,
    empty,
    end,
    solve_three,
    solve_turn,
    turns,
)
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.scope import why_unsolved
from parlour.games.shutbox.solver.turns.in_turn import InTurn
from parlour.games.shutbox.solver.variation import Box
from parlour.games.shutbox.solver.winning import MOST_NUMBERS, Winning, Worth, scaled, total_of, turn_order
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message

MOST_WORK, QUICK_WORK = 1 << 25, 1 << 22
"""Turns to solve, times the rows of a turn: about ten seconds, and about two."""
Totals = tuple[int, int, int]


def unit_for(o: ShutBoxOptions, most: int) -> int:
    """The finest grid of totals that does not take more work."""
    unit = 1
    while turns(o, unit) * (o.start_row + 1) > most and unit < int(o.until.split()[0]):
        unit += 1
    return unit


def quick_unit(o: ShutBoxOptions) -> int | None:
    """The grid of totals for a match of three or more while a player waits for a move."""
    if (
        why_unsolved(o)
        or o.players < 3
        or not o.until.endswith("points")
        or place(f"three{unit_for(o, MOST_WORK)}", o).exists()
    ):
        return None
    return unit_for(o, QUICK_WORK)


class ManyMatch(Winning):
    why_no_scores = Message("solution-untold", {"most": MOST_NUMBERS})

    def __init__(self, game: Box, progress: Progress | None = None, unit: int | None = None) -> None:
        super().__init__(game)
        o = game.options
        self.unit = unit or unit_for(o, MOST_WORK)
        tied = [np.array(self._tie_game.desk.by_place(n)) if o.tie == "game" else np.full(n, 1 / n) for n in (2, 3)]
        self.standings = empty(o, self.unit, *tied)
        known = cached(f"three{self.unit}", o, lambda: self._solve(progress))
        for mine, stored in zip(self.standings[-3:], known, strict=True):
            mine[:] = stored
        self._turn = lru_cache(maxsize=64)(self._solve_turn)
        if game.players > 3:
            self.approximation = Message("solution-match-trio")
        elif self.unit > 1:
            self.approximation = Message("solution-match-grid", {"unit": self.unit})

    @cached_property
    def _tie_game(self) -> InTurn:
        return InTurn(self.game)

    def _solve(self, progress: Progress | None) -> tuple[Any, ...]:
        solve_three(self.game.options, self.standings, progress)
        return self.standings[-3:]

    def by_place(self) -> Worth:
        seats = list(range(self.game.players))
        none = dict.fromkeys(seats, 0)
        return scaled(
            {seat: self._among(none, seats, seat, 0, self.game.options.start_row) for seat in seats}, len(seats)
        )

    def ready(self, state: ShutBoxState) -> Worth | None:
        if state.p[at.TIED] == at.TIE_GAME:
            return self._tie_game.ready(state)
        order = turn_order(state)
        totals = {seat: total_of(state, seat) for seat in order}
        turn, row = order.index(state.seat), int(state.p[at.ROW + state.seat])
        return scaled({seat: self._among(totals, order, seat, turn, row) for seat in order}, self.game.players)

    def _among(self, totals: dict[int, int], order: list[int], seat: int, turn: int, row: int) -> float:
        """The seat's chances among itself and its two best rivals, in turn order; `row` is that of the turn."""
        rivals = sorted((other for other in order if other != seat), key=lambda other: totals[other])[:2]
        trio = sorted((seat, *rivals), key=order.index)
        played = sum(order.index(each) < turn for each in trio)
        x, y, z = (totals[each] for each in trio)
        if played == 3:
            worth = np.empty(3)
            after(self.standings, x, y, z, worth)
            return float(worth[trio.index(seat)])
        row = row if trio[played] == order[turn] else self.game.options.start_row
        return float(self._turn(played, (x, y, z))[trio.index(seat), row])

    def _solve_turn(self, place: int, totals: Totals) -> Any:
        """`[place, row]`: the turn of the seat at that place, all values; the second knows the third's answers."""
        g = graph(self.game.options)
        work = np.zeros((4, g.start + 1))
        if place != 1:
            solve_turn(g, self.standings, place, *totals, work)
        else:
            best_for(g, self._ends_of_second(totals), 1, work)
        return work

    def _ends_of_second(self, totals: Totals) -> Any:
        """By the second's score; the third's turn is solved for each."""
        g, (x, y, z) = graph(self.game.options), totals
        whole, work = int(g.score[g.start]), np.zeros((4, g.start + 1))
        ends = np.zeros((whole + 1, 3))
        for scored in np.unique(g.score):
            solve_turn(g, self.standings, 2, x, y + int(scored), z, work)
            ends[scored] = work[:3, g.start]
        if self.game.options.stops:
            end(self.standings, 1, x, y, z, 0, g.unplayed, ends[0])
        return ends
