"""The rules of a move on whole arrays of boards, with NumPy or, on a GPU, CuPy: for learning from many games at once.

The kernel does the same for one board; Numba's functions take no arrays of another library, so the few lines on runs
and brackets stand here a second time, and the tests compare the two. `xp` is the module the arrays belong to.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = Any

U = np.uint64
INSIDE = U(0x7E7E7E7E7E7E7E7E)
NOT_FIRST, NOT_LAST = U(0xFEFEFEFEFEFEFEFE), U(0x7F7F7F7F7F7F7F7F)
SHIFTS = ((U(1), True), (U(7), True), (U(8), False), (U(9), True))
"""How far a step goes, and whether its lines must not pass the first and last column."""
ONES = U(0x0101010101010101)
M1, M2, M4 = U(0x5555555555555555), U(0x3333333333333333), U(0x0F0F0F0F0F0F0F0F)


def run(start: Array, others: Array, step: Any, up: bool) -> Array:
    """The unbroken lines of other balls that begin next to `start` (RO-04)."""
    found = others & (start << step if up else start >> step)
    for _ in range(5):
        found |= others & (found << step if up else found >> step)
    return found


def capturing(own: Array, others: Array, empty: Array) -> Array:
    """RO-04: the hollows where a ball captures something."""
    ends = own ^ own
    for step, sideways in SHIFTS:
        among = others & INSIDE if sideways else others
        ends |= run(own, among, step, True) << step
        ends |= run(own, among, step, False) >> step
    return ends & empty


def captured(own: Array, others: Array, ball: Array) -> Array:
    """RO-05: what a new ball captures, in all directions at once."""
    taken = own ^ own
    for step, sideways in SHIFTS:
        among = others & INSIDE if sideways else others
        taken |= run(own, among, step, True) & run(ball, among, step, False)
        taken |= run(own, among, step, False) & run(ball, among, step, True)
    return taken


def around(balls: Array) -> Array:
    """RO-06: the eight neighbours of some balls, and the balls themselves."""
    row = balls | ((balls & NOT_LAST) << U(1)) | ((balls & NOT_FIRST) >> U(1))
    return row | (row << U(8)) | (row >> U(8))


def how_many(some: Array) -> Array:
    some = some - ((some >> U(1)) & M1)
    some = (some & M2) + ((some >> U(2)) & M2)
    return ((((some + (some >> U(4))) & M4) * ONES) >> U(56)).astype(np.int64)


class Rules:
    """The rules with the arrays of one module; on a GPU each becomes one kernel."""

    def __init__(self, xp: Any) -> None:
        def fused(function: Any) -> Any:
            return function if xp is np else xp.fuse()(function)

        self.xp = xp
        self.captured, self.capturing, self.around = fused(captured), fused(capturing), fused(around)

    def open_to(self, own: Array, others: Array, empty: Array) -> Array:
        """RO-07, RO-08: where a ball may go: where it captures, or if that is nowhere, next to any ball."""
        captures = self.capturing(own, others, empty)
        return self.xp.where(captures != 0, captures, self.around(own | others) & empty)
