"""The kernel's rules of a move on whole arrays of boards, with NumPy or, on a GPU, CuPy: for learning from many games.

Compiled functions take no arrays of another library, so these run as they are written. `xp` is the module the arrays
belong to.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any, TypeAlias

import numpy as np

from parlour.games.rolit import kernel

Array: TypeAlias = Any


def _plain() -> dict[str, Any]:
    """The kernel's functions, uncompiled; they call one another."""
    names = dict(vars(kernel))
    for name, each in vars(kernel).items():
        written = getattr(each, "py_func", each)
        if isinstance(written, FunctionType):
            own = written.__module__ == kernel.__name__
            names[name] = FunctionType(written.__code__, names, name) if own else written
    return names


PLAIN = _plain()


def capturing(own: Array, others: Array, empty: Array) -> Array:
    """RO-04: the hollows where a ball captures something."""
    return PLAIN["ends"](PLAIN["runs"](own, others)) & empty


def captured(own: Array, others: Array, ball: Array) -> Array:
    """RO-05: what a new ball captures, in all directions at once."""
    return PLAIN["bracketed"](PLAIN["runs"](own, others), PLAIN["runs"](ball, others))


def around(balls: Array) -> Array:
    """RO-06: the eight neighbours of some balls, and the balls themselves."""
    return PLAIN["around"](balls)


def how_many(some: Array) -> Array:
    return PLAIN["how_many"](some).astype(np.int64)


class Rules:
    """The rules with the arrays of one module; on a GPU each becomes one kernel."""

    def __init__(self, xp: Any) -> None:
        def fused(function: Any) -> Any:
            return function if xp is np else xp.fuse()(function)

        self.xp = xp
        self.captured, self.capturing, self.around = fused(captured), fused(capturing), fused(around)

    def open_to(self, own: Array, others: Array, empty: Array) -> Array:
        """RO-07, RO-08: the hollows open to a ball: where it captures, or if there are none, next to any ball."""
        captures = self.capturing(own, others, empty)
        return self.xp.where(captures != 0, captures, self.around(own | others) & empty)
