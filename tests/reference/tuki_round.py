"""The value of a position of two-player Tuki Tuki under best play: the slow and obvious way.

Every move and every card is played through the readable rules, with fractions for the chances. Positions are remembered
as they are: which slot holds a card, and in which order columns lie, is never overlooked.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, TypeAlias

import parlour
from parlour.games.tuki.state import TukiState

Place: TypeAlias = tuple[Any, ...]


def place(state: TukiState) -> Place:
    """All that the rest of a game of one round depends on: of the discard pile the order below the top does not."""
    pile = (tuple(sorted(state.discard[:-1])), state.discard[-1:])
    turn = (state.phase, state.seat, state.taken, state.drawn, state.target)
    return (*turn, state.grids, state.unseen, state.stock, pile, state.rebuilds, state.idle, state.ending, state.left)


class Oracle:
    """Values are seat 0's chance to win a game of one round; a shared win is half."""

    def __init__(self) -> None:
        self.known: dict[Place, Fraction] = {}

    def value(self, state: Any) -> Fraction:
        if state.over:
            return Fraction(0 in state.winners, len(state.winners))
        where = place(state)
        if where not in self.known:
            self.known[where] = self.reckoned(state)
        return self.known[where]

    def reckoned(self, state: TukiState) -> Fraction:
        if state.actor == parlour.CHANCE:
            return sum((chance * self.value(state.play(card)) for card, chance in state.chances()), Fraction(0))
        best = max if state.seat == 0 else min
        return best(self.moves(state).values())

    def moves(self, state: TukiState) -> dict[str, Fraction]:
        """Every legal move with what it is worth to seat 0."""
        return {str(move): self.value(state.play(move)) for move in state.legal()}
