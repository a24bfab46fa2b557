"""Finds the best use of a kind of roll, the inner step of every solver.

`worth` is by row: chances, or scores of the same size.
"""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import inline
from parlour.games.shutbox.solver.row.graph import Graph

NOISE = 1e-13
"""A choice counts as better only if it gains more, so that rounding never decides."""
NOTHING = 2.0
"""Above every value."""


@inline
def offers(g: Graph, row: int, kind: int) -> tuple[int, int]:
    """The range of `g.after` with the rows that a roll of that kind can make of this one."""
    at = row * g.weight.shape[1] + kind
    return g.first[at], g.first[at + 1]


@inline
def most(g: Graph, row: int, kind: int, worth: Any) -> float:
    """The highest worth on offer; −1 if nothing fits."""
    low, high = offers(g, row, kind)
    best = -1.0
    for i in range(low, high):
        best = max(best, worth[g.after[i]])
    return best


@inline
def least(g: Graph, row: int, kind: int, worth: Any) -> float:
    """The lowest worth on offer; `NOTHING` if nothing fits."""
    low, high = offers(g, row, kind)
    best = NOTHING
    for i in range(low, high):
        best = min(best, worth[g.after[i]])
    return best


@inline
def pick(g: Graph, row: int, kind: int, worth: Any) -> int:
    """The first row on offer that is worth most; −1 if nothing fits."""
    low, high = offers(g, row, kind)
    best, found = -1.0, -1
    for i in range(low, high):
        value = worth[g.after[i]]
        if value > best + NOISE:
            best, found = value, int(g.after[i])
    return found


@inline
def pick_against(g: Graph, row: int, kind: int, worth: Any) -> int:
    """The same where `worth` is the other player's chance."""
    low, high = offers(g, row, kind)
    best, found = -1.0, -1
    for i in range(low, high):
        value = 1 - worth[g.after[i]]
        if value > best + NOISE:
            best, found = value, int(g.after[i])
    return found
