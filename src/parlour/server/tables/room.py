"""A table in the memory of a node. It takes one command at a time: decides, commits, applies, and then publishes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress

from parlour.server import schema
from parlour.server.ops.metrics import Metrics
from parlour.server.ops.status import Status
from parlour.server.schema.refusals import not_found
from parlour.server.storage.database import Conflict, Statement, Unavailable
from parlour.server.storage.store import KeyRow, Store, Stored, waits
from parlour.server.tables import render
from parlour.server.tables.attendance import Attendance
from parlour.server.tables.narration import Narration
from parlour.table import Accepted, Answer, Command, Event, Position, Refusal, Seated, decide

TRIES = 20
"""Retries after losing a write race to another node."""


class Room:
    """`bot_turns` gets the room whenever a command that was taken here leaves it waiting for a bot."""

    def __init__(
        self, stored: Stored, store: Store, status: Status, metrics: Metrics, bot_turns: asyncio.Queue[Room]
    ) -> None:
        self.store, self._status, self._metrics, self._bot_turns = store, status, metrics, bot_turns
        self.lock, self.rematching = asyncio.Lock(), asyncio.Lock()
        self._waiting: list[asyncio.Future[None]] = []
        """Those who want to know when something happens."""
        self.closed = False
        self.bot_plays = False
        """A bot is at work here."""
        self._unsure = False
        """A write may or may not have happened: the database must be asked before the next decision."""
        self.table, self.chance, self.settings = stored.table, stored.chance, stored.settings
        self.attendance, self._narration = Attendance(stored.table, stored.keys), Narration()
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        return self.table.header.id

    @property
    def seq(self) -> int:
        return self.table.seq

    @property
    def waits_for_bot(self) -> bool:
        return waits(self.table.position) == "bot" and not self.closed

    async def take(self, command: Command, also: Sequence[Statement] = ()) -> Answer:
        """The answer to a command, which is durable when it is accepted. `also` is written in the same transaction."""
        self._status.check()
        started = time.perf_counter()
        answer = await self._status.guard(self._take(command, also))
        if isinstance(answer, Accepted) and not answer.repeated:
            self._metrics.taken(command.kind, time.perf_counter() - started)
            self.call_bot()
        return answer

    def call_bot(self) -> None:
        """Lets a bot move, if the table waits for one."""
        if self.waits_for_bot:
            self._bot_turns.put_nowait(self)

    async def _take(self, command: Command, also: Sequence[Statement]) -> Answer:
        async with self.lock:
            if self._unsure:
                await self._catch_up()
            for _ in range(TRIES):
                answer = decide(self.table, command, self.chance)
                if isinstance(answer, Refusal):
                    if self.store.database.shared and await self._catch_up():
                        continue  # the sender knew more than this node
                    return answer
                if answer.repeated or await self._commit(answer, also):
                    return answer
                await self._catch_up()
            raise Unavailable("other nodes were quicker every time")

    async def _commit(self, answer: Accepted, also: Sequence[Statement]) -> bool:
        """Whether the events were stored; if so they are applied and published. Not if another node was first."""
        bodies = [event.encode() for event in answer.events]
        statements = self.store.appending(self.table, answer.events, bodies, answer.positions[-1], self.settings)
        self._unsure = True
        try:
            await self.store.database.write([*statements, *also] if also else statements)
        except Conflict:
            return False
        self._unsure = False
        self.store.database.tell(f"{self.id} {answer.events[-1].seq}")
        self._apply(answer.events, bodies, answer.positions)
        return True

    async def catch_up(self) -> None:
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Applies what other nodes, or a write of unknown fate, have added. Whether there was anything."""
        events = await self.store.events(self.id, self.seq)
        if not events and not await self.store.heads([self.id]):
            raise not_found()
        self._unsure = False
        if any(isinstance(event, Seated) for event in events):
            await self.reload_keys()
        if events:
            positions, position = [], self.table.position
            for event in events:
                position = position.after(event)
                positions.append(position)
            self._apply(events, [event.encode() for event in events], positions)
        return bool(events)

    def _apply(self, events: Sequence[Event], bodies: Sequence[bytes], positions: Sequence[Position]) -> None:
        """Applies committed events, and tells everybody who listens."""
        said = self._narration.add(self.table, events, positions)
        for event, position in zip(events, positions, strict=True):
            self.table.apply(event, position)
            if isinstance(event, Seated):
                self.attendance.seat(event)
        if self.attendance.listeners:
            steps = render.steps(events, bodies, positions)
            self.attendance.send_each(
                lambda: render.happened(self.table, self.attendance, steps),
                lambda: render.told(self.table, self.attendance, steps, said),
            )
        self.used = time.monotonic()
        self._wake()

    async def wait(self, seconds: float) -> bool:
        """Waits until something happens, but not longer than this. Whether something did."""
        happened = asyncio.get_running_loop().create_future()
        self._waiting.append(happened)
        try:
            await asyncio.wait_for(happened, seconds)
        except TimeoutError:
            return False
        finally:
            with suppress(ValueError):  # whoever was woken is not waiting any more
                self._waiting.remove(happened)
        return True

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, []
        for happened in waiting:
            if not happened.done():
                happened.set_result(None)

    async def reload(self) -> None:
        """Takes everything from the database again: names and keys may have been erased there."""
        async with self.lock:
            stored = await self.store.load(self.id)
            if stored is None:
                raise not_found()
            self.table, self.chance, self.settings = stored.table, stored.chance, stored.settings
            self.attendance.adopt(stored.table, stored.keys)

    async def reload_keys(self) -> None:
        self.attendance.set_keys(await self.store.keys(self.id))

    def tell_presence(self, but: object = None) -> None:
        """Tells everybody here, or everybody else, who is there."""
        message = render.presence(self.table, self.attendance)
        for listener in tuple(self.attendance.listeners):
            if listener is not but:
                listener.send(message)

    def table_now(self, key: KeyRow | None, since: int, words: bool = True) -> schema.TableNow:
        start = since if since <= self.seq else 0
        told = self._narration.since(self.table, start) if words else None
        return render.table_now(self.table, self.attendance, self.settings, key, start, told)

    def steps(self, since: int) -> list[schema.Step]:
        return render.tail(self.table, since, self._narration.since(self.table, since))

    def now(self) -> schema.Now:
        return render.now(self.table, self.attendance)

    def close(self, code: str) -> None:
        self.closed = True
        self.attendance.drop(code)
        self._wake()
