"""Watches presence. A person who has been away too long is `gone`: a live table pauses, and the others choose."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from datetime import UTC, datetime

from parlour.server.core.journal import Unavailable
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.core.room import Room
from parlour.server.settings import DAY
from parlour.server.storage.database import StorageFailed
from parlour.server.tables.registry import Tables
from parlour.table import Begin, Pause, Resume, new_id

SLOW = 3 * DAY
"""At a table of pace `days`, seconds for the person in turn before the others may choose."""
AT_ONCE = 50
"""Tables checked per yield to the event loop."""
NO_DEVICE_AFTER = 5.0
"""Seconds after which a person without a device counts as having none."""
REFRESH = 5.0
"""Seconds between a node's reports of its connections, each of which is valid three times as long."""


class PresenceWatch:
    def __init__(self, tables: Tables, node: str, gone_after: float) -> None:
        self._tables, self._node, self._gone_after = tables, node, gone_after
        self._store = tables.store
        self._told: tuple[tuple[str, int], ...] = ()
        self._told_at = 0.0

    async def check_all(self) -> None:
        """Updates arrivals, departures and absences. Called once a second."""
        if self._store.database.shared:
            await self._exchange()
        for number, room in enumerate(list(self._tables.rooms.values()), start=1):
            paused = room.table.pause is not None  # a person may return by HTTP alone, at a table without listeners
            if paused or (room.attendance.listeners and not room.attendance.complete):
                await self.check(room)
            if room.table.position.waiting and room.table.header.absent == "go on":
                await self._begin(room)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)

    async def _exchange(self) -> None:
        """Reports this node's connections to the other nodes, and reads theirs."""
        rooms = self._tables.rooms.values()
        here = tuple(sorted((room.id, seat) for room in rooms for seat in room.attendance.connected_here()))
        now = time.monotonic()
        if here != self._told or (here and now - self._told_at > REFRESH):
            await self._store.present(here, self._node, self._store.now() + 3 * REFRESH)
            self._told, self._told_at = here, now
        if self._tables.rooms:
            there = await self._store.present_elsewhere(self._node)
            for room in self._tables.rooms.values():
                room.attendance.set_remote(there.get(room.id, set()))

    async def _begin(self, room: Room) -> None:
        """Begins the game when everyone has come and some have no device, because their programs know of none."""
        attendance = room.attendance
        persons = {seat for seat, who in enumerate(room.table.seats) if not who.is_bot}
        if not all(seat in attendance.joined and attendance.connected(seat) for seat in persons):
            attendance.assembled = None
        elif attendance.assembled is None:
            attendance.assembled = time.monotonic()
        elif time.monotonic() - attendance.assembled >= NO_DEVICE_AFTER:
            await _take(room, Begin(id=new_id()))

    async def leave(self) -> None:
        """Reports to the other nodes that this node has no connections left."""
        if self._store.database.shared and self._told:
            with suppress(Unavailable, StorageFailed):  # if that fails, the last report soon expires
                await self._store.present((), self._node, 0.0)

    async def check(self, room: Room) -> None:
        """Brings a table up to date: sends changes, pauses for absent people, resumes for returned ones."""
        attendance = room.attendance
        before = (attendance.gone, set(attendance.away), attendance.claims)
        attendance.lapse()
        attendance.set_gone(self._gone(room))
        newly = attendance.gone - before[0]
        if before != (attendance.gone, set(attendance.away), attendance.claims):
            room.tell_presence()
        if room.table.ended:
            return
        pause = room.table.pause
        if pause is None:
            if newly and room.settings.pace == "live" and room.clock is None:  # a table's clock decides by itself
                await _take(room, Pause(id=new_id(), seq=room.seq, seat=min(newly), why="gone"))
        elif pause.why == "gone" and pause.seat is not None and attendance.connected(pause.seat):
            await _take(room, Resume(id=new_id(), seq=room.seq, seat=pause.seat))

    def _gone(self, room: Room) -> set[int]:
        now, attendance = time.monotonic(), room.attendance
        people = [seat for seat, who in enumerate(attendance.people) if who is not None and seat in attendance.joined]
        there = [seat for seat in people if attendance.connected(seat)]
        for seat in there:
            attendance.away.pop(seat, None)
        away = [seat for seat in people if seat not in there and not room.table.seats[seat].is_bot]
        for seat in away:
            attendance.away.setdefault(seat, now)
        if room.settings.pace == "days":
            return set() if room.clock is not None else {seat for seat in away if _too_slow(room, seat)}
        return {seat for seat in away if there and now - attendance.away[seat] >= self._gone_after}


async def _take(room: Room, command: Pause | Resume | Begin) -> None:
    with suppress(RequestRefused):  # the database is away; the next check tries again
        await room.take(command)


def _too_slow(room: Room, seat: int) -> bool:
    turn = room.table.turn
    if turn is None or turn.seat != seat:
        return False
    last = room.table.log[-1].time if room.table.log else room.table.header.time
    return (datetime.now(UTC) - datetime.fromisoformat(last)).total_seconds() > SLOW
