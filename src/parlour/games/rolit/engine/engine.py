"""The engine of Rolit: exact near the end, before it a search with the learned evaluation.

With two players, late positions are proved won, lost or drawn, and so are early ones that are in the book. Elsewhere
the expected lead of a search becomes a chance to win, by the rate at which such leads were won in self-play. With three
and four players each plays for itself. `two` and `several` compute the values.
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from parlour.compute.words import INSTALLED
from parlour.contract.engine import Engine, Ground, Lent, Position
from parlour.contract.state import State
from parlour.errors import Unsupported
from parlour.games.rolit.engine.files import course_name, packed_file
from parlour.games.rolit.engine.layout import AHEAD, GROWTH, LAST, PROVED, cells
from parlour.games.rolit.engine.timing import SECONDS
from parlour.games.rolit.state import RolitRules, RolitState
from parlour.games.rolit.turns import in_turn
from parlour.speech.message import Message

OVER = -1


@dataclass(frozen=True)
class RolitEngine(Engine):
    game: RolitRules
    module = f"{__package__}.browser"

    @property
    def instalments(self) -> int:  # type: ignore[override]
        """A fourth on 6×6: it mostly proves what the books leave open."""
        return 4 if self.game.options.size == 6 and self.game.players == 2 else 3

    @property
    def approximation(self) -> Message | None:  # type: ignore[override]
        if self.game.options.size == 4:
            return None
        if self.game.players == 2:
            return Message("analysis-rolit-two", {"near": self._near + 1, "depth": AHEAD[self.instalments - 1] + 1})
        return Message("analysis-rolit-crowd", {"near": self._near + 1, "steps": sum(GROWTH[: self.instalments])})

    def proves(self, state: State[Any]) -> bool:
        assert isinstance(state, RolitState)
        return self.approximation is None or (bool(state.legal()) and state.empty.bit_count() - 1 <= self._near)

    def searched(self, state: State[Any], level: str) -> float:
        """A page searches as `hard` does, with the same evaluation; it has no opening book."""
        from parlour.games.rolit.engine.levels import FAR, sight
        from parlour.games.rolit.engine.opening import book_move
        from parlour.games.rolit.engine.reading import position_of

        assert isinstance(state, RolitState)
        options = state.game.options
        if level != "hard" or sight(options) < FAR:
            return 0.0
        name = course_name(options.size, options.players, options.preset == "reversi")
        known = options.players == 2 and options.size == 8 and book_move(position_of(state), name)
        return 0.0 if known else SECONDS

    def lends(self) -> Mapping[str, Lent]:
        if self.approximation is None:
            return {"perfect": Lent()}
        return {"medium": Lent(), "hard": Lent(seconds=SECONDS)}

    @property
    def _near(self) -> int:
        """With at most this many empty hollows after a move, every value is proved."""
        return PROVED[self.game.options.size] if self.game.players == 2 else LAST

    def position(self, state: State[Any]) -> Position:
        assert isinstance(state, RolitState)
        steps = state.legal() or tuple(outcome for outcome, _ in state.chances())
        if not steps:
            raise Unsupported(Message("cannot-judge", {"game": state.game.name}))
        game, options = self.game, self.game.options
        after = (self._numbers(state.play(step)) for step in steps)
        numbers = (*game.order, 0, 0)[:4] + tuple(number for each in after for number in each)
        name = course_name(options.size, game.players, game.reversi)
        return Position(name, numbers, steps, game.players)

    def _numbers(self, state: RolitState) -> tuple[int, ...]:
        if state.over:
            return (OVER, *_signed(*(state.balls[colour] for colour in self.game.seat_colours), 0, 0)[:4], 0, 0, 0)
        return (state.turn, *_signed(*map(int, in_turn(state)), state.empty), *self._known(state))

    def _known(self, state: RolitState) -> tuple[int, int]:
        """The least and the most lead by the book."""
        size = self.game.options.size
        if self.game.players > 2 or not INSTALLED:
            return -size * size, size * size
        from parlour.games.rolit.engine.book import booked
        from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
        from parlour.games.rolit.engine.reading import position_of

        return booked(position_of(state), size, REVERSI if self.game.reversi else ROLIT)

    def ground(self, name: str) -> Ground:
        """The weights of a course, packed."""
        file = packed_file(name)
        return Ground(file, cells(gzip.decompress(file)))


def _signed(*sets: int) -> tuple[int, ...]:
    """Sets of 64 hollows as signed numbers."""
    return tuple(each - (each >> 63 << 64) for each in sets)
