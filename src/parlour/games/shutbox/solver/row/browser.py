"""What Shut the Box offers to browsers: best play on one row, for the lowest score or for shutting the box.

A page lists the rows (`list_rows`, `describe_rows`) from the sets that the kinds of rolls may shut and from the rules'
tables, fills `values` with what it is worth to end a turn at each row, and gets the value of every row and the number
of dice to throw there (`best_rows`). The best move is the one to the row that is worth most.
"""

from __future__ import annotations

from typing import Any, Final

from parlour.games.shutbox.solver.row.graph import Graph, describe, list_rows
from parlour.games.shutbox.solver.row.turn import fill_vectors
from parlour.kernels import jit
from parlour.offer import Offer

NUMBERS: Final = "int64[::1]"
VECTOR: Final = "float64[::1]"
TABLE: Final = "float64[:,::1]"


@jit
def best_rows(
    start: int,
    halves: Any,
    weight: Any,
    fewest: Any,
    most: Any,
    first: Any,
    after: Any,
    values: Any,
    dice: Any,
    total: Any,
    best: Any,
    picks: Any,
) -> None:
    """As `best_vectors`, column 0 of `values` before column 1: the graph comes in parts, with room to work in."""
    g = Graph(start, halves, weight, fewest, most, first, after, fewest, 0)  # what rows cost is in the values
    fill_vectors(g, values, 0, 1, dice, total, best, picks)


OFFERS: Final = (
    Offer("list_rows", f"void(int64, int64, {', '.join([NUMBERS] * 5)}, int32[::1])", list_rows),
    Offer("describe_rows", f"void({NUMBERS}, int64, int64, {NUMBERS}, {NUMBERS}, {NUMBERS})", describe),
    Offer(
        "best_rows",
        f"void(int64, {NUMBERS}, {TABLE}, {NUMBERS}, {NUMBERS}, {NUMBERS}, int32[::1], {TABLE}, {NUMBERS}, "
        f"{VECTOR}, {VECTOR}, {NUMBERS})",
        best_rows,
    ),
)
