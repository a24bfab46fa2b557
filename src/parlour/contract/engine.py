"""A game's engine: what every move is worth, or at a chance node every outcome, in one unit, whoever asks.

A worth is each seat's chance to win, a shared win in equal parts; beside it stands the lead or score that is expected.
Alone, where nobody can be beaten, a worth is the score. More is always better: alone it is minus the points left.
An answer depends on the position and on how many instalments were searched, and on nothing else: not on the clock, the
machine, earlier questions or the move that was played.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Literal, NamedTuple, TypeAlias

from parlour.contract.bots import Effort
from parlour.contract.state import State, Step
from parlour.speech.message import Message

Worth: TypeAlias = tuple[float, ...]
"""By seat."""
Unit: TypeAlias = Literal["win", "score"]
NO_LEAD: Worth = ()


class Position(NamedTuple):
    """A state as an engine's functions take it."""

    ground: str
    """The name of what the functions stand on: `Engine.ground` gives it."""
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

    @property
    def exact(self) -> bool:
        return all(each.exact for each in self.steps)

    def of(self, step: Step) -> Valued:
        return next(each for each in self.steps if each.move == step)

    def ranked(self, seat: int) -> tuple[Valued, ...]:
        """Best first for this seat: by worth, then by lead, then as the rules list them."""
        return tuple(sorted(self.steps, key=lambda each: (-each.worth[seat], -each.lead[seat] if each.lead else 0.0)))


class Engine(ABC):
    """One game with its options. `parlour.engine` runs the functions; pages run the same ones as WebAssembly."""

    module: ClassVar[str]
    """The module that offers `prepare`, `values` and `search` (`parlour.compute.webassembly.offer`)."""
    unit: Unit = "win"
    largest: float = 1.0
    """All there is to lose: 1, or alone the most points there are."""
    instalments: int = 0
    """What analyses and advice search unless told otherwise; 0 where `values` says all."""
    approximation: Message | None = None
    """What is estimated and how; `None` where every position is exact."""

    def effort(self) -> Effort:
        """Processor seconds and bytes that preparing takes."""
        return Effort()

    @abstractmethod
    def position(self, state: State[Any]) -> Position:
        """`Unsupported` where the engine cannot be asked about it."""

    @abstractmethod
    def ground(self, name: str) -> Ground:
        """What the functions stand on; `Unsupported` where there is none of that name."""

    def proves(self, state: State[Any]) -> bool:
        """Whether all that can follow this position is exact; cheap to ask."""
        return self.approximation is None
