"""Reads a grid for simulations with tables and masks instead of loops (see `packed` for the loops)."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import uint64

from parlour.compute.kernels import inline
from parlour.games.tuki import layout as at
from parlour.games.tuki.cards import PARROT
from parlour.games.tuki.packed import opening_sum, score_of

U = np.uint64
signed: Any = np.int64
"""A signed number, as the kernel has them."""
NONE, ONE, TWO, S3, FOUR, EIGHT, S16, S24, S28 = U(0), U(1), U(2), U(3), U(4), U(8), U(16), U(24), U(28)
LAST, BYTE = U(15), U(0xFF)
ONES, HIGHS, PARROTS, ACROSS = U(0x11111111), U(0x88888888), U(0xDDDDDDDD), U(0x0F0F0F0F)
A_PARROT = U(PARROT)

ALL = range(256)


def nth_of(some: int, n: int) -> int:
    """The place of the nth bit of a number of eight bits; 0 where it has fewer."""
    places = [place for place in range(8) if some >> place & 1]
    return places[n] if n < len(places) else 0


def alone(column: int) -> int:
    """A grid that has this column and nothing else."""
    return column | sum(at.ABSENT << 4 * slot for slot in range(2, 8))


def pair_in(column: int) -> int:
    """TK-11, TK-13: a pool of the number that occurs twice in a column, if any."""
    above, below = column & 15, column >> 4
    number = below if above == PARROT else above
    return 1 << 4 * number if number < PARROT and below in (number, PARROT) else 0


COUNT = np.array([some.bit_count() for some in ALL], np.uint8)
"""The number of bits set in each byte."""
NTH = np.array([nth_of(some, n) for some in ALL for n in range(8)], np.uint8)
"""The place of the nth of them, 8 entries for each byte."""
WORTH, OPENED, PAIR = (
    np.array([score_of(alone(column)) for column in ALL], np.int64),
    np.array([opening_sum(alone(column)) for column in ALL], np.int64),
    np.array([pair_in(column) for column in ALL], np.uint64),
)
"""By the two cards of a column: what it counts, what it counts when the first cards are opened, and its pair."""
TWICE = U(0x66666666666666)
"""In a pool: the bits of the kinds of which there are two and more."""


@inline
def hidden_slots(grid: Any) -> Any:
    """The slots of a grid that are face down, a bit for each."""
    bits = grid & (grid >> ONE) & (grid >> TWO) & (grid >> S3) & ONES
    bits = (bits | bits >> S3) & U(0x03030303)
    bits = (bits | bits >> U(6)) & U(0x000F000F)
    return (bits | bits >> U(12)) & BYTE


@inline
def nothing_in(some: Any) -> Any:
    """The lowest bit of every half-byte that is zero."""
    return ~(some | some >> ONE | some >> TWO | some >> S3) & ONES


@inline
def flying(grid: Any, taken: Any) -> Any:
    """TK-14: how many bits `packed.free_parrots` has."""
    across = (grid >> FOUR & ACROSS) | (grid & ACROSS) << FOUR
    free = nothing_in(grid ^ PARROTS) & nothing_in(across ^ (taken & LAST) * ONES)
    return free * ONES >> S28 & (uint64(taken == A_PARROT) - ONE) & LAST


@inline
def columns(grid: Any) -> tuple[Any, Any, Any, Any]:
    return grid & BYTE, grid >> EIGHT & BYTE, grid >> S16 & BYTE, grid >> S24


@inline
def opened(grid: Any) -> Any:
    """TK-03: as `packed.opening_sum`."""
    a, b, c, d = columns(grid)
    return OPENED[a] + OPENED[b] + OPENED[c] + OPENED[d]


@inline
def score(grid: Any) -> Any:
    """Like `packed.score_of`, which is asked where a number makes two pairs and more (TK-11)."""
    a, b, c, d = columns(grid)
    if (PAIR[a] + PAIR[b] + PAIR[c] + PAIR[d]) & TWICE != NONE:
        return signed(score_of(signed(grid)))
    return WORTH[a] + WORTH[b] + WORTH[c] + WORTH[d]
