"""What positions of Shut the Box are worth to every seat, for an analysis, where `judging` can say: pages say the same.

Alone, and in a single game in turn, as far as rows are not too long. Ties that are rolled off are told apart between
two only. Everything else is left to the solutions (`solver.valuation`).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Any

from numba.core import config

from parlour.games.shutbox import layout
from parlour.games.shutbox.encoding import CODES
from parlour.games.shutbox.engine import judging
from parlour.games.shutbox.engine.ground import ground, name_of, small_enough
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
from parlour.offered import OfferedValuation, following
from parlour.state import Step
from parlour.valuation import Valuation

NOBODY = -1
MOST_SECONDS = 1.0
"""What working a game out may take, by its estimate: on a device it takes longer."""


def valuation(game: Box, *, quick: bool) -> Valuation:
    return OfferedBoxValuation(game) if offered(game.options) else BoxValuation(game, quick=quick)


def offered(o: ShutBoxOptions) -> bool:
    """Whether `judging` can say what every position is worth, and soon; its views of memory need the compiler."""
    if o.order != "turns" or o.match or not small_enough(o, o.players) or config.DISABLE_JIT:  # type: ignore[attr-defined]
        return False
    told_apart = o.tie != "roll" or o.players <= 2
    return told_apart and (o.players == 1 or to_win_effort(o).seconds <= MOST_SECONDS)


class OfferedBoxValuation(OfferedValuation):
    """Among several it is the chance to win; alone the points left open, as a minus (see `solver.valuation`)."""

    def __init__(self, game: Box) -> None:
        o = game.options
        super().__init__(f"{__package__}.browser", name_of(o, game.players), ground, game.players)
        self.kinds = _kinds_of_rolls(o)
        if game.players == 1:
            self.unit, self.largest = "points", float(row_score(o.start_row, CODES["score"][o.score]))

    def asked(self, state: Any, played: Step) -> tuple[int, ...]:
        if state.phase == layout.OPENING:
            return self._head(judging.OPENING, self.players) + self._chances(state)
        steps = tuple(number for step in following(state) for number in self._asked(state, step))
        if self.players == 1:
            return self._alone(state) + steps
        order = in_turn_order(state)
        place = order.index(state.seat)
        if state.places[layout.TIED] == layout.TIE_ROLL:
            other = state.places[layout.ROW + order[1 - place]]
            return self._head(judging.TIED, 2, place, 2, other, order) + steps
        rows = leading_rows(state, order[:place])
        head = (len(order), place, len(rows), next(iter(rows.values()), 0))
        return self._head(judging.IN_TURN, *head, [*rows, *order[place:]]) + steps

    def _head(
        self, how: int, seats: int, place: int = 0, count: int = 0, leading: int = 0, roles: Sequence[int] = ()
    ) -> tuple[int, ...]:
        by_seat = (roles.index(seat) if seat in roles else NOBODY for seat in range(self.players))
        return (how, self.players, seats, place, count, leading, NOBODY, *by_seat)

    def _alone(self, state: ShutBoxState) -> tuple[int, ...]:
        """SB-22: with a game behind one the best counts; whoever may stop has nothing to win or lose by that."""
        p = state.places
        settled = state.phase == layout.STOPPING
        how = judging.SETTLED if settled else judging.ALONE
        best = p[layout.TOTAL] if settled or p[layout.GAMES] > 0 else NOBODY
        return (how, 1, 1, 0, 0, 0, best, 0)

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
