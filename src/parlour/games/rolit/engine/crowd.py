"""Search for three or four players, each seat for itself (maxⁿ).

Balls are in turn from the seat to move (see `turns`). The end is judged by shares of the win (RO-10), a position before
it by learned log-odds for each seat.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import compiled, inline, power_of_e
from parlour.games.rolit.engine.captures import capture
from parlour.games.rolit.engine.cells import trailing_zeros
from parlour.games.rolit.engine.evaluation import evaluate
from parlour.games.rolit.kernel import NONE, Set, around, ends, how_many, lowest, runs

Z: Any = np.int64
UNIT: Final = 2048.0
"""One unit of log-odds in the weights."""
BALLS: Final = 0.1
"""The part of an end's value that depends on balls."""
NODES, STOP, LIMIT = 0, 1, 2
"""The cells of `control`: a count, whether to stop, and the most nodes or zero."""


@compiled("void(uint64[::1], int64, float64[::1])")
def finish(balls: Any, players: int, shares: Any) -> None:
    """The shares of the win at the end; a small part depends on balls, so that losing seats still play well."""
    most, total, winners = NONE, NONE, 0
    for seat in range(players):
        most = max(most, how_many(balls[seat]))
        total += how_many(balls[seat])
    for seat in range(players):
        winners += how_many(balls[seat]) == most
    for seat in range(players):
        won = 1.0 / winners if how_many(balls[seat]) == most else 0.0
        shares[seat] = (1.0 - BALLS) * won + BALLS * how_many(balls[seat]) / total


@compiled("void(uint64[::1], uint64[::1], uint64, int64, int64, float64[::1])")
def judge(brains: Any, balls: Any, empty: Set, empties: int, players: int, shares: Any) -> None:
    """The shares of the win by seat in turn: exact at the end, expected before it."""
    if empties == 0:
        finish(balls, players, shares)
        return
    occupied = balls[0] | balls[1] | balls[2] | balls[3]
    top = -1e30
    for seat in range(players):
        shares[seat] = evaluate(brains[seat], balls[seat], occupied ^ balls[seat], empties) / UNIT
        top = max(top, shares[seat])
    total = 0.0
    for seat in range(players):
        shares[seat] = power_of_e(shares[seat] - top)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@inline
def moved(balls: Any, after: Any, ball: Set, taken: Set, players: int) -> None:
    """Write into `after` the balls in turn from the next seat, once the seat to move has put its ball."""
    for seat in range(players - 1):
        after[seat] = balls[seat + 1] & ~taken
    after[players - 1] = balls[0] | taken | ball
    for colour in range(players, 4):
        after[colour] = balls[colour] & ~taken


@inline
def count(control: Any) -> None:
    """Count one node, and stop after the most."""
    control[NODES] += 1
    if control[LIMIT] != 0 and control[NODES] > control[LIMIT]:
        control[STOP] = 1


@compiled("void(uint64[:,::1], float64[:,::1], uint64[::1], uint64, int64, int64, int64, int64[::1])")
def look(
    stack: Any, shares: Any, brains: Any, empty: Set, empties: int, depth: int, players: int, control: Any
) -> None:
    """Search `stack[depth]` and leave the shares by seat in turn in `shares[depth]`."""
    count(control)
    balls = stack[depth]
    if empties == 0 or depth == 0:
        judge(brains, balls, empty, empties, players, shares[depth])
        return
    others = balls[1] | balls[2] | balls[3]
    moves = ends(runs(balls[0], others)) & empty
    captures = moves != NONE
    if not captures:
        moves = around(balls[0] | others) & empty
    best = -1.0
    while moves != NONE and control[STOP] == 0:
        hollow, ball = trailing_zeros(moves), lowest(moves)
        moves ^= ball
        taken = capture(hollow, balls[0], others) if captures else NONE
        moved(balls, stack[depth - 1], ball, taken, players)
        look(stack, shares, brains, empty ^ ball, empties - 1, depth - 1, players, control)
        found = shares[depth - 1]
        if found[players - 1] > best:
            best = found[players - 1]
            for seat in range(players):
                shares[depth, seat] = found[(seat - 1) % players]
