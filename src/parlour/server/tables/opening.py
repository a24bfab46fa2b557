"""Opens tables and rematches."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from parlour.contract.game import Game
from parlour.errors import BadOption
from parlour.server.core import render
from parlour.server.core.commands import Given, owned
from parlour.server.core.keys import KeyRow, hashed, invite_of, new_key, seat_key_of
from parlour.server.core.levels import check_levels
from parlour.server.core.messages import Answer, Pace, Refused
from parlour.server.core.messages.answers import RequestRefused, refused
from parlour.server.core.room import Room
from parlour.server.core.stored import Stored, TableSettings, begun, waits
from parlour.server.ops.limits import ByAddress
from parlour.server.ops.metrics import Metrics
from parlour.server.ops.status import Status
from parlour.server.settings import Settings
from parlour.server.storage.database import Statement
from parlour.server.tables import messages
from parlour.server.tables.checks import the_clock, the_game
from parlour.server.tables.registry import Tables
from parlour.speech.message import Message
from parlour.table import Refusal, Rematch, Seat, new_header
from parlour.table.clock import Clock
from parlour.table.events import now
from parlour.table.header import AGREE, Absent, Daily, Duplicate, Takeback

RATED = Clock(kind="fischer", seconds=900, increment=15, out="lost")
"""The default clock of a rated game: without one, a loser could simply stay away."""


class Opening:
    """Opens tables; `openings` limits the tables that each address may open."""

    def __init__(
        self, tables: Tables, status: Status, metrics: Metrics, openings: ByAddress, settings: Settings
    ) -> None:
        self._tables, self._store, self._status, self._metrics = tables, tables.store, status, metrics
        self._openings, self._most = openings, settings.limits.tables
        self.by_device = False
        """Whether this device draws alone, without a server: the record says so."""
        self.unfinished = 0
        """Tables that have not ended, as counted a while ago, and those opened here since."""
        self._writing = asyncio.Lock()
        """One new table is written at a time, so that no move waits behind many of them."""

    async def count(self) -> None:
        """Counts the tables that have not ended."""
        self.unfinished = await self._store.unfinished()

    async def open(self, asked: messages.OpenTable, address: str = "") -> messages.Opened:
        """Opens a table; `address` is the client's."""
        self.check(address)
        game = the_game(asked.game, {"players": len(asked.seats)} | asked.options)
        check_levels(game, (seat.level for seat in asked.seats))
        clock = the_clock(asked.clock)
        if clock is None and asked.rated and sum(seat.kind != "bot" for seat in asked.seats) > 1:
            clock = RATED
        absent: Absent = "wait" if asked.rated else asked.absent
        pace: Pace = "days" if clock is not None and clock.kind == "days" else asked.pace
        settings = TableSettings(pace, asked.watch, asked.bot_pause, asked.devices, rated=asked.rated)
        for extra in self._tables.extras:
            extra.check(game, asked)
        rows = _key_rows(key := new_key(), asked.seats)
        try:
            apart = any(seat.kind == "elsewhere" and not seat.mine for seat in asked.seats)
            takeback: Takeback = asked.takeback and (AGREE if apart else True)
            seats = [Seat(seat.kind, seat.name, seat.level) for seat in asked.seats]
            alike = (absent, "", True if asked.by_hand else takeback, asked.coach, clock, asked.by_hand)
            stored = self._made(game, seats, settings, rows, *alike)
        except BadOption as error:
            raise RequestRefused("bad_seats", error.message) from error
        extras = self._tables.extras
        also = [statement for each in extras for statement in each.opened(stored.table.header.id, settings)]
        id = await self._write(stored, address, also)
        return messages.Opened(table=id, key=key, seats=list(rows[0].seats), link=f"/t/{id}#k={key}")

    async def take_in(self, stored: Stored, before: Sequence[Statement] = ()) -> str:
        """Opens a table that began elsewhere."""
        self.check("")
        return await self._write(stored, "", before=before)

    async def _write(
        self, stored: Stored, address: str, also: Sequence[Statement] = (), before: Sequence[Statement] = ()
    ) -> str:
        id = stored.table.header.id
        async with self._writing:
            await self._status.guard(self._store.write([*before, *self._store.creating(stored), *also]))
        self._tables.opened_from(id, address or id)
        self._count_one(stored)
        if waits(stored.table.position) == "bot":  # any other table comes to memory when somebody comes to it
            (await self._tables.room(id)).call_bot()
        return id

    def check(self, address: str) -> None:
        """Refuses a further table if this address, or all together, have too many."""
        if not self._openings.take(address):
            raise RequestRefused("too_many_tables", Message("server-openings"))
        if self.unfinished >= self._most:
            raise RequestRefused("too_many_tables", Message("server-tables", {"most": self._most}))

    def _made(
        self,
        game: Game,
        seats: Sequence[Seat],
        settings: TableSettings,
        keys: Sequence[KeyRow],
        absent: Absent = "go on",
        previous: str = "",
        takeback: Takeback = False,
        coach: Sequence[str] = (),
        clock: Clock | None = None,
        by_hand: bool = False,
    ) -> Stored:
        """A new table after its own first steps."""
        secret = secrets.token_bytes(32)
        agreed: dict[str, Any] = {"takeback": takeback, "coach": coach, "clock": clock, "by_hand": by_hand}
        agreed["by_device"] = self.by_device and not by_hand
        header, names = new_header(game, seats, secret, previous=previous, absent=absent, **agreed)
        return begun(header, names, secret, settings, keys)

    async def open_daily(
        self,
        game: Game,
        seats: Sequence[Seat],
        settings: TableSettings,
        keys: Sequence[KeyRow],
        daily: Daily,
        seed: bytes,
        address: str,
        also: Callable[[str], Sequence[Statement]],
    ) -> str:
        """Opens a table for the challenge of a day, whose number is `seed`; `also` is written with it."""
        self.check(address)
        header, names = new_header(game, seats, seed, daily=daily)
        return await self._write(begun(header, names, seed, settings, keys), address, also(header.id))

    def for_round(
        self,
        game: Game,
        seats: Sequence[Seat],
        settings: TableSettings,
        keys: Sequence[KeyRow],
        clock: Clock | None,
        duplicate: Duplicate | None,
        seed: bytes,
    ) -> Stored:
        """A table of a round of a tournament; `seed` is the number of the round, where all its tables have one luck."""
        if duplicate is None:
            return self._made(game, seats, settings, keys, "wait", clock=clock)
        header, names = new_header(game, seats, seed, duplicate=duplicate, clock=clock)
        return begun(header, names, seed, settings, keys)

    async def open_round(self, tables: Sequence[Stored], also: Sequence[Statement], opener: str) -> None:
        """Writes all tables of a round, or none of them; `also` is written with them."""
        if self.unfinished + len(tables) > self._most:
            raise RequestRefused("too_many_tables", Message("server-tables", {"most": self._most}))
        creating = [statement for stored in tables for statement in self._store.creating(stored)]
        async with self._writing:
            await self._status.guard(self._store.write([*also, *creating]))
        for stored in tables:
            self._tables.opened_from(stored.table.header.id, opener)
            self._count_one(stored)

    async def rematch(self, given: Given) -> Answer | Refused:
        """Opens a table for the same people, in one transaction with the event that names it; only one, even if asked
        twice.

        It counts towards the address's tables.
        """
        owned(given)
        room, asked, address = given.room, given.asked, given.address
        if not room.table.ended:
            raise RequestRefused("not_over", Message("server-not-over"), room.seq)
        async with room.rematching:
            existing = room.table.rematch
            if existing is not None:
                return render.answer(asked.id, [existing], True, room.seq)
            self.check(address or room.opener)
            new = await self._same_again(room)
            id = new.table.header.id
            command = Rematch(id=asked.id, seq=room.seq, seat=asked.seat, table=id)
            also = [statement for each in self._tables.extras for statement in each.rematched(room, id)]
            answer = await room.take(command, [*self._store.creating(new), *also])
        existing = room.table.rematch
        if isinstance(answer, Refusal) and existing is not None:  # requested at another node at the same moment
            return render.answer(asked.id, [existing], True, room.seq)
        if isinstance(answer, Refusal):
            return refused(answer, asked.id)
        if not answer.repeated:
            self._tables.opened_from(id, address or room.opener)
            self._count_one(new)
            (await self._tables.room(id)).call_bot()
        return render.answer(asked.id, answer.events, answer.repeated, room.seq)

    async def _same_again(self, room: Room) -> Stored:
        """A player replaced by a bot is asked again; the keys of the old table open the new one."""
        old = room.table.header
        seats = [person or seat for person, seat in zip(room.attendance.people, old.seats, strict=True)]
        keys = [key for key in await self._status.guard(self._store.keys(room.id)) if key.kind != "claim"]
        alike = (old.absent, old.id, old.takeback, old.coach, old.clock, old.by_hand)
        settings = msgspec.structs.replace(room.settings, tournament="", counting=False)  # its result counts nowhere
        return self._made(old.game.renewed(), seats, settings, keys, *alike)

    def _count_one(self, stored: Stored) -> None:
        self._metrics.opened += 1
        self.unfinished += 1
        self._tables.remember(stored)


def _key_rows(key: str, seats: Sequence[messages.NewSeat]) -> list[KeyRow]:
    """The host's key, the key of each seat for another person, and the invitation to all of these."""
    mine = [n for n, seat in enumerate(seats) if seat.kind == "here" or (seat.kind == "elsewhere" and seat.mine)]
    others = [n for n, seat in enumerate(seats) if seat.kind == "elsewhere" and not seat.mine]
    since = now()
    host = KeyRow(hashed(key), "host", tuple(mine), True, since)
    invite = KeyRow(hashed(invite_of(key)), "invite", (), False, since)
    return [host, invite, *(KeyRow(hashed(seat_key_of(key, n)), "seat", (n,), False, since) for n in others)]
