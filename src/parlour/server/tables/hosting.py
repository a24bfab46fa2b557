"""What tables ask of the node that holds them: a look at an open draw, and more steps where they go on by themselves.

Where nobody presses to roll, a table rolls for everybody until somebody has a choice. With options that
leave none that can be thousands of rolls. A command makes only a few; the others come here, with the event loop free
for everybody else between them.
"""

from __future__ import annotations

import asyncio
import logging

from parlour.server.core import dealing
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.core.room import Room
from parlour.server.ops.status import Background
from parlour.server.storage.database import Unavailable

PAUSE = 0.03
"""Seconds between two parts: about as long as a part takes, so that all of them together take half the time at most."""
log = logging.getLogger("parlour.server")


class Steps:
    def __init__(self, queue: asyncio.Queue[Room]) -> None:
        self._queue = queue

    async def run(self) -> None:
        """One table after the other has its turn, until this is cancelled."""
        while True:
            room = await self._queue.get()
            try:
                await room.guard(room.go_on())
            except (Unavailable, RequestRefused) as error:
                log.warning("a table could not go on", extra={"table": room.id, "why": str(error)})
            await asyncio.sleep(PAUSE)


class Dealer:
    def __init__(self, draws: asyncio.Queue[Room], background: Background) -> None:
        self._draws, self._background = draws, background

    async def run(self) -> None:
        """Waits for tables whose draw needs a look, until it is cancelled."""
        while True:
            room = await self._draws.get()
            self._background.spawn(dealing.look(room))
