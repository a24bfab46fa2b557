"""What positions of Rolit are worth to every seat, for an analysis: exactly near the end, before it by the engine.

Between two a late position is won, lost or drawn, whatever the margin; so is an early one that the book knows. Before
that the lead which a search expects becomes a chance to win, by how often such leads were won in games of the engine
against itself. Among three and four everybody plays for themselves (maxⁿ).
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

import numpy as np

from parlour.games.rolit.engine.book import open_book
from parlour.games.rolit.engine.company import Company
from parlour.games.rolit.engine.desk import LIMIT
from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.evaluation import UNIT
from parlour.games.rolit.engine.files import course_name
from parlour.games.rolit.engine.last_moves import DEEPEST, play_out
from parlour.games.rolit.engine.reading import position_of
from parlour.games.rolit.engine.root import best_move
from parlour.games.rolit.engine.table import NO_MOVE
from parlour.games.rolit.engine.thinker import Thinker
from parlour.games.rolit.engine.weights import brains
from parlour.games.rolit.state import RolitRules, RolitState
from parlour.games.rolit.turns import in_turn
from parlour.message import Message
from parlour.state import Step
from parlour.valuation import Judged, Valuation, Valued, Worth, shares

GRAIN: Final = 0.02
"""What the engine cannot tell apart."""
BAND: Final = 6
SCALES: Final = {
    "two-6": (1.0, 2.0, 3.5, 4.0),
    "two-8": (1.5, 5.0, 7.0, 8.0, 8.0, 10.0, 10.0, 10.0, 12.0, 20.0),
    "reversi-6": (1.25, 4.0, 5.0, 6.0),
    "reversi-8": (1.0, 4.0, 7.0, 8.0, 8.0, 8.0, 8.0, 10.0, 15.0, 20.0),
}
"""By course, and by empty hollows in sixes: of how many balls a lead is won e times as often as it is lost.

Measured in 120 to 250 games of four moves ahead against itself, after two to ten random moves."""


class Sides(Valuation):
    """Between two."""

    def __init__(self, game: RolitRules, *, quick: bool) -> None:
        size, name = game.options.size, course_name(game.options.size, 2, game.reversi)
        self.rule = REVERSI if game.reversi else ROLIT
        self.depth = 2 if quick else 4
        self.near = {4: 16, 6: 14 if quick else 20, 8: 12 if quick else 16}[size]
        learned = brains(name)
        self.thinker = Thinker(size, self.rule, learned[0] if learned else None)
        if not game.reversi:
            open_book(self.thinker.proofs, size)
        self.scales = SCALES.get(name, ())
        self.approximation = Message("analysis-rolit-two", {"near": self.near, "depth": self.depth + 1})

    def proves(self, state: Any) -> bool:
        return bool(state.legal()) and state.empty.bit_count() - 1 <= self.near

    def judge(self, state: Any, played: Step) -> Judged:
        steps = state.legal() or tuple(outcome for outcome, _ in state.chances())
        found = [self._value(state.play(step)) for step in steps]
        exact = all(proved for _, proved in found)
        valued = tuple(Valued(step, worth) for step, (worth, _) in zip(steps, found, strict=True))
        return Judged(valued, exact, 0.0 if exact else GRAIN)

    def _value(self, state: RolitState) -> tuple[Worth, bool]:
        """The worth of a position by seat, and whether it is proved."""
        if state.over:
            return shares(state, 2), True
        share = self._proved(state)
        proved = share is not None
        if share is None:
            share = self._estimated(state)
        return ((share, 1 - share) if state.turn == 0 else (1 - share, share)), proved

    def _proved(self, state: RolitState) -> float | None:
        """What is sure for the seat to move: a win, a half or nothing; `None` where it takes too long to know."""
        position = position_of(state)
        low, high = self.thinker.proved(position)
        if low > 0 or high < 0 or low == high:
            return 1.0 if low > 0 else 0.0 if high < 0 else 0.5
        if position.empties > self.near:
            return None
        self.thinker.proofs.ready()
        if not self.thinker.at_most(position, 0):
            return 1.0
        return 0.0 if self.thinker.at_most(position, -1) else 0.5

    def _estimated(self, state: RolitState) -> float:
        if not state.hollows():  # the seat passes (RO-12)
            return 1 - self._estimated(state.play(state.legal()[0]))
        desk, position = self.thinker.guesses, position_of(state)
        desk.ready()
        desk.cells[LIMIT] = 0
        best_move(desk.address, *position, NO_MOVE, self.depth, self.rule)
        scale = self.scales[min(len(self.scales) - 1, (position.empties - 1) // BAND)]
        return 1 / (1 + exp(-desk.value / UNIT / scale))


class Crowd(Valuation):
    """Among three and four."""

    def __init__(self, game: RolitRules, *, quick: bool) -> None:
        self.game, self.players = game, game.players
        self.depth, self.near = (1, 7) if quick else (3 if game.options.size == 6 else 2, 8)
        self.company = Company(game.players, brains(course_name(game.options.size, game.players, reversi=False)))
        self.stack, self.worth = np.zeros((DEEPEST, 4), np.uint64), np.zeros((DEEPEST, 8))
        self.approximation = Message("analysis-rolit-crowd", {"near": self.near, "depth": self.depth + 1})

    def proves(self, state: Any) -> bool:
        return bool(state.legal()) and state.empty.bit_count() - 1 <= self.near

    def judge(self, state: Any, played: Step) -> Judged:
        steps = state.legal() or tuple(outcome for outcome, _ in state.chances())
        after = [state.play(step) for step in steps]
        exact = all(each.over or each.empty.bit_count() <= self.near for each in after)
        valued = tuple(Valued(step, self._worth(each)) for step, each in zip(steps, after, strict=True))
        return Judged(valued, exact, 0.0 if exact else GRAIN)

    def _worth(self, state: RolitState) -> Worth:
        if state.over:
            return shares(state, self.players)
        empties = state.empty.bit_count()
        balls = tuple(int(each) for each in in_turn(state))
        if empties <= self.near or not self.company.brains:
            self.stack[empties] = balls
            play_out(self.stack, self.worth, state.empty, empties, self.players)
            found = self.worth[empties, 4:]
        else:
            self.company.control[:] = 0
            found = np.array(self.company.at_depth(balls, state.empty, self.depth).shares)
        places = self.game.in_turn_from(state.turn)
        return tuple(float(found[places.index(seat)]) for seat in range(self.players))
