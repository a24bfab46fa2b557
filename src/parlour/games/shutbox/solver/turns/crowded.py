"""The solution for three or four seats with SB-13: finds a state's place in what `frontrunners` solved."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from parlour.contract.solution import Progress
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.solver.cache import place
from parlour.games.shutbox.solver.ties.roll_off import RollOff
from parlour.games.shutbox.solver.ties.triples import triples_of
from parlour.games.shutbox.solver.turns.frontrunners import solve_frontrunners, threes_with, tied_rows
from parlour.games.shutbox.solver.turns.in_turn import lowest_of
from parlour.games.shutbox.solver.turns.scores import scores_in_turn
from parlour.games.shutbox.solver.variation import Box
from parlour.games.shutbox.solver.winning import Winning, Worth, equal_parts, turn_order
from parlour.games.shutbox.state import ShutBoxState

MOST_TIES = 3 << 23
"""Ties of three that fit in memory: 24 bytes each."""


QUICK_TIES = 1 << 20
"""Ties of three that are worked out in seconds rather than minutes."""


def ties_of_three(o: ShutBoxOptions) -> int:
    """How many there can be; 0 where ties are not broken on the rows as they stand."""
    return int(triples_of(o, [tied_rows(o)] * 3).base[-1]) if o.tie == "roll" and o.players > 2 else 0


def told_apart(o: ShutBoxOptions) -> bool:
    """Whether the rows of all who are tied can be told apart: three or four with SB-13, and not too many ties."""
    return 0 < ties_of_three(o) <= MOST_TIES


def is_slow(o: ShutBoxOptions) -> bool:
    """Slow, and not cached."""
    return QUICK_TIES < ties_of_three(o) <= MOST_TIES and not place(f"rows{o.players}", o).exists()


class Crowded(Winning):
    def __init__(self, game: Box, progress: Progress | None = None) -> None:
        super().__init__(game)
        self.solved = solve_frontrunners(game.options, game.players, progress)
        self._roll_off = RollOff(game.options, lambda one, two: float(self.solved.pairs[one, two]))
        self._turn = lru_cache(maxsize=64)(self._solve_turn)
        if game.players > 3:
            self.approximation = equal_parts("solution-tie-four", self.solved.crowd, game.players)

    def by_place(self) -> Worth:
        return tuple(self.solved.values.tolist())

    def ready(self, state: ShutBoxState) -> Worth | None:
        order = turn_order(state)
        if state.p[at.TIED] == at.TIE_ROLL:
            rows = tuple(int(state.p[at.ROW + seat]) for seat in order)
            worth = dict(zip(order, self._roll_off.value(rows, order.index(state.seat)), strict=True))
            return tuple(worth.get(seat, 0.0) for seat in range(self.game.players))
        turn = order.index(state.seat)
        leaders = lowest_of(state, order[:turn])
        rows = tuple(int(state.p[at.ROW + seat]) for seat in leaders)
        values = self._turn(turn, rows)[0][int(state.p[at.ROW + state.seat])]
        worth = dict(zip([*leaders, *order[turn:]], values.tolist(), strict=False))
        return tuple(worth.get(seat, 0.0) for seat in range(self.game.players))

    def turns(self) -> tuple[Worth, Worth]:
        return scores_in_turn(self.game.options, self.game.players, self._solve_turn, lambda row: row)

    def _solve_turn(self, turn: int, rows: tuple[int, ...]) -> tuple[Any, Any]:
        return self.solved.turn(turn, rows, threes_with(self.solved, rows) if len(rows) > 1 else None)
