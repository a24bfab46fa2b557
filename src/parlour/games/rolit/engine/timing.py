"""A limit of time for a search that another thread ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from threading import Timer
from typing import Final

SECONDS: Final = 0.85
"""How long a level thinks about a move at most, so that the answer is there within a second."""


@contextmanager
def stopping_after(seconds: float, stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop` once the seconds are over, unless what stands inside has ended before; endless ones need no timer."""
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
