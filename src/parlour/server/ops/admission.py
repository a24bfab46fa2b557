"""Admits one new request per four iterations of the event loop, so that moves are never queued behind newcomers.

A request or a handshake takes one to three milliseconds. When hundreds arrive at once, the loop would serve all of them
before the next move. Here it serves one, then the messages that have arrived meanwhile, then the next. An idle loop
delays nobody, because its iterations take no time.
"""

from __future__ import annotations

import asyncio
from collections import deque

ITERATIONS = 4


class Admission:
    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._counting = False

    async def enter(self) -> None:
        """Returns when the caller may proceed: at once if nobody has entered in the last few iterations."""
        loop = asyncio.get_running_loop()
        if self._counting:
            admitted = loop.create_future()
            self._waiting.append(admitted)
            await admitted
        else:
            self._counting = True
            loop.call_soon(self._count, loop, ITERATIONS)

    def _count(self, loop: asyncio.AbstractEventLoop, left: int) -> None:
        """Counts an iteration; after the last one, admits the next request that has not given up."""
        if left > 1:
            loop.call_soon(self._count, loop, left - 1)
            return
        while self._waiting:
            admitted = self._waiting.popleft()
            if not admitted.done():
                admitted.set_result(None)
                loop.call_soon(self._count, loop, ITERATIONS)
                return
        self._counting = False
