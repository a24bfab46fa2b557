"""Statistics of uniform random play: exact where the game is small, otherwise by playing it."""

from __future__ import annotations

from math import inf, sqrt
from typing import Any, NamedTuple

from parlour.conformance.promises import Promises
from parlour.contract.engine import shares
from parlour.contract.game import Game
from parlour.contract.state import State, following

STATES = 4_000
"""A game with at most this many positions is enumerated."""
SURE = 5.0
"""Standard errors by which a mean may differ: one correct mean in a million is refused."""


class Mean(NamedTuple):
    """A mean over a number of games, with the variance of one game; both are zero for an exact mean."""

    value: float
    variance: float = 0.0
    games: float = inf

    @property
    def error(self) -> float:
        return sqrt(self.variance / self.games)


class _Large(Exception):
    """The game has too many positions to enumerate, or a cycle."""


def expected(game: Game) -> tuple[Mean, ...] | None:
    """Each seat's score and share of the win, then the number of steps; nothing where the game is too large."""
    known: dict[State[Any], tuple[float, ...] | None] = {}

    def mean(state: State[Any]) -> tuple[float, ...]:
        found = known.get(state, ())
        if found is None or len(known) > STATES:
            raise _Large
        if found:
            return found
        known[state] = None
        if state.over:
            answer = (*map(float, state.scores), *shares(state, game.players), 0.0)
        else:
            weights = [float(p) for _, p in state.chances()] or [1 / len(state.legal())] * len(state.legal())
            after = [mean(state.play(step)) for step in following(state)]
            sums = [sum(w * each[i] for w, each in zip(weights, after, strict=True)) for i in range(len(after[0]))]
            answer = (*sums[:-1], sums[-1] + 1)
        known[state] = answer
        return answer

    try:
        return tuple(Mean(value) for value in mean(game.start()))
    except (_Large, RecursionError):
        return None


def played(promises: Promises, games: int, longest: int) -> list[tuple[float, ...]]:
    """The same numbers for each of a number of random games."""
    rows = []
    for _ in range(games):
        for state in promises.walk(longest + 1):
            last = state
        if not last.over:
            continue
        rows.append((*map(float, last.scores), *shares(last, promises.game.players), float(len(promises.path))))
    promises.path = []
    return rows


def means(rows: Any) -> tuple[Mean, ...]:
    columns = list(zip(*rows, strict=True))
    return tuple(_mean(column) for column in columns)


def _mean(values: Any) -> Mean:
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return Mean(mean, variance, len(values))


def differ(one: Mean, other: Mean) -> bool:
    """Whether two means differ by more than chance explains.

    A few games without a win have no variance of their own, so they take that of the other mean.
    """
    pairs = ((one, other), (other, one))
    error = sqrt(sum((this.variance or that.variance) / this.games for this, that in pairs))
    return abs(one.value - other.value) > SURE * error + 1e-9
