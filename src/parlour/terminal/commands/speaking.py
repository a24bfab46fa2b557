"""The output of the commands, in the language of the environment, and the pictures they write."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from io import TextIOWrapper
from pathlib import Path
from unicodedata import category

from parlour.errors import BadOption, system_says
from parlour.speech.languages import RIGHT_TO_LEFT, Speech, preferred, speak
from parlour.speech.message import Argument, Message


def speech(code: str = "") -> Speech:
    """The language of this code, or of the environment. Isolating signs keep a sentence that runs right to left in
    order; other languages are plain text for programs."""
    code = code or preferred()
    return speak(code, isolating=code in RIGHT_TO_LEFT and _writes_any_sign())


def say(id: str, **arguments: Argument) -> str:
    """A message as text. Whole numbers choose the form of the words and are written without commas."""
    return speech().tell(Message(id, arguments))


def complain(command: str, problem: str) -> None:
    print(f"parlour {command}: {problem}", file=sys.stderr)


def write_anything() -> None:
    """A letter that the encoding of the output lacks is written by its number; no language ends in a traceback."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def _writes_any_sign() -> bool:
    return (getattr(sys.stdout, "encoding", None) or "").lower().startswith("utf")


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
    """The width of the text in cells: invisible signs and marks on letters take none."""
    return sum(category(sign) not in ("Cf", "Mn") for sign in text)


def _padded(text: str, wide: int, side: str) -> str:
    blanks = " " * (wide - width(text))
    cell = f"{ISOLATE}{text}{POP}" if speech().isolating and text else text
    return blanks + cell if side == ">" else cell + blanks


def svg_name(flag: str, name: str | None) -> None:
    """Refuses a file name with a misleading suffix, before the work is done."""
    if name and not name.endswith(".svg"):
        raise BadOption(flag, name, Message("cli-svg"))


def write_picture(flag: str, name: str, picture: str) -> None:
    try:
        Path(name).write_text(picture, encoding="utf-8")
    except OSError as error:
        raise BadOption(flag, name, Message("cli-cannot-write", {"reason": system_says(error)})) from error
