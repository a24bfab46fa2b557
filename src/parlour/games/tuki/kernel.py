"""The rules of moves and outcomes on integers (`layout`), for states and simulations.

The numbers of moves are in `layout`; callers pass only what `choices` offers. Everything is inlined: passing an array
between compiled functions counts references, which costs more than the rules.
"""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import inline
from parlour.games.tuki import layout as at
from parlour.games.tuki.cards import PARROT
from parlour.games.tuki.packed import (
    card_at,
    first_hidden,
    hidden_bits,
    hidden_count,
    nth_one,
    opening_sum,
    pool_size,
    score_of,
)
from parlour.games.tuki.phases import OPENED_FIRST
from parlour.games.tuki.phases import REBUILDS as MOST_REBUILDS


@inline
def set_card(p: Any, slot: int, card: int) -> None:
    """Puts a card into the mover's grid."""
    mine = at.GRID + p[at.SEAT]
    p[mine] = (p[mine] & ~(15 << 4 * slot)) | (card << 4 * slot)


@inline
def leaders(p: Any) -> int:
    """TK-03: the seats that may begin, one bit each."""
    if p[at.FIRST] >= 0:
        return int(1 << p[at.FIRST])
    best, bits = -1, 0
    for seat in range(p[at.PLAYERS]):
        opened = opening_sum(p[at.GRID + seat])
        if opened > best:
            best, bits = opened, 0
        if opened == best:
            bits |= 1 << seat
    return bits


@inline
def deal(p: Any, card: int) -> None:
    """TK-02"""
    p[at.UNSEEN], p[at.UNSEEN_COUNT] = p[at.DECK] - (1 << 4 * card), p[at.CARDS] - 1
    p[at.STOCK], p[at.STOCK_COUNT] = 0, p[at.CARDS] - 1 - p[at.SLOTS] * p[at.PLAYERS]
    p[at.PILE], p[at.TOP] = 1 << 4 * card, card
    p[at.SEAT], p[at.IDLE], p[at.ENDING], p[at.LEFT], p[at.REBUILDS] = 0, 0, 0, 0, 0
    p[at.TAKEN], p[at.DRAWN], p[at.TARGET] = at.NOTHING, 0, at.NO_TARGET
    for seat in range(p[at.PLAYERS]):
        p[at.GRID + seat] = p[at.BLANK]
    p[at.PHASE] = at.OPEN


@inline
def begin_turn(p: Any, seat: int) -> None:
    """TK-04; TK-16: an empty stock is rebuilt, and an endless round is ended."""
    p[at.SEAT], p[at.PHASE] = seat, at.TAKE
    top = 1 << 4 * p[at.TOP]
    if p[at.STOCK_COUNT] == 0 and p[at.PILE] != top:
        p[at.STOCK], p[at.PILE] = p[at.PILE] - top, top
        p[at.STOCK_COUNT] = pool_size(p[at.STOCK])
        p[at.REBUILDS] += 1
    if p[at.ENDING] == 0 and (p[at.REBUILDS] >= MOST_REBUILDS or p[at.IDLE] >= p[at.STALLED]):
        p[at.ENDING] = at.STOCK_OUT if p[at.REBUILDS] >= MOST_REBUILDS else at.STALLED_OUT
        p[at.LEFT] = p[at.PLAYERS]


@inline
def next_seat(p: Any) -> int:
    seat = p[at.SEAT] + 1
    return 0 if seat == p[at.PLAYERS] else seat


@inline
def end_turn(p: Any) -> None:
    """TK-09"""
    p[at.TAKEN], p[at.DRAWN], p[at.TARGET] = at.NOTHING, 0, at.NO_TARGET
    grid = p[at.GRID + p[at.SEAT]]
    hidden = hidden_bits(grid) != 0
    if p[at.ENDING] == 0:
        if hidden:
            begin_turn(p, next_seat(p))
            return
        p[at.ENDING], p[at.LEFT] = at.CLOSED, p[at.PLAYERS]
    if hidden:
        p[at.PHASE], p[at.TARGET] = at.FINISH, first_hidden(grid)
    else:
        end_last_turn(p)


@inline
def end_last_turn(p: Any) -> None:
    p[at.LEFT] -= 1
    if p[at.LEFT]:
        begin_turn(p, next_seat(p))
    else:
        count(p)


