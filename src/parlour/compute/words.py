"""Whole numbers of 64 bits and rows of them: NumPy's where kernels are compiled, and otherwise Python's own.

This module is light: it asks whether there is a compiler, and does not import it. A process that only referees, as a
server's does, need not wait for one: `PARLOUR_PLAIN` keeps it to Python's numbers, which are fast enough for tables.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Sequence
from contextlib import nullcontext
from importlib.util import find_spec
from typing import Any, Final


def _is_there(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


INSTALLED: Final = _is_there("numba") and _is_there("numpy")
"""Whether there are NumPy and Numba, in which bots that search and solutions are written."""
COMPILES: Final = INSTALLED and not os.environ.get("PARLOUR_PLAIN")
"""Whether kernels are compiled here; otherwise they are the Python functions they were written as."""
np: Any = None
if COMPILES:
    import numpy as np

U: Any = np.uint64 if COMPILES else int
I: Any = np.int64 if COMPILES else int  # noqa: E741 - U is unsigned, I is not
"""The numbers of kernels, inside compiled code and outside it."""
ALL = U(2**64 - 1)
AT_CHANCE: Final = -1
ENDED: Final = -2
"""The actor of a position in which no seat moves."""
KINDS: Final = {"int64": "q", "uint64": "Q"}


def cells(given: bytes | Sequence[int], dtype: str = "int64") -> Any:
    """A row of numbers that can be changed, from their bytes or one by one: a position, or tables."""
    if not COMPILES:
        return array(KINDS[dtype], given)
    return np.frombuffer(given, dtype).copy() if isinstance(given, bytes) else np.array(given, dtype)


def noughts(many: int, dtype: str = "int64") -> Any:
    """A row of noughts."""
    return cells(bytes(8 * many), dtype)


def wrapping() -> Any:
    """Around NumPy's numbers without the compiler: they wrap around on purpose."""
    return np.errstate(over="ignore") if COMPILES else nullcontext()


def flags(many: int) -> Any:
    """A row of truth values, none of them true."""
    return np.zeros(many, np.bool_) if COMPILES else bytearray(many)
