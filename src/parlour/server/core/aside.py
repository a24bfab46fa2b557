"""Work in threads that would block the event loop for too long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
LONG = 500
"""The number of events from which a log is long: reading or encoding it takes tens of milliseconds."""


async def aside(events: int, work: Callable[[], T]) -> T:
    """Runs work on a number of events: directly if they are few, else in a thread."""
    return await asyncio.to_thread(work) if events > LONG else work()
