"""What positions of Rolit are worth to every seat, for an analysis: exactly near the end, before it by the engine.

Between two a late position is won, lost or drawn, whatever the margin; so is an early one that the book knows. Before
that the lead which a search expects becomes a chance to win, by how often such leads were won in games of the engine
against itself. Among three and four everybody plays for themselves (maxⁿ). `judging` works it out.
"""

from __future__ import annotations

from typing import Any

from parlour.contract.offered import OfferedValuation, following
from parlour.contract.state import Step
from parlour.games.rolit.engine.book import booked
from parlour.games.rolit.engine.files import course_name
from parlour.games.rolit.engine.question import ground, in_numbers
from parlour.games.rolit.engine.reading import position_of
from parlour.games.rolit.state import RolitRules, RolitState
from parlour.speech.message import Message

NOBODY = -1


class RolitValuation(OfferedValuation):
    def __init__(self, game: RolitRules, *, quick: bool) -> None:
        self.game, size = game, game.options.size
        name = course_name(size, game.players, game.reversi)
        super().__init__(f"{__package__}.browser", name, ground, game.players)
        if game.players == 2:
            self.depth = 2 if quick else 4
            self.near = {4: 16, 6: 14 if quick else 20, 8: 12 if quick else 16}[size]
        else:
            self.depth, self.near = (1, 7) if quick else (3 if size == 6 else 2, 8)
        kind = "analysis-rolit-two" if game.players == 2 else "analysis-rolit-crowd"
        self.approximation = Message(kind, {"near": self.near, "depth": self.depth + 1})

    def proves(self, state: Any) -> bool:
        return bool(state.legal()) and state.empty.bit_count() - 1 <= self.near

    def asked(self, state: Any, played: Step) -> tuple[int, ...]:
        order = (*self.game.order, 0, 0)[:4]
        after = (self._numbers(state.play(step)) for step in following(state))
        return (self.depth, self.near, *order, *(number for numbers in after for number in numbers))

    def _numbers(self, state: RolitState) -> tuple[int, ...]:
        if state.over:
            return (NOBODY, sum(1 << seat for seat in state.winners), 0, 0, 0, 0, 0, 0)
        return (state.turn, *in_numbers(state), *self._known(state))

    def _known(self, state: RolitState) -> tuple[int, int]:
        """What the book knows of a lead."""
        size = self.game.options.size
        if self.players > 2 or self.game.reversi:
            return -size * size, size * size
        return booked(position_of(state), size)
