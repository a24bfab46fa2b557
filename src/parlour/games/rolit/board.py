"""The board and its balls: where a hollow is, what it is called, and how the game is set up.

A set of hollows is a 64-bit number, one bit a hollow, whatever the size of the board: bit 0 is a1, top left; a row
further down is 8 bits further. A 6×6 or 4×4 board is the top left corner of that grid, so one set of functions serves
all sizes.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, TypeAlias

SIZES: Final = (4, 6, 8)
WIDTH: Final = 8
MOST_MOVES: Final = 60
"""A ball in every hollow but the four of the start."""

Balls: TypeAlias = tuple[int, int, int, int]
"""For each colour, in the order of `COLOURS`, the set of hollows whose ball shows it."""


class Colour(NamedTuple):
    """A colour is never alone: its letter and its mark tell it apart without seeing colours."""

    name: str
    letter: str
    mark: str
    fill: str


COLOURS: Final = (
    Colour("red", "R", "cross", "#d7263d"),
    Colour("yellow", "Y", "ring", "#f2c230"),
    Colour("green", "G", "square", "#1b998b"),
    Colour("blue", "B", "triangle", "#2e5eaa"),
)
COLOUR_NAMES: Final = tuple(colour.name for colour in COLOURS)
NUMBERS: Final = {colour.name: number for number, colour in enumerate(COLOURS)}


def hollow_at(row: int, column: int) -> int:
    return row * WIDTH + column


def hollow_name(hollow: int) -> str:
    """Columns a–h from the left, rows 1–8 from the top."""
    return f"{'abcdefgh'[hollow % WIDTH]}{hollow // WIDTH + 1}"


HOLLOW_NAMES: Final = tuple(hollow_name(hollow) for hollow in range(64))
HOLLOWS: Final = {name: hollow for hollow, name in enumerate(HOLLOW_NAMES)}


@cache
def whole_board(size: int) -> int:
    """The set of all hollows of a board (RO-01: 64, 36 or 16 of them)."""
    return sum(1 << hollow_at(row, column) for row in range(size) for column in range(size))


ROWS: Final = tuple(
    tuple(tuple(hollow_at(row, column) for column in range(WIDTH) if some >> column & 1) for some in range(256))
    for row in range(WIDTH)
)
"""For each row, the hollows of each set that lies in it."""


def hollows_in(some: int) -> tuple[int, ...]:
    """The hollows of a set, row by row from the top left."""
    one, two, three, four, five, six, seven, eight = ROWS
    a, b, c, d, e, f, g, h = some.to_bytes(8, "little")
    return *one[a], *two[b], *three[c], *four[d], *five[e], *six[f], *seven[g], *eight[h]


def names_in(some: int) -> list[str]:
    return [HOLLOW_NAMES[hollow] for hollow in hollows_in(some)]


def centre(size: int) -> tuple[int, int, int, int]:
    """The four middle hollows, clockwise from the top left."""
    low, high = size // 2 - 1, size // 2
    return hollow_at(low, low), hollow_at(low, high), hollow_at(high, high), hollow_at(high, low)


def four_colours(size: int) -> Balls:
    """RO-02: clockwise from the top left red, yellow, green, blue."""
    red, yellow, green, blue = (1 << hollow for hollow in centre(size))
    return red, yellow, green, blue


def two_colours(size: int, first: int, second: int) -> Balls:
    """RO-12: two balls each, on the diagonals; the colour that begins in ordinary Othello has the top right."""
    top_left, top_right, bottom_right, bottom_left = (1 << hollow for hollow in centre(size))
    balls = [0, 0, 0, 0]
    balls[first] = top_right | bottom_left
    balls[second] = top_left | bottom_right
    red, yellow, green, blue = balls
    return red, yellow, green, blue
