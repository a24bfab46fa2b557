"""Whoever comes passes here, one at each turn of the event loop, so that a crowd never holds up those who play.

A request or a handshake takes a millisecond or three. When hundreds come at the same moment, the loop would do all of
them before it looks at the next move; through the turnstile it does one, then every move that has arrived, then the
next. Nobody waits while there is nothing else to do.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Turnstile:
    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._turning = False

    async def enter(self) -> None:
        loop = asyncio.get_running_loop()
        if self._turning:
            turn = loop.create_future()
            self._waiting.append(turn)
            await turn
        else:
            self._turning = True
            loop.call_soon(self._turn, loop)

    def _turn(self, loop: asyncio.AbstractEventLoop) -> None:
        """At the next turn of the loop: one more, if there is one who has not given up."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                loop.call_soon(self._turn, loop)
                return
        self._turning = False
