"""The book of the solved 6×6 board: what the search that solved it proved about early positions.

Entries are those of the search's table with 22 empty hollows or more, under keys turned to the standard way. Put back
into a table they answer at once along every line in which one side plays as proved; below that the live search is fast.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from parlour.games.rolit.engine.desk import MIRRORS, Desk
from parlour.games.rolit.engine.exact import restore

FOLDER: Final = Path(__file__).parent / "book"
BOUND: Final = 22
"""From so many empty hollows on positions are kept turned to the standard way."""


def open_book(desk: Desk, size: int) -> None:
    """Put what is known of a board into the table of a search."""
    desk.cells[MIRRORS] = BOUND
    for file in sorted(FOLDER.glob(f"*-{size}.npz")):
        with np.load(file) as kept:
            restore(desk.address, np.ascontiguousarray(kept["entries"]))
