"""Columns of text that line up in a terminal, also where a language writes invisible signs or runs right to left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from unicodedata import category

from parlour.terminal.commands.speaking import speech

ISOLATE, POP = "\u2068", "\u2069"


def columns(rows: Iterable[Sequence[str]], sides: str, indent: str = "  ", gap: str = "  ") -> list[str]:
    """A line for each row; `sides` says for each column which side its cells keep to: `<` or `>`."""
    cells = [list(row) for row in rows]
    widths = [max(map(width, column)) for column in zip(*cells, strict=True)]
    return [
        indent + gap.join(map(_padded, row, widths, sides)).rstrip()  # no blanks at the end of a line
        for row in cells
    ]


def width(text: str) -> int:
    """How many places the text takes: invisible signs and marks on letters take none."""
    return sum(category(sign) not in ("Cf", "Mn") for sign in text)


def _padded(text: str, wide: int, side: str) -> str:
    blanks = " " * (wide - width(text))
    cell = f"{ISOLATE}{text}{POP}" if speech().isolating and text else text
    return blanks + cell if side == ">" else cell + blanks
