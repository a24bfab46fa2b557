"""A time limit for a search, which another thread ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from threading import Timer
from typing import Final

SECONDS: Final = 0.85
"""The longest search for a move in seconds: answers come within a second."""


@contextmanager
def stopping_after(seconds: float, stop: Callable[[], None]) -> Iterator[None]:
    """Calls `stop` after `seconds`, unless the block has ended before; infinity needs no timer."""
    if seconds == inf:
        yield
        return
    timer = Timer(max(seconds, 0.0), stop)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
