"""Who is there. A person who has been away too long is `gone`: a live table pauses, and the others choose."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from parlour.server.schema.refusals import No
from parlour.server.settings import DAY
from parlour.server.storage.database import Broken, Unavailable
from parlour.server.tables import render
from parlour.table import Pause, Resume, new_id

if TYPE_CHECKING:
    from parlour.server.node import Node
    from parlour.server.tables.room import Room

SLOW = 3 * DAY
"""At a table of pace `days`: how long the person in turn may take before the others may choose."""
AT_ONCE = 50
"""At so many tables it is looked before the event loop gets its turn."""
REFRESH = 5.0
"""How often a node of several says who is connected to it; it is believed for three times as long."""


class Presences:
    def __init__(self, node: Node) -> None:
        self.node = node
        self._said: tuple[tuple[str, int], ...] = ()
        self._said_at = 0.0

    async def look(self) -> None:
        """Once a second: who came, who went, who is gone."""
        if self.node.store.database.shared:
            await self._exchange()
        for number, room in enumerate(list(self.node.rooms.values()), start=1):
            if room.listeners:
                await self.at(room)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)  # whoever moves meanwhile need not wait for all of them

    async def _exchange(self) -> None:
        """Tell the other nodes who is here, and read who is there."""
        rooms = self.node.rooms.values()
        here = tuple(sorted({(room.id, seat) for room in rooms for each in room.listeners for seat in each.seats}))
        now, store = time.monotonic(), self.node.store
        if here != self._said or (here and now - self._said_at > REFRESH):
            await store.present(here, self.node.name, time.time() + 3 * REFRESH)
            self._said, self._said_at = here, now
        if self.node.rooms:
            there = await store.present_elsewhere(self.node.name)
            for room in self.node.rooms.values():
                room.remote = there.get(room.id, set())

    async def leave(self) -> None:
        if self.node.store.database.shared and self._said:
            with suppress(Unavailable, Broken):  # if it cannot be told, the others stop believing it soon
                await self.node.store.present((), self.node.name, 0.0)

    async def at(self, room: Room) -> None:
        """Brings a table up to date: says what changed, pauses for the gone, goes on for those who are back."""
        before = (room.gone, set(room.away))
        room.gone = self._gone(room)
        newly = room.gone - before[0]
        if before != (room.gone, set(room.away)):
            room.broadcast(render.text(render.presence(room)))
        if room.table.ended:
            return
        if not room.table.position.paused:
            if newly and room.settings.pace == "live":
                await self._do(room, Pause(id=new_id(), seq=room.seq, seat=min(newly), why="gone"))
            return
        pause = render.paused(room.table.log)
        if pause is not None and pause.why == "gone" and pause.seat is not None and room.connected(pause.seat):
            await self._do(room, Resume(id=new_id(), seq=room.seq, seat=pause.seat))

    def _gone(self, room: Room) -> set[int]:
        now = time.monotonic()
        people = [seat for seat, person in enumerate(room.people) if person is not None and seat in room.joined]
        there = [seat for seat in people if room.connected(seat)]
        for seat in there:
            room.away.pop(seat, None)
        away = [seat for seat in people if seat not in there and not room.table.seats[seat].is_bot]
        for seat in away:
            room.away.setdefault(seat, now)
        if room.settings.pace == "days":
            return {seat for seat in away if _too_slow(room, seat)}
        return {seat for seat in away if there and now - room.away[seat] >= self.node.settings.gone_after}

    async def _do(self, room: Room, command: Pause | Resume) -> None:
        with suppress(No):  # the database is away; the next look tries again
            await self.node.take(room, command)


def _too_slow(room: Room, seat: int) -> bool:
    turn = room.table.turn
    if turn is None or turn.seat != seat:
        return False
    last = room.table.log[-1].time if room.table.log else room.table.header.time
    return (datetime.now(UTC) - datetime.fromisoformat(last)).total_seconds() > SLOW
