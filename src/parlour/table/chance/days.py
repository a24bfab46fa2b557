"""The chain of days: one committed number for every day to come, so that a daily challenge is the same for everyone.

`D(d - 1) = H("day", u(d), D(d))`, where d counts the days since 1970. Anyone who knows the number of one day can check
every later day's number against it, and learns nothing of them before they are published.
"""

from __future__ import annotations

import re
from datetime import date, timedelta

from parlour.table.chance.chains import Links
from parlour.table.chance.draw import block, pick
from parlour.table.chance.encoding import digest, number

EPOCH = date(1970, 1, 1)
LAST = (date(2100, 1, 1) - EPOCH).days
"""The chain ends here; a longer one would take longer to make."""
BACK = 2
"""A table of a day names the number of this many days before: it is told by then, and the days between are not."""
STEP = 256
"""Every 256th number of the chain is kept."""
DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")


def day_number(day: str) -> int:
    """The number of a date such as `2026-11-17`; `ValueError` for anything else."""
    if not DAY.fullmatch(day):
        raise ValueError(day)
    return (date.fromisoformat(day) - EPOCH).days


def day_of(number: int) -> str:
    """The date of a number."""
    return (EPOCH + timedelta(days=number)).isoformat()


def earlier(seed: bytes, day: int, back: int) -> bytes:
    """D(day - back), from D(day)."""
    for d in range(day, day - back, -1):
        seed = digest("day", number(d), seed)
    return seed


def chance_name(day: str, game: str) -> str:
    """Replaces the table's id in every hash of a challenge's chance."""
    return f"daily-{day}-{game}"


def commitment(day: str, game: str, seed: bytes) -> bytes:
    """x(0) of the chain of a challenge."""
    return Links(chance_name(day, game), b"", seed).top(0)


class Days:
    """The numbers of all days, made from one secret."""

    def __init__(self, secret: bytes) -> None:
        self._marks = {LAST: digest("days", secret)}
        for d in range(LAST - STEP, 0, -STEP):
            self._marks[d] = earlier(self._marks[d + STEP], d + STEP, STEP)

    def seed(self, day: int) -> bytes:
        """D(day)."""
        above = LAST - (LAST - day) // STEP * STEP
        return earlier(self._marks[above], above, above - day)


class Lot:
    """Choices that follow from the number of a day: `choose(k)` gives 0 to k - 1, each as likely."""

    def __init__(self, seed: bytes, game: str) -> None:
        self._seed, self._game, self._count = seed, game.encode("ascii"), 0

    def choose(self, of: int) -> int:
        self._count += 1
        mix = digest("lot", self._game, self._seed, number(self._count))
        return pick([1] * of, lambda counter: block(mix, counter))
