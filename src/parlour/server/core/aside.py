"""Work that would stop the event loop for long, done in a thread beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
LONG = 500
"""Events from which on a log is long: to read or to tell it takes tens of milliseconds."""


async def aside(events: int, work: Callable[[], T]) -> T:
    """The result of work on a number of events: at once if they are few, else from a thread."""
    return await asyncio.to_thread(work) if events > LONG else work()
