"""Arrays by their address: a search that calls itself millions of times a second passes one number, not an array.

Numba hands an array on as seven values, which costs a recursive search a quarter of its speed. Whoever takes an
address keeps the array alive and stays inside it; nothing is checked here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np import arrayobj

ARRAYS: Any = arrayobj


def machine(function: Callable[..., Any]) -> Any:
    """A function that is a few machine instructions, written down one by one."""
    return intrinsic(function)


def address(array: Any) -> np.uint64:
    """Where the first cell of a contiguous array lies."""
    assert array.flags.c_contiguous
    return np.uint64(array.ctypes.data)


def _pointer(builder: Any, start: Any, index: Any, width: int) -> Any:
    cell = ir.IntType(width)
    return builder.gep(builder.inttoptr(start, cell.as_pointer()), [index])


@machine
def peek(_typing: Any, start: Any, index: Any) -> Any:
    """The unsigned 64-bit cell number `index` of the array at `start`."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.load(_pointer(builder, arguments[0], arguments[1], 64))

    return types.uint64(types.uint64, types.int64), generate


@machine
def poke(_typing: Any, start: Any, index: Any, value: Any) -> Any:
    """Write an unsigned 64-bit cell."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        builder.store(arguments[2], _pointer(builder, arguments[0], arguments[1], 64))
        return context.get_dummy_value()

    return types.void(types.uint64, types.int64, types.uint64), generate


@machine
def peek_short(_typing: Any, start: Any, index: Any) -> Any:
    """The signed 16-bit cell number `index` of the array at `start`."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        value = builder.load(_pointer(builder, arguments[0], arguments[1], 16))
        return builder.sext(value, ir.IntType(64))

    return types.int64(types.uint64, types.int64), generate


@machine
def poke_short(_typing: Any, start: Any, index: Any, value: Any) -> Any:
    """Write a signed 16-bit cell."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        value = builder.trunc(arguments[2], ir.IntType(16))
        builder.store(value, _pointer(builder, arguments[0], arguments[1], 16))
        return context.get_dummy_value()

    return types.void(types.uint64, types.int64, types.int64), generate


def table_of(cell: Any, columns: int) -> Any:
    """A function `(start, rows)` that gives the array of cells at an address, `columns` to a row."""

    def table(_typing: Any, start: Any, rows: Any) -> Any:
        kind = types.Array(cell, 2, "C")

        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            inner = context.get_data_type(cell)
            width = context.get_abi_sizeof(inner)
            sizes = [context.get_constant(types.intp, number) for number in (columns, columns * width, width)]
            array = ARRAYS.make_array(kind)(context, builder)
            data = builder.inttoptr(arguments[0], inner.as_pointer())
            ARRAYS.populate_array(array, data, [arguments[1], sizes[0]], sizes[1:], sizes[2], meminfo=None)
            return array._getvalue()

        return kind(types.uint64, types.int64), generate

    return machine(table)


@machine
def leading_zeros(_typing: Any, some: Any) -> Any:
    """How many bits of a number that is not zero lie above its highest one."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], cgutils.true_bit)

    return types.uint64(types.uint64), generate


@machine
def trailing_zeros(_typing: Any, some: Any) -> Any:
    """The number of the lowest hollow of a set that is not empty."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.zext(builder.cttz(arguments[0], cgutils.true_bit), ir.IntType(64))

    return types.int64(types.uint64), generate
