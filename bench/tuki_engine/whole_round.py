"""A whole round of two players on a reduced deck, solved exactly, compiled: the yardstick that self-play cannot give.

The value of a position is the chance of seat 0 to win a game of one round when both play best; a tie is half. Positions
between turns are kept by a key; what happens within a turn is gone through every time. Slots of a column, and columns,
are interchangeable, so that a grid is kept in its smallest form. The pile below its top card is what is nowhere else.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.typed import Dict

from parlour.compute.kernels import inline, jit
from parlour.games.tuki import layout as at
from parlour.games.tuki.cards import PARROT
from parlour.games.tuki.engine.candidates import MOST_MOVES, distinct
from parlour.games.tuki.engine.rollout import seat_moves, step
from parlour.games.tuki.game import Tuki
from parlour.games.tuki.packed import pool_size

DEPTH = 3000
KINDS, MOST = 4, 7
"""Kinds of cards that a key can tell apart, the last being 3 or a parrot, and the most of each."""


def reduced(deck: str) -> type[Tuki]:
    """The game of two columns with the number of cards of each number from 0, and of parrots after a plus: `332+2`.

    Three turns in a row that take the discard end the round.
    """
    numbers, _, parrots = deck.partition("+")
    counts = [int(many) for many in numbers]
    birds = int(parrots or 0)
    if len(counts) + (birds > 0) > KINDS or max(*counts, birds) > MOST:
        raise ValueError(deck)

    class Reduced(Tuki):
        deck = (*counts, *(0,) * (PARROT - len(counts)), birds)
        slots = 4
        stalled = 3

    return Reduced


@inline
def kind(card: int) -> int:
    """A card as its kind, 0 to 3; 4 is face down."""
    return 4 if card == at.FACE_DOWN else min(3, card)


@inline
def column(cards: int) -> int:
    """Two cards in either order."""
    one, other = kind(cards & 15), kind(cards >> 4 & 15)
    return one << 3 | other if one <= other else other << 3 | one


@inline
def smallest(grid: int) -> int:
    """A grid of two columns in either order."""
    one, other = column(grid), column(grid >> 8)
    return one << 6 | other if one <= other else other << 6 | one


@inline
def squeezed(pool: int) -> int:
    """A pool of four kinds in twelve bits."""
    last = (pool >> 12 & 7) + (pool >> 4 * PARROT & 7)
    return (pool & 7) | (pool >> 4 & 7) << 3 | (pool >> 8 & 7) << 6 | last << 9


@inline
def key(p: Any) -> int:
    """A whole number for a position between turns, the same for positions that differ in names only."""
    idle = 0 if p[at.ENDING] else p[at.IDLE]
    small = p[at.SEAT] | p[at.ENDING] << 1 | p[at.LEFT] << 2 | p[at.REBUILDS] << 4 | idle << 6 | kind(p[at.TOP]) << 8
    grids = smallest(p[at.GRID]) << 12 | smallest(p[at.GRID + 1])
    return int(small << 48 | grids << 24 | squeezed(p[at.UNSEEN]) << 12 | squeezed(p[at.STOCK]))


@inline
def share(p: Any) -> float:
    """TK-15: seat 0's part of the win."""
    mine, theirs = p[at.TOTAL], p[at.TOTAL + 1]
    return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0


@jit
def settle_round(stack: Any, depth: int, moves: Any, known: Any, most: int) -> float:
    """The value of the position at this depth of the stack; no number if `most` positions were known before it was."""
    p = stack[depth]
    phase = p[at.PHASE]
    if phase == at.OVER:
        return share(p)
    between = phase == at.TAKE
    place = key(p) if between else 0
    if between and place in known:
        return float(known[place])
    if len(known) >= most:
        return np.nan
    value = 0.0
    if seat_moves(p):
        found, seat = distinct(p, moves[depth]), p[at.SEAT]
        for n in range(found):
            stack[depth + 1] = p
            step(stack[depth + 1], moves[depth, n])
            worth = settle_round(stack, depth + 1, moves, known, most)
            if np.isnan(worth):
                return worth
            if n == 0 or (worth > value if seat == 0 else worth < value):
                value = worth
    elif phase == at.LOT:
        for seat in range(2):
            stack[depth + 1] = p
            step(stack[depth + 1], seat)
            value += settle_round(stack, depth + 1, moves, known, most) / 2.0
    else:
        pool = p[at.STOCK] if phase == at.DRAW and p[at.REBUILDS] else p[at.DECK] if phase == at.DEAL else p[at.UNSEEN]
        cards = pool_size(pool)
        for card in range(14):
            many = (pool >> 4 * card) & 15
            if many:
                stack[depth + 1] = p
                step(stack[depth + 1], card)
                worth = settle_round(stack, depth + 1, moves, known, most)
                if np.isnan(worth):
                    return worth
                value += worth * many / cards
    if between and not np.isnan(value):
        known[place] = value
    return value


class WholeRound:
    """Every position of a reduced game of one round, solved when it is asked for, and kept."""

    def __init__(self) -> None:
        self.known = Dict.empty(types.int64, types.float64)
        self.stack = np.zeros((DEPTH, at.SIZE), dtype=np.int64)
        self.moves = np.zeros((DEPTH, MOST_MOVES), dtype=np.int64)

    def some(self, p: Any, new: int) -> float | None:
        """The value from here, or nothing if it takes too many new positions; those are kept either way."""
        self.stack[0] = p
        value = float(settle_round(self.stack, 0, self.moves, self.known, len(self.known) + new))
        return None if np.isnan(value) else value

    def value(self, p: Any) -> float:
        """Seat 0's chance to win from here when both play best."""
        self.stack[0] = p
        return float(settle_round(self.stack, 0, self.moves, self.known, np.iinfo(np.int64).max))

    def loss(self, p: Any, move: int) -> float:
        """Winning chance that a move of the acting seat loses against the best move."""
        after = p.copy()
        step(after, move)
        better = self.value(p) - self.value(after)
        return better if p[at.SEAT] == 0 else -better

    def arrays(self) -> tuple[Any, Any]:
        """The keys that are known and their values, to be saved."""
        return np.fromiter(self.known.keys(), np.int64), np.fromiter(self.known.values(), np.float64)

    def learn(self, keys: Any, values: Any) -> None:
        """Takes over what was saved."""
        remember(self.known, keys, values)


@jit
def remember(known: Any, keys: Any, values: Any) -> None:
    for place, value in zip(keys, values):  # noqa: B905
        known[place] = value
