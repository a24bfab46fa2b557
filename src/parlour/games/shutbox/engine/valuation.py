"""What positions of Shut the Box are worth to every seat, for an analysis, where `judging` can say: pages say the same.

Alone, and in a single game in turn, as far as rows are not too long and ties of three that are rolled off not too many.
Everything else is left to the solutions (`solver.valuation`), and so are the rolls of four who are tied.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Any

from numba.core import config

from parlour.contract.offered import OfferedValuation, following
from parlour.contract.state import State, Step
from parlour.contract.valuation import Judged, Valuation
from parlour.errors import Unsupported
from parlour.games.shutbox import layout
from parlour.games.shutbox.encoding import CODES
from parlour.games.shutbox.engine import judging
from parlour.games.shutbox.engine import layout as at
from parlour.games.shutbox.engine.ground import followers, ground, name_of, small_enough, ties_told_apart, too_large
from parlour.games.shutbox.engine.question import in_turn_order, leading_rows, thrown
from parlour.games.shutbox.notation import Roll
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.row import row_score
from parlour.games.shutbox.solver.effort import to_win_effort
from parlour.games.shutbox.solver.opening import leaders
from parlour.games.shutbox.solver.row.graph import kinds
from parlour.games.shutbox.solver.valuation import BoxValuation
from parlour.games.shutbox.solver.variation import Box
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message

NOBODY = -1
MOST_SECONDS, MOST_BY_ROWS, HURRY = 1.0, 2.9, 1.0
"""What working a game out may take, by its estimate. By the rows of all who are tied it may take more: a device needs
three times as long, less than ten seconds. A quick pass leaves what takes long to the solutions, which estimate."""
A_THREE, A_STEP, A_STEP_BESIDE = 1.7e-6, 9e-9, 8e-10
"""Seconds for a tie of three, for a row that may follow another, and for one where many turns are solved at once."""


def valuation(game: Box, *, quick: bool) -> Valuation:
    soon = offered(game.options) and (not quick or seconds_by_rows(game.options) <= HURRY)
    return OfferedBoxValuation(game) if soon else BoxValuation(game, quick=quick)


def offered(o: ShutBoxOptions) -> bool:
    """Whether `judging` can say what every position is worth, and soon; its views of memory need the compiler."""
    if o.order != "turns" or o.match or not small_enough(o, o.players) or config.DISABLE_JIT:  # type: ignore[attr-defined]
        return False
    if o.tie == "roll" and o.players > 2:
        return ties_told_apart(o) is not None and seconds_by_rows(o) <= MOST_BY_ROWS
    return o.players == 1 or to_win_effort(o).seconds <= MOST_SECONDS


def seconds_by_rows(o: ShutBoxOptions) -> float:
    """What ties of three, and turns against one or two by their rows, take; 0 where they are not told apart."""
    ties = ties_told_apart(o)
    if ties is None:
        return 0.0
    many, levels = sum(-(-(int(size) ** 2) // at.BESIDE) for size in ties.size[0]) * at.BESIDE, len(ties.base)
    turns = (o.players - 1) * int(ties.size[0].sum()) + (levels if o.players == at.MOST_SEATS else 0)
    steps = followers(o) * (A_STEP * turns + A_STEP_BESIDE * (o.players - 2) * many)
    return A_THREE * int(ties.base[-1]) + steps


class OfferedBoxValuation(OfferedValuation):
    """Among several it is the chance to win; alone the points left open, as a minus (see `solver.valuation`)."""

    def __init__(self, game: Box) -> None:
        o, self.game = game.options, game
        super().__init__(f"{__package__}.browser", name_of(o, game.players), ground, game.players)
        self.kinds = _kinds_of_rolls(o)
        if o.tie == "roll" and game.players == at.MOST_SEATS:
            self.approximation = Message("solution-tie-four-ahead")
        if game.players == 1:
            self.unit, self.largest = "points", float(row_score(o.start_row, CODES["score"][o.score]))

    def judge(self, state: State[Any], played: Step) -> Judged:
        try:
            return super().judge(state, played)
        except Unsupported:  # four are tied and roll it off
            return BoxValuation(self.game, quick=False).judge(state, played)._replace(exact=True, grain=0.0)

    def asked(self, state: Any, played: Step) -> tuple[int, ...]:
        if state.phase == layout.OPENING:
            return self._head(judging.OPENING, self.players) + self._chances(state)
        steps = tuple(number for step in following(state) for number in self._asked(state, step))
        if self.players == 1:
            return self._alone(state) + steps
        order = in_turn_order(state)
        place = order.index(state.seat)
        if state.places[layout.TIED] == layout.TIE_ROLL:
            if len(order) > judging.TIED_AT_MOST:
                raise too_large()
            tied = [state.places[layout.ROW + seat] for seat in order]
            others = [tied[1 - place]] if len(tied) == 2 else tied
            return self._head(judging.TIED, len(tied), place, len(tied), others, order) + steps
        rows = leading_rows(state, order[:place])
        roles = [*rows, *order[place:]]
        return self._head(judging.IN_TURN, len(order), place, len(rows), rows.values(), roles) + steps

    def _head(
        self,
        how: int,
        seats: int,
        place: int = 0,
        count: int = 0,
        leading: Iterable[int] = (),
        roles: Sequence[int] = (),
    ) -> tuple[int, ...]:
        by_seat = (roles.index(seat) if seat in roles else NOBODY for seat in range(self.players))
        return (how, self.players, seats, place, count, *[*leading, 0, 0, 0][:3], NOBODY, *by_seat)

    def _alone(self, state: ShutBoxState) -> tuple[int, ...]:
        """SB-22: with a game behind one the best counts; whoever may stop has nothing to win or lose by that."""
        p = state.places
        settled = state.phase == layout.STOPPING
        how = judging.SETTLED if settled else judging.ALONE
        best = p[layout.TOTAL] if settled or p[layout.GAMES] > 0 else NOBODY
        return (how, 1, 1, 0, 0, 0, 0, 0, best, 0)

    def _asked(self, state: ShutBoxState, step: Step) -> tuple[int, int]:
        if isinstance(step, Roll):
            return -1 - self.kinds[tuple(reversed(step.faces))], state.places[layout.ROW + state.seat]
        return thrown(state, step)  # type: ignore[arg-type]

    def _chances(self, state: ShutBoxState) -> tuple[int, ...]:
        """After each opening roll, the chance of each seat to begin, in whole numbers, and what they are parts of."""
        found: list[int] = []
        for step in following(state):
            chances: tuple[Fraction, ...] = leaders(state.play(step))
            whole = lcm(*(chance.denominator for chance in chances))
            found += [*(int(chance * whole) for chance in chances), whole]
        return tuple(found)


@lru_cache(maxsize=16)
def _kinds_of_rolls(o: ShutBoxOptions) -> dict[tuple[int, ...], int]:
    return {roll: kind for kind, rolls in enumerate(kinds(o).values()) for roll in rolls}
