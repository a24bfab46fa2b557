"""Reads and counts grids and pools packed into integers, compiled (see `layout`)."""

from __future__ import annotations

from parlour.compute.kernels import inline
from parlour.games.tuki.cards import PARROT
from parlour.games.tuki.layout import FACE_DOWN

ONES, HIGHS, PARROTS = 0x11111111, 0x88888888, 0xDDDDDDDD
"""In every half-byte of a grid: its lowest bit, its highest, a parrot."""


@inline
def card_at(grid: int, slot: int) -> int:
    return (grid >> 4 * slot) & 15


@inline
def hidden_bits(grid: int) -> int:
    """The lowest bit of every half-byte that is face down."""
    return grid & (grid >> 1) & (grid >> 2) & (grid >> 3) & ONES


@inline
def hidden_count(grid: int) -> int:
    return ((hidden_bits(grid) * ONES) >> 28) & 15


@inline
def first_hidden(grid: int) -> int:
    slot = 0
    while card_at(grid, slot) != FACE_DOWN:
        slot += 1
    return slot


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
def free_parrots(grid: int, taken: int) -> int:
    """TK-14: the parrots that may fly, one bit a slot: those whose open column mate is the number taken."""
    odd = grid ^ PARROTS
    if taken == PARROT or not (odd - ONES) & ~odd & HIGHS:
        return 0  # no half-byte of the grid is a parrot, for most positions
    bits = 0
    for slot in range(8):
        if card_at(grid, slot) == PARROT and card_at(grid, slot ^ 1) == taken:
            bits |= 1 << slot
    return bits


@inline
def worth(card: int, across: int) -> int:
    """TK-13: the number a card counts as beside the other of its column; 13 and more is none."""
    return across if card == PARROT else card


@inline
def score_of(grid: int) -> int:
    """TK-10, TK-11, TK-13: every further pair of a number lowers the score: by 10, then 5, then 5."""
    total, pairs = 0, 0
    for column in range(4):
        one, other = card_at(grid, 2 * column), card_at(grid, 2 * column + 1)
        above, below = worth(one, other), worth(other, one)
        if above == below and above < PARROT:
            before = (pairs >> 4 * above) & 15
            total -= 0 if before == 0 else 10 if before == 1 else 5
            pairs += 1 << 4 * above
        else:
            total += (above if above < PARROT else 0) + (below if below < PARROT else 0)
    return total


@inline
def opening_sum(grid: int) -> int:
    """TK-03"""
    total = 0
    for slot in range(8):
        value = worth(card_at(grid, slot), card_at(grid, slot ^ 1))
        total += value if value < PARROT else 0
    return total


@inline
def pool_size(pool: int) -> int:
    total = 0
    while pool:
        total += pool & 15
        pool >>= 4
    return total


@inline
def nth_card(pool: int, n: int) -> int:
    card = 0
    while n >= pool & 15:
        n -= pool & 15
        pool >>= 4
        card += 1
    return card
