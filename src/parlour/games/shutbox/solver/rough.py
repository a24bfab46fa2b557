"""A rough estimate, for games where neither best play nor a good estimate is within reach.

It assumes that everybody plays every game alone for the lowest score. A seat's final total then has a mean (the
points so far, the rest of this row, the games to come) and a variance. Totals are taken as independent and normal.
The chance to end below each rival, multiplied over the rivals and scaled to add up to 1, is the estimate; the bot
moves by it.
"""

from __future__ import annotations

from functools import cached_property
from math import erf, sqrt

import numpy as np

from parlour.games.shutbox import layout as at
from parlour.games.shutbox.solver.row.alone import turn
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.row.turn import endings
from parlour.games.shutbox.solver.variation import Box
from parlour.games.shutbox.solver.winning import MOST_NUMBERS, Winning, Worth, scaled, turn_order
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message


class Rough(Winning):
    why_no_scores = Message("solution-untold", {"most": MOST_NUMBERS})

    def __init__(self, game: Box, why: Message) -> None:
        super().__init__(game)
        self.approximation = Message("solution-rough", {"why": why})
        self._turn = turn(game.options, "score")

    @cached_property
    def _spread(self) -> float:
        """The variance of one game's score."""
        g = graph(self.game.options)
        chance, score = np.zeros(g.start + 1), g.score.astype(float)
        endings(g, self._turn.values, 0, 1, self._turn.dice, chance, g.start)
        # Not `@`: how that adds up depends on how many threads a machine has.
        return float((chance * score**2).sum() - (chance * score).sum() ** 2)

    def by_place(self) -> Worth:
        even = 1 / self.game.players
        return (even,) * self.game.players

    def ready(self, state: ShutBoxState) -> Worth | None:
        order = turn_order(state)
        means = {seat: self._total(state, seat) for seat in order}
        later = self._games_to_come(state)
        spreads = {seat: self._spread * (later + (not self._done(state, seat))) for seat in order}
        chances = {
            seat: float(np.prod([_lower(means, spreads, seat, rival) for rival in order if rival != seat]))
            for seat in order
        }
        return scaled(chances, self.game.players)

    def _done(self, state: ShutBoxState, seat: int) -> bool:
        return bool(state.p[at.DONE] >> seat & 1)

    def _total(self, state: ShutBoxState, seat: int) -> float:
        """The mean of the total after this game; the games to come are the same for all."""
        row = int(state.p[at.ROW + seat])
        scored = float(graph(self.game.options).score[row])
        return float(state.p[at.TOTAL + seat]) + (scored if self._done(state, seat) else self._turn.score(row))

    def _games_to_come(self, state: ShutBoxState) -> float:
        amount, _, unit = self.game.options.until.partition(" ")
        if not unit or state.p[at.TIED]:
            return 0.0
        if unit == "rounds":
            return float(int(amount) - int(state.p[at.GAMES]) - 1)
        most = int(state.p[at.TOTAL : at.TOTAL + self.game.players].max())
        return max(0.0, (int(amount) - most) / max(1.0, self._turn.score(self.game.options.start_row)) - 1)


def _lower(means: dict[int, float], spreads: dict[int, float], seat: int, rival: int) -> float:
    """The probability that the seat ends lower than the rival."""
    gap, spread = means[rival] - means[seat], spreads[seat] + spreads[rival]
    if spread == 0:
        return float(gap > 0) + float(gap == 0) / 2
    return (1 + erf(gap / sqrt(2 * spread))) / 2
