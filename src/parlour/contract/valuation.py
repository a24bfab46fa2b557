"""What positions are worth to every seat: what an analysis asks of a game.

A game that can say gives its `Valuation` through `Game.valuation`; the others raise `Unsupported`. Worth is the chance
to win, where a shared win counts as an equal part for each winner; alone, where nobody can be beaten, it is points.
More is always better.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Literal, NamedTuple, TypeAlias

from parlour.contract.state import State, Step
from parlour.speech.message import Message

Worth: TypeAlias = tuple[float, ...]
"""By seat."""
Unit: TypeAlias = Literal["win", "points"]


class Valued(NamedTuple):
    """A move or an outcome, and what the position that it leads to is worth."""

    step: Step
    worth: Worth


class Judged(NamedTuple):
    """All that can follow a position, in the order of the rules."""

    steps: tuple[Valued, ...]
    exact: bool = True
    """Whether nothing in it is estimated."""
    grain: float = 0.0
    """A difference between moves that is no greater than this cannot be seen."""
    error: float = 0.0
    """The standard error of what the move played lost; zero where nothing was drawn at random."""

    def of(self, step: Step) -> Worth:
        return next(each.worth for each in self.steps if each.step == step)


class Valuation(ABC):
    """Knows what can follow a position, and what it is worth."""

    unit: Unit = "win"
    largest: float = 1.0
    """All there is to lose: of chances to win 1, of points the most there are."""
    approximation: Message | None = None
    """What is estimated and how; `None` where everything is exact."""
    ground: str = ""
    """What the game's offered `judge` stands on, where it says the same (`parlour.contract.offered`); else empty."""

    def proves(self, state: State[Any]) -> bool:
        """Whether all that can follow this position is judged exactly; cheap to ask."""
        return self.approximation is None

    @abstractmethod
    def judge(self, state: State[Any], played: Step) -> Judged:
        """What each move or outcome leads to; `played` is the one that came, which is looked at most closely."""

    def asked(self, state: State[Any], played: Step) -> tuple[int, ...]:
        """The same in numbers, as the offered `judge` takes it; only where there is a ground."""
        raise NotImplementedError


def shares(state: State[Any], players: int) -> Worth:
    """What a finished game was worth: the win, or an equal part of it for each winner."""
    winners = state.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players))
