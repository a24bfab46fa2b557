"""The training courses whose weights Parlour ships: one for each board, number of players and rule."""

from __future__ import annotations

from typing import Final

from parlour.games.rolit.board import four_colours, two_colours
from parlour.games.rolit.engine.learning import Course

COURSES: Final = {
    "reversi-8": (8, 2, True),
    "reversi-6": (6, 2, True),
    "two-8": (8, 2, False),
    "two-6": (6, 2, False),
    "three-8": (8, 3, False),
    "three-6": (6, 3, False),
    "four-8": (8, 4, False),
    "four-6": (6, 4, False),
}
"""By name: the side of the board, the players, and whether the preset is `reversi`."""

WARMTH: Final = {2: 1.0, 3: 0.04, 4: 0.04}
"""The temperature of moves while learning: in balls for two players, in shares of the win for more."""


def course(name: str, games: int, batches: int, seed: int) -> Course:
    size, players, reversi = COURSES[name]
    return Course(size, players, reversi, starts(size, players, reversi), games, batches, seed, warmth=WARMTH[players])


def starts(size: int, players: int, reversi: bool) -> tuple[tuple[int, ...], ...]:
    """Every starting position up to rotation and reflection: balls in turn order from the mover, then neutral ones."""
    red, yellow, green, blue = four_colours(size)
    if reversi:
        first, second, *_ = two_colours(size, 0, 1)
        return ((first, second, 0, 0),)
    if players == 2:
        return (red, green, yellow | blue, 0), (red, yellow, green | blue, 0), (yellow, red, green | blue, 0)
    if players == 3:
        return (red, yellow, green, blue), (yellow, green, red, blue), (green, red, yellow, blue)
    return ((red, yellow, green, blue),)
