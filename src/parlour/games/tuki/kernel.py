"""The same rules on whole numbers, compiled, for simulation and search.

They stand beside the readable rules, not under them: there a position is what people see at a table, here it is 33
numbers changed in place, hundreds of times faster. The tests walk both side by side and compare every number at
every node, with the compiler on and off. The numbers of moves are in `layout`; callers pass only what `choices` offers.

Everything is inlined into its caller: an array handed from one compiled function to another has its references counted,
which costs more than the rules do.
"""

from __future__ import annotations

from typing import Any

from parlour.bits import inline
from parlour.games.tuki.cards import PARROT
from parlour.games.tuki.layout import (
    ALL_DOWN,
    CARDS,
    DEAL,
    DECK,
    DRAW,
    DRAWN,
    DROP,
    ENDING,
    FACE_DOWN,
    FINISH,
    FIRST,
    FLY,
    FROM_STOCK,
    GRID,
    IDLE,
    LEFT,
    LOT,
    NO_TARGET,
    NOTHING,
    OPEN,
    OVER,
    PASS,
    PHASE,
    PILE,
    PLACE,
    PLAYERS,
    REBUILDS,
    REVEAL,
    ROUND,
    ROUNDS,
    SEAT,
    STOCK,
    STOCK_COUNT,
    TAKE,
    TAKEN,
    TARGET,
    TO_DISCARD,
    TOP,
    TOTAL,
    TURN_UP,
    UNSEEN,
    UNSEEN_COUNT,
)
from parlour.games.tuki.phases import IDLE_TURNS, OPENED_FIRST
from parlour.games.tuki.phases import REBUILDS as MOST_REBUILDS

ONES = 0x11111111


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
def set_card(p: Any, slot: int, card: int) -> None:
    """Puts a card into the mover's grid."""
    at = GRID + p[SEAT]
    p[at] = (p[at] & ~(15 << 4 * slot)) | (card << 4 * slot)


@inline
def worth(card: int, across: int) -> int:
    """TK-13: what a card counts as beside the other of its column; 13 and more is no number."""
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
def leaders(p: Any) -> int:
    """TK-03: those who may begin, one bit a seat."""
    if p[FIRST] >= 0:
        return int(1 << p[FIRST])
    best, bits = -1, 0
    for seat in range(p[PLAYERS]):
        opened = opening_sum(p[GRID + seat])
        if opened > best:
            best, bits = opened, 0
        if opened == best:
            bits |= 1 << seat
    return bits


@inline
def deal(p: Any, card: int) -> None:
    """TK-02"""
    p[UNSEEN], p[UNSEEN_COUNT] = p[DECK] - (1 << 4 * card), p[CARDS] - 1
    p[STOCK], p[STOCK_COUNT] = 0, p[CARDS] - 1 - 8 * p[PLAYERS]
    p[PILE], p[TOP] = 1 << 4 * card, card
    p[SEAT], p[IDLE], p[ENDING], p[LEFT], p[REBUILDS] = 0, 0, 0, 0, 0
    p[TAKEN], p[DRAWN], p[TARGET] = NOTHING, 0, NO_TARGET
    for seat in range(p[PLAYERS]):
        p[GRID + seat] = ALL_DOWN
    p[PHASE] = OPEN


@inline
def begin_turn(p: Any, seat: int) -> None:
    """TK-04; TK-16: the stock is rebuilt when it is empty, and what never ends is ended."""
    p[SEAT], p[PHASE] = seat, TAKE
    top = 1 << 4 * p[TOP]
    if p[STOCK_COUNT] == 0 and p[PILE] != top:
        p[STOCK], p[PILE] = p[PILE] - top, top
        p[STOCK_COUNT] = pool_size(p[STOCK])
        p[REBUILDS] += 1
    if p[ENDING] == 0 and (p[REBUILDS] >= MOST_REBUILDS or p[IDLE] >= IDLE_TURNS):
        p[ENDING], p[LEFT] = 1, p[PLAYERS]


@inline
def pool_size(pool: int) -> int:
    total = 0
    while pool:
        total += pool & 15
        pool >>= 4
    return total


@inline
def next_seat(p: Any) -> int:
    seat = p[SEAT] + 1
    return 0 if seat == p[PLAYERS] else seat


@inline
def end_turn(p: Any) -> None:
    """TK-09"""
    p[TAKEN], p[DRAWN], p[TARGET] = NOTHING, 0, NO_TARGET
    grid = p[GRID + p[SEAT]]
    hidden = hidden_bits(grid) != 0
    if p[ENDING] == 0:
        if hidden:
            begin_turn(p, next_seat(p))
            return
        p[ENDING], p[LEFT] = 1, p[PLAYERS]
    if hidden:
        p[PHASE], p[TARGET] = FINISH, first_hidden(grid)
    else:
        end_last_turn(p)


