"""What chance may bring: every reveal is a draw from a pool of cards that nobody has seen (TK-17)."""

from __future__ import annotations

from fractions import Fraction

from parlour.games.tuki.cards import NAMES, Pool
from parlour.games.tuki.notation import Card, First, Outcome
from parlour.games.tuki.phases import CHANCE_PHASES, DEAL, DRAW, LOT
from parlour.games.tuki.position import Position
from parlour.games.tuki.scoring import opening_sum


def chances(state: Position) -> tuple[tuple[Outcome, Fraction], ...]:
    if state.phase not in CHANCE_PHASES:
        return ()
    if state.phase == LOT:
        tied = leaders(state)
        return tuple((First(seat), Fraction(1, len(tied))) for seat in tied)
    pool = drawn_from(state)
    total = sum(pool)
    return tuple((Card(card), Fraction(count, total)) for card, count in enumerate(pool) if count)


def can_come(state: Position, card: int) -> bool:
    """Whether the card that is being turned over can be this one: listing all of them would take longer."""
    turning = state.phase in CHANCE_PHASES and state.phase != LOT
    return turning and card in range(len(NAMES)) and drawn_from(state)[card] > 0


def drawn_from(state: Position) -> Pool:
    """The whole deck for a new round, the rebuilt stock if there is one (TK-16), else all unseen cards."""
    if state.phase == DEAL:
        return state.game.deck
    return state.stock if state.phase == DRAW and state.rebuilds else state.unseen


def leaders(state: Position) -> tuple[int, ...]:
    """TK-03: those who opened the highest sum, or the one seat that the options name."""
    if isinstance(state.game.options.first, int):
        return (state.game.options.first,)
    sums = [opening_sum(grid) for grid in state.grids]
    return tuple(seat for seat, opened in enumerate(sums) if opened == max(sums))
