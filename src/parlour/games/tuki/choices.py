"""What may be played next, compiled: how many moves or equally likely draws there are, and the nth of them."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.bits import below, inline, jit
from parlour.games.tuki.cards import PARROT
from parlour.games.tuki.kernel import act, card_at, hidden_bits, hidden_count, leaders
from parlour.games.tuki.layout import (
    CARDS,
    DEAL,
    DECK,
    DRAW,
    DRAWN,
    DROP,
    FLY,
    FROM_DISCARD,
    GRID,
    LOT,
    OPEN,
    OVER,
    PASS,
    PHASE,
    PLACE,
    REBUILDS,
    SEAT,
    STOCK,
    STOCK_COUNT,
    TAKE,
    TAKEN,
    UNSEEN,
    UNSEEN_COUNT,
)

PARROTS = 0xDDDDDDDD


@inline
def free_parrots(grid: int, taken: int) -> int:
    """TK-14: the parrots that may fly, one bit a slot: those whose open column mate is the number taken."""
    odd = grid ^ PARROTS
    if taken == PARROT or not (odd - 0x11111111) & ~odd & 0x88888888:
        return 0  # no half-byte of the grid is a parrot, for most positions
    bits = 0
    for slot in range(8):
        if card_at(grid, slot) == PARROT and card_at(grid, slot ^ 1) == taken:
            bits |= 1 << slot
    return bits


@inline
def ones(bits: int) -> int:
    total = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


@inline
def nth_one(bits: int, n: int) -> int:
    """The place of the nth bit that is set, counted from 0."""
    place = 0
    while True:
        if bits >> place & 1:
            if n == 0:
                return place
            n -= 1
        place += 1


@inline
def nth_hidden(grid: int, n: int) -> int:
    return nth_one(hidden_bits(grid), n) >> 2


@inline
def ways(p: Any) -> int:
    """How many moves the seat has, or how many equally likely cards or lots chance has; 0 when the game is over."""
    phase = p[PHASE]
    if phase == PLACE:
        return place_ways(p)
    if phase == TAKE:
        return 2 if p[STOCK_COUNT] else 1
    if phase == OPEN:
        return hidden_count(p[GRID + p[SEAT]])
    if phase == DRAW:
        return int(p[STOCK_COUNT] if p[REBUILDS] else p[UNSEEN_COUNT])
    if phase == DEAL:
        return int(p[CARDS])
    if phase == LOT:
        return ones(leaders(p))
    return 0 if phase == OVER else int(p[UNSEEN_COUNT])


@inline
def place_ways(p: Any) -> int:
    """TK-05 to TK-08, TK-14"""
    grid = p[GRID + p[SEAT]]
    hidden = hidden_count(grid)
    dropping = hidden + (hidden == 1) if p[DRAWN] else 0
    return 8 + dropping + ones(free_parrots(grid, p[TAKEN])) * hidden


@inline
def nth(p: Any, n: int) -> int:
    """The number of the nth move, or of the nth of the equally likely draws, from 0."""
    phase = p[PHASE]
    if phase == PLACE:
        return nth_place(p, n)
    if phase == TAKE:
        return n if p[STOCK_COUNT] else FROM_DISCARD
    if phase == OPEN:
        return nth_hidden(p[GRID + p[SEAT]], n)
    if phase == LOT:
        return nth_one(leaders(p), n)
    if phase == DEAL:
        return nth_card(p[DECK], n)
    return nth_card(p[STOCK] if phase == DRAW and p[REBUILDS] else p[UNSEEN], n)


@inline
def nth_card(pool: int, n: int) -> int:
    card = 0
    while n >= pool & 15:
        n -= pool & 15
        pool >>= 4
        card += 1
    return card


@inline
def nth_place(p: Any, n: int) -> int:
    """First the eight slots, then what can be dropped, then the flights."""
    if n < DROP:
        return n
    grid = p[GRID + p[SEAT]]
    n, hidden = n - 8, hidden_count(grid)
    if p[DRAWN]:
        if n < hidden:
            return DROP + nth_hidden(grid, n)
        n -= hidden
        if hidden == 1:
            if n == 0:
                return PASS
            n -= 1
    parrot = nth_one(free_parrots(grid, p[TAKEN]), n // hidden)
    return FLY + 8 * parrot + nth_hidden(grid, n % hidden)


@jit
def play_out(p: Any, rng: Any) -> int:
    """Plays at random to the end of the game, every move and every card equally likely; how many steps it took."""
    length = 0
    while p[PHASE] != OVER:
        chosen: Any = np.int64(below(rng, ways(p)))  # unsigned and signed numbers do not mix
        act(p, nth(p, chosen))
        length += 1
    return length
