"""The sets that a roll may shut on a full row, as cached tables for each set of options.

A set of numbers is an integer: bit n−1 is the number n. A roll is its faces, lowest first.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod

Roll = tuple[int, ...]


def dice_counts(dice: int, fewer_dice: str) -> tuple[int, ...]:
    """The numbers of dice that may ever be thrown at once (SB-07, SB-33)."""
    if fewer_dice == "never":
        return (dice,)
    return (1, dice) if fewer_dice == "forced" and dice > 1 else tuple(range(1, dice + 1))


@lru_cache
def rolls(count: int) -> tuple[Roll, ...]:
    """Every roll of `count` dice that looks different."""
    return tuple(combinations_with_replacement(range(1, 7), count))


def likelihood(roll: Roll) -> Fraction:
    """The probability of a roll: the orders in which its dice can fall, of all that there are."""
    orders = factorial(len(roll)) // prod(factorial(times) for times in Counter(roll).values())
    return Fraction(orders, 6 ** len(roll))


@lru_cache
def sums(tiles: int, total: int) -> tuple[int, ...]:
    """SB-02, SB-03: every set of different numbers from 1 to `tiles` that adds up to `total`."""
    if total == 0:
        return (0,)
    if tiles == 0 or total < 0:
        return ()
    return sums(tiles - 1, total) + tuple(s | 1 << (tiles - 1) for s in sums(tiles - 1, total - tiles))


def exact(tiles: int, roll: Roll) -> tuple[int, ...]:
    """SB-30: the one number that is the total, or exactly the numbers on the dice, if they all differ."""
    choices = [{sum(roll)}] if len(roll) == 1 or len(set(roll)) < len(roll) else [{sum(roll)}, set(roll)]
    return tuple(sum(1 << (n - 1) for n in numbers) for numbers in choices if max(numbers) <= tiles)


@lru_cache
def shuttable(tiles: int, dice: int, fewer_dice: str, combine: str, bust: int) -> dict[Roll, tuple[int, ...]]:
    """For every roll, the sets it may shut on a full row; a total of `bust` shuts nothing (SB-27)."""
    return {
        roll: ()
        if sum(roll) == bust
        else tuple(sorted(sums(tiles, sum(roll)) if combine == "sum" else exact(tiles, roll), key=_fewest_first))
        for count in dice_counts(dice, fewer_dice)
        for roll in rolls(count)
    }


def _fewest_first(mask: int) -> tuple[int, int]:
    return mask.bit_count(), mask


@lru_cache(maxsize=1 << 16)
def numbers_of(mask: int) -> tuple[int, ...]:
    return tuple(n + 1 for n in range(mask.bit_length()) if mask >> n & 1)


def mask_of(numbers: tuple[int, ...]) -> int:
    return sum(1 << (n - 1) for n in numbers)
