"""A position as a game's offered functions take it (`webassembly.offer`): in the library, on a server, in a page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from parlour.contract.state import Step

Unit: TypeAlias = Literal["lead", "win", "score"]
"""What a move is worth: points ahead of the other at the end, the share of the win, or the score at the end."""


@dataclass(frozen=True)
class Question:
    """Which of these moves is best?"""

    ground: str
    """The name of what the game must have learned or worked out before: see `Game.ground`."""
    position: tuple[int, ...]
    """The position in signed 64-bit numbers."""
    moves: tuple[Step, ...]
    """The legal moves in the order in which answers list them."""
    unit: Unit


class Ground(NamedTuple):
    """What thinking about a position stands on."""

    file: bytes
    """Compressed by gzip."""
    cells: int
    """How many 64-bit cells of memory thinking takes."""


@dataclass(frozen=True)
class Judged:
    """What was found out about the moves of a question."""

    moves: tuple[Step, ...]
    worth: tuple[float | None, ...]
    """By move, for the seat that moves; `None` where only better ones were looked at."""
    best: Step
    depth: int
    nodes: int
    exact: bool
    unit: Unit
