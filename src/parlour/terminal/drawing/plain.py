"""The board of a game without drawings of its own: its text in a frame, and below it the legal moves to click.

Every move is one part, so that one click plays it. Angles mark the move selected in the list.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from parlour.contract.state import State
from parlour.terminal.drawing.sheet import Look, Sheet, framed
from parlour.terminal.text.words import wrap

WIDTH = 46
"""The widest text inside the frame; a longer line goes on in the next."""
MOST = 40
"""The most moves that are drawn; the list has all of them."""


def draw(state: State[Any], look: Look) -> Text:
    sheet = Sheet()
    lines = [part for line in state.text().splitlines() for part in wrap(line, WIDTH)] or [""]
    width = max(map(cell_len, lines))
    sheet.box(0, 1, framed([line + " " * (width - cell_len(line)) for line in lines], width + 2))
    if look.offered:
        _moves(sheet, state, look)
    return sheet.text()


def parts(move: str) -> tuple[str, ...]:
    return (move,)


def roll() -> str:
    return "web-roll"


def rolls_at_once(_: str) -> bool:
    return True


def _moves(sheet: Sheet, state: State[Any], look: Look) -> None:
    row, column = sheet.height + 1, 1
    for part, label in _labelled(state, look):
        wide = cell_len(label) + 4
        if column > 1 and column + wide > WIDTH + 4:
            row, column = row + 1, 1
        chosen = part in look.chosen
        shown = f"› {label} ‹" if chosen else f"[ {label} ]"
        sheet.put(row, column, shown, "bold black on bright_yellow" if chosen else "bold bright_yellow", part)
        column += wide + 1


def _labelled(state: State[Any], look: Look) -> Iterator[tuple[str, str]]:
    """The first legal moves, each with the text of its label, cut to the width of the board."""
    for move in state.legal()[:MOST]:
        label = look.script.lines(look.speech.tell(state.label(move), look.names), WIDTH)
        yield str(move), label[0]
