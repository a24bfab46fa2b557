"""The opening book of the two-player 8×8 board: moves from longer searches than a game has time for.

Positions are stored in their standard orientation, each with its move and value. `bench/rolit_engine/opening.py` grows
the book: from the first positions on it holds what comes up if one side plays by it and the other plays anything.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.symmetry import standard_way, turned, turned_back

FILE: Final = Path(__file__).parent / "openings.npz"
SIZE: Final = 8


class Line(NamedTuple):
    """A move, its value in parts of a ball (`evaluation.UNIT`) and the depth of its search."""

    ball: int
    value: int
    depth: int


def book_move(position: Position, name: str) -> Line | None:
    """The entry for a position in the book of a course."""
    key, way = standard(position)
    found = _book(name).get(key)
    if found is None:
        return None
    return found._replace(ball=int(turned_back(np.uint64(found.ball), way, SIZE)))


def standard(position: Position) -> tuple[tuple[int, int], int]:
    """The key of a position in its standard orientation, and that orientation."""
    one, two = np.uint64(position.own | position.neutral), np.uint64(position.other | position.neutral)
    way = int(standard_way(one, two, SIZE))
    return (int(turned(one, way, SIZE)), int(turned(two, way, SIZE))), way


@cache
def _book(name: str) -> dict[tuple[int, int], Line]:
    if not FILE.exists():
        return {}
    with np.load(FILE) as kept:
        rows = kept[name].tolist() if name in kept else []
    return {(one, two): Line(1 << hollow, value - (1 << 20), depth) for one, two, hollow, value, depth in rows}
