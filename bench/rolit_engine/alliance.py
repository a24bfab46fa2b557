"""Looking ahead for one seat among three or four as if all the others were allied against it (paranoid)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import compiled
from parlour.games.rolit.engine.captures import capture
from parlour.games.rolit.engine.cells import trailing_zeros
from parlour.games.rolit.engine.crowd import STOP, count, judge, moved
from parlour.games.rolit.engine.evaluation import evaluate
from parlour.games.rolit.kernel import NONE, ONE, Set, around, ends, lowest, runs

U = np.uint64
SORTED: Final = 2
"""From this depth on moves are sorted by the learned evaluation."""
RESIST: Final = (
    "float64(uint64[:,::1],int64[:,::1],float64[::1],uint64[::1],uint64,int64,int64,int64,int64,float64,float64,"
    "int64[::1])"
)


@compiled(RESIST)
def resist(
    stack: Any,
    sheets: Any,
    shares: Any,
    brains: Any,
    empty: Set,
    empties: int,
    depth: int,
    players: int,
    hero: int,
    alpha: float,
    beta: float,
    control: Any,
) -> Any:
    """The share of the win that `hero`, in turn from the seat to move of `stack[depth]`, holds against all others."""
    count(control)
    balls = stack[depth]
    if empties == 0 or depth == 0:
        judge(brains, balls, empty, empties, players, shares)
        return shares[hero]
    others = balls[1] | balls[2] | balls[3]
    moves = ends(runs(balls[0], others)) & empty
    captures = moves != NONE
    if not captures:
        moves = around(balls[0] | others) & empty
    after, sheet = stack[depth - 1], sheets[depth]
    follows = (hero - 1) % players
    occupied = balls[0] | others
    n = 0
    while moves != NONE:
        hollow, ball = trailing_zeros(moves), lowest(moves)
        moves ^= ball
        key = 0
        if depth >= SORTED and empties > 1:
            taken = capture(hollow, balls[0], others) if captures else NONE
            moved(balls, after, ball, taken, players)
            own = after[follows]
            key = evaluate(brains[follows], own, (occupied | ball) ^ own, empties - 1)
            if hero != 0:
                key = -key
        sheet[n] = key * 64 + hollow
        n += 1
    best = -2.0
    for k in range(n):
        top = k
        for j in range(k + 1, n):
            if sheet[j] > sheet[top]:
                top = j
        hollow = sheet[top] & 63
        sheet[top] = sheet[k]
        ball = ONE << U(hollow)
        taken = capture(hollow, balls[0], others) if captures else NONE
        moved(balls, after, ball, taken, players)
        found = resist(
            stack, sheets, shares, brains, empty ^ ball, empties - 1, depth - 1, players, follows, alpha, beta, control
        )
        if control[STOP] != 0:
            return 0.0
        if hero == 0:
            best = max(best, found)
            alpha = max(alpha, found)
        else:
            best = found if best < -1.0 else min(best, found)
            beta = min(beta, found)
        if alpha >= beta:
            break
    return best
