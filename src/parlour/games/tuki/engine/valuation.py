"""What positions of Tuki Tuki are worth to every seat, for an analysis.

Every move and every card is followed to the end of the turn, and what comes then is judged at a glance (`outlook`); the
last turns of a round are solved. A move that looks worse than another by more than a point, which is what the glance
may err by, is tried against it in rollouts under the same luck, and is called a mistake only if these agree.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import numpy as np

from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.outlook import all_solved, values_of
from parlour.games.tuki.engine.rollout import PRIOR, sample
from parlour.games.tuki.engine.standing import ROUND_VARIANCE
from parlour.games.tuki.engine.weights import weights
from parlour.games.tuki.layout import encode, number_of
from parlour.games.tuki.position import TukiRules
from parlour.message import Message
from parlour.state import State, Step
from parlour.valuation import Judged, Valuation, Valued

ROLLOUTS: Final = 64
"""Of each of two moves."""
MOST_TRIALS: Final = 24
"""Moves that are tried in a game."""
SURE: Final = 2.0
"""So many standard errors a loss must have to count; untried, so many points."""
MOST_THOROUGH: Final = 4
"""Among more players it is not followed up which card goes to the pile: that would take too long."""
ENDS: Final = {True: 300.0, False: 5_000.0}
"""Last turns with at most so many ends are solved, in a quick pass and otherwise."""


class TukiValuation(Valuation):
    def __init__(self, game: TukiRules, *, quick: bool, seed: int) -> None:
        self.w, self.quick, self.seed = weights(game.players), quick, seed
        self.trials = 0 if quick else MOST_TRIALS
        self.thorough = not quick and game.players <= MOST_THOROUGH
        self.approximation = Message("analysis-tuki-quick")
        if not quick:
            self.approximation = Message("analysis-tuki", {"trials": self.trials, "rollouts": ROLLOUTS})

    def proves(self, state: State[Any]) -> bool:
        return all_solved(encode(state), [number_of(move) for move in state.legal()], ENDS[self.quick])  # type: ignore[arg-type]

    def judge(self, state: State[Any], played: Step) -> Judged:
        steps = state.legal() or tuple(outcome for outcome, _ in state.chances())
        p, numbers = encode(state), [number_of(step) for step in steps]  # type: ignore[arg-type]
        ends = ENDS[self.quick]
        exact = all_solved(p, numbers, ends)
        worth = values_of(self.w, p, numbers, self.thorough, ends)
        grain = error = 0.0
        if state.legal() and not exact:
            point = 0.4 / sqrt(2.0 * float(ROUND_VARIANCE[p[at.PLAYERS]]) * float(p[at.ROUNDS] - p[at.ROUND]))
            grain, error = self._weigh(p, numbers, worth, steps.index(played), point)
        valued = (Valued(step, tuple(map(float, each))) for step, each in zip(steps, worth, strict=True))
        return Judged(tuple(valued), exact, grain, error)

    def _weigh(self, p: Any, numbers: list[int], worth: Any, mine: int, point: float) -> tuple[float, float]:
        """What is too small to see, and the standard error; a loss is put right by rollouts, where there are any."""
        seat = int(p[at.SEAT])
        best = int(np.argmax(worth[:, seat]))
        loss = float(worth[best, seat] - worth[mine, seat])
        if loss <= point:
            return point, 0.0
        if not self.trials:
            return SURE * point, 0.0
        self.trials -= 1
        gain, error = self._tried(p, numbers[best], numbers[mine], seat)
        part = ROLLOUTS / (ROLLOUTS + PRIOR)
        settled = max(0.0, (1 - part) * loss + part * gain)
        better = worth[:, seat] > worth[mine, seat]
        worth[better] = worth[mine] + (worth[better] - worth[mine]) * settled / loss
        error *= sqrt(part)
        return (0.0 if settled > SURE * error else settled), error

    def _tried(self, p: Any, best: int, mine: int, seat: int) -> tuple[float, float]:
        """How much better the best move did in rollouts, and the standard error of that."""
        sums, products = np.zeros((2, 6)), np.zeros((2, 2))
        seed = self.seed * MOST_TRIALS + self.trials
        with np.errstate(over="ignore"):  # random numbers wrap around on purpose, also without the compiler
            sample(self.w, p, np.array([best, mine]), 2, 0, ROLLOUTS, seed, sums, products)
        gain = float(sums[0, seat] - sums[1, seat]) / ROLLOUTS
        squares = float(products[0, 0] + products[1, 1] - 2.0 * products[0, 1]) / ROLLOUTS
        return gain, sqrt(max(0.0, squares - gain * gain) / (ROLLOUTS - 1))
