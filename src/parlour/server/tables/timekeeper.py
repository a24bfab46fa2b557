"""Lets time run out at the tables whose clocks belong to this node, even without connections."""

from __future__ import annotations

import logging
from contextlib import suppress

from parlour.server.core.due import is_unsettled, look_at_clock
from parlour.server.core.journal import Unavailable
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.ops.status import Status
from parlour.server.storage import clocks
from parlour.server.storage.database import StorageFailed
from parlour.server.tables.registry import Tables

EVERY = 1.0
GAP = 5_000
"""Milliseconds without a look beyond which the time is not charged: the machine slept, or the database was away."""
log = logging.getLogger("parlour.server")


class Timekeeper:
    def __init__(self, tables: Tables, status: Status) -> None:
        self._tables, self._store, self._status = tables, tables.store, status
        self._looked = 0

    async def begin(self) -> None:
        """Called before the first request: clocks of dead nodes resume from their last events."""
        await self._look_after()

    async def run(self) -> None:
        """Looks at every table that asks for it, until cancelled."""
        while True:
            room = await self._tables.host.queues["clock"].get()
            try:
                if self._now() - self._looked > GAP:
                    await self.look()
                await room.guard(look_at_clock(room))
            except (Unavailable, RequestRefused) as error:
                log.warning("a clock was not looked at", extra={"table": room.id, "why": str(error)})
            except StorageFailed:
                raise
            except Exception as error:  # an error at one table must not stop the clocks of the others
                log.error("a clock failed", extra={"table": room.id}, exc_info=error)

    async def look(self) -> None:
        """Called once a second."""
        await self._look_after()
        for id in await clocks.due(self._store.database, self._store.node, self._now()):
            if id not in self._tables.rooms:
                await self._wake(id)
        for room in list(self._tables.rooms.values()):
            if is_unsettled(room):
                self._tables.host.wants(room, "clock")

    async def _wake(self, id: str) -> None:
        """Loads a table, which then looks at its clock by itself."""
        try:
            await self._tables.room(id)
        except RequestRefused as error:
            log.info("a table went away", extra={"table": id, "why": error.code})

    async def _look_after(self) -> None:
        """Takes over unattended clocks, including this node's own if it was away."""
        database, node, now = self._store.database, self._store.node, self._now()
        coming = round(clocks.COMING_BACK * self._store.clock_scale)
        found: list[str] = []
        if self._looked and now - self._looked > GAP:
            found += await clocks.restart(database, node, now, coming)
        if database.shared:
            await clocks.say_alive(database, node, now)
        if database.shared or not self._looked:
            found += await clocks.adopt(database, node, now, coming)
        self._looked = now
        for id in found:
            self._store.tell(id, "clock")
            if (room := self._tables.rooms.get(id)) is not None:
                await room.reread_clock()

    async def leave(self) -> None:
        """Hands the clocks to the other nodes at once."""
        if self._store.database.shared:
            with suppress(Unavailable, StorageFailed):  # otherwise they take over in a few seconds
                await clocks.say_gone(self._store.database, self._store.node)

    def _now(self) -> int:
        return self._store.milliseconds()
