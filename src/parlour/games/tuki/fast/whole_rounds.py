"""Whole rounds at random, for simulations: turns almost without branches, on numbers in registers.

Every possible result of a turn is computed and one is selected at the end: a processor mispredicts every branch that
luck decides. Two branches are left because they save more than mispredictions cost: where the card comes from, and
whether a parrot lies in the grid. While turns are played, the place of a grid holds a *word*: the grid above a byte of
its hidden slots. The pile is not stored: it is all that is neither unseen nor in a grid, and is computed when the stock
runs out. Rare steps (a flight, an empty stock, a random number that must be drawn again) go through the kernel, step by
step. The tests walk both.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import uint64

from parlour.compute.kernels import GOLDEN, M32, S32, drawn, inline, jit, mix
from parlour.games.tuki import choices
from parlour.games.tuki import layout as at
from parlour.games.tuki.fast.glances import (
    BYTE,
    COUNT,
    EIGHT,
    FOUR,
    HIGHS,
    LAST,
    NONE,
    NTH,
    ONE,
    ONES,
    PARROTS,
    S3,
    TWO,
    U,
    flying,
    hidden_slots,
    nth_of,
    opened,
    score,
    signed,
)
from parlour.games.tuki.fast.sums import MOST_CARDS, NO_CARD, pool_of, size_of, sums_of, take_out
from parlour.games.tuki.kernel import act, begin_turn, deal, end_turn
from parlour.games.tuki.packed import card_at
from parlour.games.tuki.phases import OPENED_FIRST

S63, GRIDS, FACE_DOWN = U(63), U(at.GRID), U(at.FACE_DOWN)
EIGHT_SLOTS = 8
SOME_BITS = U(0xFFFFFF00)
"""If all these bits are zero in the lower half of a product, a random number may have to be drawn again."""
ONE_STEP = U(pow(int(GOLDEN), -1, 1 << 64))
"""Increment of the random state; divided by it, the state counts the numbers drawn."""
RARE, TURN_ENDS, ROUND_ENDS = 0, 1, 2
"""Why the fast loop stops: a rare step is next; a turn has to be ended; or the last one has."""

MOVES = np.array([EIGHT_SLOTS + int(some) + int(some == 1) for some in COUNT], np.uint8)
"""TK-05 to TK-08: by hidden slots, the number of moves with a card from the stock, without flights."""
SLOT = np.array(
    [n if n < EIGHT_SLOTS else nth_of(some, n - EIGHT_SLOTS) for some in range(256) for n in range(16)], np.uint8
)
"""The slot of the nth of them, 16 numbers for the hidden slots: first the slots, then those that can be opened."""


@inline
def flights(word: Any, taken: Any, hidden: Any) -> Any:
    """TK-14: the number of flights."""
    odd = word ^ (PARROTS << EIGHT)
    if (odd - (ONES << EIGHT)) & ~odd & (HIGHS << EIGHT) == NONE:
        return NONE  # no half-byte of the grid is a parrot
    return flying(word >> EIGHT, taken) * uint64(COUNT[hidden])


@inline
def may_be_drawn_again(product: Any) -> Any:
    """Whether `drawn` would look closer; no number drawn from here is above 255."""
    return product & SOME_BITS == NONE


@jit
def usual_turns(p: Any, state: Any) -> tuple[Any, Any, int]:
    """Plays turns until something rare happens; returns the next random state, the steps taken, and why it stopped.

    There are eight slots, the first cards of the stock are still unseen (TK-16: it was not rebuilt), and it has some.
    """
    players, stock, top, seat = U(p[at.PLAYERS]), U(p[at.STOCK_COUNT]), U(p[at.TOP]), U(p[at.SEAT])
    stalled, calm = U(p[at.STALLED]), U(p[at.STALLED]) - U(p[at.IDLE])
    ending, left, why = U(p[at.ENDING]), U(p[at.LEFT]), RARE
    evens, odds = sums_of(U(p[at.UNSEEN]))
    steps, since = NONE, state
    for each in range(players):
        grid = U(p[GRIDS + U(each)])
        p[GRIDS + U(each)] = signed(grid << EIGHT | hidden_slots(grid))
    while True:
        word = U(p[GRIDS + seat])
        hidden = word & BYTE
        a_state = state + GOLDEN
        b_state = a_state + GOLDEN
        c_state = b_state + GOLDEN
        if mix(a_state) >> S63 != NONE:  # from the discard: TK-04, TK-05, TK-14, TK-17
            product = (mix(b_state) >> S32) * (EIGHT + flights(word, top, hidden) & BYTE)
            turned = (mix(c_state) >> S32) * size_of(odds)
            slot = product >> S32
            if slot >= EIGHT or may_be_drawn_again(product) or may_be_drawn_again(turned):
                break
            place = EIGHT + (slot << TWO)
            old = word >> place & LAST
            closed = old == FACE_DOWN
            shown, evens, odds = take_out(evens, odds, turned >> S32 if closed else NO_CARD)
            word ^= (old ^ top) << place
            top = shown if closed else old
            state = c_state if closed else b_state
            calm -= ONE
        else:  # from the stock: TK-04 to TK-08, TK-14, TK-17
            d_state = c_state + GOLDEN
            bought = (mix(b_state) >> S32) * size_of(odds)
            taken, evens_now, odds_now = take_out(evens, odds, bought >> S32)
            product = (mix(c_state) >> S32) * (uint64(MOVES[hidden]) + flights(word, taken, hidden) & BYTE)
            turned = (mix(d_state) >> S32) * size_of(odds_now)
            n = product >> S32
            if (
                n >= EIGHT + uint64(COUNT[hidden])
                or may_be_drawn_again(bought)
                or may_be_drawn_again(product)
                or may_be_drawn_again(turned)
            ):
                break
            slot = uint64(SLOT[(hidden << FOUR) + (n & LAST)])
            place = EIGHT + (slot << TWO)
            old = word >> place & LAST
            closed = old == FACE_DOWN
            shown, evens, odds = take_out(evens_now, odds_now, turned >> S32 if closed else NO_CARD)
            other, put = shown if closed else old, n < EIGHT
            word ^= (old ^ (taken if put else other)) << place
            top = other if put else taken
            state = d_state if closed else c_state
            stock, calm = stock - ONE, stalled
        word ^= uint64(closed) << slot
        p[GRIDS + seat] = signed(word)
        if word & BYTE == NONE or ending != NONE or stock == NONE or calm == NONE:
            if stock == NONE or calm == NONE:
                why = TURN_ENDS
                break
            # TK-09
            if ending == NONE:
                ending, left = ONE, players
            while word & BYTE != NONE:
                before = state
                state, nth = drawn(state, signed(size_of(odds)))
                steps, since = steps + ONE, since + (state - before)
                slot = uint64(NTH[(word & BYTE) << S3])
                shown, evens, odds = take_out(evens, odds, U(nth))
                word ^= (FACE_DOWN ^ shown) << (EIGHT + (slot << TWO)) | ONE << slot
            p[GRIDS + seat] = signed(word)
            left -= ONE
            if left == NONE:
                why = ROUND_ENDS
                break
        seat = seat + ONE if seat + ONE < players else NONE
    for each in range(players):
        p[GRIDS + U(each)] = signed(U(p[GRIDS + U(each)]) >> EIGHT)
    p[at.UNSEEN], p[at.UNSEEN_COUNT], p[at.STOCK_COUNT] = (
        signed(pool_of(evens, odds)), signed(size_of(odds)), signed(stock),
    )  # fmt: skip
    p[at.TOP], p[at.IDLE], p[at.SEAT] = signed(top), signed(stalled - calm), signed(seat)
    p[at.ENDING], p[at.LEFT] = signed(ending), signed(left)
    if stock <= ONE:
        find_pile(p)
    return state, steps + (state - since) * ONE_STEP, why


@inline
def find_pile(p: Any) -> None:
    """Between turns, while the stock is unseen."""
    pile = p[at.DECK] - p[at.UNSEEN]
    for seat in range(p[at.PLAYERS]):
        for slot in range(EIGHT_SLOTS):
            card = card_at(p[at.GRID + seat], slot)
            if card != at.FACE_DOWN:
                pile -= 1 << 4 * card
    p[at.PILE] = pile


@inline
def open_first(p: Any, state: Any) -> tuple[Any, Any]:
    """TK-02, TK-03: plays from the deal to the first turn; returns the random state and the number of steps."""
    state, n = drawn(state, p[at.CARDS] & 255)
    card, evens, odds = take_out(*sums_of(U(p[at.DECK])), U(n))
    deal(p, signed(card))
    players, best, tied = p[at.PLAYERS], signed(-1), signed(0)
    for seat in range(players):
        grid, hidden = M32, BYTE
        for already in range(OPENED_FIRST):
            state, n = drawn(state, EIGHT_SLOTS - already)
            slot = uint64(NTH[(hidden << S3) + U(n)])
            state, n = drawn(state, signed(size_of(odds)))
            card, evens, odds = take_out(evens, odds, U(n))
            grid ^= (FACE_DOWN ^ card) << (slot << TWO)
            hidden ^= ONE << slot
        p[at.GRID + seat] = signed(grid)
        total = opened(grid)
        tied = 1 << seat if total > best else tied | signed(total == best) << seat
        best = max(best, total)
    p[at.UNSEEN], p[at.UNSEEN_COUNT] = signed(pool_of(evens, odds)), signed(size_of(odds))
    steps = 1 + 2 * OPENED_FIRST * players
    if p[at.FIRST] >= 0:
        tied = 1 << p[at.FIRST]
    seat = signed(NTH[8 * tied])
    if tied & (tied - 1):
        state, n = drawn(state, signed(COUNT[tied]))
        seat, steps = signed(NTH[8 * tied + n]), steps + 1
    begin_turn(p, seat)
    return state, steps


@inline
def end_round(p: Any) -> None:
    """Like `kernel.count`: TK-09, TK-15."""
    for seat in range(p[at.PLAYERS]):
        p[at.TOTAL + seat] += score(U(p[at.GRID + seat]))
    p[at.ROUND] += 1
    p[at.SEAT] = 0
    p[at.PHASE] = at.OVER if p[at.ROUND] == p[at.ROUNDS] else at.DEAL


@jit
def one_step(p: Any, state: Any) -> Any:
    """Plays a step by the kernel; returns the random state after it."""
    state, n = drawn(state, choices.ways(p))
    act(p, choices.nth(p, n))
    return state


@inline
def play_rounds(p: Any, state: Any) -> tuple[Any, Any]:
    """Plays the same games as `choices.play_out` from the first deal on; returns the random state and the steps."""
    length, quick = signed(0), p[at.CARDS] <= MOST_CARDS and p[at.SLOTS] == EIGHT_SLOTS
    while p[at.PHASE] != at.OVER:
        if quick and p[at.PHASE] == at.DEAL:
            state, opening = open_first(p, state)
            length += opening
        why = RARE
        if quick and p[at.PHASE] == at.TAKE and p[at.REBUILDS] == 0 and p[at.STOCK_COUNT] > 0:
            state, steps, why = usual_turns(p, state)
            length += signed(steps)
        if why == ROUND_ENDS:
            end_round(p)
        elif why == TURN_ENDS:
            end_turn(p)
        else:
            state = one_step(p, state)
            length += 1
    return state, length
