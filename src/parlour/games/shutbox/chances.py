"""Chances on one row: which totals it can use, and turns by simple strategies, played or worked out exactly.

A strategy picks one of the sets that a roll may shut. All but `BEST` throw the fewest dice that the rules allow; `BEST`
is told what each row is worth and how many dice to throw at it (`solver`, or the module's `values`).
"""

from __future__ import annotations

from typing import Any, Final

from parlour.compute.kernels import below, inline, jit, stream
from parlour.games.shutbox.encoding import ORDERED_FROM, SCORE, SETS_FROM, START_ROW, Tables
from parlour.games.shutbox.row import fewest_dice, fits, row_score, throws_of

LARGEST, FEWEST, SMALLEST, ANY, BEST = range(5)
"""The largest number first; the fewest flaps; the smallest numbers first; any set, each equally likely; best play."""
TOTALS: Final = 25
"""Four dice show at most 24."""


@inline
def total_of(throw: int, count: int) -> int:
    """The total of a throw by its number: the tables list throws with the last die changing first."""
    total = count
    for _ in range(count):
        total += throw % 6
        throw //= 6
    return total


@inline
def roll_of(t: Tables, count: int, throw: int) -> int:
    """The number of the roll that a throw looks like."""
    return int(t[t[ORDERED_FROM + count] + throw])


@inline
def fit_count(t: Tables, row: int, roll: int) -> int:
    """How many sets a roll may shut on a row."""
    count = 0
    for i in range(t[SETS_FROM + roll], t[SETS_FROM + roll + 1]):
        count += fits(t, i, row, 0)
    return count


@jit
def totals(t: Tables, row: int, count: int, ways: Any) -> None:
    """By total the throws of some dice that show it, and from `TOTALS` on those of them that a row can use."""
    for throw in range(throws_of(count)):
        total = total_of(throw, count)
        ways[total] += 1
        if fit_count(t, row, roll_of(t, count, throw)) > 0:
            ways[TOTALS + total] += 1


@inline
def liking(strategy: int, mask: int, after: int, worth: Any) -> float:
    """How much a strategy likes to shut this set."""
    if strategy == BEST:
        return float(worth[after])
    if strategy == LARGEST:
        return float(mask)
    count, smallest = 0, 0
    for n in range(20):
        if mask >> n & 1:
            count, smallest = count + 1, smallest if count else n
    return float(mask - (count << 20)) if strategy == FEWEST else float((count << 10) - smallest)


@inline
def picked(t: Tables, row: int, roll: int, strategy: int, worth: Any) -> int:
    """The row after the set that a strategy likes best; the row itself where none fits."""
    found, most = row, 0.0
    for i in range(t[SETS_FROM + roll], t[SETS_FROM + roll + 1]):
        if fits(t, i, row, 0):
            after = row & ~int(t[i])
            likes = liking(strategy, int(t[i]), after, worth)
            if found == row or likes > most:
                found, most = after, likes
    return found


@inline
def any_of(t: Tables, row: int, roll: int, n: int) -> int:
    """The row after the nth set that a roll may shut."""
    i = int(t[SETS_FROM + roll])
    while True:
        if fits(t, i, row, 0):
            if n == 0:
                return row & ~int(t[i])
            n -= 1
        i += 1


@inline
def thrown(t: Tables, row: int, strategy: int, dice: Any) -> int:
    return int(dice[row]) if strategy == BEST else fewest_dice(row, t)


@jit
def race(t: Tables, strategy: int, worth: Any, dice: Any, seed: int, first: int, rng: Any, scores: Any) -> None:
    """The scores of turns number `first`, `first + 1`, … of a seed; each has a random stream of its own."""
    for game in range(len(scores)):
        rng[0] = stream(seed, first + game)
        row, before = int(t[START_ROW]), 0
        while row != before and row != 0:
            before, count = row, thrown(t, row, strategy, dice)
            roll = roll_of(t, count, below(rng, throws_of(count)))
            if strategy == ANY:
                fitting = fit_count(t, row, roll)
                row = any_of(t, row, roll, below(rng, fitting)) if fitting else row
            else:
                row = picked(t, row, roll, strategy, worth)
        scores[game] = row_score(row, t[SCORE])


@jit
def spread(t: Tables, strategy: int, worth: Any, dice: Any, passing: Any, chance: Any) -> None:
    """Exactly: adds to `chance`, by score, how likely a turn is to end there; `passing` has a place for each row."""
    start = int(t[START_ROW])
    passing[start] = 1.0
    for row in range(start, 0, -1):
        if passing[row] > 0:
            count = thrown(t, row, strategy, dice)
            for throw in range(throws_of(count)):
                roll, part = roll_of(t, count, throw), passing[row] / throws_of(count)
                fitting = fit_count(t, row, roll)
                if fitting == 0:
                    chance[row_score(row, t[SCORE])] += part
                elif strategy == ANY:
                    for n in range(fitting):
                        passing[any_of(t, row, roll, n)] += part / fitting
                else:
                    passing[picked(t, row, roll, strategy, worth)] += part
    chance[0] += passing[0]
