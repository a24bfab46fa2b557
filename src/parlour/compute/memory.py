"""Arrays inside an array, for compiled functions that own no memory: a page hands over one array and they part it.

A view is contiguous and nothing is checked: whoever asks for one has laid it out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import types
from numba.extending import intrinsic
from numba.np import arrayobj

ARRAYS: Any = arrayobj
View = Callable[..., Any]


def _view(cell: Any, dimensions: int) -> Any:
    """A function `(room, at, length, ...)`: the array of these lengths that begins with 64-bit cell `at` of `room`."""
    kind = types.Array(cell, dimensions, "C")

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        room = ARRAYS.make_array(signature.args[0])(context, builder, arguments[0])
        data = builder.bitcast(builder.gep(room.data, [arguments[1]]), context.get_data_type(cell).as_pointer())
        width = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(cell)))
        strides, shape = [width], list(arguments[2:])
        for length in reversed(shape[1:]):
            strides.insert(0, builder.mul(strides[0], length))
        array = ARRAYS.make_array(kind)(context, builder)
        ARRAYS.populate_array(array, data, shape, strides, width, meminfo=None)
        return array._getvalue()

    def line(_typing: Any, room: Any, at: Any, length: Any) -> Any:
        return kind(room, types.int64, types.int64), generate

    def plane(_typing: Any, room: Any, at: Any, rows: Any, columns: Any) -> Any:
        return kind(room, types.int64, types.int64, types.int64), generate

    make: Any = intrinsic
    return make(line if dimensions == 1 else plane)


whole_numbers: View = _view(types.int64, 1)
short_words: View = _view(types.uint32, 1)
words: View = _view(types.uint64, 1)
numbers: View = _view(types.float64, 1)
small_numbers: View = _view(types.float32, 1)
table: View = _view(types.float64, 2)
whole_table: View = _view(types.int64, 2)
"""Arrays of int64, uint32, uint64, float64 and float32; rows and columns of float64 and of int64."""
