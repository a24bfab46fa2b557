"""A position of a two-player game, as the search sees it."""

from __future__ import annotations

from typing import NamedTuple

from parlour.games.rolit.engine.endgame import ROLIT
from parlour.games.rolit.kernel import captured, capturing, hollows


class Position(NamedTuple):
    """A position as the search sees it: by the seat to move."""

    own: int
    other: int
    neutral: int
    empty: int

    @property
    def empties(self) -> int:
        return self.empty.bit_count()

    def open_hollows(self, rule: int) -> int:
        others = self.other | self.neutral
        return int((hollows if rule == ROLIT else capturing)(self.own, others, self.empty))

    def after(self, ball: int) -> Position:
        taken = int(captured(self.own, self.other | self.neutral, ball)) if ball else 0
        return Position(self.other & ~taken, self.own | taken | ball, self.neutral & ~taken, self.empty ^ ball)
