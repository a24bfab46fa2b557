"""The memory in which a page thinks about Rolit: one array of 64-bit cells, laid out alike in page and library.

Cells hold addresses of other cells, so the array stays where it was prepared (`room`). Nothing is compiled here.
"""

from __future__ import annotations

from typing import Final

from parlour.games.rolit.engine.desk import CELLS, MOVES, SHEETS
from parlour.games.rolit.engine.packing import Head

DEEPEST: Final = 65
"""The most moves from the root of a tree to a position, plus one."""
BUCKETS: Final = 1 << 17
"""Size of each of the two transposition tables."""
NODES: Final = 1 << 18
"""Size of all trees together of a three- or four-player search, one tree for each move."""
MOST: Final = 64
"""The most moves of a position."""

AHEAD: Final = (4, 6, 8, 10, 12)
"""Two players: the depth of each instalment of a search, from the position after each move."""
TRIED: Final = (0, 0, 0, 0, 16, 0, 25, 0, 22)
"""Up to this number of empty hollows after a move, by the side of the board, it tries to prove who wins."""
PROVED: Final = (0, 0, 0, 0, 16, 0, 15, 0, 15)
"""Up to this number it proves by how much."""
GROWTH: Final = (200, 400, 400, 800, 1600)
"""Three and four players: the steps by which each instalment grows the tree of a move."""
LAST: Final = 11
"""Up to this number of empty hollows after a move a search looks through all that can follow."""

HOW_MANY, RULE, BOARD = 0, 1, 2
"""The first cells: players, rule and side of the board."""
BRAIN: Final = 8
"""Four evaluations, eight cells each."""
ADDRESSES: Final = 40
CONTROL: Final = 48
"""Three cells for the tree of each move."""
SHARES: Final = CONTROL + 3 * MOST
PATH: Final = SHARES + 8
ROOTS: Final = PATH + DEEPEST + 7
"""Three positions, four cells each."""
GUESSES: Final = ROOTS + 16
DESK: Final = SHEETS + 65 * MOVES * CELLS
PROOFS: Final = GUESSES + DESK
TABLES: Final = PROOFS + DESK
"""Both transposition tables; among several the links and worths of the trees."""
BUCKET: Final = 8
GROUND: Final = TABLES + max(2 * BUCKETS * BUCKET, NODES * 2 + NODES * 5 // 2)
"""The unpacked tables that find weights, and the weights."""


def cells(packed: bytes) -> int:
    """The number of cells needed to search with these packed weights."""
    head = Head(*packed[: len(Head._fields)])
    at, shapes, numbers = len(head), 0, 0
    for _ in range(head.kinds):
        places, copies = packed[at], packed[at + 1]
        shapes, numbers = shapes + copies, numbers + 3**places
        at += 3 + places * (1 + copies)
    words = -(-shapes // 4)
    weights = head.brains * head.stages * (numbers + 1)
    return GROUND + 8 * 256 * words + 4 * words + -(-weights // 4)
