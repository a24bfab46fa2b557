"""The parts of the table on the screen: each shows its data and reports actions."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from parlour.terminal.text.words import Script, Words, words

LOG_LINES = 300


class BoardView(Static):
    """The board; a click reports the clicked part."""

    class Clicked(Message):
        def __init__(self, part: str) -> None:
            super().__init__()
            self.part = part

    def on_click(self, event: events.Click) -> None:
        part = event.style.meta.get("part")
        if part:
            self.post_message(self.Clicked(part))


class Said(Static):
    """A sentence that takes the lines it needs, and reports when their number changes."""

    class Resized(Message):
        pass

    def on_resize(self) -> None:
        self.post_message(self.Resized())


class MoveList(OptionList):
    """The list of moves. It never has the focus, which belongs to the input line."""

    can_focus = False

    def show(self, script: Script, title: str, moves: Sequence[str]) -> None:
        self.border_title = title
        self.clear_options()
        self.add_options([Option(words(script, move), id=f"move-{n}") for n, move in enumerate(moves)])
        if moves:
            self.highlighted = 0

    def point(self, by: int) -> None:
        if self.option_count:
            self.highlighted = ((self.highlighted or 0) + by) % self.option_count


class LogView(VerticalScroll):
    """The log, the last line brightest."""

    can_focus = False

    def compose(self) -> ComposeResult:
        yield Static(id="log")

    def show(self, script: Script, title: str, lines: Sequence[str]) -> None:
        told = [(line, "dim") for line in lines[:-1]] + [(line, "") for line in lines[-1:]]
        self.query_one("#log", Static).update(Words(script, tuple(told)))
        self.border_title = title
        self.scroll_end(animate=False)
