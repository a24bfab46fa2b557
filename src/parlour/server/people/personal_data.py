"""Data stored about a person at a table: shown to them, and deleted at their request."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from parlour.server.core.account import written
from parlour.server.core.journal import Conflict
from parlour.server.core.keys import KeyRow, hashed, new_key
from parlour.server.core.messages.answers import not_found
from parlour.server.core.room import Room
from parlour.server.ops.status import Status
from parlour.server.people import messages
from parlour.server.tables.registry import Tables
from parlour.table import Seat, Seated, Table
from parlour.table.events import now


async def mine(room: Room, key: KeyRow) -> messages.Mine:
    record = await written(room)
    people = [room.attendance.people[seat] for seat in key.seats]
    return messages.Mine(
        table=room.id,
        seats=list(key.seats),
        names=[person.name if person else "" for person in people],
        host=key.kind == "host",
        since=key.since,
        record=record.decode().splitlines(),
    )


async def delete(tables: Tables, status: Status, room: Room, key: KeyRow) -> None:
    """Deletes the name and the key of a person; with the last person, the table."""
    store = tables.store
    others = [row for row in room.attendance.keys.values() if row.joined and row.seats and row.hash != key.hash]
    if not others:
        await status.guard(store.delete(room.id))
        store.tell(room.id, "reload")
        tables.forget(room.id, "deleted")
        return
    async with room.lock:
        free = [KeyRow(hashed(new_key()), "seat", (seat,), False, now()) for seat in key.seats]
        try:
            names = hashes(room.table, key.seats)
            also = [row for extra in tables.extras for seat in key.seats for row in extra.left(room, seat)]
            await status.guard(store.forget(erased(room.table, key.seats), key, free, names, also))
        except Conflict:
            raise not_found() from None
    await status.guard(room.reload())
    store.tell(room.id, "reload")
    room.attendance.drop("deleted", key.seats)


def hashes(table: Table, seats: tuple[int, ...]) -> list[str]:
    """In the second format: the hashes of the names of these seats' people."""
    header = [table.header.named[seat] for seat in seats if table.header.named and not table.header.seats[seat].is_bot]
    return header + [event.named for event in table.log if isinstance(event, Seated) and event.seat in seats]


def erased(table: Table, seats: tuple[int, ...]) -> Table:
    """The table without the names of these seats, in the header and in every event."""
    sitters = tuple(
        _nameless(who) if seat in seats and not who.is_bot else who for seat, who in enumerate(table.header.seats)
    )
    log = [
        msgspec.structs.replace(event, who=_nameless(event.who))
        if isinstance(event, Seated) and event.seat in seats
        else event
        for event in table.log
    ]
    return replace(table, header=replace(table.header, seats=sitters), log=log)


def _nameless(who: Seat) -> Seat:
    return msgspec.structs.replace(who, name="")
