"""Counts the legal moves or equally likely draws, and finds the nth of them (compiled)."""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import below, inline, jit
from parlour.games.tuki import layout as at
from parlour.games.tuki.kernel import act, leaders
from parlour.games.tuki.packed import free_parrots, hidden_count, nth_card, nth_hidden, nth_one, ones


@inline
def ways(p: Any) -> int:
    """The number of the seat's moves, or of chance's equally likely cards or lots; 0 when the game is over."""
    phase = p[at.PHASE]
    if phase == at.PLACE:
        return place_ways(p)
    if phase == at.TAKE:
        return 2 if p[at.STOCK_COUNT] else 1
    if phase == at.OPEN:
        return hidden_count(p[at.GRID + p[at.SEAT]])
    if phase == at.DRAW:
        return int(p[at.STOCK_COUNT] if p[at.REBUILDS] else p[at.UNSEEN_COUNT])
    if phase == at.DEAL:
        return int(p[at.CARDS])
    if phase == at.LOT:
        return ones(leaders(p))
    return 0 if phase == at.OVER else int(p[at.UNSEEN_COUNT])


@inline
def place_ways(p: Any) -> int:
    """TK-05 to TK-08, TK-14"""
    grid = p[at.GRID + p[at.SEAT]]
    hidden = hidden_count(grid)
    dropping = hidden + (hidden == 1) if p[at.DRAWN] else 0
    return int(p[at.SLOTS]) + dropping + ones(free_parrots(grid, p[at.TAKEN])) * hidden


@inline
def nth(p: Any, n: int) -> int:
    """The number of the nth move, or of the nth of the equally likely draws, from 0."""
    phase = p[at.PHASE]
    if phase == at.PLACE:
        return nth_place(p, n)
    if phase == at.TAKE:
        return n if p[at.STOCK_COUNT] else at.FROM_DISCARD
    if phase == at.OPEN:
        return nth_hidden(p[at.GRID + p[at.SEAT]], n)
    if phase == at.LOT:
        return nth_one(leaders(p), n)
    return nth_card(drawn_from(p), n)


@inline
def drawn_from(p: Any) -> int:
    """TK-02, TK-16, TK-17: the deck for a new round, a rebuilt stock, or all unseen cards."""
    if p[at.PHASE] == at.DEAL:
        return int(p[at.DECK])
    return int(p[at.STOCK] if p[at.PHASE] == at.DRAW and p[at.REBUILDS] else p[at.UNSEEN])


@inline
def nth_place(p: Any, n: int) -> int:
    """First the slots, then what can be dropped, then the flights."""
    if n < p[at.SLOTS]:
        return n
    grid = p[at.GRID + p[at.SEAT]]
    n, hidden = n - p[at.SLOTS], hidden_count(grid)
    if p[at.DRAWN]:
        if n < hidden:
            return at.DROP + nth_hidden(grid, n)
        n -= hidden
        if hidden == 1:
            if n == 0:
                return at.PASS
            n -= 1
    parrot = nth_one(free_parrots(grid, p[at.TAKEN]), n // hidden)
    return at.FLY + 8 * parrot + nth_hidden(grid, n % hidden)


@jit
def play_out(p: Any, rng: Any) -> int:
    """Plays at random to the end of the game, every move and card equally likely, and returns the number of steps."""
    length = 0
    while p[at.PHASE] != at.OVER:
        act(p, nth(p, below(rng, ways(p))))
        length += 1
    return length
