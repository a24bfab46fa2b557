"""The layout of a position: one row of integers.

A grid is eight half-bytes, slot by slot (13 a parrot, 14 no slot, 15 face down); a pool of cards is fourteen
half-bytes, the count of each kind. So a deck may hold up to 15 of a kind, and taking a card out of a pool is one
subtraction.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from parlour.contract.state import Step
from parlour.errors import Unsupported
from parlour.games.tuki import phases
from parlour.games.tuki.cards import EMPTY, HIDDEN, Grid, Pool
from parlour.games.tuki.cards import pool_of as counted
from parlour.games.tuki.notation import Card, Drop, First, Fly, Open, Put, Take
from parlour.speech.message import Message

PLAYERS, ROUNDS, FIRST, DECK, CARDS = range(5)
"""The constant part: the options (`FIRST` is −1 for the rulebook's way), the deck and its size."""
PHASE, SEAT, TAKEN, DRAWN, TARGET, IDLE, ENDING, LEFT, REBUILDS, ROUND = range(5, 15)
UNSEEN, UNSEEN_COUNT, STOCK, STOCK_COUNT, PILE, TOP = range(15, 21)
"""`PILE` is the whole discard pile as a pool; `TOP` its top card, where a later turn can still take it."""
GRID, TOTAL = 21, 27
"""The first of six grids, and of six totals."""
SLOTS, BLANK, STALLED = 33, 34, 35
"""The cards of a seat, a grid that is all face down, and the idle turns that end a round (TK-16): eight cards and fifty
turns, unless a test reduces the game."""
SIZE = 36

DEAL, OPEN, TURN_UP, LOT, TAKE, DRAW, PLACE, REVEAL, FINISH, OVER = range(10)
CLOSED, STOCK_OUT, STALLED_OUT = 1, 2, 3
"""Why the last turns have begun: `phases.ENDINGS`."""

MOST_OF_A_KIND = 15
FACE_DOWN = 15
NOTHING = 15
ABSENT = 14
TO_DISCARD, NO_TARGET = 8, 9
TARGETS: tuple[int | None, ...] = (*range(8), phases.TO_DISCARD, None)
"""The meaning of the numbers of targets."""

FROM_STOCK, FROM_DISCARD = 0, 1
DROP, PASS, FLY = 8, 16, 17
"""Numbers of moves with a card in hand: put 0–7, drop and open 8–15, drop 16, fly from slot s to slot t 17 + 8s + t."""


def first(game: Any) -> list[int]:
    """The first position, in which the first card is about to be turned up."""
    grids = ((HIDDEN,) * game.slots,) * game.players
    nothing = {"rounds": (), "discard": (), "stock": EMPTY, "rebuilds": 0, "seat": 0, "taken": None, "drawn": False}
    rest = {"target": None, "idle": 0, "ending": "", "left": 0}
    return laid(game, {"phase": phases.DEAL, "grids": grids, "unseen": game.deck, **nothing, **rest})


def laid(game: Any, f: Mapping[str, Any]) -> list[int]:
    """The position with these fields, which are named as in a state."""
    p, players = [0] * SIZE, game.players
    p[PLAYERS], p[ROUNDS] = players, game.options.rounds
    p[FIRST] = game.options.first if isinstance(game.options.first, int) else -1
    p[DECK], p[CARDS] = packed_pool(game.deck), sum(game.deck)
    p[PHASE], p[SEAT] = phases.PHASES.index(f["phase"]), f["seat"]
    p[TAKEN] = NOTHING if f["taken"] is None else f["taken"]
    p[DRAWN], p[TARGET] = int(f["drawn"]), TARGETS.index(f["target"])
    p[IDLE], p[ENDING], p[LEFT], p[REBUILDS] = f["idle"], phases.ENDINGS.index(f["ending"]), f["left"], f["rebuilds"]
    p[ROUND] = len(f["rounds"])
    p[UNSEEN], p[UNSEEN_COUNT] = packed_pool(f["unseen"]), sum(f["unseen"])
    face_down = sum(grid.count(HIDDEN) for grid in f["grids"]) + (f["target"] == phases.TO_DISCARD)
    p[STOCK] = packed_pool(f["stock"])
    p[STOCK_COUNT] = sum(f["stock"]) if f["rebuilds"] else p[UNSEEN_COUNT] - face_down
    covered = f["phase"] in (phases.DRAW, phases.PLACE) or f["target"] == phases.TO_DISCARD
    p[PILE], p[TOP] = packed_pool(counted(f["discard"])), NOTHING if covered or not f["discard"] else f["discard"][-1]
    for seat, grid in enumerate(f["grids"]):
        p[GRID + seat], p[TOTAL + seat] = packed_grid(grid), sum(scores[seat] for scores in f["rounds"])
    p[SLOTS], p[BLANK] = game.slots, packed_grid((HIDDEN,) * game.slots)
    p[STALLED] = game.stalled
    return p


def encode(state: Any) -> Any:
    """The row of a state, which the caller may change."""
    from parlour.compute.words import cells

    return cells(state.position)


def packed_pool(pool: Pool) -> int:
    if max(pool) > MOST_OF_A_KIND:
        raise Unsupported(Message("cannot-pack", {"most": MOST_OF_A_KIND, "given": max(pool)}))
    return sum(count << 4 * card for card, count in enumerate(pool))


@lru_cache(maxsize=1 << 12)
def packed_grid(grid: Grid) -> int:
    cards = [FACE_DOWN if card == HIDDEN else card for card in grid] + [ABSENT] * (8 - len(grid))
    return sum(card << 4 * slot for slot, card in enumerate(cards))


def pool_of(packed: int) -> Pool:
    return tuple([packed >> at & 15 for at in range(0, 56, 4)])


@lru_cache(maxsize=1 << 12)
def grid_of(packed: int, slots: int) -> Grid:
    cards = [packed >> 4 * slot & 15 for slot in range(slots)]
    return tuple([HIDDEN if card == FACE_DOWN else card for card in cards])


def number_of(step: Step) -> int:
    """The number of a move or an outcome in the compiled rules."""
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
