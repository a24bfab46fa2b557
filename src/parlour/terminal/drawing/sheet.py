"""A grid of letters to draw a board on, and the look of the drawing."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from parlour.speech.languages import Speech
from parlour.terminal.text.words import Script, bare


@dataclass(frozen=True)
class Look:
    """The reader of a drawn board, and its style."""

    speech: Speech
    script: Script
    names: tuple[str, ...]
    """By seat."""
    offered: bool = True
    """Whether the legal moves are shown: a person here is to move."""
    chosen: frozenset[str] = frozenset()
    """The parts of the move that is being chosen, by click or in the list."""
    large: bool = False
    """Whether there is room for larger pieces."""

    def say(self, id: str, **arguments: str | int) -> str:
        return self.script.line(self.speech.say(id, **arguments))

    def name(self, seat: int, width: int = 26) -> str:
        name = bare(self.names[seat])
        return self.script.line(name if len(name) <= width else name[: width - 1] + "…")


@dataclass
class Sheet:
    """Letters by row and column, each with a style and the part of the board it belongs to."""

    rows: list[dict[int, tuple[str, str, str]]] = field(default_factory=list)

    def put(self, row: int, column: int, text: str, style: str = "", part: str = "") -> None:
        while len(self.rows) <= row:
            self.rows.append({})
        for letter in text:
            wide = cell_len(letter)
            if not wide:  # a mark on the letter before it
                before, *rest = self.rows[row].get(column - 1, (" ", style, part))
                self.rows[row][column - 1] = (before + letter, *rest)  # type: ignore[assignment]
                continue
            self.rows[row][column] = (letter, style, part)
            if wide == 2:
                self.rows[row][column + 1] = ("", style, part)
            column += wide

    def box(self, row: int, column: int, lines: list[str], style: str = "", part: str = "") -> None:
        for down, line in enumerate(lines):
            self.put(row + down, column, line, style, part)

    @property
    def height(self) -> int:
        return len(self.rows)

    def text(self) -> Text:
        drawn = Text(no_wrap=True, end="")
        for number, row in enumerate(self.rows):
            if number:
                drawn.append("\n")
            for column in range(max(row, default=-1) + 1):
                letter, style, part = row.get(column, (" ", "", ""))
                drawn.append(letter, _style(style, part))
        return drawn


def _style(style: str, part: str) -> Style:
    plain = Style.parse(style) if style else Style()
    return plain + Style(meta={"part": part}) if part else plain


LIGHT, DOUBLE, HEAVY = "┌─┐│└┘", "╔═╗║╚╝", "┏━┓┃┗┛"


def framed(inside: list[str], width: int, frame: str = LIGHT) -> list[str]:
    """Lines in a frame; `width` is that of the inside."""
    top_left, flat, top_right, upright, low_left, low_right = tuple(frame)
    return [
        top_left + flat * width + top_right,
        *(f"{upright}{line:^{width}}{upright}" for line in inside),
        low_left + flat * width + low_right,
    ]
