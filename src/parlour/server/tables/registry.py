"""The tables in the memory of a node, loaded on demand and released when unused."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace

from parlour.contract.game import Game
from parlour.server.core.keys import KeyRow, hashed
from parlour.server.core.messages.answers import RequestRefused, not_found
from parlour.server.core.room import Room
from parlour.server.core.stored import Stored, TableSettings
from parlour.server.ops.metrics import Metrics
from parlour.server.ops.status import Background, Status
from parlour.server.storage.database import Statement
from parlour.server.storage.store import Store
from parlour.server.tables.hosting import Hosting
from parlour.server.tables.messages import OpenTable

FRESH = 1_000
"""The number of new tables cached for their first visitors, at most 10 MB."""
OPENERS = 10_000
"""The number of tables whose opener's address is remembered."""
KEYS_EVERY = 5
"""Keys are compared with the database at every fifth check for missed events."""
LONGEST_KEY = 64


class Extra:
    """A feature with rows of its own for some tables, written in the same transaction as their events."""

    def check(self, game: Game, asked: OpenTable) -> None:
        """Refuses to open a table that the feature does not allow."""

    def opened(self, id: str, settings: TableSettings) -> Sequence[Statement]:
        """The writes for a newly opened table."""
        return ()

    def rematched(self, room: Room, id: str) -> Sequence[Statement]:
        """The writes for the rematch of a table, whose id is given."""
        return ()

    def left(self, room: Room, seat: int) -> Sequence[Statement]:
        """The writes for deleting a person's data at a table, for each of their seats."""
        return ()

    async def hidden(self, room: Room) -> bool:
        """Whether the host's key opens nothing at this table for now."""
        return False


class Tables:
    def __init__(
        self, store: Store, status: Status, metrics: Metrics, background: Background, extras: Sequence[Extra] = ()
    ) -> None:
        self.store, self._status, self._metrics, self._background = store, status, metrics, background
        self.extras = extras
        self.rooms: dict[str, Room] = {}
        self.host = Hosting(status, metrics)
        self._fresh: dict[str, Stored] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._openers: dict[str, str] = {}
        self._polls = 0
        store.database.heard = self._heard

    async def room(self, id: str) -> Room:
        """The table, from memory or from the database."""
        self._status.check()
        room = self.rooms.get(id)
        if room is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda done: self._loading.pop(id, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def _load(self, id: str) -> Room:
        fresh = stored = self._fresh.pop(id, None)
        if fresh is None or self.store.database.shared:  # other nodes may have added more
            stored = await self._status.guard(self.store.load(id))
        if stored is None:
            raise not_found()
        if fresh is not None:
            stored = replace(stored, chance=fresh.chance)
        room = self.rooms[id] = Room(stored, self.store, self.host)
        room.opener = self._openers.get(id, id)
        self._metrics.tables.add(room)
        await self._status.guard(room.take_up_draw())
        return room

    async def key(self, room: Room, key: str) -> KeyRow | None:
        """The seat that a key opens; raises `not_found` if there is none. Without a key, spectators may be allowed."""
        if not key and room.settings.watch:
            return None
        found = await self.find_key(room, key)
        if found is None or found.kind in ("invite", "claim"):
            raise not_found()
        if found.kind == "host":
            for extra in self.extras:
                if await self._status.guard(extra.hidden(room)):
                    raise not_found()
        return found

    async def find_key(self, room: Room, key: str) -> KeyRow | None:
        """The row of a key or an invitation, which another node may have added or accepted."""
        if not key or len(key) > LONGEST_KEY:
            return None
        digest = hashed(key)
        known = room.attendance.keys.get(digest)
        if (known is None or known.kind == "claim") and self.store.database.shared:
            await self._status.guard(room.reload_keys())
        return room.attendance.keys.get(digest)

    def remember(self, stored: Stored) -> None:
        """Caches a new table: usually its first visitor comes at once, and need not wait for the database."""
        self._fresh[stored.table.header.id] = stored
        if len(self._fresh) > FRESH:
            del self._fresh[next(iter(self._fresh))]

    def opened_from(self, id: str, address: str) -> None:
        """Remembers the address for which a table's bots play, so that bots take turns by address. Never stored."""
        self._openers[id] = address
        if len(self._openers) > OPENERS:
            del self._openers[next(iter(self._openers))]

    def forget(self, id: str, code: str) -> None:
        """Releases a deleted table, and tells all its listeners."""
        self._fresh.pop(id, None)
        room = self.rooms.pop(id, None)
        if room is not None:
            room.close(code)

    def let_go(self, idle: float) -> None:
        """Releases tables that were unused for a number of seconds."""
        before = time.monotonic() - idle
        for room in list(self.rooms.values()):
            busy = room.attendance.listeners or room.bot_plays or room.lock.locked()
            if room.used < before and not busy:
                room.course.rest()
                room.rest()
                del self.rooms[room.id]

    async def catch_up(self) -> None:
        """Checks the database for missed events of every table in memory: hints of other nodes may be lost."""
        known = list(self.rooms.values())  # tables may be loaded while the answer is awaited; they were not asked for
        heads = await self.store.heads([room.id for room in known])
        for room in known:
            if room.id not in heads and not room.lock.locked():
                self.forget(room.id, "deleted")
            elif heads.get(room.id, 0) > room.seq:
                await room.catch_up()
        self._polls += 1
        if self._polls % KEYS_EVERY == 0:
            await self._check_keys(known)

    async def _check_keys(self, rooms: Sequence[Room]) -> None:
        """Drops keys that were deleted at other nodes, even if the hint was lost."""
        kept = [room for room in rooms if any(listener.key for listener in room.attendance.listeners)]
        hashes = await self.store.key_hashes([room.id for room in kept])
        for room in kept:
            if hashes.get(room.id, set()) != room.attendance.keys.keys():
                await room.reload_keys()

    def _heard(self, hint: str) -> None:
        """Handles a hint of another node, `TABLE SEQ` or `TABLE reload`."""
        id, _, what = hint.partition(" ")
        room = self.rooms.get(id)
        if room is None:
            return
        if what == "reload":
            self._background.spawn(self._reload(room))
        elif what == "draw":
            room.look_at_draw()
        elif what == "clock":
            self._background.spawn(room.reread_clock())
        elif not what.isdecimal() or int(what) > room.seq:
            self._background.spawn(room.catch_up())

    async def _reload(self, room: Room) -> None:
        try:
            await room.reload()
        except RequestRefused:
            self.forget(room.id, "deleted")

    def close(self, code: str) -> None:
        for room in list(self.rooms.values()):
            room.close(code)
