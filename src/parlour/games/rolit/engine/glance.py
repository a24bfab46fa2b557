"""A short look ahead with the learned evaluation: no table, no ordering. It sorts the moves of deeper searches."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import compiled
from parlour.games.rolit.engine.captures import capture
from parlour.games.rolit.engine.cells import peek, poke, trailing_zeros
from parlour.games.rolit.engine.desk import NODES, WEIGHTS
from parlour.games.rolit.engine.endgame import ROLIT, count
from parlour.games.rolit.engine.evaluation import UNIT, evaluate
from parlour.games.rolit.kernel import NONE, ONE, Set, around, ends, lowest, runs

U = np.uint64
WORST: Final = -100 * UNIT
"""Below every value."""


@compiled("int64(uint64, uint64, uint64, uint64, uint64, int64, int64, int64, int64, int64, uint64)")
def glance(
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
    """The value after best play for `depth` moves, in units, if it lies between `alpha` and `beta`; else a bound."""
    poke(desk, NODES, peek(desk, NODES) + ONE)
    if empties == 0:
        return count(own, other, empty, rule) * UNIT
    if depth == 0:
        return evaluate(peek(desk, WEIGHTS), own, other, empties)
    others = other | neutral
    moves = ends(runs(own, others)) & empty
    captures = moves != NONE
    if not captures:
        if rule != ROLIT:
            if passed != NONE:
                return count(own, other, empty, rule) * UNIT
            return -glance(desk, other, own, neutral, empty, empties, depth, -beta, -alpha, rule, ONE)
        moves = around(own | others) & empty
    best = WORST
    while moves != NONE:
        hollow, ball = trailing_zeros(moves), lowest(moves)
        moves ^= ball
        taken = capture(hollow, own, others) if captures else NONE
        then, now, still = own | taken | ball, other & ~taken, neutral & ~taken
        low = max(alpha, best)
        found = -glance(desk, now, then, still, empty ^ ball, empties - 1, depth - 1, -beta, -low, rule, NONE)
        if found > best:
            best = found
            if best >= beta:
                break
    return best
