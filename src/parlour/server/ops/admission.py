"""Whoever comes passes here, one at every fourth turn of the event loop, so that a crowd never holds up those who play.

A request or a handshake takes a millisecond or three. When hundreds come at the same moment, the loop would do all of
them before it looks at the next move; through the turnstile it does one, then whatever has arrived and its answers,
then the next. A move takes two or three turns: most of them pass without anybody who comes. Nobody waits while there
is nothing else to do, because then a turn is over at once.
"""

from __future__ import annotations

import asyncio
from collections import deque

TURNS = 4


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
            loop.call_soon(self._turn, loop, TURNS)

    def _turn(self, loop: asyncio.AbstractEventLoop, left: int) -> None:
        """At each turn of the loop: after so many, one more, if there is one who has not given up."""
        if left > 1:
            loop.call_soon(self._turn, loop, left - 1)
            return
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                loop.call_soon(self._turn, loop, TURNS)
                return
        self._turning = False
