"""A table in the memory of a node: takes commands one at a time, commits, applies, and only then tells anyone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Protocol

from parlour.server.schema.refusals import not_found
from parlour.server.storage.database import Conflict, Statement, Unavailable
from parlour.server.storage.store import KeyRow, Store, Stored
from parlour.table import Accepted, Answer, Command, Event, Refusal, Seat, Seated, Table, decide

TRIES = 20
"""How often a command that another node was quicker than is decided anew."""
HEARD_FOR = 30.0
"""How many seconds somebody who asks over HTTP counts as connected."""


class Listener(Protocol):
    """Somebody connected to the table."""

    seats: tuple[int, ...]

    def send(self, text: str) -> None:
        """Never waits; a listener that does not keep up is cut off."""

    def drop(self, code: str) -> None:
        """Tell it why, and close."""


class Room:
    """`told` is called with what was committed, already applied, one call for each event, in order."""

    def __init__(self, store: Store, stored: Stored, told: Callable[[Room, Sequence[Event]], None]) -> None:
        self.store, self.told = store, told
        self.listeners: set[Listener] = set()
        self.remote: set[int] = set()
        """Seats whose people are connected to other nodes."""
        self.seen: dict[int, float] = {}
        """When a seat was last heard of over HTTP, which has no connection to keep."""
        self.away: dict[int, float] = {}
        """Since when a seat is without connection."""
        self.gone: set[int] = set()
        self.lock, self.rematching = asyncio.Lock(), asyncio.Lock()
        self.moved = asyncio.Event()
        """Set, and replaced, whenever something happens."""
        self.closed = False
        self._unsure = False
        self._adopt(stored)

    def _adopt(self, stored: Stored) -> None:
        self.table, self.chance, self.settings = stored.table, stored.chance, stored.settings
        self.people = people(stored.table)
        self.used = self.happened = time.monotonic()
        self.set_keys(stored.keys)

    @property
    def id(self) -> str:
        return self.table.header.id

    @property
    def seq(self) -> int:
        return self.table.seq

    def set_keys(self, keys: Sequence[KeyRow]) -> None:
        self.keys = {key.hash: key for key in keys}
        self.joined = {seat for key in keys if key.joined for seat in key.seats}

    async def take(self, command: Command, also: Sequence[Statement] = ()) -> Answer:
        """Decide, commit, apply, tell. `also` is written in the same transaction."""
        async with self.lock:
            if self._unsure:
                await self._catch_up()
            for _ in range(TRIES):
                answer = decide(self.table, command, self.chance)
                if isinstance(answer, Refusal):
                    if self.store.database.shared and await self._catch_up():
                        continue  # the sender knew more than this node
                    return answer
                if answer.repeated:
                    return answer
                if await self._commit(answer, also):
                    self._apply(answer.events)
                    return answer
                await self._catch_up()
            raise Unavailable("other nodes were quicker every time")

    async def _commit(self, answer: Accepted, also: Sequence[Statement]) -> bool:
        assert answer.position is not None
        statements = self.store.appending(self.table, answer.events, answer.position, self.settings)
        self._unsure = True
        try:
            await self.store.write([*statements, *also])
        except Conflict:
            return False
        self._unsure = False
        self.store.database.tell(f"{self.id} {answer.events[-1].seq}")
        return True

    async def catch_up(self) -> None:
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Apply what other nodes, or a write of unknown fate, have added. Whether there was anything."""
        events = await self.store.events(self.id, self.seq)
        if not events and not await self.store.heads([self.id]):
            raise not_found()
        self._unsure = False
        self._apply(events)
        return bool(events)

    def _apply(self, events: Sequence[Event]) -> None:
        if not events:
            return
        self.told(self, events)
        self.happened = time.monotonic()
        self.moved.set()
        self.moved = asyncio.Event()

    def apply(self, event: Event) -> None:
        """One committed event; called by `told`, which looks at the table between them."""
        self.table.apply(event)
        if isinstance(event, Seated) and not event.who.is_bot:
            self.people[event.seat] = event.who

    async def reload(self) -> None:
        async with self.lock:
            stored = await self.store.load(self.id)
            if stored is None:
                raise not_found()
            self._adopt(stored)

    async def reload_keys(self) -> None:
        self.set_keys(await self.store.keys(self.id))

    def connected(self, seat: int) -> bool:
        if seat in self.remote or any(seat in listener.seats for listener in self.listeners):
            return True
        return time.monotonic() - self.seen.get(seat, -HEARD_FOR) < HEARD_FOR

    def broadcast(self, text: str) -> None:
        for listener in tuple(self.listeners):
            listener.send(text)

    def close(self, code: str) -> None:
        self.closed = True
        for listener in tuple(self.listeners):
            listener.drop(code)
        self.moved.set()


def people(table: Table) -> list[Seat | None]:
    """To which person each seat belongs, whoever plays there at present."""
    found: list[Seat | None] = [None if seat.is_bot else seat for seat in table.header.seats]
    for event in table.log:
        if isinstance(event, Seated) and not event.who.is_bot:
            found[event.seat] = event.who
    return found
