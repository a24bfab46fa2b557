"""The memory in which a page thinks about Rolit: one array of 64-bit cells, laid out alike in page and library.

Cells hold addresses of other cells, so the array stays where it was prepared (`room`). Nothing is compiled here.
"""

from __future__ import annotations

from typing import Final

from parlour.games.rolit.engine.desk import CELLS, MOVES, SHEETS
from parlour.games.rolit.engine.packing import Head

DEEPEST: Final = 65
"""The most moves from the root of a tree to a position, and one."""
BUCKETS: Final = 1 << 15
"""Of each of the two transposition tables."""
NODES: Final = 1 << 17
"""Of the tree that grows among three and four."""
STACK: Final = 32

HOW_MANY, RULE, BOARD = 0, 1, 2
"""The first cells: players, rule and side of the board."""
BRAIN: Final = 8
"""Four evaluations, eight cells each."""
ADDRESSES: Final = 40
CONTROL: Final = 44
SHARES: Final = 48
PATH: Final = 64
ROOTS: Final = PATH + DEEPEST + 7
"""Three positions, four cells each."""
POSITIONS: Final = ROOTS + 16
PROMISES: Final = POSITIONS + 4 * STACK
"""The positions and shares of a search to the end among several."""
GUESSES: Final = PROMISES + 4 * STACK
DESK: Final = SHEETS + 65 * MOVES * CELLS
PROOFS: Final = GUESSES + DESK
TABLES: Final = PROOFS + DESK
"""Both transposition tables; among several the links and worths of the tree."""
BUCKET: Final = 8
GROUND: Final = TABLES + max(2 * BUCKETS * BUCKET, NODES * 2 + NODES * 5 // 2)
"""What is unpacked: the tables that find weights, and the weights."""


def cells(packed: bytes) -> int:
    """How many cells thinking with these packed weights takes."""
    head = Head(*packed[: len(Head._fields)])
    at, shapes, numbers = len(head), 0, 0
    for _ in range(head.kinds):
        places, copies = packed[at], packed[at + 1]
        shapes, numbers = shapes + copies, numbers + 3**places
        at += 3 + places * (1 + copies)
    words = -(-shapes // 4)
    weights = head.brains * head.stages * (numbers + 1)
    return GROUND + 8 * 256 * words + 4 * words + -(-weights // 4)
