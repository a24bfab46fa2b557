"""Values of every move and roll of Shut the Box, from the solution of the game or the best estimate.

In solo play, and in a single game in turn on rows that are not too long, `values` computes them from the position.
Elsewhere (matches, one roll each, long rows, ties of four that are rolled off) the position carries the solution's
values.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from parlour.compute.words import INSTALLED
from parlour.contract.bots import Effort
from parlour.contract.engine import Engine, Ground, Lent, Position, Unit
from parlour.contract.state import State
from parlour.games.shutbox import layout
from parlour.games.shutbox.encoding import CODES
from parlour.games.shutbox.engine import values
from parlour.games.shutbox.engine.asking import NOBODY, following, in_turn_order, leading_rows, numbers_of
from parlour.games.shutbox.engine.child import SLIPS
from parlour.games.shutbox.engine.ground import NOTHING, ground, name_of, small_enough, tells_ties_apart, too_large
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.row import row_score
from parlour.games.shutbox.solver.effort import row_effort, to_win_effort
from parlour.games.shutbox.solver.ties.triples import TIED
from parlour.games.shutbox.solver.variation import Box
from parlour.games.shutbox.state import ShutBoxState
from parlour.speech.message import Message

if TYPE_CHECKING:
    from parlour.contract.solution import Solution

ROUGHLY = 0.005
"""Differences that an estimate cannot tell apart."""


def worked_out(o: ShutBoxOptions) -> bool:
    """Whether `values` computes from a position alone: not ties of four, nor where ties of three are too many."""
    return (o.players == 1 or (o.order == "turns" and not o.match)) and small_enough(o, o.players)


@dataclass(frozen=True)
class BoxEngine(Engine):
    game: Box
    module: ClassVar[str] = "parlour.games.shutbox.engine.browser"

    @property
    def unit(self) -> Unit:  # type: ignore[override]
        return "score" if self.game.players == 1 else "win"

    @property
    def largest(self) -> float:  # type: ignore[override]
        o = self.game.options
        return float(row_score(o.start_row, CODES["score"][o.score])) if self.game.players == 1 else 1.0

    @property
    def approximation(self) -> Message | None:  # type: ignore[override]
        o = self.game.options
        if worked_out(o) and (o.tie != "roll" or o.players < 3 or tells_ties_apart(o)):
            return Message("solution-tie-four-ahead") if o.tie == "roll" and o.players > 3 else None
        return _solution(self.game).approximation

    def effort(self) -> Effort:
        return row_effort(self.game.options) if self.game.players == 1 else to_win_effort(self.game.options)

    def position(self, state: State[Any]) -> Position:
        if state.over or not isinstance(state, ShutBoxState):
            raise too_large()
        o, steps = self.game.options, following(state)
        if worked_out(o) and not _alike(state):
            return Position(name_of(o, o.players), numbers_of(state), steps, o.players)
        return Position(NOTHING, _brought(self.game, state), steps, o.players)

    def ground(self, name: str) -> Ground:
        return ground(name)

    def lends(self) -> Mapping[str, Lent]:
        o = self.game.options
        if not worked_out(o) or (o.tie == "roll" and o.players >= TIED and not tells_ties_apart(o)):
            return {}
        slips = {level: Lent(slips=often) for level, often in SLIPS.items()}
        return slips | ({"perfect": Lent()} if self.approximation is None else {})

    def judges(self, state: State[Any]) -> bool:
        assert isinstance(state, ShutBoxState)
        return bool(state.phase != layout.STOPPING)

    def proves(self, state: State[Any]) -> bool:
        assert isinstance(state, ShutBoxState)
        o = self.game.options
        if not worked_out(o) or o.tie != "roll" or state.phase == layout.OPENING or _rolls_off(state):
            return self.approximation is None or _rolls_off(state)
        order = in_turn_order(state)
        place = order.index(state.seat)
        left = len(leading_rows(state, order[:place])) + len(order) - place
        return left <= (TIED if tells_ties_apart(o) else 2)


def _rolls_off(state: Any) -> bool:
    return bool(state.places[layout.TIED] == layout.TIE_ROLL)


def _alike(state: ShutBoxState) -> bool:
    """SB-13: more seats are tied than `values` distinguishes."""
    tied = state.places[layout.IN].bit_count() if _rolls_off(state) else 0
    return tied > (TIED if tells_ties_apart(state.game.options) else 2)


@lru_cache(maxsize=256)
def _brought(game: Box, state: ShutBoxState) -> tuple[int, ...]:
    """The solution's values of all steps, in the form of `values`."""
    solved, alone = _solution(game), game.players == 1
    exact = solved.approximation is None or _rolls_off(state)
    numbers: list[float] = []
    for step in following(state):
        after = state if state.phase == layout.STOPPING else state.play(step)  # going on has no value of its own
        worth: Any = solved.value(after)
        numbers += [*((-float(worth),) if alone else map(float, worth)), float(exact), 0.0 if exact else ROUGHLY]
    mover = state.seat if state.legal() else NOBODY
    head = (values.BROUGHT, game.players, *(0,) * (values.MOVER - 2), mover)
    return (*head, *struct.unpack(f"<{len(numbers)}q", struct.pack(f"<{len(numbers)}d", *numbers)))


def _solution(game: Box) -> Solution:
    """Cached for the life of the process; `Unsupported` where nothing can be solved."""
    if not INSTALLED:
        raise too_large()
    from parlour.games.shutbox.solver.shared import solving

    return solving(game, "score" if game.players == 1 else "win").result()
