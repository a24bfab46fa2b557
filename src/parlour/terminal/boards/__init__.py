"""Boards of the games in letters and lines. Each module draws what `state.view()` says and knows no rule.

A module of a game has

    draw(view, look) -> Text          the board; what can be clicked carries its part in the style's meta
    parts(move) -> tuple[str, ...]    the parts one clicks for a move, in order
    expects(view) -> Message          what the seat to move is asked for, as a message
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from rich.text import Text

from parlour.bot import Message
from parlour.terminal.boards.sheet import Look

View = dict[str, Any]


class Board(Protocol):
    def draw(self, view: View, look: Look) -> Text: ...

    def parts(self, move: str) -> tuple[str, ...]: ...

    def expects(self, view: View) -> Message: ...


def board(game: str) -> Board:
    """The board of the game of that name."""
    return cast(Board, import_module(f"parlour.terminal.boards.{game}"))


def fitting(moves: tuple[str, ...], clicked: tuple[str, ...], on: Board) -> tuple[str, ...]:
    """The moves that what was clicked so far can lead to: in order, or, where order says nothing, in any."""
    ordered = tuple(move for move in moves if on.parts(move)[: len(clicked)] == clicked)
    return ordered or tuple(move for move in moves if set(clicked) <= set(on.parts(move)))
