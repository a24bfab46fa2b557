"""Exact best play for two players, as `parlour.solve` serves it.

The objective is `lead`: each seat wants to end with as many balls more than the other as it can. That is a zero-sum
game, and its value is unique. Among moves that lead to the same lead each seat prefers the end with more balls of its
own; since the lead is the same, that end has more balls of the other too, so both want the same and the final scores
are unique as well. (They can differ only where neutral balls or, in `reversi`, empty hollows are left at the end.) Who
wins follows from the sign of the lead.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from parlour.contract.options import one_of, requirement
from parlour.contract.solution import Number, Ranked, Solution
from parlour.contract.state import CHANCE
from parlour.errors import BadOption, Unsupported
from parlour.games.rolit.engine.book import open_book
from parlour.games.rolit.engine.endgame import REVERSI, ROLIT
from parlour.games.rolit.engine.files import course_name
from parlour.games.rolit.engine.position import Position
from parlour.games.rolit.engine.reading import position_of
from parlour.games.rolit.engine.thinker import REACH, Thinker
from parlour.games.rolit.engine.weights import brains
from parlour.games.rolit.notation import Place
from parlour.games.rolit.state import RolitRules, RolitState
from parlour.speech.message import Message

OBJECTIVE: Final = "lead"
BUCKETS: Final = 1 << 20


class Solved(Solution):
    """Final scores by seat under best play, from any position that is within reach."""

    game: RolitRules

    def __init__(self, game: RolitRules, objective: str | None = None) -> None:
        if objective not in (None, OBJECTIVE):
            raise BadOption("objective", objective, requirement(one_of((OBJECTIVE,))))
        if game.players != 2:
            raise Unsupported(Message("cannot-solve-rolit-crowd"))
        options = game.options
        self.game, self.objective = game, OBJECTIVE
        self.rule = REVERSI if game.reversi else ROLIT
        learned = brains(course_name(options.size, 2, game.reversi))
        self.thinker = Thinker(options.size, self.rule, learned[0] if learned else None, BUCKETS)
        self.totals: dict[Position, int] = {}
        open_book(self.thinker.proofs, options.size, self.rule)

    @property
    def win_probability(self) -> tuple[Number, ...] | None:
        start = self.game.start()
        if self._far(start):
            return None
        begins = [start.play(outcome) for outcome, _ in start.chances()] or [start]
        shares = [self._shares(self._scores(state)) for state in begins]
        return tuple(sum((each[seat] for each in shares), Fraction(0)) / len(shares) for seat in range(2))

    def value(self, state: Any) -> tuple[Number, ...]:
        """The final scores by seat under best play; before the ball is rolled, their mean."""
        if state.turn != CHANCE:
            return self._scores(state)
        ends = [self._scores(state.play(outcome)) for outcome, _ in state.chances()]
        return tuple(Fraction(sum(end[seat] for end in ends), len(ends)) for seat in range(2))

    def best(self, state: Any) -> tuple[Ranked, ...]:
        """The moves by the lead at the end that each secures, the best first."""
        ranked = []
        for move in state.legal():
            scores = self._scores(state.play(move))
            ranked.append(Ranked(move, scores[state.turn] - scores[1 - state.turn]))
        return tuple(sorted(ranked, key=lambda each: (-each.value, _place(each.move))))

    def _scores(self, state: RolitState) -> tuple[int, int]:
        if state.over:
            first, second = state.scores
            return first, second
        if self._far(state):
            raise Unsupported(Message("cannot-solve-rolit-far", {"most": REACH[self.game.options.size]}))
        position = position_of(state)
        self.thinker.proofs.ready()
        lead = self.thinker.value(position)
        total = self.total(position, lead)
        mine, other = (total + lead) // 2, (total - lead) // 2
        return (mine, other) if state.turn == 0 else (other, mine)

    def _far(self, state: RolitState) -> bool:
        """Whether a position is out of reach: on 8×8, and on 6×6 in `reversi`, all but the end is."""
        size = self.game.options.size
        return size > 4 and (size == 8 or self.game.reversi) and state.empty.bit_count() > REACH[size]

    def total(self, position: Position, lead: int) -> int:
        """The most balls of both together at the end among lines of best play."""
        board = position.own | position.other | position.neutral | position.empty
        full = board.bit_count()
        if self.rule == ROLIT and not position.neutral:
            return full
        if position not in self.totals:
            self.totals[position] = self._most(position, lead, full)
        return self.totals[position]

    def _most(self, position: Position, lead: int, full: int) -> int:
        balls = self.thinker.likeliest(position, lead)
        if not balls:
            after = position.after(0)
            if not position.empty or not after.open_hollows(self.rule):
                return (position.own | position.other).bit_count()
            return self.total(after, -lead)
        most = 0
        for ball in balls:
            after = position.after(ball)
            if self.thinker.at_most(after, -lead):
                most = max(most, self.total(after, -lead))
                if most == full:
                    break
        return most

    @staticmethod
    def _shares(scores: tuple[int, int]) -> tuple[Fraction, Fraction]:
        first, second = scores
        share = Fraction(1, 2) if first == second else Fraction(int(first > second))
        return share, 1 - share


def _place(move: Any) -> int:
    return move.hollow if isinstance(move, Place) else -1
