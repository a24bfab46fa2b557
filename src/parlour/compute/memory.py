"""Arrays inside an array, for compiled functions that own no memory: a page hands over one array and they part it.

Views are contiguous and unchecked: the caller has laid the memory out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.core import config
from numba.extending import intrinsic

from parlour.compute.kernels import inline
from parlour.compute.numba_internals import CAN_VIEW, array_view

View = Callable[..., Any]


def _view(cell: Any, dimensions: int) -> Any:
    """A function `(room, at, length, ...)`: the array of these lengths that begins with 64-bit cell `at` of `room`."""
    if not CAN_VIEW or config.DISABLE_JIT:  # type: ignore[attr-defined]
        return _slice(np.dtype(str(cell)), dimensions)
    kind = types.Array(cell, dimensions, "C")

    def generate(*code: Any) -> Any:
        return array_view(kind, *code)

    def line(_typing: Any, room: Any, at: Any, length: Any) -> Any:
        return kind(room, types.int64, types.int64), generate

    def plane(_typing: Any, room: Any, at: Any, rows: Any, columns: Any) -> Any:
        return kind(room, types.int64, types.int64, types.int64), generate

    make: Any = intrinsic
    return make(line if dimensions == 1 else plane)


def _slice(cell: Any, dimensions: int) -> Any:
    """The same by slices."""
    in_one = 8 // cell.itemsize

    def line(room: Any, at: int, length: int) -> Any:
        return room[at : at + (length + in_one - 1) // in_one].view(cell)[:length]

    def plane(room: Any, at: int, rows: int, columns: int) -> Any:
        return room[at : at + rows * columns].view(cell).reshape(rows, columns)

    return inline(line if dimensions == 1 else plane)


whole_numbers: View = _view(types.int64, 1)
short_words: View = _view(types.uint32, 1)
words: View = _view(types.uint64, 1)
numbers: View = _view(types.float64, 1)
small_numbers: View = _view(types.float32, 1)
table: View = _view(types.float64, 2)
whole_table: View = _view(types.int64, 2)
"""Arrays of int64, uint32, uint64, float64 and float32; rows and columns of float64 and of int64."""
