"""Best-reply search for one seat among three or four: of all replies of all others only the worst for it counts.

The balls stay in turn from that seat all the way: its move, then one move of any other seat, then its move again.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import compiled
from parlour.games.rolit.engine.captures import capture
from parlour.games.rolit.engine.cells import trailing_zeros
from parlour.games.rolit.engine.crowd import STOP, count, judge
from parlour.games.rolit.engine.evaluation import evaluate
from parlour.games.rolit.kernel import NONE, ONE, Set, around, ends, lowest, runs

U = np.uint64
SORTED: Final = 2
"""From this depth on moves are sorted by the learned evaluation."""
ANSWER: Final = (
    "float64(uint64[:,::1],int64[:,::1],float64[::1],uint64[::1],uint64,int64,int64,int64,boolean,float64,float64,"
    "int64[::1])"
)


@compiled(ANSWER)
def answer(
    stack: Any,
    sheets: Any,
    shares: Any,
    brains: Any,
    empty: Set,
    empties: int,
    depth: int,
    players: int,
    mine: bool,
    alpha: float,
    beta: float,
    control: Any,
) -> Any:
    """The share of the win of the first seat of `stack[depth]`, whose turn it is if `mine`, else one other's."""
    count(control)
    balls = stack[depth]
    occupied = balls[0] | balls[1] | balls[2] | balls[3]
    after, sheet = stack[depth - 1], sheets[depth]
    if empties == 0 or depth == 0:
        if mine or empties == 0:
            judge(brains, balls, empty, empties, players, shares)
            return shares[0]
        turned = stack[len(stack) - 1]
        for seat in range(players):
            turned[seat] = balls[(seat + 1) % players]
        for colour in range(players, 4):
            turned[colour] = balls[colour]
        judge(brains, turned, empty, empties, players, shares)
        return shares[players - 1]
    n = 0
    for seat in range(0 if mine else 1, 1 if mine else players):
        own, others = balls[seat], occupied ^ balls[seat]
        moves = ends(runs(own, others)) & empty
        captures = moves != NONE
        if not captures:
            moves = around(occupied) & empty
        while moves != NONE:
            hollow, ball = trailing_zeros(moves), lowest(moves)
            moves ^= ball
            key = 0
            if depth >= SORTED and empties > 1:
                taken = capture(hollow, own, others) if captures else NONE
                left = own | taken | ball if mine else balls[0] & ~taken
                head = players - 1 if mine else 0
                key = evaluate(brains[head], left, (occupied | ball) ^ left, empties - 1)
                if not mine:
                    key = -key
            sheet[n] = (key * 4 + seat) * 64 + hollow
            n += 1
    best = -2.0
    for k in range(n):
        top = k
        for j in range(k + 1, n):
            if sheet[j] > sheet[top]:
                top = j
        hollow, seat = sheet[top] & 63, (sheet[top] >> 6) & 3
        sheet[top] = sheet[k]
        ball, own = ONE << U(hollow), balls[seat]
        taken = capture(hollow, own, occupied ^ own)
        for colour in range(4):
            after[colour] = balls[colour] & ~taken
        after[seat] = own | taken | ball
        found = answer(
            stack, sheets, shares, brains, empty ^ ball, empties - 1, depth - 1, players, not mine, alpha, beta, control
        )
        if control[STOP] != 0:
            return 0.0
        if mine:
            best = max(best, found)
            alpha = max(alpha, found)
        else:
            best = found if best < -1.0 else min(best, found)
            beta = min(beta, found)
        if alpha >= beta:
            break
    return best
