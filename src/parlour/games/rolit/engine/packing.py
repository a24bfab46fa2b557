"""Packs learned weights small enough for a page: quantised, and once for contents that mirror each other.

A board can be mirrored, so a shape that is its own mirror image has the same weight for a content and for its mirror
image: their mean is kept, under the lower of both numbers. Each weight is a whole multiple of a step, kept as one byte.
The file is these bytes, all stages of a content side by side, compressed; before them stands what a page needs to
know about the board (`Head`) and its shapes. Library and page unpack it by the same function (`unpacking`).
"""

from __future__ import annotations

import gzip
from typing import Any, Final, NamedTuple

import numpy as np

from parlour.games.rolit.engine.patterns import Shape, groups, patterns, turned_hollow

STEPS: Final = {9: 64, 10: 96}
"""The step in units of weight, by the number of hollows of a shape, for two players on the large board: large shapes
have most of the weights, and small ones the most influence."""
LARGE, FINE = 32, 24
"""The step of all smaller shapes on that board, and of all shapes elsewhere."""
MOST: Final = 127


class Head(NamedTuple):
    """The first bytes of a file."""

    size: int
    players: int
    reversi: int
    brains: int
    stages: int
    length: int
    kinds: int


def pack(weights: Any, size: int, players: int, reversi: bool) -> bytes:
    """The file of weights `[seat in turn, stage, number]`."""
    many = players > 2
    known, kinds = patterns(size, many), groups(size, many)
    head = Head(size, players, reversi, len(weights), known.stages, known.length, len(kinds))
    described = [part for kind in kinds for part in _described(kind, size, many)]
    steps, start = list[Any](), 0
    for kind in kinds:
        numbers = mirrored(kind[0], size)
        end = start + len(numbers)
        steps.append(_steps(np.asarray(weights)[:, :, start:end], numbers, step_of(kind[0], size, many)))
        start = end
    body = np.concatenate([np.moveaxis(each, 1, 2).reshape(len(weights), -1) for each in steps], axis=1)
    return gzip.compress(bytes([*head, *described]) + body.tobytes(), 9, mtime=0)


def step_of(shape: Shape, size: int, many: bool) -> int:
    return FINE if size < 8 or many else STEPS.get(len(shape), LARGE)


def _described(kind: tuple[Shape, ...], size: int, many: bool) -> tuple[int, ...]:
    """How many hollows, how many shapes, the step, the mirror image, and the hollows of every shape."""
    first = kind[0]
    return (len(first), len(kind), step_of(first, size, many), *mirror(first, size), *sum(kind, ()))


def _steps(weights: Any, numbers: Any, step: int) -> Any:
    """One byte for each stage and each content that is not the mirror image of one with a lower number."""
    both = np.stack([weights, weights[:, :, numbers]]).astype(float)
    mean = both.sum(axis=0) / np.maximum(1, (both != 0).sum(axis=0))  # contents that never occurred have no weight
    kept = numbers >= np.arange(len(numbers))
    return np.clip(np.round(mean[:, :, kept] / step), -MOST, MOST).astype(np.int8)


def mirror(shape: Shape, size: int) -> tuple[int, ...]:
    """The image of each place of a shape when the board is turned or mirrored onto the shape; else the place itself."""
    same = tuple(range(len(shape)))
    for way in range(8):
        seen = [turned_hollow(hollow, way, size) for hollow in shape]
        if set(seen) == set(shape) and (places := tuple(map(shape.index, seen))) != same:
            return places
    return same


def mirrored(shape: Shape, size: int) -> Any:
    """By content of a shape, the number of its mirror image."""
    numbers, places = np.arange(3 ** len(shape)), mirror(shape, size)
    return sum(numbers // 3**place % 3 * 3**to for place, to in enumerate(places))
