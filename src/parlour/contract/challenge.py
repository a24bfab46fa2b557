"""A game's challenge of the day: its options, its opponents, its starting position and its par."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Protocol


class Lots(Protocol):
    """Random choices, the same for everybody on that day."""

    def choose(self, of: int) -> int:
        """0 to `of` - 1, each as likely."""


@dataclass(frozen=True)
class Challenge:
    """The player sits in seat 0."""

    options: Mapping[str, Any] = field(default_factory=dict)
    bots: tuple[str, ...] = ()
    """The levels of the bots in the seats after the first."""
    start: str = ""
    """The code of the position from which it is played; empty for the first position of the game."""
    par: int | None = None
    """The score to beat, if there is a fixed one."""


@dataclass(frozen=True)
class Day:
    """The purpose of a challenge."""

    date: date
    lots: Lots

    @property
    def weekend(self) -> bool:
        return self.date.weekday() >= 5
