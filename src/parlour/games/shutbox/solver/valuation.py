"""What positions of Shut the Box are worth to every seat, for an analysis: by the solution of the game.

Among several it is the chance to win. Alone it is points, and those left open count as less than nothing: the expected
score of the game under way, as though it were the last one. How many games are played alone is nobody's mistake, so
stopping and going on are worth the same; what a further game promises is a gift, which the analysis keeps as residual.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from parlour.contract.solution import Solution
from parlour.contract.state import State, Step
from parlour.contract.valuation import Judged, Valuation, Valued, Worth
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.solver.bots import estimate, solution, too_much
from parlour.games.shutbox.solver.effort import to_win_effort
from parlour.games.shutbox.solver.row.graph import graph
from parlour.games.shutbox.solver.variation import Box
from parlour.speech.message import Message

HURRY: Final = 1.5
"""Seconds that a solution may take in a quick pass, by its estimate, which is cautious; else it is done roughly."""
ROUGHLY: Final = 0.005
"""What an estimate cannot tell apart."""


class BoxValuation(Valuation):
    def __init__(self, game: Box, *, quick: bool) -> None:
        self.game = game
        self.known: dict[State[Any], Worth] = {}
        self.alone, self.quick = game.players == 1, quick
        if self.alone:
            board = graph(game.options)
            self.unit, self.largest = "points", float(board.score[board.start])

    @cached_property
    def solved(self) -> Solution:
        """Found when it is first asked for: it may take long."""
        return _solved(self.game, self.quick)

    @cached_property
    def approximation(self) -> Message | None:  # type: ignore[override]
        return self.solved.approximation

    def judge(self, state: State[Any], played: Step) -> Judged:
        steps = state.legal() or tuple(outcome for outcome, _ in state.chances())
        free = self.alone and state.places[at.PHASE] == at.STOPPING  # type: ignore[attr-defined]
        here = self._worth(state) if free else ()
        valued = (Valued(step, here or self._worth(state.play(step))) for step in steps)
        exact = self.approximation is None
        return Judged(tuple(valued), exact, 0.0 if exact else ROUGHLY)

    def _worth(self, state: State[Any]) -> Worth:
        if state not in self.known:
            value: Any = self.solved.value(state)
            self.known[state] = (-float(value),) if self.alone else tuple(map(float, value))
        return self.known[state]


def _solved(game: Box, quick: bool) -> Solution:
    if game.players == 1:
        return solution(game, "score")
    far = to_win_effort(game.options).seconds > HURRY if quick else too_much(game, "win")
    return estimate(game, "win") if far else solution(game, "win")
