"""The last moves among three or four, to the end, each seat for itself (maxⁿ): what share of the win each gets.

A seat prefers what `crowd` prefers: the win, and a little by balls. What is told is the win alone.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import compiled
from parlour.games.rolit.engine.captures import capture
from parlour.games.rolit.engine.cells import trailing_zeros
from parlour.games.rolit.engine.crowd import BALLS, finish, moved
from parlour.games.rolit.kernel import NONE, Set, around, ends, how_many, lowest, runs

Z: Any = np.int64
DEEPEST: Final = 17


@compiled("void(uint64[:,::1], float64[:,::1], uint64, int64, int64)")
def play_out(stack: Any, worth: Any, empty: Set, empties: int, players: int) -> None:
    """Leaves by seat in turn, from the one to move, what it prefers in `worth[empties]`, and its share after that."""
    balls = stack[empties]
    if empties == 0:
        finish(balls, players, worth[0])
        total = NONE
        for seat in range(players):
            total += how_many(balls[seat])
        for seat in range(players):
            worth[0, 4 + seat] = (worth[0, seat] - BALLS * how_many(balls[seat]) / total) / (1.0 - BALLS)
        return
    others = balls[1] | balls[2] | balls[3]
    moves = ends(runs(balls[0], others)) & empty
    captures = moves != NONE
    if not captures:
        moves = around(balls[0] | others) & empty
    best = -1.0
    while moves != NONE:
        hollow, ball = trailing_zeros(moves), lowest(moves)
        moves ^= ball
        taken = capture(hollow, balls[0], others) if captures else NONE
        moved(balls, stack[empties - 1], ball, taken, players)
        play_out(stack, worth, empty ^ ball, empties - 1, players)
        found = worth[empties - 1]
        if found[players - 1] > best:
            best = found[players - 1]
            for seat in range(players):
                worth[empties, seat] = found[(seat - 1) % players]
                worth[empties, 4 + seat] = found[4 + (seat - 1) % players]
