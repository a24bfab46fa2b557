"""Draws random numbers in 64 games at once: each binary digit is a number with a bit for each game.

Seven digits, the lowest first, encode the numbers up to 64; draws need six, since at most 60 hollows are ever open.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from parlour.compute.kernels import inline, mix, stream
from parlour.games.rolit.fast.slices import BALL, ONE_ON, OPEN, ROW, WORDS, ZERO

U = np.uint64
Digits: TypeAlias = tuple[Any, Any, Any, Any, Any, Any, Any]

DRAWS = 32
"""Random bits of each draw: no choice is off its share by more than 60 parts in 2**32."""

S17, S23, S26 = U(17), U(23), U(26)
SECOND = U(0xD1B54A32D192ED03)


@inline
def seed_lots(rng: Any, seed: Any, first_slice: Any) -> None:
    """A stream of random numbers (xorshift128+) for each slice of 64 games, by its number."""
    for word in range(WORDS):
        rng[2 * word], rng[2 * word + 1] = seeds(seed, first_slice + word)


@inline
def seeds(seed: Any, number: Any) -> tuple[Any, Any]:
    """The start of the stream of slice `number`."""
    start = stream(seed, number)
    return start, mix(start ^ SECOND) | U(1)


@inline
def next_in_stream(older: Any, newer: Any) -> tuple[Any, Any]:
    """A step of the stream; the random number is the sum of both."""
    mixed = older ^ (older << S23)
    return newer, mixed ^ newer ^ (mixed >> S17) ^ (newer >> S26)


@inline
def count(m: Any, plane: Any, size: Any, word: Any) -> Digits:
    """The number of hollows of a plane that are set, game by game: adds two at a time, with carry."""
    c0, c1, c2, c3, c4, c5, c6 = ZERO, ZERO, ZERO, ZERO, ZERO, ZERO, ZERO
    for row in range(1, size + 1):
        for column in range(1, size + 1, 2):
            i = plane + U(row * ROW + column * WORDS + word)
            one, other = m[i], m[i + ONE_ON]
            c0 ^= one ^ other
            carry = (one & other) | ((one ^ other) & ~c0)
            c1 ^= carry
            carry &= ~c1
            c2 ^= carry
            carry &= ~c2
            c3 ^= carry
            carry &= ~c3
            c4 ^= carry
            carry &= ~c4
            c5 ^= carry
            c6 ^= carry & ~c5
    return c0, c1, c2, c3, c4, c5, c6


@inline
def below(c: Digits, rng: Any, word: Any) -> Digits:
    """In each game a random number from 0 to one less than its count `c`: a random fraction of it, rounded down.

    The fraction is drawn digit by digit from its last: where it is 1, add the count; then halve.
    """
    c0, c1, c2, c3, c4, c5, _ = c
    r0, r1, r2, r3, r4, r5 = ZERO, ZERO, ZERO, ZERO, ZERO, ZERO
    older, newer = rng[2 * word], rng[2 * word + 1]
    for _ in range(DRAWS):
        older, newer = next_in_stream(older, newer)
        drawn = older + newer
        carry = r0 & c0 & drawn
        add = c1 & drawn
        r0, carry = add ^ r1 ^ carry, (add & r1) | ((add ^ r1) & carry)
        add = c2 & drawn
        r1, carry = add ^ r2 ^ carry, (add & r2) | ((add ^ r2) & carry)
        add = c3 & drawn
        r2, carry = add ^ r3 ^ carry, (add & r3) | ((add ^ r3) & carry)
        add = c4 & drawn
        r3, carry = add ^ r4 ^ carry, (add & r4) | ((add ^ r4) & carry)
        add = c5 & drawn
        r4, r5 = add ^ r5 ^ carry, (add & r5) | ((add ^ r5) & carry)
    rng[2 * word], rng[2 * word + 1] = older, newer
    return r0, r1, r2, r3, r4, r5, ZERO


@inline
def place_balls(m: Any, size: Any, word: Any, r: Digits) -> None:
    """Put the new ball into open hollow number `r` of each game: count down, and place it where zero is reached.

    After that the number wraps round to 63 and does not come back to zero: that many hollows are never left.
    """
    r0, r1, r2, r3, r4, r5, _ = r
    for row in range(1, size + 1):
        for column in range(1, size + 1):
            i = U(row * ROW + column * WORDS + word)
            borrow = m[OPEN + i]
            m[BALL + i] = borrow & ~(r0 | r1 | r2 | r3 | r4 | r5)
            r0 ^= borrow
            borrow &= r0
            r1 ^= borrow
            borrow &= r1
            r2 ^= borrow
            borrow &= r2
            r3 ^= borrow
            borrow &= r3
            r4 ^= borrow
            r5 ^= borrow & r4
