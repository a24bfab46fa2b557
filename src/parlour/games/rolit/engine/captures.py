"""The captures of one new ball, hollow by hollow: the fast twin of `kernel.captured`, for the inside of a search.

The kernel finds the captures of any set of balls by growing lines; here the hollow is known, so each of its eight
lines is a constant mask and a capture is one addition with carry (towards higher bits) or one count of leading zeros
(towards lower bits). That is about half the work, and a search spends most of its time here. The tests compare the two
on every hollow of random boards.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import inline
from parlour.games.rolit.board import WIDTH
from parlour.games.rolit.engine.cells import leading_zeros
from parlour.games.rolit.kernel import NONE, ONE, Set

U = np.uint64
TOP = U(1 << 63)
STEPS = ((0, 1), (1, -1), (1, 0), (1, 1))
"""The four directions towards higher bits: east, south-west, south, south-east."""


def _line(hollow: int, down: int, right: int) -> int:
    row, column = divmod(hollow, WIDTH)
    line = 0
    while 0 <= row + down < WIDTH and 0 <= column + right < WIDTH:
        row, column = row + down, column + right
        line |= 1 << row * WIDTH + column
    return line


RISING = np.array([[_line(hollow, down, right) for down, right in STEPS] for hollow in range(64)], np.uint64)
FALLING = np.array([[_line(hollow, -down, -right) for down, right in STEPS] for hollow in range(64)], np.uint64)
BESIDE = np.array(
    [
        sum(1 << near for near in range(64) if near != h and max(abs(near // 8 - h // 8), abs(near % 8 - h % 8)) == 1)
        for h in range(64)
    ],
    np.uint64,
)
"""The neighbours of each hollow."""


@inline
def rising(line: Set, own: Set, others: Set) -> Set:
    """Captures on a line towards higher bits: adding one runs through the others to the ball that ends the run."""
    end = ((others | ~line) + ONE) & line & own
    return (end - (ONE if end != NONE else NONE)) & line


@inline
def falling(line: Set, own: Set, others: Set) -> Set:
    """Captures on a line towards lower bits: the highest ball that is not another's ends the run."""
    end = (TOP >> leading_zeros((line & ~others) | ONE)) & own & line
    return line & (NONE - (end + end))


@inline
def capture(hollow: Any, own: Set, others: Set) -> Set:
    """RO-05: what a new ball in this hollow captures."""
    up, down = RISING[hollow], FALLING[hollow]
    return (
        rising(up[0], own, others)
        | rising(up[1], own, others)
        | rising(up[2], own, others)
        | rising(up[3], own, others)
        | falling(down[0], own, others)
        | falling(down[1], own, others)
        | falling(down[2], own, others)
        | falling(down[3], own, others)
    )
