"""A position of Rolit as text, like FEN in chess: `8/8/8/3ry3/3bg3/8/8/8 red`.

Row by row from the top: a letter for the colour of a ball, a digit for a run of empty hollows; then the colour
whose turn it is, `-` before the ball is rolled.
"""

from __future__ import annotations

import re

from parlour.errors import BadNotation
from parlour.games.rolit.board import COLOUR_NAMES, COLOURS, WIDTH, Balls
from parlour.speech.message import Message

LETTERS = tuple(colour.letter.lower() for colour in COLOURS)
NOBODY = "-"


def written(balls: Balls, size: int, turn: int | None) -> str:
    """The code of these balls; `turn` is a colour, `None` before the ball is rolled."""
    rows = "/".join(_row(balls, row, size) for row in range(size))
    return f"{rows} {NOBODY if turn is None else COLOUR_NAMES[turn]}"


def _row(balls: Balls, row: int, size: int) -> str:
    hollows = range(row * WIDTH, row * WIDTH + size)
    signs = "".join(next((LETTERS[c] for c in range(4) if balls[c] >> hollow & 1), " ") for hollow in hollows)
    return re.sub(" +", lambda gap: str(len(gap[0])), signs)


def read(code: str, size: int) -> tuple[Balls, int | None]:
    """The balls of a code and the colour whose turn it is; raises `BadNotation` if the code does not fit the board."""
    found = re.fullmatch(r"([rygb1-8/]+) ([a-z]+|-)", code if len(code) < 100 else "")
    rows = [re.sub("[1-8]", lambda gap: " " * int(gap[0]), row) for row in found[1].split("/")] if found else []
    if found is None or [len(row) for row in rows] != [size] * size or found[2] not in (*COLOUR_NAMES, NOBODY):
        raise BadNotation(code[:100], Message("code-none"))
    red, yellow, green, blue = (
        sum(1 << WIDTH * row + column for row in range(size) for column in range(size) if rows[row][column] == letter)
        for letter in LETTERS
    )
    return (red, yellow, green, blue), None if found[2] == NOBODY else COLOUR_NAMES.index(found[2])
