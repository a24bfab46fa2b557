"""How a position is laid out for the compiled rules: one array of whole numbers.

A grid is eight half-bytes, slot by slot (13 a parrot, 14 no slot, 15 face down); a pool of cards is fourteen
half-bytes, how many of each. So a deck may hold up to 15 of a kind, and taking a card out of a pool is one subtraction.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.contract.state import Step
from parlour.errors import Unsupported
from parlour.games.tuki import phases
from parlour.games.tuki.cards import HIDDEN, Grid, Pool, pool_of
from parlour.games.tuki.notation import Card, Drop, First, Fly, Open, Put, Take
from parlour.games.tuki.position import Position
from parlour.speech.message import Message

PLAYERS, ROUNDS, FIRST, DECK, CARDS = range(5)
"""What does not change: the options (`FIRST` is −1 for the rulebook's way), the deck and its size."""
PHASE, SEAT, TAKEN, DRAWN, TARGET, IDLE, ENDING, LEFT, REBUILDS, ROUND = range(5, 15)
UNSEEN, UNSEEN_COUNT, STOCK, STOCK_COUNT, PILE, TOP = range(15, 21)
"""`PILE` is the whole discard pile as a pool; `TOP` its top card, where a later turn can still take it."""
GRID, TOTAL = 21, 27
"""The first of six grids, and of six totals."""
SLOTS, BLANK, STALLED = 33, 34, 35
"""How many cards a seat has, a grid that is face down whole, and after how many idle turns a round is ended (TK-16):
eight and fifty, unless a test reduces the game."""
SIZE = 36

DEAL, OPEN, TURN_UP, LOT, TAKE, DRAW, PLACE, REVEAL, FINISH, OVER = range(10)
PHASE_NAMES = ("deal", "open", "turn up", "lot", "take", "draw", "place", "reveal", "finish", "over")

MOST_OF_A_KIND = 15
FACE_DOWN = 15
NOTHING = 15
ABSENT = 14
TO_DISCARD, NO_TARGET = 8, 9

FROM_STOCK, FROM_DISCARD = 0, 1
DROP, PASS, FLY = 8, 16, 17
"""Numbers of moves with a card in hand: put 0–7, drop and open 8–15, drop 16, fly from slot s to slot t 17 + 8s + t."""


def encode(state: Position) -> Any:
    """The array that stands for a readable state."""
    p = np.zeros(SIZE, dtype=np.int64)
    options, players = state.game.options, state.game.players
    p[PLAYERS], p[ROUNDS] = players, options.rounds
    p[FIRST] = options.first if isinstance(options.first, int) else -1
    p[DECK], p[CARDS] = packed_pool(state.game.deck), sum(state.game.deck)
    p[PHASE], p[SEAT] = PHASE_NAMES.index(state.phase), state.seat
    p[TAKEN] = NOTHING if state.taken is None else state.taken
    p[DRAWN], p[TARGET] = state.drawn, target_code(state.target)
    p[IDLE], p[ENDING], p[LEFT], p[REBUILDS] = state.idle, bool(state.ending), state.left, state.rebuilds
    p[ROUND] = len(state.rounds)
    p[UNSEEN], p[UNSEEN_COUNT] = packed_pool(state.unseen), sum(state.unseen)
    p[STOCK], p[STOCK_COUNT] = packed_pool(state.stock), state.stock_count
    p[PILE], p[TOP] = packed_pool(pool_of(state.discard)), top_code(state)
    p[GRID : GRID + players] = [packed_grid(grid) for grid in state.grids]
    p[TOTAL : TOTAL + players] = state.scores
    p[SLOTS], p[BLANK] = state.game.slots, packed_grid((HIDDEN,) * state.game.slots)
    p[STALLED] = state.game.stalled
    return p


def packed_pool(pool: Pool) -> int:
    if max(pool) > MOST_OF_A_KIND:
        raise Unsupported(Message("cannot-pack", {"most": MOST_OF_A_KIND, "given": max(pool)}))
    return sum(count << 4 * card for card, count in enumerate(pool))


def packed_grid(grid: Grid) -> int:
    cards = [FACE_DOWN if card == HIDDEN else card for card in grid] + [ABSENT] * (8 - len(grid))
    return sum(card << 4 * slot for slot, card in enumerate(cards))


def target_code(target: int | None) -> int:
    return NO_TARGET if target is None else TO_DISCARD if target == phases.TO_DISCARD else target


def top_code(state: Position) -> int:
    """No card where the turn will lay another on the pile before anyone can take from it."""
    covered = state.phase in (phases.DRAW, phases.PLACE) or state.target == phases.TO_DISCARD
    return NOTHING if covered or not state.discard else state.discard[-1]


def number_of(step: Step) -> int:
    """The number by which the compiled rules know a move or an outcome."""
    match step:
        case Open(slot) | Put(slot):
            return slot
        case Take(source):
            return FROM_STOCK if source == "stock" else FROM_DISCARD
        case Drop(slot):
            return PASS if slot is None else DROP + slot
        case Fly(parrot, landing):
            return FLY + 8 * parrot + landing
        case First(seat):
            return seat
    assert isinstance(step, Card)
    return step.card
