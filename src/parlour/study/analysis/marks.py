"""The scale of marks for moves, by the share of the stake that a move lost."""

from __future__ import annotations

from typing import Final

ONLY, BEST = "only", "best"
SCALE: Final = ((0.01, "good"), (0.05, "slip"), (0.15, "mistake"))
WORST: Final = "blunder"
MARKS: Final = (ONLY, BEST, *(name for _, name in SCALE), WORST)
"""`only`: there was no choice. `best`: no move is better. Then less than 1%, 5% and 15% of a win, and more."""


def mark(moves: int, loss: float, largest: float) -> str:
    if moves == 1:
        return ONLY
    if loss < 0:
        return BEST
    return next((name for limit, name in SCALE if loss < limit * largest), WORST)
