"""A seat's guarantee with three or four players, whatever all the others do together: a value that is unique.

The others are taken for one opponent who wants nothing but to spoil it. That makes a zero-sum game of two sides, and
such a game has a value; if everybody plays for themselves instead (maxⁿ), what a seat gets hangs on how others choose
between moves that are equally good for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from fractions import Fraction
from typing import Any, Final

import numpy as np

from parlour.compute.kernels import compiled
from parlour.games.rolit.engine.captures import capture
from parlour.games.rolit.engine.cells import trailing_zeros
from parlour.games.rolit.kernel import NONE, Set, around, ends, how_many, lowest, runs

WHOLE: Final = 12
"""A won game in the whole numbers of the search: shared by two, three or four it is still whole."""


class Goal(IntEnum):
    BALLS = 0
    """The most balls there can be at the end."""
    SHARE = 1
    """The win, or as large a share of it as can be (RO-10)."""


def guaranteed(balls: Sequence[int], empty: int, players: int, seat: int, goal: Goal) -> Fraction:
    """The guarantee of `seat`, counted in turn from the one to move; `balls` are in turn too, then neutral ones."""
    stack = np.zeros((empty.bit_count() + 1, 4), np.uint64)
    stack[-1] = balls
    found = int(_sure(stack, empty, empty.bit_count(), players, seat, int(goal), -1, 65))
    return Fraction(found, WHOLE if goal is Goal.SHARE else 1)


@compiled("int64(uint64[::1], int64, int64, int64)")
def _end(balls: Any, players: int, seat: int, goal: int) -> int:
    own, winners = how_many(balls[seat]), 0
    if goal == 0:
        return int(own)
    for other in range(players):
        if how_many(balls[other]) > own:
            return 0
        winners += how_many(balls[other]) == own
    return WHOLE // winners


@compiled("int64(uint64[:,::1], uint64, int64, int64, int64, int64, int64, int64)")
def _sure(stack: Any, empty: Set, left: int, players: int, seat: int, goal: int, alpha: int, beta: int) -> int:
    """Search `stack[left]`: the seat, in turn from the one to move, wants much, all others little."""
    balls = stack[left]
    if left == 0:
        return int(_end(balls, players, seat, goal))
    others = balls[1] | balls[2] | balls[3]
    moves = ends(runs(balls[0], others)) & empty
    captures = moves != NONE
    if not captures:
        moves = around(balls[0] | others) & empty
    best = -1 if seat == 0 else 65
    while moves != NONE:
        hollow, ball = trailing_zeros(moves), lowest(moves)
        moves ^= ball
        taken = capture(hollow, balls[0], others) if captures else NONE
        after = stack[left - 1]
        for other in range(players - 1):
            after[other] = balls[other + 1] & ~taken
        after[players - 1] = balls[0] | taken | ball
        for neutral in range(players, 4):
            after[neutral] = balls[neutral] & ~taken
        found = _sure(stack, empty ^ ball, left - 1, players, (seat - 1) % players, goal, alpha, beta)
        if seat == 0:
            best = max(best, found)
            alpha = max(alpha, best)
        else:
            best = min(best, found)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best
