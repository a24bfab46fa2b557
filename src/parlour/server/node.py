"""One server process: the tables in its memory, its workers, and what it does by itself every second."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from parlour.errors import BadOption
from parlour.game import State
from parlour.message import Message
from parlour.server import schema
from parlour.server.ops.admission import Turnstile
from parlour.server.ops.collector import Garbage
from parlour.server.ops.limits import ByAddress
from parlour.server.ops.metrics import Metrics
from parlour.server.schema.refusals import No, not_found, unavailable
from parlour.server.settings import Settings
from parlour.server.storage.database import Broken, Database, Statement, Unavailable
from parlour.server.storage.keys import hashed
from parlour.server.storage.postgres import Postgres
from parlour.server.storage.sqlite import Sqlite
from parlour.server.storage.store import KeyRow, Store, Stored
from parlour.server.tables import render
from parlour.server.tables.bots import Bots
from parlour.server.tables.presence import Presences
from parlour.server.tables.room import Room
from parlour.server.workers.pool import Workers
from parlour.server.workers.process import warm
from parlour.table import Accepted, Answer, Command, Event

log = logging.getLogger("parlour.server")
GOODBYE = 0.2
FRESH = 1_000
"""So many tables that were just opened are remembered for whoever comes to them, in 10 MB at most."""


class Node:
    def __init__(self, settings: Settings) -> None:
        self.settings, self.name = settings, secrets.token_hex(4)
        database: Database = Sqlite(Path(settings.database))
        if settings.shared:
            database = Postgres(settings.database, settings.hints)
        database.heard = self._heard
        self.store = Store(database, settings.lifetimes)
        self.workers, self.bots, self.presences = Workers(settings.workers), Bots(self), Presences(self)
        self.rooms: dict[str, Room] = {}
        self.turnstile, self.metrics = Turnstile(), Metrics()
        self.status = "ok"
        self.failed = asyncio.Event()
        """Set when the node cannot go on: its disk fails. Whoever runs it must stop it."""
        limits = settings.limits
        self.requests, self.openings = ByAddress(*limits.requests), ByAddress(*limits.openings)
        self.connections: dict[str, int] = {}
        """Open WebSockets by address."""
        self.beginning = asyncio.Lock()
        """One new table is written at a time, so that no move waits behind many of them."""
        self.examining = asyncio.Lock()
        """One foreign record is looked at at a time."""
        self._garbage = Garbage()
        self._fresh: dict[str, Stored] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Opens the database, which is what can be wrong with the settings."""
        try:
            await self.store.database.open()
            self.unfinished: int = await self.store.unfinished()
            """Tables that have not ended, as counted a while ago, and those opened here since."""
        except (Unavailable, Broken) as error:
            raise BadOption("database", self.settings.where, Message("option-database", {"why": str(error)})) from error

    async def start(self) -> None:
        """Gets everything compiled, so that no request ever waits for a compiler."""
        await self.workers.start()
        await asyncio.to_thread(warm, False)
        await asyncio.to_thread(str, not_found())  # the first refusal must not wait for the sentences either
        self._garbage.settle()
        for work in (self._every(1.0, self._tick), self._every(self.settings.clean_every, self._clean), self._sweep()):
            self.spawn(work)
        if self.store.database.shared:
            self.spawn(self._every(self.settings.poll_every, self._poll))
        log.info("ready", extra={"node": self.name, "shared": self.store.database.shared})

    async def say_goodbye(self) -> None:
        """Tells everybody that the node stops, and gives them a moment to hear it."""
        if self.status == "ok":
            self.status = "stopping"
        for room in list(self.rooms.values()):
            room.close("shutdown")
        await asyncio.sleep(GOODBYE)

    async def stop(self) -> None:
        """What is being written is written."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.stop()
        await self.presences.leave()
        await self.workers.stop()
        await self.store.database.close()
        log.info("stopped", extra={"node": self.name})

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Broken as error:
            self.fail(error)
        except (Unavailable, No) as error:
            log.warning("put off", extra={"why": str(error)})

    async def _every(self, seconds: float, work: Any) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Unavailable as error:
                log.warning("the database does not answer", extra={"why": str(error)})

    def fail(self, error: Exception) -> None:
        """The disk is full or failing: nothing more is promised to anybody, and the node stops."""
        if self.status != "failed":
            self.status = "failed"
            log.critical("the node stops: %s", error)
            self.failed.set()

    # Tables.

    async def room(self, id: str) -> Room:
        """The table, from memory or from the database."""
        if self.status != "ok":
            raise unavailable()
        room = self.rooms.get(id)
        if room is None:
            task = self._loading.get(id)
            if task is None:
                task = self._loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda done: self._loading.pop(id, None))
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    def opened(self, stored: Stored) -> None:
        """A new table, committed. Most often somebody comes to it at once: neither table nor chance is made again."""
        self.metrics.opened += 1
        self.unfinished += 1
        self._fresh[stored.table.header.id] = stored
        if len(self._fresh) > FRESH:
            del self._fresh[next(iter(self._fresh))]

    async def _load(self, id: str) -> Room:
        fresh = stored = self._fresh.pop(id, None)
        if fresh is None or self.store.database.shared:  # only the database knows what other nodes have added
            stored = await self.guard(self.store.load(id))
        if stored is None:
            raise not_found()
        if fresh is not None:
            stored = replace(stored, chance=fresh.chance)
        room = self.rooms[id] = Room(self.store, stored, self.told)
        self.metrics.tables.add(room)
        return room

    async def guard(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Work on the database: a broken one stops the node, a silent one is an answer to give."""
        try:
            return await work
        except Broken as error:
            self.fail(error)
            raise unavailable() from error
        except Unavailable as error:
            raise unavailable() from error

    async def key(self, room: Room, key: str) -> KeyRow | None:
        """What a key opens; `not_found` if nothing. Without a key one may watch, where that is allowed."""
        if not key:
            if not room.settings.watch:
                raise not_found()
            return None
        if len(key) > 64:
            raise not_found()
        digest = hashed(key)
        found = room.keys.get(digest)
        if found is None and self.store.database.shared:
            await self.guard(room.reload_keys())
            found = room.keys.get(digest)
        if found is None or found.kind == "invite":
            raise not_found()
        return found

    async def take(self, room: Room, command: Command, also: Sequence[Statement] = ()) -> Answer:
        if self.status != "ok":
            raise unavailable()
        started = time.perf_counter()
        answer: Answer = await self.guard(room.take(command, also))
        if isinstance(answer, Accepted) and not answer.repeated:
            self.metrics.taken(type(command).__name__.lower(), time.perf_counter() - started)
            self.bots.consider(room)
        return answer

    def told(self, room: Room, events: Sequence[Event]) -> None:
        """Applies committed events and tells everybody who listens, with the board after each."""
        steps: list[schema.Step] = []
        for event in events:
            room.apply(event)
            if room.listeners:
                steps.append(render.step(room, event))
        if any(event.kind == "seat" for event in events) and self.store.database.shared:
            self.spawn(room.reload_keys())
        if steps:
            room.broadcast(render.text(schema.Happened(steps=steps, now=render.now(room))))

    async def think(self, state: State[Any], level: str) -> str:
        started = time.perf_counter()
        seconds = self.settings.bot_seconds
        text: str = await self.workers.run("move", state, level, seconds / 2, seconds=seconds)
        self.metrics.thought(time.perf_counter() - started)
        return text

    def forget(self, id: str, code: str) -> None:
        """A table that is deleted: whoever is there is told."""
        self._fresh.pop(id, None)
        room = self.rooms.pop(id, None)
        if room is not None:
            room.close(code)

    # What happens by itself.

    async def _tick(self) -> None:
        await self.presences.look()
        idle = time.monotonic() - self.settings.room_idle
        for room in list(self.rooms.values()):
            busy = room.listeners or room.id in self.bots.busy or room.lock.locked()
            if not busy and room.used < idle:
                del self.rooms[room.id]

    async def _clean(self) -> None:
        self._garbage.collect()
        self.requests.forget()
        self.openings.forget()
        self.unfinished = await self.store.unfinished()
        for id in await self.store.expire():
            self.forget(id, "deleted")

    async def _sweep(self) -> None:
        """Bots that nobody lets move: after a restart, or because another node has died."""
        idle = self.settings.orphan_after if self.store.database.shared else 0.0
        while True:
            try:
                for id in await self.store.orphans(idle):
                    await self._adopt(id)
            except (Unavailable, No) as error:
                log.warning("put off", extra={"why": str(error)})
            idle = self.settings.orphan_after
            await asyncio.sleep(self.settings.orphan_after / 2)

    async def _adopt(self, id: str) -> None:
        try:
            room = await self.room(id)
            if id not in self.bots.busy:
                await room.catch_up()
                self.bots.consider(room)
        except No as error:
            log.info("a table went away", extra={"table": id, "why": error.code})

    def _heard(self, hint: str) -> None:
        """`TABLE SEQ`, or `TABLE reload`, from another node."""
        id, _, what = hint.partition(" ")
        room = self.rooms.get(id)
        if room is None:
            return
        if what == "reload":
            self.spawn(self._reload(room))
        elif not what.isdecimal() or int(what) > room.seq:
            self.spawn(room.catch_up())

    async def _reload(self, room: Room) -> None:
        try:
            await room.reload()
        except No:
            self.forget(room.id, "deleted")

    async def _poll(self) -> None:
        """Hints may be lost: ask how far every table in memory has come, and catch up."""
        known = list(self.rooms.values())  # others may come while the answer is awaited; they were not asked for
        heads = await self.store.heads([room.id for room in known])
        for room in known:
            if room.id not in heads and not room.lock.locked():
                self.forget(room.id, "deleted")
            elif heads.get(room.id, 0) > room.seq:
                await room.catch_up()
