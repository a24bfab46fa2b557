"""The solution of matches of two: finds a state's place in what `standings_of_two` solved."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import numpy as np

from parlour.contract.solution import Progress
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.solver.cache import cached
from parlour.games.shutbox.solver.kept import Kept
from parlour.games.shutbox.solver.match.standings_of_two import (
    Points,
    follower_ends,
    leader_ends,
    round_follower_ends,
    round_leader_ends,
    solve_points,
    solve_rounds,
)
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.row.turn import best_columns
from parlour.games.shutbox.solver.turns.in_turn import InTurn
from parlour.games.shutbox.solver.variation import Box
from parlour.games.shutbox.solver.winning import MOST_NUMBERS, Winning, Worth, turn_order
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message

TURNS: Final = 1 << 23
"""The bytes of cached turns: all steps of a turn ask for the same ones."""


class Match(Winning):
    """Until a number of points or of rounds; a tie at the end is one more game, or shared (SB-16)."""

    why_no_scores = Message("solution-untold", {"most": MOST_NUMBERS})

    def __init__(self, game: Box, progress: Progress | None = None) -> None:
        super().__init__(game)
        o = game.options
        self.amount, _, self.unit = o.until.partition(" ")
        self._turn = Kept(self._worked_out, TURNS)
        tie = self.tie_game.by_place()[0] if o.tie == "game" else 0.5
        if self.unit == "points":
            self.points = Points(*cached("match", o, lambda: solve_points(o, tie, progress)))
        else:
            stacked = cached("match", o, lambda: tuple(np.array(solve_rounds(o, tie, progress)).swapaxes(0, 1)))
            self.rounds = [Points(*arrays) for arrays in zip(*stacked, strict=True)]

    @cached_property
    def tie_game(self) -> InTurn:
        return InTurn(self.game)

    def by_place(self) -> Worth:
        value = float(self.turn(self.game.start().p, 0, 0, 0)[self.game.options.start_row])
        return value, 1 - value

    def ready(self, state: ShutBoxState) -> Worth | None:
        if state.p[at.TIED] == at.TIE_GAME:
            return self.tie_game.ready(state)
        leader, other = turn_order(state)
        x, y = int(state.p[at.TOTAL + leader]), int(state.p[at.TOTAL + other])
        place = int(state.seat == other)
        if place:
            x += int(graph(self.game.options).score[state.p[at.ROW + leader]])
        value = float(self.turn(state.p, place, x, y)[state.p[at.ROW + state.seat]])
        return tuple(value if seat == state.seat else 1 - value for seat in range(2))

    def turn(self, p: Any, place: int, x: int, y: int) -> Any:
        """By row of the player whose turn it is, the probability that this player wins the match."""
        return self._turn(0 if self.unit == "points" else int(self.amount) - int(p[at.GAMES]) - 1, place, x, y)

    def _worked_out(self, later: int, place: int, x: int, y: int) -> Any:
        """The same, with a number of rounds to come after this one, where they are counted."""
        o, row_plan = self.game.options, graph(self.game.options)
        if self.unit == "points":
            ends = (leader_ends, follower_ends)[place](o, row_plan, self.points, np.array([x]), np.array([y]))
        else:
            now = self.rounds[later]
            gap = np.array([x - y + len(now.after) // 2])
            ends = (round_leader_ends, round_follower_ends)[place](o, row_plan, now, gap)
        best_columns(row_plan, ends)
        return ends[:, 0]

    def after_game(self, p: Any, x: int, y: int) -> float:
        """Over rounds: the worth, to the leader of the game under way, of ending it with these totals."""
        now = self.rounds[int(self.amount) - int(p[at.GAMES]) - 1]
        return float(now.after[x - y + len(now.after) // 2])
