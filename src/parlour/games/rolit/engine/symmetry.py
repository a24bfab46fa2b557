"""The eight ways to turn and mirror the board, on sets of hollows; a small board lies in the top left of the grid."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import inline, jit
from parlour.games.rolit.kernel import Set

U = np.uint64
S1, S2, S4, S7, S8, S14, S16, S28, S32 = U(1), U(2), U(4), U(7), U(8), U(14), U(16), U(28), U(32)
BYTES, PAIRS = U(0x00FF00FF00FF00FF), U(0x0000FFFF0000FFFF)
BITS1, BITS2, BITS4 = U(0x5555555555555555), U(0x3333333333333333), U(0x0F0F0F0F0F0F0F0F)
SWAP4, SWAP2, SWAP1 = U(0x0F0F0F0F00000000), U(0x3333000033330000), U(0x5500550055005500)


@inline
def upside_down(some: Set, size: Any) -> Set:
    some = ((some >> S8) & BYTES) | ((some & BYTES) << S8)
    some = ((some >> S16) & PAIRS) | ((some & PAIRS) << S16)
    return ((some >> S32) | (some << S32)) >> U(8 * (8 - size))


@inline
def left_right(some: Set, size: Any) -> Set:
    some = ((some >> S1) & BITS1) | ((some & BITS1) << S1)
    some = ((some >> S2) & BITS2) | ((some & BITS2) << S2)
    return (((some >> S4) & BITS4) | ((some & BITS4) << S4)) >> U(8 - size)


@inline
def transposed(some: Set) -> Set:
    """Rows become columns: a8 and h1 change places."""
    swap = SWAP4 & (some ^ (some << S28))
    some ^= swap ^ (swap >> S28)
    swap = SWAP2 & (some ^ (some << S14))
    some ^= swap ^ (swap >> S14)
    swap = SWAP1 & (some ^ (some << S7))
    return some ^ swap ^ (swap >> S7)


@jit
def turned(some: Set, way: int, size: int) -> Set:
    """The set as seen in one of eight ways; way 0 leaves it alone."""
    if way & 1:
        some = transposed(some)
    if way & 2:
        some = upside_down(some, size)
    if way & 4:
        some = left_right(some, size)
    return some


@jit
def turned_back(some: Set, way: int, size: int) -> Set:
    """Undoes `turned`."""
    if way & 4:
        some = left_right(some, size)
    if way & 2:
        some = upside_down(some, size)
    if way & 1:
        some = transposed(some)
    return some


@jit
def standard_way(first: Set, second: Set, size: int) -> int:
    """The orientation in which a pair of sets is least: all orientations of a position share the same least pair."""
    best, low, low2 = 0, first, second
    for way in range(1, 8):
        one, two = turned(first, way, size), turned(second, way, size)
        if one < low or (one == low and two < low2):
            best, low, low2 = way, one, two
    return best
