"""The cards, the slots of a grid, and pools of cards nobody has seen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

PARROT = 13
HIDDEN = -1
"""A face-down card in a grid: chance decides its number only when it is turned over."""

NAMES = (*map(str, range(PARROT)), "parrot")
"""The notation of each card; the numbers 0–12 are their own indices."""

COLUMNS, ROWS = "abcd", "12"
SLOTS = tuple(column + row for column in COLUMNS for row in ROWS)
"""Column by column, so that the two slots of a column differ in their last bit: see `mate`."""

Grid: TypeAlias = tuple[int, ...]
"""Eight cards, slot by slot; `HIDDEN` where face down."""

Pool: TypeAlias = tuple[int, ...]
"""The number of cards of each kind: numbers first, then parrots."""

DECK: Pool = (*(8,) * PARROT, 4)
"""TK-01: eight of each number from 0 to 12, and four parrots: 108 cards."""

EMPTY: Pool = (0,) * len(NAMES)
FACE_DOWN: Grid = (HIDDEN,) * len(SLOTS)


def mate(slot: int) -> int:
    """The other slot of the same column."""
    return slot ^ 1


def hidden_slots(grid: Grid) -> tuple[int, ...]:
    return tuple(slot for slot, card in enumerate(grid) if card == HIDDEN)


def placed(grid: Grid, slot: int, card: int) -> Grid:
    return (*grid[:slot], card, *grid[slot + 1 :])


def pool_of(cards: Iterable[int]) -> Pool:
    counts = list(EMPTY)
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def without(pool: Pool, card: int) -> Pool:
    return (*pool[:card], pool[card] - 1, *pool[card + 1 :])
