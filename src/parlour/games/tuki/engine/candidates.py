"""The moves worth trying, compiled: one of each group that differs in names only."""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import inline, jit
from parlour.games.tuki import layout as at
from parlour.games.tuki.choices import nth, ways
from parlour.games.tuki.packed import card_at

MOST_MOVES = 64


@inline
def likeness(p: Any, move: int) -> int:
    """The kind of a move: moves of one kind differ in names only, since hidden cards in equal columns are alike."""
    grid = p[at.GRID + p[at.SEAT]]
    if p[at.PHASE] == at.OPEN:
        return card_at(grid, move ^ 1)
    if p[at.PHASE] == at.TAKE or move == at.PASS:
        return 100 + move
    if move < at.DROP:
        return 200 + card_at(grid, move ^ 1) if card_at(grid, move) == at.FACE_DOWN else move
    if move < at.PASS:
        return 300 + card_at(grid, move - at.DROP ^ 1)
    parrot, landing = (move - at.FLY) >> 3, (move - at.FLY) & 7
    return 400 + 16 * parrot + card_at(grid, landing ^ 1)


@jit
def distinct(p: Any, moves: Any) -> int:
    """Fills in the moves, one of each kind, and returns their number."""
    found = 0
    for n in range(ways(p)):
        move = nth(p, n)
        alike, known = likeness(p, move), False
        for i in range(found):
            known = known or likeness(p, moves[i]) == alike
        if not known:
            moves[found] = move
            found += 1
    return found
