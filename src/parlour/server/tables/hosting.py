"""The services of a node to its tables: a look at an open draw, and more steps for tables that go on by themselves.

If no player presses to roll, a table rolls for everyone until a player has a choice. With options that leave no choice
that can be thousands of rolls. A command makes only a few; the others are made here, in parts between which the event
loop is free.
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
        """Lets one table after the other make its own steps, until cancelled."""
        while True:
            room = await self.queues["step"].get()
            try:
                await room.guard(room.go_on())
            except (Unavailable, RequestRefused) as error:
                log.warning("a table could not go on", extra={"table": room.id, "why": str(error)})
            await asyncio.sleep(PAUSE)

    async def run_draws(self, background: Background) -> None:
        """Looks at every draw when it is due, until cancelled.

        Devices that are asleep are dropped, silent ones can be given up.
        """
        while True:
            background.spawn(dealing.look(await self.queues["draw"].get()))
