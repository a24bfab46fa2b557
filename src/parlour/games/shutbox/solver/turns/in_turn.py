"""The solution of a single game in turn, from `engine`, or on long rows with SB-13 from `long_rows`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from parlour.contract.solution import Progress, Ranked
from parlour.contract.state import State
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.engine.asking import asked, in_turn_order, numbers_of
from parlour.games.shutbox.engine.desk import Desk, Rows
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.row.turn import best_columns
from parlour.games.shutbox.solver.ties.long_pairs import part_of
from parlour.games.shutbox.solver.ties.roll_off import RollOff
from parlour.games.shutbox.solver.turns.long_rows import ends_against, first_of_two
from parlour.games.shutbox.solver.turns.scores import scores_in_turn
from parlour.games.shutbox.solver.variation import Box
from parlour.games.shutbox.solver.winning import MOST_NUMBERS, Winning, Worth, at_most, equal_parts
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message

WIDEST_TIES = 1 << 12
"""Rows: where there are more, not all pairs of them can be told apart at once."""


def wide(o: ShutBoxOptions) -> bool:
    """SB-13 on rows so long that not all pairs of rows can be told apart at once: see `long_rows`."""
    return o.tie == "roll" and o.start_row >= WIDEST_TIES


def in_turn(game: Box, progress: Progress | None = None) -> InTurn:
    return LongInTurn(game, progress) if wide(game.options) else InTurn(game, progress)


class InTurn(Winning):
    def __init__(self, game: Box, progress: Progress | None = None) -> None:
        super().__init__(game)
        o, players = game.options, game.players
        if o.start_row >> MOST_NUMBERS:
            self.why_no_scores = Message("solution-untold", {"most": MOST_NUMBERS})
        self.lay_out(progress)
        self._roll_off = RollOff(o, self.part)
        if o.tie == "roll" and players > 2:
            told = self.desk.by_rows
            parts = equal_parts("solution-tie-parts", self.crowd, players) if not told else None
            self.approximation = Message("solution-tie-four-ahead") if told and players > 3 else parts

    def lay_out(self, progress: Progress | None) -> None:
        self.desk = Desk(self.game.options, self.game.players)
        self.desk.solve(progress)

    @property
    def crowd(self) -> float:
        """The probability that three or more are tied in the end, where they count as equal shares."""
        return float(self.turn(self.game.players, 0, ())[0][self.game.options.start_row, -1])

    def by_place(self) -> Worth:
        return self.desk.by_place(self.game.players)

    def ready(self, state: ShutBoxState) -> Worth | None:
        order = in_turn_order(state)
        if state.p[at.TIED] == at.TIE_ROLL:
            return self._tie_roll(state, order)
        players, position = self.game.players, asked(state, [(0, state.places[at.ROW + state.seat])])
        return tuple(self.desk.worths(position, 1, players)[0, :players].tolist())

    def best(self, state: State[Any]) -> tuple[Ranked, ...]:
        """The moves as every surface ranks them: in the last turn, against a leader, points decide between equals."""
        assert isinstance(state, ShutBoxState)
        if not state.legal() or state.p[at.TIED] == at.TIE_ROLL:
            return super().best(state)
        return self.desk.ranked(numbers_of(state), state.legal(), self.game.players, state.seat)

    def part(self, one: int, two: int) -> float:
        """The share of the earlier of two seats tied with these rows."""
        return self.desk.part(one, two)

    def turns(self) -> tuple[Worth, Worth] | None:
        if self.why_no_scores:
            return None
        seats, alike = self.game.players, _alike(self.game.options)
        return scores_in_turn(
            self.game.options, seats, lambda place, rows: self.turn(seats, place, rows), lambda row: alike[row]
        )

    def turn(self, seats: int, place: int, rows: Rows) -> tuple[Any, Any]:
        """The turn at that place, against leaders with these rows: by row of the player worth by role, and the dice."""
        return self.desk.turn(seats, place, rows)

    def _tie_roll(self, state: ShutBoxState, order: list[int]) -> Worth:
        """SB-13: the tied roll once more each; seats that have rolled stand as they are."""
        rows = tuple(int(state.p[at.ROW + seat]) for seat in order)
        worth = dict(zip(order, self._roll_off.value(rows, order.index(state.seat)), strict=True))
        return tuple(worth.get(seat, 0.0) for seat in range(self.game.players))


class LongInTurn(InTurn):
    """Two whose rows are long."""

    def lay_out(self, progress: Progress | None) -> None:
        first = first_of_two(self.game.options, progress)
        self.wins = None if first.off else first.wins
        self._first, self._turn = first.wins[:, None].copy(), lru_cache(maxsize=3)(self._against)
        self._first[0] = 1.0 if self.game.options.stops else self._first[0]
        best_columns(graph(self.game.options), self._first)
        if first.off:
            self.approximation = Message("solution-tie-half", {"most": at_most(first.off)})

    def best(self, state: State[Any]) -> tuple[Ranked, ...]:
        return Winning.best(self, state)

    def by_place(self) -> Worth:
        value = float(self._first[self.game.options.start_row, 0])
        return value, 1 - value

    def ready(self, state: ShutBoxState) -> Worth | None:
        order = in_turn_order(state)
        if state.p[at.TIED] == at.TIE_ROLL:
            return self._tie_roll(state, order)
        leading, row = state.places[at.ROW + order[0]], state.places[at.ROW + state.seat]
        if state.seat == order[0]:
            value = float(self._first[row, 0])
        elif self.wins is not None and row == self.game.options.start_row:  # no turn need be solved for that
            value = 1 - float(self.wins[leading])
        else:
            value = float(self._turn(leading)[row, 0])
        return tuple(value if seat == state.seat else 1 - value for seat in range(2))

    def part(self, one: int, two: int) -> float:
        return part_of(self.game.options, one, two)

    def turns(self) -> tuple[Worth, Worth] | None:
        return None

    def _against(self, row: int) -> Any:
        values = np.ascontiguousarray(ends_against(self.game.options, row)[:, None])
        best_columns(graph(self.game.options), values)
        return values


@lru_cache(maxsize=8)
def _alike(o: ShutBoxOptions) -> list[int]:
    """By row, a representative of all rows that are equivalent for a leader."""
    if o.tie == "roll":
        return list(range(o.start_row + 1))
    score, real = graph(o).score, [row for row in range(o.start_row + 1) if not row & ~o.start_row]
    first = {int(score[row]): row for row in reversed(real)}
    return [first[int(each)] for each in score.tolist()]
