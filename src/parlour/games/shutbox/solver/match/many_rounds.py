"""An estimate for matches of three or more over a number of rounds.

Everybody is assumed to play the exact match of two against the best-placed rival, as though nobody else were there. The
estimates of all seats are scaled to add up to 1.
"""

from __future__ import annotations

from functools import cached_property

from parlour.contract.solution import Progress
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.solver.match.two import Match
from parlour.games.shutbox.solver.turns.in_turn import InTurn
from parlour.games.shutbox.solver.variation import Box, changed
from parlour.games.shutbox.solver.winning import MOST_NUMBERS, Winning, Worth, scaled, total_of, turn_order
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message


class ManyRounds(Winning):
    approximation = Message("solution-match")
    why_no_scores = Message("solution-untold", {"most": MOST_NUMBERS})

    def __init__(self, game: Box, progress: Progress | None = None) -> None:
        super().__init__(game)
        self._pair = Match(changed(game, {"players": 2, "first": 0}), progress)

    @cached_property
    def _tie_game(self) -> InTurn:
        return InTurn(self.game)

    def by_place(self) -> Worth:
        first = changed(self.game, {"first": 0}).start()
        return self._scaled(first, turn_order(first))

    def ready(self, state: ShutBoxState) -> Worth | None:
        if state.p[at.TIED] == at.TIE_GAME:
            return self._tie_game.ready(state)
        return self._scaled(state, turn_order(state))

    def _scaled(self, state: ShutBoxState, order: list[int]) -> Worth:
        return scaled({seat: self._estimate(state, order, seat) for seat in order}, self.game.players)

    def _estimate(self, state: ShutBoxState, order: list[int], seat: int) -> float:
        """Against the rival with the lowest total, this game's points included once they are known."""
        rival = min((other for other in order if other != seat), key=lambda other: total_of(state, other))
        one, two = sorted((seat, rival), key=order.index)
        turn_of = min(order.index(state.seat), order.index(two))
        place = int(turn_of > order.index(one))
        x, y = total_of(state, one), int(state.p[at.TOTAL + two])
        start = self.game.options.start_row
        now = one if place == 0 else two
        over = order.index(state.seat) > order.index(two)
        if over:  # both have played: the worth of the totals before the next game
            value = float(self._pair.after_game(state.p, x, total_of(state, two)))
            return value if seat == one else 1 - value
        row = int(state.p[at.ROW + now]) if now == state.seat else start
        value = float(self._pair.turn(state.p, place, x, y)[row])
        return value if seat == now else 1 - value
