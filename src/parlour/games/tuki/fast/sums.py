"""A pool of cards as running sums, for simulations: the nth card is found and taken out without a loop or a branch.

Two numbers of eight bytes. Byte k of the one adds up all cards of the kinds 0 to 2k, of the other those of the kinds
0 to 2k + 1; the last byte of both is the size of the pool. A card is the number of sums that are not above n, and
taking it out lowers all others by one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.compute.kernels import inline

U = np.uint64
FOUR, SEVEN, EIGHT, S56 = U(4), U(7), U(8), U(56)
BYTES, TOPS, EVENS = U(0x0101010101010101), U(0x8080808080808080), U(0x000F0F0F0F0F0F0F)
"""In every byte its lowest bit, its highest; of every two kinds in a pool the first."""

MOST_CARDS = 127
"""The most cards of a pool: seven bits count them."""
NO_CARD = U(MOST_CARDS)
"""The number of a card that takes none out."""
SPREAD = np.array([n * int(BYTES) | int(TOPS) for n in range(MOST_CARDS + 1)], np.uint64)
"""A number of seven bits in every byte, and the highest bits."""


@inline
def sums_of(pool: Any) -> tuple[Any, Any]:
    second = pool >> FOUR & EVENS
    odds = ((pool & EVENS) + second) * BYTES
    return odds - second, odds


@inline
def pool_of(evens: Any, odds: Any) -> Any:
    """In the form in which `layout` packs it."""
    return ((evens - (odds << EIGHT)) & EVENS) | ((odds - evens) & EVENS) << FOUR


@inline
def size_of(odds: Any) -> Any:
    return odds >> S56


@inline
def take_out(evens: Any, odds: Any, n: Any) -> tuple[Any, Any, Any]:
    """The nth card, counted from 0, and the sums without it."""
    wanted = SPREAD[n]
    below, also = ((wanted - evens) & TOPS) >> SEVEN, ((wanted - odds) & TOPS) >> SEVEN
    return (below + also) * BYTES >> S56, evens - BYTES + below, odds - BYTES + also
