"""Tables that do much by themselves, a little at a time.

Where nobody presses to roll, a table rolls for everybody until somebody has a choice. With options that
leave none that can be thousands of rolls. A command makes only so many; the others come here, with the event loop free
for everybody else between them.
"""

from __future__ import annotations

import asyncio
import logging

from parlour.server.schema.refusals import RequestRefused
from parlour.server.storage.database import Unavailable
from parlour.server.tables.room import Room

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
