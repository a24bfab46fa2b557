"""The book of the solved 6×6 board: what the search that solved it proved about early positions.

Entries are those of the search's table with 22 empty hollows or more, under keys turned to the standard way. Put back
into a table they answer at once along every line in which one side plays as proved; below that the live search is fast.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from parlour.games.rolit.engine.desk import MIRRORS, Desk
from parlour.games.rolit.engine.exact import entry_of, restore
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.table import FIRM

FOLDER: Final = Path(__file__).parent / "book"
BUCKETS: Final = 1 << 17
BOUND: Final = 22
"""From this many empty hollows on, positions are kept turned to the standard way."""


def open_book(desk: Desk, size: int) -> None:
    """Put what is known of a board into the table of a search."""
    desk.cells[MIRRORS] = BOUND
    for file in sorted(FOLDER.glob(f"*-{size}.npz")):
        with np.load(file) as kept:
            restore(desk.address, np.ascontiguousarray(kept["entries"]))


def bounds(desk: Desk, position: Position, size: int) -> tuple[int, int]:
    """The least and the most that the table of a search has proved a position to be worth."""
    entry, most = int(entry_of(desk.address, *position[:3], position.empties)), size * size
    return ((entry & 255) - FIRM, (entry >> 8 & 255) - FIRM) if entry else (-most, most)


def booked(position: Position, size: int) -> tuple[int, int]:
    """The same by the book alone."""
    return bounds(_opened(size), position, size)


@cache
def _opened(size: int) -> Desk:
    desk = Desk(size, BUCKETS)
    open_book(desk, size)
    return desk
