"""The count of a grid, also while some of it is still face down (a hidden card counts nothing)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from parlour.games.tuki.cards import HIDDEN, PARROT, Grid, mate
from parlour.games.tuki.layout import packed_grid

SETS = (0, 0, -10, -15, -20)
"""TK-10, TK-11: the count of zero to four pairs of the same number together."""


@dataclass(frozen=True)
class Column:
    """One column, judged: is it a pair, of which number, and how many pairs of that number has the grid?"""

    values: tuple[int | None, int | None]
    """The value of each card: its number, the number a parrot mimics, or nothing (`None`)."""
    pair: bool
    number: int | None
    pairs: int

    @property
    def loose(self) -> int:
        """The count of a column that is no pair: its numbers, added."""
        return 0 if self.pair else sum(value or 0 for value in self.values)


def mimicked(grid: Grid, slot: int) -> int | None:
    """TK-13: the number the parrot at this slot mimics, if its column mate is an open number."""
    across = grid[mate(slot)]
    return across if across not in (HIDDEN, PARROT) else None


def value(grid: Grid, slot: int) -> int | None:
    """The number a card counts as, `None` for a hidden card and for a parrot with nothing to mimic."""
    card = grid[slot]
    if card == HIDDEN:
        return None
    return mimicked(grid, slot) if card == PARROT else card


@lru_cache(maxsize=1 << 12)
def columns(grid: Grid) -> tuple[Column, ...]:
    """TK-10, TK-13: equal values one above the other are a pair; two parrots are a pair of no number."""
    values = [(value(grid, top), value(grid, mate(top))) for top in range(0, len(grid), 2)]
    numbers = [above if above == below else None for above, below in values]
    parrots = [grid[top] == grid[mate(top)] == PARROT for top in range(0, len(grid), 2)]
    return tuple(
        Column(both, number is not None or birds, number, numbers.count(number) if number is not None else 0)
        for both, number, birds in zip(values, numbers, parrots, strict=True)
    )


@lru_cache(maxsize=1 << 12)
def score(grid: Grid) -> int:
    """TK-10, TK-11: loose numbers added, pairs 0, two, three or four pairs of a number −10, −15, −20."""
    from parlour.games.tuki.packed import score_of

    return int(score_of(packed_grid(grid)))
