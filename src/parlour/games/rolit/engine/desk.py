"""The working memory of a search: one array with its counters, its settings and a list of moves for every depth."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from parlour.games.rolit.engine.cells import address

NODES: Final = 0
STOP: Final = 1
"""Anything but zero here ends the search at once; any thread may write it."""
TABLE: Final = 2
"""The address of the transposition table."""
MASK: Final = 3
"""One less than the number of its buckets, which is a power of two."""
SIZE: Final = 4
"""The side of the board."""
WEIGHTS: Final = 5
"""The address of the evaluation's weights, or zero."""
SCHEME: Final = 6
"""How the table replaces: 0 keeps the deeper and the newest, 1 the two newest."""
MIRRORS: Final = 7
"""The fewest empty hollows for which positions are looked up under symmetry; 99: never."""
ORDERED: Final = 8
"""The fewest empty hollows for which moves are ordered by a search with the learned evaluation; 99: never."""
LIMIT: Final = 9
"""The most nodes a search may visit, or zero."""

CUT: Final = 10
"""The margin of ProbCut, in units: a shallow search must be this far outside the window; zero: never cut."""
VALUE: Final = 11
"""The value of the move that the last search found at its root."""

SHEETS: Final = 64
MOVES: Final = 64
"""The most moves of a list."""
CELLS: Final = 3
"""Per move: the hollow, what it captures, the key it is sorted by."""


class Desk:
    """Keeps the array and all it points to alive together."""

    def __init__(self, size: int, buckets: int = 1 << 16) -> None:
        assert buckets & (buckets - 1) == 0
        self.cells = np.zeros(SHEETS + 65 * MOVES * CELLS, np.uint64)
        self.table = np.zeros(buckets * 8, np.uint64)
        self.kept: list[Any] = []
        self.cells[TABLE], self.cells[MASK] = address(self.table), buckets - 1
        self.cells[SIZE] = size
        self.cells[MIRRORS] = self.cells[ORDERED] = 99

    @property
    def address(self) -> np.uint64:
        return address(self.cells)

    @property
    def nodes(self) -> int:
        return int(self.cells[NODES])

    @property
    def value(self) -> int:
        return int(self.cells[VALUE].astype(np.int64))

    def stop(self) -> None:
        self.cells[STOP] = 1

    def ready(self) -> None:
        """Clear the counters, not the table."""
        self.cells[NODES] = self.cells[STOP] = 0

    def forget(self) -> None:
        """Clear the table."""
        self.table[:] = 0
