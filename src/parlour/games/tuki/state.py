"""The states of Tuki Tuki: a position, what may follow, and what comes of it.

What is allowed is in `moves` and `chance`, what follows in `flow` (a turn) and `rounds` (a round), what counts in
`scoring`.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from parlour.contract.state import Step, once
from parlour.games.tuki import chance, flow, moves, notation
from parlour.games.tuki import code as codes
from parlour.games.tuki.cards import FACE_DOWN
from parlour.games.tuki.phases import DEAL
from parlour.games.tuki.position import Position, TukiRules


@dataclass(frozen=True, repr=False)
class TukiState(Position):
    @once
    def legal(self) -> tuple[Step, ...]:
        return moves.legal(self)

    @once
    def chances(self) -> tuple[tuple[Step, Fraction], ...]:
        return chance.chances(self)

    def code(self) -> str:
        return codes.written(self)

    def read(self, text: str) -> Step:
        return notation.read(text)

    def _allows(self, step: Step) -> bool:
        return chance.can_come(self, step.card) if isinstance(step, notation.Card) else super()._allows(step)

    def _after(self, step: Step) -> TukiState:
        return flow.after(self, step)


def start(game: TukiRules) -> TukiState:
    """TK-02: shuffled and dealt; the first card of the discard pile is about to be turned up."""
    return TukiState(game, DEAL, (FACE_DOWN[: game.slots],) * game.players, game.deck)
