"""Solves the last few moves of a two-player game: no table, no ordering but parity.

Positions are seen by the seat to move: `own` balls, `other`'s balls, `neutral` ones and the `empty` hollows. The value
is the difference of balls, own minus other's, at the end of the game under best play.

`rule` says which game it is: Rolit, where nobody passes (RO-08); the preset `reversi`, where a seat without a capture
passes (RO-12) and the score is the balls on the board; or `reversi` counted as in tournaments, where the hollows that
stay empty go to the winner. Neutral balls are captured like any others and count for nobody.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import compiled, inline
from parlour.games.rolit.engine.captures import BESIDE, capture
from parlour.games.rolit.engine.cells import peek, poke, trailing_zeros
from parlour.games.rolit.kernel import NONE, ONE, Set, around, how_many, lowest

U = np.uint64
Z: Any = np.int64
ROLIT: Final = 0
REVERSI: Final = 1
TOURNAMENT: Final = 2

LOST: Final = -100
"""Below every value."""

S1, S2, S8, S16 = U(1), U(2), U(8), U(16)
QUADRANT, QUADRANTS = U(0x0F0F0F0F), U(0x0000001100000011)


@inline
def odd_quadrants(empty: Set) -> Set:
    """The quarters of the grid with an odd number of empty hollows, where the first to move also moves last."""
    folded = empty ^ (empty >> S1)
    folded ^= folded >> S2
    folded ^= folded >> S8
    folded ^= folded >> S16
    return (folded & QUADRANTS) * QUADRANT


@inline
def count(own: Set, other: Set, empty: Set, rule: Any) -> Any:
    """The value of a game that is over."""
    lead = Z(how_many(own)) - Z(how_many(other))
    if rule == TOURNAMENT and lead != 0:
        spare = Z(how_many(empty))
        return lead + spare if lead > 0 else lead - spare
    return lead


@inline
def last(own: Set, other: Set, neutral: Set, empty: Set, rule: Any) -> Any:
    """The value with one empty hollow left."""
    hollow = trailing_zeros(empty)
    taken = capture(hollow, own, other | neutral)
    if rule == ROLIT or taken != NONE:
        return Z(how_many(own | taken)) + 1 - Z(how_many(other & ~taken))
    taken = capture(hollow, other, own)
    if taken != NONE:
        return Z(how_many(own & ~taken)) - Z(how_many(other | taken)) - 1
    return count(own, other, empty, rule)


@compiled("int64(uint64, uint64, uint64, uint64, uint64, int64, int64, uint64)")
def play_last(desk: Any, own: Set, other: Set, neutral: Set, empty: Set, alpha: int, rule: int, passed: Set) -> Any:
    """Whether the value is above `alpha`: at least the answer if that is above `alpha`, else at most the answer."""
    poke(desk, 0, peek(desk, 0) + ONE)
    if empty & (empty - ONE) == NONE:
        return last(own, other, neutral, empty, rule)
    others = other | neutral
    best = LOST
    odd = odd_quadrants(empty)
    rest = empty & odd
    for _ in range(2):
        while rest != NONE:
            hollow, ball = trailing_zeros(rest), lowest(rest)
            rest ^= ball
            if BESIDE[hollow] & others == NONE:
                continue
            taken = capture(hollow, own, others)
            if taken == NONE:
                continue
            found = -play_last(
                desk, other & ~taken, own | taken | ball, neutral & ~taken, empty ^ ball, -alpha - 1, rule, NONE
            )
            if found > alpha:
                return found
            best = max(best, found)
        rest = empty & ~odd
    if best > LOST:
        return best
    if rule != ROLIT:
        if passed != NONE:
            return count(own, other, empty, rule)
        return -play_last(desk, other, own, neutral, empty, -alpha - 1, rule, ONE)
    rest = empty & around(own | others)
    while rest != NONE:
        ball = lowest(rest)
        rest ^= ball
        found = -play_last(desk, other, own | ball, neutral, empty ^ ball, -alpha - 1, rule, NONE)
        if found > alpha:
            return found
        best = max(best, found)
    return best
