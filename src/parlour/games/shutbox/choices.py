"""What may be played next: how many moves a seat has, and the nth of them, without a list to hold them."""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import inline
from parlour.games.shutbox.encoding import SETS_FROM, Tables
from parlour.games.shutbox.kernel import demanded
from parlour.games.shutbox.layout import PHASE, ROLL, ROW, SEAT, SHUTTING, THROWING
from parlour.games.shutbox.row import fewest_dice, most_dice


@inline
def ways(p: Any, t: Tables) -> int:
    """How many moves the seat has that is to move."""
    row = p[ROW + p[SEAT]]
    if p[PHASE] == SHUTTING:
        must, roll, count = demanded(p, t), p[ROLL], 0
        for i in range(t[SETS_FROM + roll], t[SETS_FROM + roll + 1]):
            count += t[i] & ~row == 0 and t[i] & must == must
        return count
    return most_dice(row, t) - fewest_dice(row, t) + 1 if p[PHASE] == THROWING else 2


@inline
def nth(p: Any, t: Tables, n: int) -> int:
    """The nth move, from 0, in the order of `kernel.options`."""
    row = p[ROW + p[SEAT]]
    if p[PHASE] == SHUTTING:
        must, i = demanded(p, t), t[SETS_FROM + p[ROLL]]
        while True:
            if t[i] & ~row == 0 and t[i] & must == must:
                if n == 0:
                    return int(t[i])
                n -= 1
            i += 1
    return fewest_dice(row, t) + n if p[PHASE] == THROWING else n
