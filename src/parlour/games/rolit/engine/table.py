"""The transposition table: proved bounds of positions, under their full keys.

A position is two words, own or neutral and other's or neutral, so that all four kinds of hollow are told apart. A
bucket is one cache line with two entries of three words: both keys, and packed into the third a lower and an upper
bound of the value, the best move, and the number of empty hollows.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import inline
from parlour.games.rolit.engine.cells import peek, poke
from parlour.games.rolit.engine.desk import MASK, SCHEME, TABLE
from parlour.games.rolit.kernel import NONE, Set

U = np.uint64
Z: Any = np.int64
ODD1, ODD2 = U(0x9E3779B97F4A7C15), U(0xD6E8FEB86659FD93)
S8, S16, S24, S29, S32 = U(8), U(16), U(24), U(29), U(32)
BYTE = U(255)
FIRM = 128
"""Added to a bound, so that it fits a byte."""
NO_MOVE = 64


@inline
def bucket(desk: Any, one: Set, two: Set) -> Any:
    """The number of the first cell of the bucket for a key."""
    mixed = (one * ODD1) ^ (two * ODD2)
    mixed = (mixed ^ (mixed >> S32)) * ODD1
    return Z((mixed ^ (mixed >> S29)) & peek(desk, MASK)) * 8


@inline
def pack(low: Any, high: Any, move: Any, depth: Any) -> Set:
    return U(low + FIRM) | (U(high + FIRM) << S8) | (U(move) << S16) | (U(depth) << S24)


@inline
def low_of(entry: Set) -> Any:
    return Z(entry & BYTE) - FIRM


@inline
def high_of(entry: Set) -> Any:
    return Z((entry >> S8) & BYTE) - FIRM


@inline
def move_of(entry: Set) -> Any:
    return Z((entry >> S16) & BYTE)


@inline
def depth_of(entry: Set) -> Any:
    return Z((entry >> S24) & BYTE)


@inline
def look_up(desk: Any, one: Set, two: Set) -> Set:
    """The entry of a key, or nothing."""
    table, at = peek(desk, TABLE), bucket(desk, one, two)
    if peek(table, at) == one and peek(table, at + 1) == two:
        return peek(table, at + 2)
    if peek(table, at + 3) == one and peek(table, at + 4) == two:
        return peek(table, at + 5)
    return NONE


@inline
def keep(desk: Any, one: Set, two: Set, entry: Set) -> None:
    """Store an entry. The first place of a bucket holds the one with more empty hollows, the second the newest.

    Under the other scheme a bucket holds the two newest.
    """
    table, at = peek(desk, TABLE), bucket(desk, one, two)
    if peek(table, at) != one or peek(table, at + 1) != two:
        if peek(desk, SCHEME) != NONE:
            for cell in range(3):
                poke(table, at + 3 + cell, peek(table, at + cell))
        elif depth_of(peek(table, at + 2)) > depth_of(entry):
            at += 3
    poke(table, at, one)
    poke(table, at + 1, two)
    poke(table, at + 2, entry)
