"""The rules of Tuki Tuki on integers, as `parlour.contract.kernel` asks for them.

A position is that of `layout`; the tables are the first position. Moves and outcomes are numbered as the contract has
them, and the same less an offset in `kernel`.
"""

from __future__ import annotations

from typing import Any

from parlour.compute.kernels import below, inline, jit
from parlour.compute.words import AT_CHANCE, ENDED, cells
from parlour.contract.kernel import Kernel
from parlour.games.tuki import layout as at
from parlour.games.tuki import numbers as no
from parlour.games.tuki.choices import drawn_from, nth, ways
from parlour.games.tuki.kernel import act as play
from parlour.games.tuki.packed import card_at

PHASES, TABLE, CARDS, SLOTS = len(no.PHASES), len(no.TABLE), 14, 8


@inline
def begin(p: Any, t: Any) -> None:
    for place in range(len(t)):
        p[place] = t[place]


@inline
def offset(p: Any) -> int:
    """The offset of the number of a move or an outcome above that of the compiled rules."""
    phase = p[at.PHASE]
    if phase == at.TAKE:
        return no.TAKE
    if phase == at.OPEN:
        return no.OPEN
    return no.LOTS if phase == at.LOT else 0


@jit
def act(p: Any, t: Any, number: int) -> None:
    play(p, number - offset(p))


@inline
def actor(p: Any, t: Any) -> int:
    phase = p[at.PHASE]
    if phase in (at.PLACE, at.TAKE, at.OPEN):
        return int(p[at.SEAT])
    return ENDED if phase == at.OVER else AT_CHANCE


@inline
def hand(p: Any, t: Any) -> int:
    """At chance the seat that turns a card over; the table turns the first card up and draws who begins."""
    return -1 if p[at.PHASE] in (at.DEAL, at.LOT) else int(p[at.SEAT])


@jit
def draw(p: Any, t: Any, rng: Any) -> int:
    """A random move or card, all equally likely."""
    return int(nth(p, below(rng, ways(p))) + offset(p))


@inline
def weigh(p: Any, t: Any, out: Any) -> None:
    """TK-02, TK-03, TK-17"""
    for n in range(len(out)):
        out[n] = 0
    if actor(p, t) != AT_CHANCE:
        return
    above = offset(p)
    if p[at.PHASE] == at.LOT:
        for n in range(ways(p)):
            out[nth(p, n) + above] = 1
        return
    pool = drawn_from(p)
    for card in range(CARDS):
        out[card] = pool >> 4 * card & 15


@inline
def settle(p: Any, t: Any, scores: Any) -> int:
    """TK-15"""
    least, winners = p[at.TOTAL], 0
    for seat in range(len(scores)):
        total = p[at.TOTAL + seat]
        scores[seat] = total
        if total < least:
            least, winners = total, 0
        if total == least:
            winners |= 1 << seat
    return winners


@jit
def mask(p: Any, t: Any, out: Any) -> None:
    for n in range(len(out)):
        out[n] = False
    if actor(p, t) >= 0:
        above = offset(p)
        for n in range(ways(p)):
            out[nth(p, n) + above] = True


@inline
def seen(card: int) -> int:
    """A card, -1 for none."""
    return -1 if card == at.NOTHING else card


@jit
def observe(p: Any, t: Any, seat: int, out: Any) -> None:
    """See `numbers.observation`."""
    players = p[at.PLAYERS]
    for phase in range(PHASES):
        out[phase] = p[at.PHASE] == phase
    i = PHASES
    out[i] = (p[at.SEAT] - seat + players) % players
    out[i + 1], out[i + 2], out[i + 3] = seen(p[at.TOP]), seen(p[at.TAKEN]), p[at.DRAWN]
    out[i + 4], out[i + 5], out[i + 6] = p[at.TARGET], p[at.IDLE], p[at.ENDING] > 0
    out[i + 7], out[i + 8], out[i + 9] = p[at.LEFT], p[at.REBUILDS], p[at.ROUND]
    out[i + 10] = p[at.STOCK_COUNT]
    i += TABLE
    for card in range(CARDS):
        out[i + card] = p[at.UNSEEN] >> 4 * card & 15
        out[i + CARDS + card] = p[at.STOCK] >> 4 * card & 15
        out[i + 2 * CARDS + card] = p[at.PILE] >> 4 * card & 15
    i += 3 * CARDS
    for ahead in range(players):
        other = (seat + ahead) % players
        for slot in range(SLOTS):
            card = card_at(p[at.GRID + other], slot)
            out[i + SLOTS * ahead + slot] = -2 if card == at.ABSENT else seen(card)
        out[i + SLOTS * players + ahead] = p[at.TOTAL + other]


def pack(state: Any) -> Any:
    return state.p


def kernel(game: Any) -> Kernel:
    t = cells(at.first(game))
    return Kernel(t, at.SIZE, pack, begin, act, actor, mask, weigh, settle, observe, draw, hand=hand)
