"""Whole rounds at random, for simulations: turns almost without branches, on numbers in registers.

What a turn may come to is worked out side by side, and chosen from in the end: a processor guesses wrong at every
branch that luck decides. Two are left because they save more than wrong guesses cost: where the card comes from, and
whether a parrot lies in the grid. What is rare (a flight, an empty stock, a random number that is drawn again, a last
turn) goes the way of the kernel. The tests walk both.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import uint64

from parlour.games.tuki import layout as at
from parlour.games.tuki.cards import PARROT
from parlour.games.tuki.kernel import begin_turn, deal, end_turn, finish, leaders, reveal
from parlour.games.tuki.packed import nth_one
from parlour.games.tuki.phases import OPENED_FIRST
from parlour.games.tuki.whole_turns import drawn_card, whole_turn
from parlour.kernels import GOLDEN, M32, S32, drawn, inline, jit, mix

U = np.uint64
NONE, ONE, TWO, FOUR, SEVEN, EIGHT, LAST = U(0), U(1), U(2), U(4), U(7), U(8), U(15)
S3, S28, S63, S56 = U(3), U(28), U(63), U(56)
BYTES, TOPS, PAIRS = U(0x0101010101010101), U(0x8080808080808080), U(0x000F0F0F0F0F0F0F)
"""In every byte: its lowest bit, its highest; of every two half-bytes the first."""
ONES, PARROTS, ACROSS = U(0x11111111), U(0xDDDDDDDD), U(0x0F0F0F0F)
A_PARROT, FACE_DOWN = U(PARROT), U(at.FACE_DOWN)
SHORT = U(0xFF)
MOST_CARDS = 127
"""How many cards may be unseen, for seven bits to count them."""

ALL = range(256)
COUNT = np.array([some.bit_count() for some in ALL], np.uint64)
"""How many bits a number of eight has."""
NTH = np.array(
    [[slot for slot in range(8) if some >> slot & 1][n] if n < COUNT[some] else 0 for some in ALL for n in range(8)],
    np.uint64,
)
"""The place of the nth of them, 8 numbers for each number."""
SPREAD = np.array([n * int(BYTES) | int(TOPS) for n in range(MOST_CARDS + 1)], np.uint64)
"""A number of seven bits in every byte, and the highest bits."""


@inline
def hidden_slots(grid: Any) -> Any:
    """The slots of a grid that are face down, a bit for each."""
    bits = grid & (grid >> ONE) & (grid >> TWO) & (grid >> S3) & ONES
    bits = (bits | bits >> S3) & U(0x03030303)
    bits = (bits | bits >> U(6)) & U(0x000F000F)
    return (bits | bits >> U(12)) & U(255)


@inline
def nothing_in(some: Any) -> Any:
    """The lowest bit of every half-byte that is zero."""
    return ~(some | some >> ONE | some >> TWO | some >> S3) & ONES


@inline
def flying(grid: Any, taken: Any) -> Any:
    """How many bits `packed.free_parrots` has."""
    parrots = nothing_in(grid ^ PARROTS)
    if parrots == NONE:
        return NONE
    across = (grid >> FOUR & ACROSS) | (grid & ACROSS) << FOUR
    free = parrots & nothing_in(across ^ (taken & LAST) * ONES)
    return free * ONES >> S28 & (uint64(taken == A_PARROT) - ONE) & LAST


@inline
def running(pool: Any) -> Any:
    """The cards of each two kinds, added up from the first, in every byte."""
    return ((pool & PAIRS) + (pool >> FOUR & PAIRS)) * BYTES


@inline
def card_of(pool: Any, sums: Any, n: Any) -> Any:
    """As `packed.nth_card`; `sums` is what is `running` in the pool."""
    pairs = ((SPREAD[n] - sums) & TOPS) >> SEVEN
    pairs = pairs * BYTES >> S56
    place = pairs << S3
    left = n - ((sums << EIGHT) >> place & U(255))
    return (pairs << ONE) + uint64(left >= (pool >> place & LAST))


@inline
def either(which: Any, one: Any, other: Any) -> Any:
    """One number where all bits of `which` are set, the other where none is: without a branch."""
    return other ^ ((one ^ other) & which)


@jit
def usual_turns(p: Any, state: Any) -> tuple[Any, Any, bool]:
    """Plays turns while nothing rare happens: the next random state, the steps taken, and whether a turn has to end.

    The first cards of the stock are still unseen (TK-16: it was not rebuilt), and it has some.
    """
    unseen, cards, stock, pile = U(p[at.UNSEEN]), U(p[at.UNSEEN_COUNT]), U(p[at.STOCK_COUNT]), U(p[at.PILE])
    top, idle, seat = U(p[at.TOP]), U(p[at.IDLE]), U(p[at.SEAT])
    players, slots, stalled, ending = U(p[at.PLAYERS]), U(p[at.SLOTS]), U(p[at.STALLED]), p[at.ENDING] != 0
    sums, steps, over = running(unseen), NONE, False
    while not over:
        grid = U(p[U(at.GRID) + seat])
        hidden = hidden_slots(grid)
        many = COUNT[hidden]
        a_state = state + GOLDEN
        b_state = a_state + GOLDEN
        c_state = b_state + GOLDEN
        discard = mix(a_state) >> S63
        bought = discard - ONE  # all bits or none
        third, again = mix(b_state) >> S32, NONE
        taken, unseen_now, cards_now, sums_now, now = top, unseen, cards, sums, b_state
        if discard == NONE:
            product = third * (cards & SHORT)
            again = uint64((product & M32) < cards)
            taken = card_of(unseen, sums, product >> S32)
            unseen_now, cards_now = unseen - (ONE << (taken << TWO)), cards - ONE
            sums_now = sums - (BYTES << ((taken >> ONE) << S3))
            third, now = mix(c_state) >> S32, c_state
        fourth = mix(now + GOLDEN) >> S32
        # TK-05 to TK-08, TK-14
        known = slots + (many & bought)
        number = known + (uint64(many == ONE) & bought) + (flying(grid, taken) * (many & LAST))
        product = third * (number & SHORT)
        n = product >> S32
        again |= uint64((product & M32) < number) | uint64(n >= known)
        put = NONE - uint64(n < slots)
        place = either(put, n, NTH[(hidden << S3) + (n - slots & SEVEN)]) << TWO
        old = grid >> place & LAST
        closed = uint64(old == FACE_DOWN)
        # TK-17
        product = fourth * (cards_now & SHORT)
        again |= closed & uint64((product & M32) < cards_now)
        if again != NONE:
            break
        shown = card_of(unseen_now, sums_now, product >> S32)
        other = either(NONE - closed, shown, old)
        into, onto = either(put, taken, other), either(put, other, taken)
        p[U(at.GRID) + seat] = np.int64(grid ^ (old ^ into) << place)
        pile += (ONE << (onto << TWO)) - (discard << (top << TWO))
        unseen, cards = unseen_now - (closed << (shown << TWO)), cards_now - closed
        sums = sums_now - ((BYTES << ((shown >> ONE) << S3)) & (NONE - closed))
        stock += bought
        idle = (idle + ONE) & ~bought
        top = onto
        steps += U(3) - discard + closed
        state = now + (GOLDEN & (NONE - closed))
        left = hidden & ~(ONE << (place >> TWO))
        over = left == NONE or ending or stock == NONE or idle >= stalled
        if not over:
            seat = seat + ONE if seat + ONE < players else NONE
    p[at.UNSEEN], p[at.UNSEEN_COUNT], p[at.STOCK_COUNT], p[at.PILE] = (
        np.int64(unseen), np.int64(cards), np.int64(stock), np.int64(pile),
    )  # fmt: skip
    p[at.TOP], p[at.IDLE], p[at.SEAT] = np.int64(top), np.int64(idle), np.int64(seat)
    return state, steps, over


@inline
def open_first(p: Any, state: Any) -> tuple[Any, Any]:
    """TK-02, TK-03: from the deal to the first turn; the random state after it, and how many steps it took."""
    state, n = drawn(state, p[at.CARDS])
    deal(p, drawn_card(p[at.DECK], n))
    unseen, cards, players, slots = p[at.UNSEEN], p[at.UNSEEN_COUNT], p[at.PLAYERS], p[at.SLOTS]
    for seat in range(players):
        grid, hidden = p[at.BLANK], (1 << slots) - 1
        for opened in range(OPENED_FIRST):
            state, n = drawn(state, slots - opened)
            slot = np.int64(NTH[8 * hidden + n])
            state, n = drawn(state, cards)
            card = drawn_card(unseen, n)
            grid ^= (at.FACE_DOWN ^ card) << 4 * slot
            hidden ^= 1 << slot
            unseen -= 1 << 4 * card
            cards -= 1
        p[at.GRID + seat] = grid
    p[at.UNSEEN], p[at.UNSEEN_COUNT] = unseen, cards
    tied, steps = leaders(p), 1 + 2 * OPENED_FIRST * players
    seat = nth_one(tied, 0)
    if tied & (tied - 1):
        state, n = drawn(state, int(COUNT[tied]))
        seat, steps = nth_one(tied, n), steps + 1
    begin_turn(p, seat)
    return state, steps


@inline
def play_rounds(p: Any, state: Any) -> tuple[Any, Any]:
    """As `choices.play_out` from the first deal on, with the same games: the random state after them, and the steps."""
    length = np.int64(0)
    while p[at.PHASE] != at.OVER:
        if p[at.PHASE] == at.DEAL:
            state, steps = open_first(p, state)
            length += steps
        elif p[at.PHASE] == at.TAKE:
            over = False
            if p[at.REBUILDS] == 0 and p[at.STOCK_COUNT] > 0 and p[at.CARDS] <= MOST_CARDS:
                state, played, over = usual_turns(p, state)
                length += np.int64(played)
            if over:
                end_turn(p)
            else:
                state, steps = whole_turn(p, state)
                length += steps
        else:  # a card is turned over after a last turn
            state, n = drawn(state, p[at.UNSEEN_COUNT])
            reveal(p, drawn_card(p[at.UNSEEN], n))
            finish(p)
            length += 1
    return state, length
