"""Search with the learned evaluation to a fixed depth: principal variation search, a table, and ProbCut.

ProbCut skips a full search if one of half the depth is far enough outside the window. Its values are therefore
estimates; the exact search handles the end of the game.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import apart, compiled, inline
from parlour.games.rolit.engine.captures import capture
from parlour.games.rolit.engine.cells import peek, poke, trailing_zeros
from parlour.games.rolit.engine.desk import CELLS, CUT, LIMIT, NODES, SIZE, STOP, TABLE, WEIGHTS
from parlour.games.rolit.engine.endgame import ROLIT, count, odd_quadrants
from parlour.games.rolit.engine.evaluation import UNIT, evaluate
from parlour.games.rolit.engine.exact import rank, sheet
from parlour.games.rolit.engine.glance import WORST, glance
from parlour.games.rolit.engine.table import bucket
from parlour.games.rolit.kernel import NONE, ONE, Set, around, ends, lowest, runs

U = np.uint64
Z: Any = np.int64
S16, S32, S40 = U(16), U(32), U(40)
LANE, BYTE = U(0xFFFF), U(255)
HALF: Final = 32768
SHALLOW: Final = 2
"""Up to this depth the search is a glance: no table, no sorting."""
PROBED: Final = 4
"""The least depth at which a shallower search may cut."""


@inline
def note(desk: Any, one: Set, two: Set, low: Any, high: Any, move: Any, depth: Any) -> None:
    """Stores the result of a search: in the first place if it is deeper than the entry there, else in the second."""
    table, at = peek(desk, TABLE), bucket(desk, one, two)
    same = peek(table, at) == one and peek(table, at + 1) == two
    if not same and Z((peek(table, at + 2) >> S40) & BYTE) > depth:
        at += 3
    poke(table, at, one)
    poke(table, at + 1, two)
    poke(table, at + 2, U(low + HALF) | (U(high + HALF) << S16) | (U(move) << S32) | (U(depth) << S40))


@inline
def known(desk: Any, one: Set, two: Set) -> Set:
    table, at = peek(desk, TABLE), bucket(desk, one, two)
    if peek(table, at) == one and peek(table, at + 1) == two:
        return peek(table, at + 2)
    if peek(table, at + 3) == one and peek(table, at + 4) == two:
        return peek(table, at + 5)
    return NONE


@compiled("int64(uint64, uint64, uint64, uint64, uint64, int64, int64, int64, int64, int64, uint64)", apart)
def search(
    desk: Any,
    own: Set,
    other: Set,
    neutral: Set,
    empty: Set,
    empties: int,
    depth: int,
    alpha: int,
    beta: int,
    rule: int,
    passed: Set,
) -> Any:
    """The value `depth` moves ahead, in units, if it lies between `alpha` and `beta`; else a bound."""
    if depth <= SHALLOW or empties <= SHALLOW:
        return glance(desk, own, other, neutral, empty, empties, depth, alpha, beta, rule, passed)
    nodes = peek(desk, NODES) + ONE
    poke(desk, NODES, nodes)
    if peek(desk, LIMIT) != NONE and nodes > peek(desk, LIMIT):
        poke(desk, STOP, ONE)
    if peek(desk, STOP) != NONE:
        return WORST
    key1, key2 = own | neutral, other | neutral
    entry = known(desk, key1, key2)
    hint = NONE
    if entry != NONE:
        hint = ONE << ((entry >> S32) & BYTE)
        if Z((entry >> S40) & BYTE) >= depth:
            low, high = Z(entry & LANE) - HALF, Z((entry >> S16) & LANE) - HALF
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
    margin = Z(peek(desk, CUT))
    if margin > 0 and depth >= PROBED and beta - alpha == 1 and empties > depth:
        half = (depth // 4) * 2 + (depth & 1)
        if beta + margin < -WORST:
            found = search(
                desk, own, other, neutral, empty, empties, half, beta + margin - 1, beta + margin, rule, passed
            )
            if found >= beta + margin:
                return beta
        if alpha - margin > WORST:
            found = search(
                desk, own, other, neutral, empty, empties, half, alpha - margin, alpha - margin + 1, rule, passed
            )
            if found <= alpha - margin:
                return alpha
    others = other | neutral
    moves = ends(runs(own, others)) & empty
    captures = moves != NONE
    if not captures:
        if rule != ROLIT:
            if passed != NONE:
                return count(own, other, empty, rule) * UNIT
            return -search(desk, other, own, neutral, empty, empties, depth, -beta, -alpha, rule, ONE)
        moves = around(own | others) & empty
    size = Z(peek(desk, SIZE))
    odd = odd_quadrants(empty)
    start = sheet(empties)
    n = 0
    while moves != NONE:
        hollow, ball = trailing_zeros(moves), lowest(moves)
        moves ^= ball
        taken = capture(hollow, own, others) if captures else NONE
        then, now, still = own | taken | ball, other & ~taken, neutral & ~taken
        key = 16 * rank(desk, now, then, still, empty ^ ball, ball, odd, size)
        key -= evaluate(peek(desk, WEIGHTS), now, then, empties - 1)
        if ball == hint:
            key = 100000
        at = start + n * CELLS
        poke(desk, at, ball)
        poke(desk, at + 1, taken)
        poke(desk, at + 2, U(key + 200000))
        n += 1
    best, best_ball, floor = WORST, NONE, alpha
    for k in range(n):
        top = k
        for j in range(k + 1, n):
            if peek(desk, start + j * CELLS + 2) > peek(desk, start + top * CELLS + 2):
                top = j
        at, to = start + top * CELLS, start + k * CELLS
        ball, taken = peek(desk, at), peek(desk, at + 1)
        if top != k:
            for cell in range(CELLS):
                poke(desk, at + cell, peek(desk, to + cell))
        then, now, still, left = own | taken | ball, other & ~taken, neutral & ~taken, empty ^ ball
        found = WORST
        if k > 0:
            found = -search(desk, now, then, still, left, empties - 1, depth - 1, -floor - 1, -floor, rule, NONE)
        if k == 0 or floor < found < beta:
            found = -search(desk, now, then, still, left, empties - 1, depth - 1, -beta, -floor, rule, NONE)
        if peek(desk, STOP) != NONE:
            return WORST
        if found > best:
            best, best_ball = found, ball
            floor = max(floor, best)
            if best >= beta:
                break
    low = best if best > alpha else WORST
    high = best if best < beta else -WORST
    note(desk, key1, key2, low, high, trailing_zeros(best_ball), depth)
    return best
