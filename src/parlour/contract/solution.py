"""The answers of a solved game: the values of positions, and the moves ranked.

A game that can be solved gives its `Solution` through `Game.solve`; the others raise `Unsupported`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import wraps
from typing import Any, NamedTuple, Protocol, TypeAlias

from parlour.contract.ruleset import Ruleset
from parlour.contract.state import State, Step
from parlour.errors import Unsupported
from parlour.speech.message import Message

Number: TypeAlias = float | Fraction
"""A value: exact where it is a `Fraction`."""
Progress: TypeAlias = Callable[[float], None]
"""A callback for the progress of a long computation, from 0 to 1."""


class Ranked(NamedTuple):
    """A move and its value to the seat that makes it, by the objective of the solution."""

    move: Step
    value: Number

    def __repr__(self) -> str:
        return f"Ranked({self.move!s}, {self.value})"


class Advice(NamedTuple):
    """The ranked moves of a described position."""

    headline: Message
    """The position, and what the numbers are; where there is nothing to choose, its value too."""
    moves: tuple[Ranked, ...]
    data: dict[str, Any]
    """The same as plain data."""

    def _repr_html_(self) -> str:
        from parlour.speech.html import table

        return table(self.headline, (), ((str(each.move), f"{float(each.value):.6g}") for each in self.moves))


class Labelled(NamedTuple):
    """A number in a report with its name: `a tie: 7.1%`."""

    label: str | Message
    number: str


Cell: TypeAlias = str | Message | tuple[Labelled, ...]
"""Words or a number, or several labelled numbers side by side."""


class Section(NamedTuple):
    """A part of a report: its heading, if it has one, and rows of cells."""

    heading: Message | None
    rows: tuple[tuple[Cell, ...], ...]


class Summary(NamedTuple):
    """A solution in numbers."""

    data: dict[str, Any]
    sections: tuple[Section, ...]
    """The same for people."""

    def _repr_html_(self) -> str:
        from parlour.speech.html import table  # for notebooks alone

        return "".join(
            table(section.heading or "", (), (tuple(map(_told, row)) for row in section.rows))
            for section in self.sections
            if section.rows
        )


def _told(cell: Cell) -> str:
    if isinstance(cell, tuple):
        return ", ".join(f"{label}: {number}" for label, number in cell)
    return str(cell)


def _of_its_game(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def checked(self: Solution, state: State[Any]) -> Any:
        if state.game is not self.game and state.game != self.game:
            mine, other = _named_apart(self.game, state.game), _named_apart(state.game, self.game)
            raise Unsupported(Message("cannot-other-game", {"game": mine, "other": other}))
        return method(self, state)

    return checked


def _named_apart(game: Ruleset[Any], other: Ruleset[Any]) -> str:
    """The game, with the version of its rules and its options as far as the other's differ."""
    if game.name != other.name:
        return game.name
    theirs = other.options_dict
    options = [f"{name}={value!r}" for name, value in game.options_dict.items() if value != theirs.get(name)]
    return " ".join([game.name if game.rules == other.rules else game.rules, *options])


class Solution(ABC):
    """Best play of a game for an objective. For a game of one player numbers stand alone; otherwise they are by seat.

    `value` and `best` refuse a state of another game, or of the same with other options, with `Unsupported`.
    """

    game: Ruleset[Any]
    objective: str
    approximation: Message | None = None
    """The approximations in this solution; `None` where it is exact."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        for name in ("value", "best"):
            if name in cls.__dict__:
                setattr(cls, name, _of_its_game(cls.__dict__[name]))

    def __repr__(self) -> str:
        exact = "exact" if self.approximation is None else "approximate"
        return f"<{type(self).__name__} {self.game!r} objective={self.objective!r} {exact}>"

    @property
    def note(self) -> str:
        """`approximation` in English; empty where it is exact."""
        return "" if self.approximation is None else str(self.approximation)

    @property
    @abstractmethod
    def win_probability(self) -> tuple[Number, ...] | None:
        """By seat, at the start of the game. A win shared by several counts as an equal part for each of them."""

    @abstractmethod
    def value(self, state: State[Any]) -> Number | tuple[Number, ...]:
        """The value of a position by the objective: one number, or one for each seat."""

    def value_for(self, state: State[Any], seat: int) -> Number:
        """The value of a position to one seat by the objective."""
        value = self.value(state)
        return value[seat] if isinstance(value, tuple) else value

    def table(self) -> Iterator[dict[str, Any]]:
        """Best play as rows of a table, one for each thing that can be decided; none where it is not kept so."""
        return iter(())

    @abstractmethod
    def best(self, state: State[Any]) -> tuple[Ranked, ...]:
        """All legal moves of the seat to move, the best first."""


class Solvable(Protocol):
    """The methods used here of a game."""

    def solve(self, objective: str | None, *, exact: bool, progress: Progress | None) -> Solution: ...


def solve(
    game: Solvable, objective: str | None = None, *, exact: bool = False, progress: Progress | None = None
) -> Solution:
    """Best play of a game; `objective` is the game's own choice unless given. `exact` asks for `Fraction`s."""
    return game.solve(objective, exact=exact, progress=progress)
