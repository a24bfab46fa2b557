"""A screen for choosing a move: typed, or selected in a list with the arrow keys."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Input

from parlour.terminal.parts.panels import MoveList


class ChoosingScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("up", "point(-1)"), Binding("down", "point(1)")]

    offers: tuple[str, ...]
    """The moves in the list, in its order."""

    @abstractmethod
    def play(self, move: str) -> None: ...

    @on(Input.Submitted, "#typed")
    def submitted(self, event: Input.Submitted) -> None:
        """The typed move, or the one selected in the list."""
        highlighted = self.query_one(MoveList).highlighted
        if event.value.strip():
            self.play(event.value.strip())
        elif highlighted is not None and highlighted < len(self.offers):
            self.play(self.offers[highlighted])

    def action_point(self, by: int) -> None:
        """The input line always has the focus, so that no key is lost; arrow keys still move in the list."""
        self.query_one(MoveList).point(by)