@inline
def count(p: Any) -> None:
    """TK-09, TK-15"""
    for seat in range(p[at.PLAYERS]):
        p[at.TOTAL + seat] += score_of(p[at.GRID + seat])
    p[at.ROUND] += 1
    p[at.SEAT] = 0
    p[at.PHASE] = at.OVER if p[at.ROUND] == p[at.ROUNDS] else at.DEAL


@inline
def lay_on_pile(p: Any, card: int) -> None:
    p[at.PILE] += 1 << 4 * card
    p[at.TOP] = card


@inline
def take(p: Any, source: int) -> None:
    """TK-04"""
    if source == at.FROM_STOCK:
        p[at.PHASE], p[at.IDLE] = at.DRAW, 0
    else:
        p[at.PHASE], p[at.TAKEN] = at.PLACE, p[at.TOP]
        p[at.PILE] -= 1 << 4 * p[at.TOP]
        p[at.IDLE] += 1
    p[at.TOP] = at.NOTHING


@inline
def place(p: Any, move: int) -> None:
    """TK-05 to TK-08, TK-14"""
    taken = p[at.TAKEN]
    p[at.TAKEN], p[at.DRAWN] = at.NOTHING, 0
    if move < at.DROP:
        old = card_at(p[at.GRID + p[at.SEAT]], move)
        set_card(p, move, taken)
        if old == at.FACE_DOWN:
            p[at.PHASE], p[at.TARGET] = at.REVEAL, at.TO_DISCARD
        else:
            lay_on_pile(p, old)
            end_turn(p)
    elif move < at.FLY:
        lay_on_pile(p, taken)
        if move == at.PASS:
            end_turn(p)
        else:
            p[at.PHASE], p[at.TARGET] = at.REVEAL, move - at.DROP
    else:
        set_card(p, (move - at.FLY) >> 3, taken)
        set_card(p, (move - at.FLY) & 7, PARROT)
        p[at.PHASE], p[at.TARGET] = at.REVEAL, at.TO_DISCARD


@inline
def reveal(p: Any, card: int) -> None:
    """TK-17: an unseen card becomes a card, in its slot or on the pile."""
    p[at.UNSEEN] -= 1 << 4 * card
    p[at.UNSEEN_COUNT] -= 1
    if p[at.TARGET] == at.TO_DISCARD:
        lay_on_pile(p, card)
    else:
        set_card(p, p[at.TARGET], card)
    p[at.TARGET] = at.NO_TARGET


@inline
def turned_up(p: Any) -> None:
    """TK-03: two cards each, then the highest sum begins."""
    p[at.PHASE] = at.OPEN
    if hidden_count(p[at.GRID + p[at.SEAT]]) > p[at.SLOTS] - OPENED_FIRST:
        return
    if p[at.SEAT] + 1 < p[at.PLAYERS]:
        p[at.SEAT] += 1
        return
    tied = leaders(p)
    if tied & (tied - 1):
        p[at.PHASE], p[at.SEAT] = at.LOT, 0
    else:
        begin_turn(p, nth_one(tied, 0))


@inline
def draw(p: Any, card: int) -> None:
    """TK-04, TK-16: from the rebuilt stock, or from all that is unseen."""
    if p[at.REBUILDS]:
        p[at.STOCK] -= 1 << 4 * card
    else:
        p[at.UNSEEN] -= 1 << 4 * card
        p[at.UNSEEN_COUNT] -= 1
    p[at.STOCK_COUNT] -= 1
    p[at.PHASE], p[at.TAKEN], p[at.DRAWN] = at.PLACE, card, 1


@inline
def finish(p: Any) -> None:
    """TK-09: the next hidden card after a last turn, or the next seat."""
    grid = p[at.GRID + p[at.SEAT]]
    if hidden_bits(grid):
        p[at.TARGET] = first_hidden(grid)
    else:
        end_last_turn(p)


@inline
def act(p: Any, number: int) -> None:
    """Plays a move or an outcome, by its number, in place."""
    phase = p[at.PHASE]
    if phase == at.PLACE:
        place(p, number)
    elif phase == at.TAKE:
        take(p, number)
    elif phase == at.DRAW:
        draw(p, number)
    elif phase == at.OPEN:
        p[at.PHASE], p[at.TARGET] = at.TURN_UP, number
    elif phase == at.DEAL:
        deal(p, number)
    elif phase == at.LOT:
        begin_turn(p, number)
    else:
        reveal(p, number)
        if phase == at.REVEAL:
            end_turn(p)
        elif phase == at.TURN_UP:
            turned_up(p)
        else:
            finish(p)
