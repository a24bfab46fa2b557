"""Arrays by their address: a search that calls itself millions of times a second passes one number, not an array.

Numba hands an array on as seven values, which costs a recursive search a quarter of its speed. The caller
keeps the array alive and stays inside it; nothing is checked here. Without the compiler `ctypes` does the same.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import config, types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np import arrayobj

ARRAYS: Any = arrayobj


def machine(plain: Callable[..., Any]) -> Callable[[Callable[..., Any]], Any]:
    """A function written as a few LLVM instructions; `plain` replaces it where nothing is compiled."""
    return lambda function: plain if config.DISABLE_JIT else intrinsic(function)  # type: ignore[attr-defined]


def _word(start: Any, index: Any) -> Any:
    return ctypes.c_uint64.from_address(int(start) + 8 * int(index))


def _short(start: Any, index: Any) -> Any:
    return ctypes.c_int16.from_address(int(start) + 2 * int(index))


def _poke(start: Any, index: Any, value: Any) -> None:
    _word(start, index).value = int(value)


def _poke_short(start: Any, index: Any, value: Any) -> None:
    _short(start, index).value = int(value)


def address(array: Any) -> np.uint64:
    """The address of the first cell of a contiguous array."""
    assert array.flags.c_contiguous
    return np.uint64(array.ctypes.data)


def _pointer(builder: Any, start: Any, index: Any, width: int) -> Any:
    cell = ir.IntType(width)
    return builder.gep(builder.inttoptr(start, cell.as_pointer()), [index])


@machine(lambda start, index: np.uint64(_word(start, index).value))
def peek(_typing: Any, start: Any, index: Any) -> Any:
    """The unsigned 64-bit cell number `index` of the array at `start`."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.load(_pointer(builder, arguments[0], arguments[1], 64))

    return types.uint64(types.uint64, types.int64), generate


@machine(_poke)
def poke(_typing: Any, start: Any, index: Any, value: Any) -> Any:
    """Write an unsigned 64-bit cell."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        builder.store(arguments[2], _pointer(builder, arguments[0], arguments[1], 64))
        return context.get_dummy_value()

    return types.void(types.uint64, types.int64, types.uint64), generate


@machine(lambda start, index: np.int64(_short(start, index).value))
def peek_short(_typing: Any, start: Any, index: Any) -> Any:
    """The signed 16-bit cell number `index` of the array at `start`."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        value = builder.load(_pointer(builder, arguments[0], arguments[1], 16))
        return builder.sext(value, ir.IntType(64))

    return types.int64(types.uint64, types.int64), generate


@machine(_poke_short)
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

    def plain(start: Any, rows: Any) -> Any:
        kind = np.dtype(str(cell))
        held = (ctypes.c_uint8 * int(rows * columns * kind.itemsize)).from_address(int(start))
        return np.frombuffer(memoryview(held), kind).reshape(-1, columns)

    return machine(plain)(table)


@machine(lambda some: np.uint64(64 - int(some).bit_length()))
def leading_zeros(_typing: Any, some: Any) -> Any:
    """The number of leading zeros of a number that is not zero."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctlz(arguments[0], cgutils.true_bit)

    return types.uint64(types.uint64), generate


@machine(lambda some: np.int64((int(some) & -int(some)).bit_length() - 1))
def trailing_zeros(_typing: Any, some: Any) -> Any:
    """The number of the lowest hollow of a set that is not empty."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.zext(builder.cttz(arguments[0], cgutils.true_bit), ir.IntType(64))

    return types.int64(types.uint64), generate
