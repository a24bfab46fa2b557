"""Tables in HTML, for notebooks that show what a program returns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from parlour.speech.message import Message

Words = str | Message


def table(caption: Words, head: Sequence[Words], rows: Iterable[Sequence[Words]]) -> str:
    """The first cell of each row names the row."""
    titles = "".join(f'<th scope="col">{escape(str(each))}</th>' for each in head)
    named = f"<caption>{escape(str(caption))}</caption>" if caption else ""
    headed = f"<thead><tr>{titles}</tr></thead>" if titles else ""
    return f"<table>{named}{headed}<tbody>{''.join(map(_row, rows))}</tbody></table>"


def _row(cells: Sequence[Words]) -> str:
    first, *others = (escape(str(each)) for each in cells)
    return f'<tr><th scope="row">{first}</th>{"".join(f"<td>{each}</td>" for each in others)}</tr>'
