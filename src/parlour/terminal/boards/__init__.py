"""Boards in letters and lines. A game's drawing is the module of its name; other games get the plain board.

A game's module draws `state.view()` and knows no rule. It has

    draw(state, look) -> Text         the board; what can be clicked carries its part in the style's meta
    parts(move) -> tuple[str, ...]    the parts one clicks for a move, in order
    roll() -> str                     the message that asks for a roll, or for a card to be turned over
    rolls_at_once(move) -> bool       whether choosing the move is also the press for the draw that follows it
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.text import Text

from parlour.contract.state import State
from parlour.terminal.drawing import plain
from parlour.terminal.drawing.sheet import Look


class Board(Protocol):
    def draw(self, state: State[Any], look: Look) -> Text: ...

    def parts(self, move: str) -> tuple[str, ...]: ...

    def roll(self) -> str: ...

    def rolls_at_once(self, move: str) -> bool: ...


def board(game: str) -> Board:
    """The board of the game of that name."""
    module = f"{__name__}.{game}"
    drawn = game.isidentifier() and find_spec(module) is not None
    return cast(Board, import_module(module) if drawn else plain)


def fitting(moves: tuple[str, ...], clicked: tuple[str, ...], on: Board) -> tuple[str, ...]:
    """The moves that begin with the clicked parts, in their order, or in any if order does not matter."""
    ordered = tuple(move for move in moves if on.parts(move)[: len(clicked)] == clicked)
    return ordered or tuple(move for move in moves if set(clicked) <= set(on.parts(move)))
