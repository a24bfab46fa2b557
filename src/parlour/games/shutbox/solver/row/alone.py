"""Best play of one player on one row: the lowest expected score, or the highest chance of shutting the box.

In a game of several players this is the play of a player who ignores the others. In solo play (SB-22) the best game
counts, so with `best` points in hand a game is worth the lower of the two; it is taken to be the last one, and going on
is worth what stopping is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from parlour.contract.game import State
from parlour.contract.solution import Number, Ranked, Solution
from parlour.games.shutbox import layout as at
from parlour.games.shutbox.notation import Shut, Throw, Word
from parlour.games.shutbox.options import ShutBoxOptions
from parlour.games.shutbox.sets import mask_of, numbers_of
from parlour.games.shutbox.solver.kept import kept
from parlour.games.shutbox.solver.row.choice import NOISE
from parlour.games.shutbox.solver.row.exact import exact_turn
from parlour.games.shutbox.solver.row.graph import graph, kinds, weights
from parlour.games.shutbox.solver.row.turn import best_vectors, endings
from parlour.games.shutbox.solver.variation import Box
from parlour.games.shutbox.state import ShutBoxState

OBJECTIVES = ("score", "shut")
MOST_KEPT = 100_000_000
"""Bytes of solved turns that stay in memory."""


@dataclass(frozen=True)
class Turn:
    """A solved turn: by row `(expected score, probability of shutting)` of best play, and the dice to throw."""

    values: Any
    """`[row, 0]` the scaled objective, `[row, 1]` the other one: what the compiled functions compare."""
    dice: Any
    scale: float
    objective: str

    def score(self, row: int) -> float:
        return -float(self.values[row, OBJECTIVES.index("score") ^ (self.objective == "shut")]) * self.scale

    def shut(self, row: int) -> float:
        return float(self.values[row, OBJECTIVES.index("shut") ^ (self.objective == "shut")])


@kept(MOST_KEPT)
def turn(o: ShutBoxOptions, objective: str, best: int | None = None) -> Turn:
    """Between moves equal by the objective the other one decides: shut if you can, else stay low."""
    g = graph(o)
    scale = float(max(1, g.score[g.start]))
    score = g.score if best is None else np.minimum(g.score, best)
    lows, shuts = -score / scale, np.zeros(len(score))
    shuts[0] = 1.0
    values = np.stack([lows, shuts] if objective == "score" else [shuts, lows], axis=1)
    dice = np.zeros(len(score), dtype=np.int64)
    best_vectors(g, values, 0, 1, dice)
    return Turn(values, dice, scale, objective)


class Alone(Solution):
    """Values are scores (low is good) for the objective `score`, probabilities for `shut`: of the game under way."""

    def __init__(self, game: Box, objective: str) -> None:
        self.game: Box = game
        self.objective = objective
        self.options = game.options
        self.weights: Any = graph(game.options).weight.tolist()

    def turn(self, best: int | None = None) -> Turn:
        return turn(self.options, self.objective, best)

    @property
    def expected_score(self) -> Number:
        return self.turn().score(self.options.start_row)

    @property
    def shut_probability(self) -> Number:
        return self.turn().shut(self.options.start_row)

    @property
    def win_probability(self) -> tuple[Number, ...] | None:
        return None

    def ending_rows(self) -> Any:
        """By row, the probability that the turn ends there; row 0 is the shut box."""
        chance = np.zeros(self.options.start_row + 1)
        endings(graph(self.options), self.turn().values, 0, 1, self.turn().dice, chance, self.options.start_row)
        return chance

    def score_distribution(self) -> dict[int, float]:
        """The probability of every final score."""
        chance, score = self.ending_rows(), graph(self.options).score
        found: dict[int, float] = {}
        for row in np.nonzero(chance)[0]:
            found[int(score[row])] = found.get(int(score[row]), 0.0) + float(chance[row])
        return dict(sorted(found.items()))

    def table(self) -> Iterator[dict[str, Any]]:
        """Every row with its value and its best choices: the dice to throw, and the set to shut after each roll."""
        o, g, solved = self.options, graph(self.options), self.turn()
        rolls = [["-".join(map(str, reversed(roll))) for roll in alike] for alike in kinds(o).values()]
        for row in (row for row in range(1, o.start_row + 1) if row & ~o.start_row == 0):
            shuts = {}
            for kind, alike in enumerate(rolls):
                low, high = g.first[row * len(rolls) + kind : row * len(rolls) + kind + 2].tolist()
                offered = g.after[low:high].tolist()
                after = max(offered, key=lambda each: tuple(solved.values[each]), default=row)
                shuts.update(dict.fromkeys(alike, "+".join(map(str, numbers_of(row & ~after)))))
            yield {
                "open": numbers_of(row),
                "score": solved.score(row),
                "shut": solved.shut(row),
                "dice": int(solved.dice[row]),
                "shuts": shuts,
            }

    def value(self, state: State[Any]) -> Number:
        """For the seat whose turn it is, as though it were alone."""
        assert isinstance(state, ShutBoxState)
        if state.over or state.phase == at.STOPPING:
            return self._final(state)
        if state.phase == at.SHUTTING:
            return self.best(state)[0].value
        row = int(state.p[at.ROW + state.seat])
        if state.phase == at.ROLLING:
            return self._thrown(state, row, int(state.p[at.COUNT]))
        return self._row(state, row)

    def best(self, state: State[Any]) -> tuple[Ranked, ...]:
        assert isinstance(state, ShutBoxState)
        ranked = [Ranked(move, self._after(state, move)) for move in state.legal()]
        sign = -1 if self.objective == "shut" else 1
        best = min((sign * each.value for each in ranked), default=0)
        close = best + NOISE * max(1.0, abs(best)) if isinstance(best, float) else best  # rounding never decides
        return tuple(sorted(ranked, key=lambda each: max(sign * each.value, close)))

    def _after(self, state: ShutBoxState, move: Any) -> Number:
        row = int(state.p[at.ROW + state.seat])
        match move:
            case Shut(numbers):
                return self._row(state, row & ~mask_of(numbers))
            case Throw(dice):
                return self._thrown(state, row, dice)
            case Word("even" | "odd" as word):
                return self._row(state, row & (at.EVENS if word == "even" else at.ODDS))
        return self._final(state)

    def _best_so_far(self, state: ShutBoxState) -> int | None:
        solo = self.options.until == "stop" and state.p[at.GAMES] > 0
        return int(state.p[at.TOTAL]) if solo else None

    def _number(self, whole: int) -> Number:
        return float(whole)

    def _row(self, state: ShutBoxState, row: int) -> Number:
        solved = self.turn(self._best_so_far(state))
        return solved.score(row) if self.objective == "score" else solved.shut(row)

    def _thrown(self, state: ShutBoxState, row: int, dice: int) -> Number:
        """The value of a throw of a number of dice, whether or not it is the best number of dice."""
        g, best = graph(self.options), max if self.objective == "shut" else min
        kinds, total = len(self.weights[dice]), self._number(0)
        for kind, weight in enumerate(self.weights[dice]):
            low, high = g.first[row * kinds + kind : row * kinds + kind + 2].tolist()
            if weight:
                offered = [self._row(state, after) for after in g.after[low:high].tolist()]
                total += weight * best(offered, default=self._end(state, row))
        return total

    def _end(self, state: ShutBoxState, row: int) -> Number:
        """The value of ending the turn here."""
        if self.objective == "shut":
            return self._number(row == 0)
        best = self._best_so_far(state)
        cost = int(graph(self.options).score[row])
        return self._number(cost if best is None else min(cost, best))

    def _final(self, state: ShutBoxState) -> Number:
        if self.objective == "shut":
            return self._number(state.outright is not None or not state.p[at.ROW + state.seat])
        return self._number(state.scores[state.seat])


class ExactAlone(Alone):
    """The same in `Fraction`s: the value of the game and of every position about to roll."""

    def __init__(self, game: Box, objective: str) -> None:
        super().__init__(game, objective)
        self.weights = weights(game.options)
        self._exact: dict[int | None, Any] = {None: self._solve(None)}

    def _solve(self, best: int | None) -> list[tuple[Fraction, ...]]:
        scores = graph(self.options).score.tolist()
        lows = [-Fraction(score if best is None else min(score, best)) for score in scores]
        shuts = [Fraction(row == 0) for row in range(len(scores))]
        columns = (lows, shuts) if self.objective == "score" else (shuts, lows)
        return exact_turn(self.options, list(zip(*columns, strict=True)))

    def _pair(self, row: int, best: int | None = None) -> tuple[Fraction, Fraction]:
        if best not in self._exact:
            self._exact[best] = self._solve(best)
        first, second = self._exact[best][row]
        return (-first, second) if self.objective == "score" else (-second, first)

    @property
    def expected_score(self) -> Fraction:
        return self._pair(self.options.start_row)[0]

    @property
    def shut_probability(self) -> Fraction:
        return self._pair(self.options.start_row)[1]

    def _number(self, whole: int) -> Fraction:
        return Fraction(whole)

    def _row(self, state: ShutBoxState, row: int) -> Number:
        return self._pair(row, self._best_so_far(state))[OBJECTIVES.index(self.objective)]
