"""Finds balls that can never turn again, and the bound they put on the value.

A ball turns only inside a line between two balls of the one who captures it. So a ball of one colour is safe on a line
that is full, and at the end of a line, and beside a safe ball of its own colour on that line; safe on all four lines,
it is stable. That holds with neutral balls too: a neighbour counts only if it is of the same colour and stable itself,
and a full line stays as it is. A neutral ball is stable only where all its four lines are full.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import compiled
from parlour.games.rolit.board import WIDTH
from parlour.games.rolit.engine.captures import FALLING, RISING
from parlour.games.rolit.kernel import NONE, Set, how_many

U = np.uint64
Z: Any = np.int64
S1, S7, S8, S9 = U(1), U(7), U(8), U(9)
NOT_FIRST, NOT_LAST = U(0xFEFEFEFEFEFEFEFE), U(0x7F7F7F7F7F7F7F7F)


def _lines(board: int) -> list[tuple[int, int]]:
    """Every line of a board, as direction and set."""
    found: set[tuple[int, int]] = set()
    for hollow in range(64):
        for axis in range(4):
            line = (int(RISING[hollow, axis]) | int(FALLING[hollow, axis]) | 1 << hollow) & board
            found.add((axis, line))
    return sorted(found)


def _square(size: int) -> int:
    return sum(1 << row * WIDTH + column for row in range(size) for column in range(size))


MOST = 46
AXIS, LINE = np.zeros((9, MOST), np.int64), np.zeros((9, MOST), np.uint64)
for _size in (4, 6, 8):
    for _number, (_axis, _set) in enumerate((a, s) for a, s in _lines(_square(_size)) if s):
        AXIS[_size, _number], LINE[_size, _number] = _axis, _set
BORDER = np.zeros((9, 4), np.uint64)
"""By side of the board and direction, the hollows where a line ends."""
for _size in (4, 6, 8):
    for _axis, (_down, _right) in enumerate(((0, 1), (1, -1), (1, 0), (1, 1))):
        _edges = 0
        for _row in range(_size):
            for _column in range(_size):
                if (_down and _row in (0, _size - 1)) or (_right and _column in (0, _size - 1)):
                    _edges |= 1 << _row * WIDTH + _column
        BORDER[_size, _axis] = _edges


@compiled("int64(uint64, uint64, uint64, int64)")
def most_for(own: Set, other: Set, neutral: Set, size: int) -> Any:
    """An upper bound of the value for `own`: all hollows, less stable neutral and twice the other's stable balls."""
    occupied = own | other | neutral
    a, b, c, d = BORDER[size, 0], BORDER[size, 1], BORDER[size, 2], BORDER[size, 3]
    fa = fb = fc = fd = NONE
    for number in range(MOST):
        line = LINE[size, number]
        if line != NONE and occupied & line == line:
            axis = AXIS[size, number]
            if axis == 0:
                fa |= line
            elif axis == 1:
                fb |= line
            elif axis == 2:
                fc |= line
            else:
                fd |= line
    a, b, c, d = a | fa, b | fb, c | fc, d | fd
    stable, before = other & a & b & c & d, NONE
    while stable != before:
        before = stable
        right, left = stable & NOT_LAST, stable & NOT_FIRST
        stable |= (
            other
            & (a | (right << S1) | (left >> S1))
            & (b | (left << S7) | (right >> S7))
            & (c | (stable << S8) | (stable >> S8))
            & (d | (right << S9) | (left >> S9))
        )
    still = neutral & fa & fb & fc & fd
    return size * size - 2 * Z(how_many(stable)) - Z(how_many(still))
