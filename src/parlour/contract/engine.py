"""A game's engine: the values of all moves, or at a chance node of all outcomes, in one unit for all callers.

A worth is each seat's chance to win, a shared win in equal parts; beside it stands the lead or score that is expected.
Alone, where nobody can be beaten, a worth is the score. More is always better: alone it is minus the points left.
An answer depends on the position and on how many instalments were searched, and on nothing else: not on the clock, the
machine, earlier questions or the move that was played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Literal, NamedTuple, TypeAlias

from parlour.contract.bots import Effort
from parlour.contract.state import State, Step
from parlour.errors import Unsupported
from parlour.speech.message import Message

Worth: TypeAlias = tuple[float, ...]
"""By seat."""
Unit: TypeAlias = Literal["win", "score"]
LEADS: Final = 40.0
"""Balls or points that correspond to a whole win: the error of a lead is this many times that of its worth."""
SEEN: Final[dict[Unit, float]] = {"win": 0.005, "score": 0.05}
"""Half of the last digit shown of a worth; for a lead it is that of a score."""


class Position(NamedTuple):
    """A state as an engine's functions take it."""

    ground: str
    """The name of the ground that the functions use (`Engine.ground`)."""
    numbers: tuple[int, ...]
    """The position and its steps in signed 64-bit numbers."""
    steps: tuple[Step, ...]
    """All moves, or all outcomes, as the rules list them: answers have the same order."""
    players: int


class Ground(NamedTuple):
    """Learned weights or solved tables, which the functions lay out in memory once."""

    file: bytes
    """Compressed by gzip."""
    cells: int
    """64-bit cells of memory that the functions need."""


class Valued(NamedTuple):
    """A move or an outcome, and the worth of the position that it leads to."""

    move: Step
    worth: Worth
    lead: Worth
    """Expected balls or points, by seat, more being better; empty where the engine cannot tell."""
    exact: bool
    error: float
    """The standard error of the mover's worth against that of the best move; 0 where exact."""


class Answer(NamedTuple):
    """Everything that can follow a position, in the order of the rules."""

    steps: tuple[Valued, ...]
    nodes: int
    more: bool
    """Whether another instalment can change it."""
    unit: Unit = "win"

    @property
    def exact(self) -> bool:
        return all(each.exact for each in self.steps)

    def equal(self, seat: int) -> tuple[Valued, ...]:
        """The best move and all moves indistinguishable from it; no surface calls one of several best."""
        first, *others = self.ranked(seat)
        return (first, *(each for each in others if self._alike(first, each, seat)))

    def _alike(self, one: Valued, other: Valued, seat: int) -> bool:
        worth, lead = one.worth[seat] - other.worth[seat], 0.0
        if one.lead and other.lead:
            lead = one.lead[seat] - other.lead[seat]
        error = max(one.error, other.error)
        return abs(worth) <= max(error, SEEN[self.unit]) and abs(lead) <= max(LEADS * error, SEEN["score"])

    def of(self, step: Step) -> Valued:
        return next(each for each in self.steps if each.move == step)

    def ranked(self, seat: int) -> tuple[Valued, ...]:
        """Best first for this seat: by worth, then by lead, then as the rules list them."""
        return tuple(sorted(self.steps, key=lambda each: (-each.worth[seat], -each.lead[seat] if each.lead else 0.0)))


class Lent(NamedTuple):
    """The parameters of a level played by the engine's answers alone, where no bot can run."""

    seconds: float = 0.0
    """For how long it searches; at a glance with none."""
    slips: float = 0.0
    """How often it makes a move of `easy` instead."""


class Engine:
    """One game with its options. `parlour.engine` runs the functions; pages run the same ones as WebAssembly."""

    module: ClassVar[str] = ""
    """The module that offers `prepare`, `values` and `search` (`parlour.compute.webassembly.offer`).

    Empty where the engine answers in Python (`answer`), and no page can run it.
    """
    unit: Unit = "win"
    largest: float = 1.0
    """The stake: 1, or in a solo game the highest score."""
    instalments: int = 0
    """Default search of analyses and advice; 0 where `values` is complete."""
    approximation: Message | None = None
    """Describes the estimates; `None` where every position is exact."""

    def effort(self) -> Effort:
        """Processor seconds and bytes that preparing takes."""
        return Effort()

    def position(self, state: State[Any]) -> Position:
        """`Unsupported` where the functions cannot be asked about it."""
        raise Unsupported(Message("cannot-judge", {"game": state.game.name}))

    def ground(self, name: str) -> Ground:
        """The data the functions need; raises `Unsupported` for an unknown name."""
        raise NotImplementedError

    def answer(self, state: State[Any], instalments: int) -> Answer:
        """The answer of an engine without functions; `Unsupported` where it has none."""
        raise Unsupported(Message("cannot-judge", {"game": state.game.name}))

    def searched(self, state: State[Any], level: str) -> float:
        """Seconds for which a page must search here to play as a bot of this level; 0 where it cannot."""
        return 0.0

    def lends(self) -> Mapping[str, Lent]:
        """The levels that can be played by this engine's answers alone, weakest first."""
        return {}

    def judges(self, state: State[Any]) -> bool:
        """Whether steps from here have values; going on to another solo game has none."""
        return True

    def proves(self, state: State[Any]) -> bool:
        """Whether all that can follow this position is exact; cheap to ask."""
        return self.approximation is None


def shares(state: State[Any], players: int) -> Worth:
    """The worth of a finished game: the win, or an equal part of it for each winner."""
    winners = state.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players))
