"""Judges moves as a child does, by what can be seen at once.

It takes a low card gladly and a high one never, even where the high one would make a pair. Then it puts the card where
its open cards count least, taking a hidden card for a six. It neither waits nor minds what the others have.
"""

from __future__ import annotations

from typing import Any

from parlour.contract.state import CHANCE, Step
from parlour.games.tuki.cards import HIDDEN, PARROT, Grid, Pool, placed
from parlour.games.tuki.notation import Drop, Fly, Open, Put, Take
from parlour.games.tuki.scoring import score
from parlour.games.tuki.state import TukiState

GUESS = 6.0
"""A child's guess for a hidden card: the middle of the numbers."""


def open_cards(grid: Grid) -> float:
    """A child's count: the open cards, and a guess for each hidden one."""
    return score(grid) + GUESS * grid.count(HIDDEN)


def childs_value(state: Any, move: Step) -> float:
    """A child's score of a move; it does not care which two cards it opens first."""
    assert isinstance(state, TukiState)
    grid, taken = state.grids[state.seat], state.taken
    match move:
        case Take("stock"):
            return -_average(state.stock if state.rebuilds else state.unseen)
        case Take():
            return -_face(state.discard[-1])
        case Put(slot) if taken is not None:
            return -open_cards(placed(grid, slot, taken))
        case Fly(parrot, landing) if taken is not None:
            return -open_cards(placed(placed(grid, parrot, taken), landing, PARROT))
        case Drop(int(slot)):
            return -_opened(state, slot)
    return -open_cards(grid)


def foreseen(state: TukiState, move: Step) -> float:
    """A child's guess of its grid's count after a move; a card that it takes goes where that is least."""
    if isinstance(move, Open):
        return _opened(state, move.slot)
    if not isinstance(move, Take):
        return -childs_value(state, move)
    after = state.play(move)
    if after.actor != CHANCE:
        return _placed_best(after)
    return sum(float(chance) * _placed_best(after.play(card)) for card, chance in after.chances())


def _placed_best(state: Any) -> float:
    return min(-childs_value(state, move) for move in state.legal())


def _opened(state: TukiState, slot: int) -> float:
    """The average count of the grid when one more card of it is open."""
    grid = state.grids[state.seat]
    total = sum(many * open_cards(placed(grid, slot, card)) for card, many in enumerate(state.unseen) if many)
    return total / sum(state.unseen)


def _face(card: int) -> float:
    return float(card) if card != PARROT else 0.0


def _average(pool: Pool) -> float:
    return sum(many * _face(card) for card, many in enumerate(pool)) / sum(pool)