@inline
def end_last_turn(p: Any) -> None:
    p[LEFT] -= 1
    if p[LEFT]:
        begin_turn(p, next_seat(p))
    else:
        count(p)


@inline
def count(p: Any) -> None:
    """TK-09, TK-15"""
    for seat in range(p[PLAYERS]):
        p[TOTAL + seat] += score_of(p[GRID + seat])
    p[ROUND] += 1
    p[SEAT] = 0
    p[PHASE] = OVER if p[ROUND] == p[ROUNDS] else DEAL


@inline
def lay_on_pile(p: Any, card: int) -> None:
    p[PILE] += 1 << 4 * card
    p[TOP] = card


@inline
def take(p: Any, source: int) -> None:
    """TK-04"""
    if source == FROM_STOCK:
        p[PHASE], p[IDLE] = DRAW, 0
    else:
        p[PHASE], p[TAKEN] = PLACE, p[TOP]
        p[PILE] -= 1 << 4 * p[TOP]
        p[IDLE] += 1
    p[TOP] = NOTHING


@inline
def place(p: Any, move: int) -> None:
    """TK-05 to TK-08, TK-14"""
    taken = p[TAKEN]
    p[TAKEN], p[DRAWN] = NOTHING, 0
    if move < DROP:
        old = card_at(p[GRID + p[SEAT]], move)
        set_card(p, move, taken)
        if old == FACE_DOWN:
            p[PHASE], p[TARGET] = REVEAL, TO_DISCARD
        else:
            lay_on_pile(p, old)
            end_turn(p)
    elif move < FLY:
        lay_on_pile(p, taken)
        if move == PASS:
            end_turn(p)
        else:
            p[PHASE], p[TARGET] = REVEAL, move - DROP
    else:
        set_card(p, (move - FLY) >> 3, taken)
        set_card(p, (move - FLY) & 7, PARROT)
        p[PHASE], p[TARGET] = REVEAL, TO_DISCARD


@inline
def reveal(p: Any, card: int) -> None:
    """TK-17: an unseen card becomes a card, in its slot or on the pile."""
    p[UNSEEN] -= 1 << 4 * card
    p[UNSEEN_COUNT] -= 1
    if p[TARGET] == TO_DISCARD:
        lay_on_pile(p, card)
    else:
        set_card(p, p[TARGET], card)
    p[TARGET] = NO_TARGET


@inline
def turned_up(p: Any) -> None:
    """TK-03: two cards each, then the highest sum begins."""
    p[PHASE] = OPEN
    if hidden_count(p[GRID + p[SEAT]]) > 8 - OPENED_FIRST:
        return
    if p[SEAT] + 1 < p[PLAYERS]:
        p[SEAT] += 1
        return
    tied = leaders(p)
    if tied & (tied - 1):
        p[PHASE], p[SEAT] = LOT, 0
    else:
        begin_turn(p, lowest_bit(tied))


@inline
def lowest_bit(bits: int) -> int:
    seat = 0
    while not bits >> seat & 1:
        seat += 1
    return seat


@inline
def draw(p: Any, card: int) -> None:
    """TK-04, TK-16: from the rebuilt stock, or from all that is unseen."""
    if p[REBUILDS]:
        p[STOCK] -= 1 << 4 * card
    else:
        p[UNSEEN] -= 1 << 4 * card
        p[UNSEEN_COUNT] -= 1
    p[STOCK_COUNT] -= 1
    p[PHASE], p[TAKEN], p[DRAWN] = PLACE, card, 1


@inline
def finish(p: Any) -> None:
    """TK-09: the next hidden card after a last turn, or the next seat."""
    grid = p[GRID + p[SEAT]]
    if hidden_bits(grid):
        p[TARGET] = first_hidden(grid)
    else:
        end_last_turn(p)


@inline
def act(p: Any, number: int) -> None:
    """Plays a move or an outcome, by its number, in place."""
    phase = p[PHASE]
    if phase == PLACE:
        place(p, number)
    elif phase == TAKE:
        take(p, number)
    elif phase == DRAW:
        draw(p, number)
    elif phase == OPEN:
        p[PHASE], p[TARGET] = TURN_UP, number
    elif phase == DEAL:
        deal(p, number)
    elif phase == LOT:
        begin_turn(p, number)
    else:
        reveal(p, number)
        if phase == REVEAL:
            end_turn(p)
        elif phase == TURN_UP:
            turned_up(p)
        else:
            finish(p)
