"""The learned evaluation of a two-player position: the sum of the weights of its shapes, by stage.

Weights lie in one array of 16-bit numbers; a unit is one part in `UNIT` of a ball.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np

from parlour.compute.kernels import inline
from parlour.games.rolit.engine.cells import address, peek, peek_short
from parlour.games.rolit.engine.patterns import patterns
from parlour.games.rolit.kernel import Set

U = np.uint64
Z: Any = np.int64
UNIT: Final = 256
S8, S16, S32, S48 = U(8), U(16), U(32), U(48)
BYTE, LANE = U(255), U(0xFFFF)
ROWS, STARTS, WORDS, LENGTH, STAGE, SIDE, VALUES = 0, 1, 2, 3, 4, 5, 6
"""The cells of a brain: addresses of the tables of rows, of the starts and of the weights, and their sizes."""


class Brain:
    """The weights of one game and the tables that find them, as a search reads them."""

    def __init__(self, size: int, weights: Any, many: bool = False) -> None:
        known = patterns(size, many)
        assert weights.shape == (known.stages, known.weights)
        self.weights = np.zeros((known.stages, known.weights + 1), np.int16)
        self.weights[:, :-1] = weights
        self.rows, self.starts = _packed(size, many)
        tables = [address(self.rows), address(self.starts)]
        measures = [self.rows.shape[2], known.length, known.weights + 1, size]
        self.cells = np.array([*tables, *measures, address(self.weights)], np.uint64)

    @property
    def address(self) -> np.uint64:
        return address(self.cells)


@cache
def _packed(size: int, many: bool) -> tuple[Any, Any]:
    """The rows, four shapes to a word, and the starts; padding of the last word points past the weights in use."""
    known = patterns(size, many)
    words = -(-len(known.shapes) // 4)
    lanes = np.zeros((8, 256, words * 4), np.uint64)
    lanes[:, :, : len(known.shapes)] = known.rows
    rows = (lanes.reshape(8, 256, words, 4) << np.array([0, 16, 32, 48], np.uint64)).sum(axis=3, dtype=np.uint64)
    starts = np.full(words * 4, known.weights, np.uint64)
    starts[: len(known.shapes)] = known.starts
    return rows, starts


@inline
def evaluate(brain: Any, own: Set, other: Set, empties: Any) -> Any:
    """The value of a position for the seat to move, in units; there is at least one empty hollow."""
    rows, starts = peek(brain, ROWS), peek(brain, STARTS)
    words, side = Z(peek(brain, WORDS)), Z(peek(brain, SIDE))
    stage = (empties - 1) // Z(peek(brain, LENGTH))
    weights = peek(brain, VALUES) + U(2 * stage) * peek(brain, STAGE)
    total = 0
    for word in range(words):
        lanes = U(0)
        for row in range(side):
            base = Z(row * 256) * words + word
            shift = U(8 * row)
            lanes += peek(rows, base + Z((own >> shift) & BYTE) * words)
            lanes += peek(rows, base + Z((other >> shift) & BYTE) * words) << U(1)
        at = 4 * word
        total += peek_short(weights, Z(peek(starts, at) + (lanes & LANE)))
        total += peek_short(weights, Z(peek(starts, at + 1) + ((lanes >> S16) & LANE)))
        total += peek_short(weights, Z(peek(starts, at + 2) + ((lanes >> S32) & LANE)))
        total += peek_short(weights, Z(peek(starts, at + 3) + (lanes >> S48)))
    return total
