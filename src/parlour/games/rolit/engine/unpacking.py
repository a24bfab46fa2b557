"""Reads packed weights (`packing`): the same function for the library and for pages."""

from __future__ import annotations

import gzip
from typing import Any, Final

import numpy as np

from parlour.compute.kernels import compiled, inline
from parlour.games.rolit.engine.cells import address, peek, peek_short, poke, poke_short

U = np.uint64
Z: Any = np.int64
SIZE, PLAYERS, REVERSI, BRAINS, STAGES, LENGTH, KINDS, HEAD = range(8)
"""The places of a file's first bytes (`packing.Head`)."""
PLACES, COPIES, STEP, MIRROR = range(4)
"""Offsets in the description of a kind of shapes: its hollows, its shapes, its step, and then its mirror image."""
POWERS = np.array([3**place for place in range(12)], np.int64)
SIDE: Final = 8
WAYS: Final = 256
"""Rows of a board, and sets of balls in a row."""


@inline
def shapes_end(packed: Any, at: Any) -> Any:
    """The end of the shapes of a kind that begin at `at`."""
    return at + MIRROR + Z(packed[at + PLACES]) * (1 + Z(packed[at + COPIES]))


@compiled("int64(uint8[::1])")
def weights_of(packed: Any) -> Any:
    """The number of weights of a stage."""
    at, total = HEAD, 0
    for _ in range(packed[KINDS]):
        total += POWERS[packed[at]]
        at = shapes_end(packed, at)
    return total


@compiled("int64(uint8[::1])")
def shapes_of(packed: Any) -> Any:
    """The number of shapes of all kinds."""
    at, total = HEAD, 0
    for _ in range(packed[KINDS]):
        total += Z(packed[at + COPIES])
        at = shapes_end(packed, at)
    return total


@inline
def mirror_image(packed: Any, at: Any, number: Any) -> Any:
    """The number of a content's mirror image, in the kind of shapes that is described at `at`."""
    image, rest = 0, number
    for place in range(Z(packed[at])):
        image += rest % 3 * POWERS[packed[at + MIRROR + place]]
        rest //= 3
    return image


@compiled("void(uint8[::1], uint64)")
def unfold(packed: Any, to: Any) -> None:
    """Write the weights at an address: `[seat in turn, stage, number]`, and one more, zero, after those of a stage."""
    kinds, stages, width = Z(packed[KINDS]), Z(packed[STAGES]), weights_of(packed) + 1
    at = HEAD
    for _ in range(kinds):
        at = shapes_end(packed, at)
    for brain in range(Z(packed[BRAINS])):
        first, kind = brain * stages * width, HEAD
        for stage in range(stages):
            poke_short(to, first + stage * width + width - 1, 0)
        for _ in range(kinds):
            step = Z(packed[kind + STEP])
            for number in range(POWERS[packed[kind]]):
                image = mirror_image(packed, kind, number)
                for stage in range(stages):
                    cell = first + stage * width
                    if image < number:
                        poke_short(to, cell + number, peek_short(to, cell + image))
                    else:
                        steps = Z(packed[at + stage])
                        poke_short(to, cell + number, (steps - 256 if steps > 127 else steps) * step)
                if image >= number:
                    at += stages
            first += POWERS[packed[kind]]
            kind = shapes_end(packed, kind)


@compiled("void(uint8[::1], uint64, uint64)")
def lay(packed: Any, rows: Any, starts: Any) -> None:
    """Write the tables that find the weights of a position at two addresses, as `evaluation.Brain` has them."""
    words = (shapes_of(packed) + 3) // 4
    for cell in range(SIDE * WAYS * words):
        poke(rows, cell, U(0))
    at, number, start = HEAD, 0, 0
    for _ in range(packed[KINDS]):
        places = Z(packed[at])
        for copy in range(Z(packed[at + COPIES])):
            word, lane = number // 4, U(16 * (number % 4))
            for place in range(places):
                hollow = Z(packed[at + MIRROR + (1 + copy) * places + place])
                for balls in range(WAYS):
                    if balls >> (hollow & 7) & 1:
                        cell = ((hollow >> 3) * WAYS + balls) * words + word
                        poke(rows, cell, peek(rows, cell) + (U(POWERS[place]) << lane))
            poke(starts, number, U(start))
            number += 1
        start += POWERS[places]
        at = shapes_end(packed, at)
    for filler in range(number, 4 * words):
        poke(starts, filler, U(start))


def unpacked(file: bytes) -> Any:
    """The weights of a file, `[seat in turn, stage, number]`."""
    packed = np.frombuffer(gzip.decompress(file), np.uint8).copy()
    weights = np.zeros((int(packed[BRAINS]), int(packed[STAGES]), int(weights_of(packed)) + 1), np.int16)
    unfold(packed, address(weights))
    return weights[:, :, :-1]
