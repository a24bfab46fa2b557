"""Solves the last moves of three or four players, each seat for itself (maxⁿ), by shares of the win.

A seat prefers the larger share of the win, then the larger lead over the best of the others, then the first move of the
rules. A move is cut as soon as the answering seat secures more than the mover can accept.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.compute.kernels import apart, compiled, inline
from parlour.games.rolit.engine.captures import capture
from parlour.games.rolit.engine.cells import trailing_zeros
from parlour.games.rolit.engine.crowd import moved
from parlour.games.rolit.kernel import NONE, Set, around, ends, how_many, lowest, runs

Z: Any = np.int64
DEEPEST: Final = 17
LEADS: Final = 4
"""The places of a row of `worth`: shares of the win in turn from the seat to move, then leads."""
NOTHING: Final = -1.0
"""Below every share, so that any move is better."""


@inline
def end(balls: Any, players: int, row: Any) -> None:
    most, winners, second = 0, 0, 0
    for seat in range(players):
        own = Z(how_many(balls[seat]))
        if own > most:
            most, winners, second = own, 1, most
        elif own == most:
            winners, second = winners + 1, most
        else:
            second = max(second, own)
    for seat in range(players):
        own = Z(how_many(balls[seat]))
        row[seat] = 1.0 / winners if own == most else 0.0
        row[LEADS + seat] = float(own - (second if own == most else most))


@compiled("int64(uint64[:,::1], float64[:,::1], uint64, int64, int64, float64, float64)", apart)
def play_out(stack: Any, worth: Any, empty: Set, empties: int, players: int, share: float, lead: float) -> Any:
    """Writes each seat's result into `worth[empties]`, in turn from the seat to move; returns the positions visited.

    The seat that moved last already has a move with this `share` and `lead`.
    """
    balls, row = stack[empties], worth[empties]
    if empties == 0:
        end(balls, players, row)
        return 1
    others = balls[1] | balls[2] | balls[3]
    moves = ends(runs(balls[0], others)) & empty
    captures = moves != NONE
    if not captures:
        moves = around(balls[0] | others) & empty
    row[0], row[LEADS], seen = NOTHING, 0.0, 1
    while moves != NONE:
        hollow, ball = trailing_zeros(moves), lowest(moves)
        moves ^= ball
        taken = capture(hollow, balls[0], others) if captures else NONE
        moved(balls, stack[empties - 1], ball, taken, players)
        seen += play_out(stack, worth, empty ^ ball, empties - 1, players, row[0], row[LEADS])
        found, last = worth[empties - 1], players - 1
        if found[last] > row[0] or (found[last] == row[0] and found[LEADS + last] > row[LEADS]):
            for seat in range(players):
                row[seat] = found[(seat - 1) % players]
                row[LEADS + seat] = found[LEADS + (seat - 1) % players]
            if row[0] > 0.0:
                left, behind = 1.0 - row[0], 0.0 - row[LEADS]
                if left < share or (left == share and behind <= lead):
                    break
    return seen
