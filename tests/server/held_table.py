"""A table held without a server: its journal is a list, its host a queue, its listener keeps what it is told.

Run as a program with the name of a game and a level, it plays a whole game against a bot of that level and prints what
came of it, as JSON: the record, and the modules that all this took.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Iterable
from dataclasses import replace
from typing import Any, TypeVar

import parlour
from parlour.contract.bots import Budget
from parlour.server.core import messages, render
from parlour.server.core.account import table_now, written
from parlour.server.core.attendance import Asked
from parlour.server.core.commands import Commands, Given
from parlour.server.core.journal import Conflict, Entry
from parlour.server.core.keys import KeyRow
from parlour.server.core.room import Room, Want
from parlour.server.core.stored import ClockRow, DrawSaid, Stored, TableSettings, begun, bodies_of, read_events
from parlour.table import Play, Seat, Table, new_header, new_id, new_table
from parlour.table.dealing import Desk
from parlour.table.naming import Name
from parlour.table.times import Timing

T = TypeVar("T")
SECRET = bytes(range(32))


class Memory:
    """A journal of one table in memory; nobody else writes to it, unless a test does."""

    node, shared = "memory", False

    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        self.events = [body.decode() for body in bodies_of(stored.table, stored.table.log)]
        self.entries: list[Entry] = []

    def now(self) -> float:
        return time.time()

    def milliseconds(self) -> int:
        return int(1000 * self.now())

    def timing(self, table: Table) -> Timing | None:
        return None

    def first_clock(self, table: Table) -> ClockRow | None:
        return None

    async def commit(self, entry: Entry) -> None:
        await asyncio.sleep(0)  # as slow as a disk: others have their turn
        if entry.table.seq != len(self.events):
            raise Conflict
        self.events += [body.decode() for body in entry.bodies]
        self.entries.append(entry)

    async def load(self, id: str) -> Stored | None:
        table = new_table(self.stored.table.header, self.stored.table.names)
        for (event, position), body in zip(read_events(table, self.events), self.events, strict=True):
            table.apply(event, position, body.encode())
        return replace(self.stored, table=table)

    async def heads(self, ids: Iterable[str]) -> dict[str, int]:
        return {id: len(self.events) for id in ids}

    async def bodies(self, id: str, since: int) -> list[str]:
        return self.events[since:]

    async def names(self, id: str) -> dict[str, Name]:
        return self.stored.table.names

    async def keys(self, id: str) -> tuple[KeyRow, ...]:
        return self.stored.keys

    async def clock(self, id: str) -> ClockRow | None:
        return None

    async def settle(self, id: str, seq: int, row: ClockRow) -> None: ...

    async def pressed(self, id: str) -> frozenset[int]:
        return frozenset()

    async def said(self, id: str, n: int, open_hash: str) -> DrawSaid:
        return DrawSaid(Desk(n, open_hash), frozenset())

    async def answer(
        self, id: str, seq: int, n: int, what: str, devices: Iterable[tuple[str, str]], lapsed: str = ""
    ) -> None: ...

    async def go(self, id: str, seq: int, n: int) -> None: ...

    def tell(self, id: str, what: str) -> None: ...


class Alone:
    """A host of one table: what the table needs is done when `settle` is called."""

    def __init__(self) -> None:
        self.wanted: list[Want] = []
        self.kinds: list[str] = []

    def check(self) -> None: ...

    def guard(self, work: Awaitable[T]) -> Awaitable[T]:
        return work

    def taken(self, kind: str, seconds: float) -> None:
        self.kinds.append(kind)

    def wants(self, room: Room, what: Want) -> None:
        self.wanted.append(what)

    async def settle(self, room: Room) -> None:
        while self.wanted:
            what = self.wanted.pop(0)
            if what == "step":
                await room.go_on()
            elif what == "bot" and room.waits_for_bot:
                turn = room.table.turn
                assert turn is not None
                found = parlour.bot(room.table.header.game, turn.who.level)
                move = str(found.choose(room.table.state, Budget(seconds=0.01)))
                await room.take(Play(id=new_id(), seq=room.seq, seat=turn.seat, move=move))


class Person:
    """Somebody connected, who keeps every message."""

    seats: tuple[int, ...] = (0,)
    key, words, chances = "", True, 0
    asked: Asked | None = None

    def __init__(self) -> None:
        self.devices: set[str] = set()
        self.heard: list[Any] = []

    @property
    def steps(self) -> list[Any]:
        """The events since the welcome."""
        return [step for each in self.heard if each["type"] == "events" for step in each["steps"]]

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    def drop(self, code: str) -> None: ...


def opened(game: str, level: str, **options: Any) -> tuple[Room, Memory, Alone, Person]:
    """A table of a person in the first seat and a bot in the other."""
    seats = [Seat("here", "Ada"), Seat("bot", "Bot", level)]
    header, names = new_header(parlour.game(game, players=2, **options), seats, SECRET)
    key = KeyRow("host", "host", (0,), True, "")
    journal, host, person = Memory(begun(header, names, SECRET, TableSettings(bot_pause=0), [key])), Alone(), Person()
    room = Room(journal.stored, journal, host)
    room.attendance.enter(person)
    person.send(render.message(messages.Welcome(table=table_now(room, key, 0))))
    room.call_next()
    return room, journal, host, person


async def play(room: Room, host: Alone, person: Person) -> None:
    """The whole game: the person takes the first move there is."""
    commands, (key,) = Commands({}), room.attendance.keys.values()
    await host.settle(room)
    while not room.table.ended:
        turn = room.table.turn
        assert turn is not None and turn.seat == 0
        common: dict[str, Any] = {"id": new_id(), "seq": room.seq, "seat": 0}
        move = "" if turn.what == "roll" else room.table.state.allowed()[0]
        asked = messages.Play(move=move, **common) if move else messages.Roll(**common)
        answer = await commands.take(Given(room, key, asked, person))
        assert isinstance(answer, messages.Answer), answer
        await host.settle(room)


async def main(game: str, level: str) -> None:
    room, _, host, person = opened(game, level)
    await play(room, host, person)
    told = {
        "record": (await written(room)).decode(),
        "modules": sorted(sys.modules),
        "steps": person.steps,
        "last": person.heard[-1],
    }
    print(json.dumps(told))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
