"""Whole turns at random, for simulations: the kernel's own functions one after the other, in the order of a turn.

Random numbers stay in a register, and a card is found in a pool without a loop. The tests walk this beside the kernel,
turn by turn.
"""

from __future__ import annotations

from typing import Any

from parlour.games.tuki import layout as at
from parlour.games.tuki.choices import nth_place, place_ways
from parlour.games.tuki.kernel import draw, end_turn, place, reveal, take
from parlour.kernels import drawn, inline

# Masks: the first of every two half-bytes, every byte, and every other byte with room to subtract.
LOW, BYTES, EVEN = 0x0F0F0F0F0F0F0F, 0x01010101010101, 0x00FF00FF00FF
LANES, TOPS = 0x000100010001, 0x800080008000


@inline
def drawn_card(pool: int, n: int) -> int:
    """As `packed.nth_card`, without a loop: the cards of each two kinds, added up from the first in every byte."""
    sums = ((pool & LOW) + (pool >> 4 & LOW)) * BYTES
    wanted = n * LANES | TOPS
    reached = (wanted - (sums & EVEN)) & TOPS
    reached = ((reached >> 15) + (((wanted - (sums >> 8 & EVEN)) & TOPS) >> 15)) * LANES >> 32 & 15
    left = n - ((sums << 8) >> 8 * reached & 255)
    return int(2 * reached + (left >= pool >> 8 * reached & 15))


@inline
def whole_turn(p: Any, state: Any) -> tuple[Any, int]:
    """From the choice of stock or discard to the end of the turn: the next random state, and how many steps it took."""
    steps = 2
    state, source = drawn(state, 2 if p[at.STOCK_COUNT] else 1)
    if p[at.STOCK_COUNT] == 0:
        source = at.FROM_DISCARD
    take(p, source)
    if source == at.FROM_STOCK:
        pool, cards = p[at.UNSEEN], p[at.UNSEEN_COUNT]
        if p[at.REBUILDS]:
            pool, cards = p[at.STOCK], p[at.STOCK_COUNT]
        state, n = drawn(state, cards)
        draw(p, drawn_card(pool, n))
        steps += 1
    state, n = drawn(state, place_ways(p))
    place(p, nth_place(p, n))
    if p[at.PHASE] == at.REVEAL:
        state, n = drawn(state, p[at.UNSEEN_COUNT])
        reveal(p, drawn_card(p[at.UNSEEN], n))
        end_turn(p)
        steps += 1
    return state, steps
