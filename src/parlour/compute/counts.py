"""Counters summed over many games, the same on a processor and on a GPU, with or without the compiler.

Two arrays take it: `sums`, and `mosts`, the greatest numbers met (of what is to be least, the negative). Whole numbers
throughout, so that the order of the games does not matter. The checksum changes when one result of one game does.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import uint64

from parlour.compute.kernels import S32, inline, jit, mix

LENGTH, CHECKSUM, SEATS = range(3)
"""Places of `sums`; from `SEATS` on those of the seats."""
LOW, HIGH, WON = range(3)
"""Places of a seat: its scores' low 32 bits and the rest of them; from `WON` on its wins alone, by two, …"""

LONGEST, SHORTEST, EXTREMES = range(3)
"""Places of `mosts`; from `EXTREMES` on, for each seat, its highest and its lowest score."""

M32 = 0xFFFFFFFF
NOTHING_YET = -(2**62)


def rooms(players: int) -> tuple[int, int]:
    """How many places `sums` and `mosts` have."""
    return SEATS + players * (WON + players), EXTREMES + 2 * players


@inline
def note(sums: Any, mosts: Any, number: Any, length: Any, scores: Any, winners: Any) -> None:
    """Counts game `number`; `winners` has a bit for each seat."""
    players, parts = len(scores), 0
    for seat in range(players):
        parts += winners >> seat & 1
    sums[LENGTH] += length
    mosts[LONGEST], mosts[SHORTEST] = max(mosts[LONGEST], length), max(mosts[SHORTEST], -length)
    check = mix(mix(uint64(number)) ^ uint64(length))
    for seat in range(players):
        score, won, place = scores[seat], winners >> seat & 1, SEATS + seat * (WON + players)
        check = mix(check ^ (uint64(score & M32) | uint64(won) << S32))
        sums[place + LOW] += score & M32
        sums[place + HIGH] += score >> 32
        if won:
            sums[place + WON + parts - 1] += 1
        here = EXTREMES + 2 * seat
        mosts[here], mosts[here + 1] = max(mosts[here], score), max(mosts[here + 1], -score)
    sums[CHECKSUM] += np.int64(check >> S32)


def count(scores: Any, lengths: Any, winners: Any, first: int = 0) -> tuple[Any, Any]:
    """The sums and the greatest numbers of games `first`, `first + 1`, … of a seed."""
    sums, mosts = (np.zeros(room, np.int64) for room in rooms(scores.shape[1]))
    mosts[:] = NOTHING_YET
    with np.errstate(over="ignore"):
        count_all(scores, lengths, winners, first, sums, mosts)
    return sums, mosts


def together(parts: Any) -> tuple[Any, Any]:
    """The counters of several parts, added up."""
    sums, mosts = zip(*parts, strict=True)
    return np.sum(sums, axis=0), np.max(mosts, axis=0)


@jit
def count_all(scores: Any, lengths: Any, winners: Any, first: int, sums: Any, mosts: Any) -> None:
    for i in range(len(lengths)):
        won = 0
        for seat in range(scores.shape[1]):
            won |= int(winners[i, seat]) << seat
        note(sums, mosts, first + i, lengths[i], scores[i], won)
