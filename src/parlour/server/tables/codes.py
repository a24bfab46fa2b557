"""Coming to a table by a code that was said aloud. Wrong codes are counted, so that nobody finds a table by trying."""

from __future__ import annotations

from parlour.server.ops.rates import RateLimits
from parlour.server.ops.status import Status
from parlour.server.schema.refusals import RequestRefused, not_found
from parlour.server.storage.codes import code_of, is_code, table_of
from parlour.server.storage.store import KeyRow
from parlour.server.tables.registry import Tables
from parlour.server.tables.room import Room
from parlour.speech.message import Message


class Codes:
    def __init__(self, tables: Tables, status: Status, limits: RateLimits) -> None:
        self._tables, self._store, self._status = tables, tables.store, status
        self._each, self._all = limits.guesses, limits.all_guesses

    async def of(self, room: Room) -> str:
        """The code that leads to a table; empty where nobody could come, or too many codes are in use."""
        if not has_room(room):
            return ""
        return await self._status.guard(code_of(self._store, room.id))

    async def room(self, code: str, address: str) -> Room:
        """The table to which a code leads, while it has room. Only a code that leads nowhere costs a guess."""
        if not (self._each.take(address) and self._all.take()):
            raise RequestRefused("too_many", Message("server-too-many-requests"))
        id = await self._status.guard(table_of(self._store, code)) if is_code(code) else ""
        if not id:
            raise not_found()
        room = await self._tables.room(id)
        if not has_room(room):
            raise not_found()
        self._each.give_back(address)
        self._all.give_back()
        return room

    async def invited(self, room: Room, token: str, address: str) -> KeyRow | None:
        """The row of a key or an invitation; a code that leads to the table is as good as its invitation."""
        if not is_code(token):
            return await self._tables.find_key(room, token)
        if await self.room(token, address) is not room:
            raise not_found()
        return next((row for row in room.attendance.keys.values() if row.kind == "invite"), None)


def has_room(room: Room) -> bool:
    """Whether somebody could come: to a free seat, or back to their own."""
    free = any(row.kind == "seat" and not row.joined for row in room.attendance.keys.values())
    return not room.table.ended and (free or bool(room.attendance.lost()))
