"""The services of a node to its tables: a look at an open draw, and more steps for tables that go on by themselves.

If nobody presses to roll, a table rolls for everybody until a player has a choice. With options that
leave none that can be thousands of rolls. A command makes only a few; the others come here, with the event loop free
for everybody else between them.
"""

from __future__ import annotations

import asyncio
import logging
from typing import get_args

from parlour.server.core import dealing
from parlour.server.core.journal import Unavailable
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.core.room import Room, Want
from parlour.server.ops.metrics import Metrics
from parlour.server.ops.status import Background, Status

PAUSE = 0.03
"""Seconds between two parts: about as long as a part takes, so that all of them together take half the time at most."""
log = logging.getLogger("parlour.server")


class Hosting:
    """The host of the tables of a node: those that need something wait in one queue for each need."""

    def __init__(self, status: Status, metrics: Metrics) -> None:
        self.check, self.guard, self.taken = status.check, status.guard, metrics.taken
        self.queues: dict[Want, asyncio.Queue[Room]] = {what: asyncio.Queue() for what in get_args(Want)}

    def wants(self, room: Room, what: Want) -> None:
        self.queues[what].put_nowait(room)

    async def run_steps(self) -> None:
        """One table after the other goes on by itself, until this is cancelled."""
        while True:
            room = await self.queues["step"].get()
            try:
                await room.guard(room.go_on())
            except (Unavailable, RequestRefused) as error:
                log.warning("a table could not go on", extra={"table": room.id, "why": str(error)})
            await asyncio.sleep(PAUSE)

    async def run_draws(self, background: Background) -> None:
        """Has every draw looked at when its time has come, until this is cancelled.

        Devices that are asleep are dropped, silent ones can be given up.
        """
        while True:
            background.spawn(dealing.look(await self.queues["draw"].get()))
