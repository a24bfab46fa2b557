"""The whole engine: it answers with a move, with values of all moves, or with each seat's chances.

Importing and calling it for the first time compiles or loads machine code: see `readiness`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.judging import CLOSE, GAIN, Judge, Judged, Limits, Told
from parlour.games.tuki.engine.policy import SCRATCH, choose
from parlour.games.tuki.engine.rollout import sample
from parlour.games.tuki.engine.weights import rule_of_thumb, weights
from parlour.games.tuki.layout import encode
from parlour.games.tuki.state import TukiState

GLANCE = 32
"""Rollouts that estimate each seat's chance to win."""


class Brain:
    """Every question is about a position in which a seat moves."""

    def plain(self, state: TukiState) -> int:
        """The number of the quick policy's move, without learned weights."""
        return int(choose(rule_of_thumb(), encode(state), np.zeros(SCRATCH)))

    def quick(self, state: TukiState) -> int:
        """The number of the quick policy's move."""
        return int(choose(weights(state.game.players), encode(state), np.zeros(SCRATCH)))

    def seats(self, state: TukiState, move: int) -> tuple[float, ...]:
        """By seat, the chance to win the game after a move."""
        w, sums = weights(state.game.players), np.zeros((1, 6))
        with np.errstate(over="ignore"):  # random numbers wrap around on purpose, also without the compiler
            sample(w, encode(state), np.array([move]), 1, 0, GLANCE, 0, sums, np.zeros((1, 1)))
        return tuple(float(total) / GLANCE for total in sums[0, : state.game.players])

    def judged(
        self,
        state: TukiState,
        seed: int,
        nodes: int,
        seconds: float,
        told: Told | None = None,
        stopped: Callable[[], bool] = lambda: False,
        close: float = CLOSE,
        gain: float = GAIN,
    ) -> Judged:
        """Values of the moves close to the policy's own. The policy alone chooses which of the first cards to open."""
        if state.phase == "open":
            move = self.quick(state)
            by_seat = self.seats(state, move)
            return Judged((move,), (by_seat[state.seat],), by_seat, GLANCE)
        with np.errstate(over="ignore"):
            judge = Judge(weights(state.game.players), encode(state), seed, close)
            return judge.judge(Limits(nodes, seconds, stopped, gain), told)


def ready_brain() -> Brain:
    """A brain whose machine code is loaded: every function was called once on a made-up position."""
    p = _last_card(2)
    judge = Judge(weights(2), p, 0)
    with np.errstate(over="ignore"):
        sample(judge.w, p, judge.moves, 1, 0, 1, 0, judge.sums, judge.products)
        judge.judge(Limits(1, 0.0))
    return Brain()


def _last_card(players: int) -> Any:
    """A position of the last round in which the card in hand ends the game."""
    p = np.zeros(at.SIZE, dtype=np.int64)
    p[at.PLAYERS], p[at.ROUNDS], p[at.FIRST], p[at.SLOTS] = players, 1, -1, 8
    p[at.PHASE], p[at.TAKEN], p[at.TARGET], p[at.TOP] = at.PLACE, 5, at.NO_TARGET, at.NOTHING
    p[at.ENDING], p[at.LEFT] = 1, 1
    p[at.GRID : at.GRID + players] = 0x12345678
    return p
