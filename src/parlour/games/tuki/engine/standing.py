"""The chance to win the whole game from the totals between two rounds, compiled.

Scores of rounds to come are taken as normal and independent by seat, with a variance that was measured
among players of the policy's strength. When nothing is to come the lowest total wins, and equal totals share (TK-15).
"""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Any

import numpy as np

from parlour.compute.kernels import inline, jit
from parlour.games.tuki import layout as at
from parlour.games.tuki.engine.normal import erfc

PLACES = np.array([round(NormalDist().inv_cdf((place + 0.5) / 16), 12) for place in range(16)])
"""The points at which a normal distribution is sampled: 16 equally likely ones, rounded to the same on all machines."""
ROUND_VARIANCE = np.array([0.0, 0.0, 86.0, 86.0, 110.0, 112.0, 114.0])
"""By number of players: half the variance of the difference between two seats' scores of a round. Among four to six it
is as measured; between two and three a little less than that foretells better who wins (docs/strength.md)."""


@inline
def above(distance: float, variance: float) -> float:
    """The chance that a normal number of that variance is above its mean plus `distance`."""
    return 0.5 * erfc(distance / sqrt(2.0 * variance))


@inline
def shared_win(p: Any, seat: int) -> float:
    """TK-15: equal totals share the win."""
    equal = 0
    for other in range(p[at.PLAYERS]):
        if p[at.TOTAL + other] < p[at.TOTAL + seat]:
            return 0.0
        equal += p[at.TOTAL + other] == p[at.TOTAL + seat]
    return 1.0 / equal


@inline
def lowest(p: Any, seat: int, variance: float) -> float:
    """The chance that this seat's total ends below all others."""
    deviation, total = sqrt(variance), 0.0
    for place in range(len(PLACES)):
        here, all_above = p[at.TOTAL + seat] + deviation * PLACES[place], 1.0
        for other in range(p[at.PLAYERS]):
            if other != seat:
                all_above *= above(here - p[at.TOTAL + other], variance)
        total += all_above
    return total / len(PLACES)


@jit
def win_chances(p: Any, chances: Any) -> None:
    """By seat, the chance to win the game, between two rounds or after the last; together they are one."""
    players, rounds, together = p[at.PLAYERS], p[at.ROUNDS] - p[at.ROUND], 0.0
    variance = rounds * ROUND_VARIANCE[players]
    for seat in range(players):
        if rounds == 0:
            chances[seat] = shared_win(p, seat)
        elif players == 2:
            chances[seat] = above(float(p[at.TOTAL + seat] - p[at.TOTAL + 1 - seat]), 2.0 * variance)
        else:
            chances[seat] = lowest(p, seat, variance)
        together += chances[seat]
    for seat in range(players):
        chances[seat] /= together
