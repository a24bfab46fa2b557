"""The books of the 6×6 board: proofs about early positions.

Each book is a file of entries like those of a search's table (`table.pack`), under keys turned to the standard way.
`diagonal` and `reversi` know who wins every position with 26 empty hollows or more. `diagonal` and `adjacent` hold
the proofs of the searches that solved the board, down to 22 empty hollows: they answer at once along every line in
which one side plays as proved. `bench/rolit_engine/early.py` makes books, and reads these.
`SHA256SUMS` in their folder tells whether a copy is whole.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np

from parlour.games.rolit.engine.desk import MIRRORS, Desk
from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.exact import entry_of, restore
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.symmetry import standard_way, turned
from parlour.games.rolit.engine.table import FIRM

FOLDER: Final = Path(__file__).parent / "book"
BOOKS: Final = {ROLIT: ("diagonal", "adjacent"), REVERSI: ("reversi",)}
BOUND: Final = 22
"""From this many empty hollows on, positions are kept turned to the standard way."""

Key: TypeAlias = tuple[int, int]
Bounds: TypeAlias = tuple[int, int]
"""The least and the most lead of the seat to move."""


def open_book(desk: Desk, size: int, rule: int) -> None:
    """Put the books of a board into the table of a search."""
    desk.cells[MIRRORS] = BOUND
    for entries in _files(size, rule):
        restore(desk.address, entries)


def bounds(desk: Desk, position: Position, size: int) -> Bounds:
    """The bounds that the table of a search has proved for a position."""
    entry, most = int(entry_of(desk.address, *position[:3], position.empties)), size * size
    return unpacked(entry) if entry else (-most, most)


def booked(position: Position, size: int, rule: int) -> Bounds:
    """The bounds that the books prove for a position."""
    most = size * size
    book = _book(size, rule)
    if not book or position.empties < BOUND:
        return -most, most
    position, sign = settled(position, rule)
    low, high = book.get(key_of(position, size), (-most, most))
    return (low, high) if sign > 0 else (-high, -low)


def settled(position: Position, rule: int) -> tuple[Position, int]:
    """The position after a forced pass, and its sign: -1 when the other seat is to move."""
    if rule != ROLIT and not position.open_hollows(rule) and (other := position.after(0)).open_hollows(rule):
        return other, -1
    return position, 1


def key_of(position: Position, size: int) -> Key:
    """The same for a position in any rotation or reflection."""
    one, two = np.uint64(position.own | position.neutral), np.uint64(position.other | position.neutral)
    way = standard_way(one, two, size)
    return int(turned(one, way, size)), int(turned(two, way, size))


def unpacked(entry: int) -> Bounds:
    return (entry & 255) - FIRM, (entry >> 8 & 255) - FIRM


def _files(size: int, rule: int) -> list[np.ndarray]:
    found = []
    for name in BOOKS.get(rule, ()):
        if (file := FOLDER / f"{name}-{size}.npz").exists():
            with np.load(file) as kept:
                found.append(np.ascontiguousarray(kept["entries"]))
    return found


@cache
def _book(size: int, rule: int) -> dict[Key, Bounds]:
    known: dict[Key, Bounds] = {}
    for entries in _files(size, rule):
        for one, two, entry in entries.tolist():
            (low, high), (least, most) = unpacked(entry), known.get((one, two), (-FIRM, FIRM))
            known[one, two] = max(low, least), min(high, most)
    return known
