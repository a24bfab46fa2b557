"""The shapes an evaluation looks at: groups of hollows, the same in every turn and reflection of the board.

A shape's hollows are each own, other's or neither, so a shape of n hollows has 3ⁿ contents, numbered in base three.
Neutral balls of a two-player game lie on the four hollows of the centre, which are never empty: "neither" means neutral
there and empty elsewhere, and nothing is lost.

All numbers of a position are found at once: a table holds, for each row of the board and each set of balls in it, what
that row adds to every shape's number, four shapes of 16 bits to a word.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from parlour.games.rolit.board import HOLLOWS

Shape: TypeAlias = tuple[int, ...]

SHAPES: Final = {
    8: (
        "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2",
        "a2 b2 c2 d2 e2 f2 g2 h2",
        "a3 b3 c3 d3 e3 f3 g3 h3",
        "a4 b4 c4 d4 e4 f4 g4 h4",
        "a1 b2 c3 d4 e5 f6 g7 h8",
        "b1 c2 d3 e4 f5 g6 h7",
        "c1 d2 e3 f4 g5 h6",
        "d1 e2 f3 g4 h5",
        "e1 f2 g3 h4",
        "a1 b1 c1 a2 b2 c2 a3 b3 c3",
        "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
    ),
    6: (
        "a1 b1 c1 d1 e1 f1 b2 e2",
        "a2 b2 c2 d2 e2 f2",
        "a3 b3 c3 d3 e3 f3",
        "a1 b2 c3 d4 e5 f6",
        "b1 c2 d3 e4 f5",
        "c1 d2 e3 f4",
        "a1 b1 c1 a2 b2 c2 a3 b3 c3",
        "a1 b1 c1 d1 a2 b2 c2 d2",
        "b2 c2 d2 b3 c3 d3 b4 c4 d4",
    ),
}
"""One of each kind, by the side of the board; its turns and reflections share its weights."""

MANY: Final = {
    8: ("a1 b1 c1 d1 e1 f1 g1 h1", *SHAPES[8][1:9], "a1 b1 c1 d1 a2 b2 c2 d2"),
    6: (*SHAPES[6][:6], "a1 b1 c1 d1 a2 b2 c2 d2"),
}
"""Smaller ones for three and four players, who need a set of weights for every seat."""

STAGE: Final = {(8, False): 5, (6, False): 3, (8, True): 8, (6, True): 5}
"""Moves in a stage; each stage has weights of its own."""


class Patterns(NamedTuple):
    """The shapes of one board, as its evaluation needs them."""

    shapes: tuple[Shape, ...]
    starts: Any
    """For each shape, where its weights begin; equal for shapes of one kind."""
    weights: int
    """How many weights a stage has."""
    stages: int
    length: int
    """How many moves a stage lasts."""
    rows: Any
    """`rows[row, balls, shape]`: what a set of own balls in a row adds to each shape's number; other's count twice."""


@cache
def patterns(size: int, many: bool = False) -> Patterns:
    shapes: list[Shape] = []
    starts: list[int] = []
    weights = 0
    for kind in groups(size, many):
        shapes += kind
        starts += [weights] * len(kind)
        weights += 3 ** len(kind[0])
    rows = np.zeros((8, 256, len(shapes)), np.uint16)
    for number, shape in enumerate(shapes):
        for place, hollow in enumerate(shape):
            row, column = divmod(hollow, 8)
            rows[row, np.arange(256) >> column & 1 == 1, number] += np.uint16(3**place)
    length = STAGE[size, many]
    stages = -(-(size * size - 4) // length)
    return Patterns(tuple(shapes), np.array(starts, np.int64), weights, stages, length, rows)


def stage_of(length: int, empties: Any) -> Any:
    """The stage of a position by its empty hollows, of which there is one or more; the last stage is 0."""
    return (empties - 1) // length


def groups(size: int, many: bool = False) -> tuple[tuple[Shape, ...], ...]:
    """The shapes by kind: those of one kind share their weights."""
    named = (MANY if many else SHAPES)[size]
    return tuple(_copies(tuple(HOLLOWS[name] for name in shape.split()), size) for shape in named)


def _copies(shape: Shape, size: int) -> tuple[Shape, ...]:
    """The shape in all eight ways, without those that cover the same hollows."""
    found: dict[frozenset[int], Shape] = {}
    for way in range(8):
        seen = tuple(turned_hollow(hollow, way, size) for hollow in shape)
        found.setdefault(frozenset(seen), seen)
    return tuple(found.values())


def turned_hollow(hollow: int, way: int, size: int) -> int:
    """The image of a hollow when the board is turned or mirrored in one of eight ways."""
    row, column = divmod(hollow, 8)
    if way & 1:
        row, column = column, row
    if way & 2:
        row = size - 1 - row
    if way & 4:
        column = size - 1 - column
    return row * 8 + column
