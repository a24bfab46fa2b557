"""Coming back on another device: somebody says whose seat is theirs, and whoever opened the table agrees or not.

A claim is a key that opens nothing yet. It is stored as a key, so it outlives the node, and all nodes know it.
"""

from __future__ import annotations

from parlour.server import schema
from parlour.server.ops.limits import ByAddress
from parlour.server.ops.status import Status
from parlour.server.schema.refusals import RequestRefused, not_found
from parlour.server.storage.database import Conflict
from parlour.server.storage.keys import hashed
from parlour.server.storage.store import KeyRow, moment
from parlour.server.tables.attendance import CLAIM_SECONDS, claim_id
from parlour.server.tables.codes import Codes
from parlour.server.tables.registry import Tables
from parlour.server.tables.room import Room
from parlour.speech.message import Message
from parlour.table import Sit, new_id


class Claims:
    """`rates` says how often each address may ask."""

    def __init__(self, tables: Tables, status: Status, codes: Codes, rates: ByAddress) -> None:
        self._tables, self._store, self._status, self._codes, self._rates = tables, tables.store, status, codes, rates

    async def ask(self, id: str, asked: schema.Claim, address: str) -> schema.Claimed:
        """Asks for the seat of somebody who is away. The same asked again is the same claim."""
        room = await self._tables.room(id)
        invited = await self._codes.invited(room, asked.token, address)
        if invited is None or invited.kind != "invite":
            raise not_found()
        hash = hashed(asked.key)
        if hash not in room.attendance.keys:
            if not self._rates.take(address):
                raise RequestRefused("too_many", Message("server-too-many-requests"))
            await self._check_away(room, asked.seat)
            since, before = moment(self._store.now()), moment(self._store.now() - CLAIM_SECONDS)
            try:
                await self._status.guard(self._store.ask_for(id, asked.seat, hash, since, before))
            except Conflict:
                raise RequestRefused("no_free_seat", Message("server-seat-taken"), room.seq) from None
            await self._tell(room)
        return await self.now(room, asked.key)

    async def now(self, room: Room, key: str) -> schema.Claimed:
        """What has become of a claim."""
        row = await self._tables.find_key(room, key)
        if row is None or row.kind not in ("claim", "seat"):
            raise not_found()
        if room.attendance.lapsed(row):
            raise not_found()
        allowed = row.kind == "seat"
        return schema.Claimed(claim=claim_id(row), seat=row.seats[0], state="allowed" if allowed else "waiting")

    async def answer(self, room: Room, asked: schema.Nod) -> None:
        """Agrees to a claim, or not. The key that opened the seat until now opens nothing any more."""
        if self._store.database.shared:
            await self._status.guard(room.reload_keys())
        row = next((row for row in room.attendance.keys.values() if _is(row, asked)), None)
        if row is None or room.attendance.lapsed(row):
            raise not_found()
        if row.kind == "seat":  # pressed twice
            return
        if asked.allow:
            await self._check_away(room, asked.seat)
            await self._allow(room, row)
        else:
            await self._status.guard(self._store.decline(room.id, row.hash))
            await self._tell(room)

    async def _allow(self, room: Room, row: KeyRow) -> None:
        seat = row.seats[0]
        try:
            await self._status.guard(self._store.allow(room.id, seat, row.hash, moment(self._store.now())))
        except Conflict:
            raise not_found() from None
        await self._tell(room)
        person = room.attendance.people[seat]
        if person is not None and room.table.seats[seat].is_bot and not room.table.ended:
            await room.take(Sit(id=new_id(), seq=room.seq, seat=seat, who=person, why="return"))

    async def _check_away(self, room: Room, seat: int) -> None:
        """Refuses the seat of somebody who is there, of whoever opened the table, and of a bot."""
        there = await self._status.guard(self._store.present_at(room.id)) if self._store.database.shared else set()
        if seat not in room.attendance.lost() or seat in there:
            raise RequestRefused("not_gone", Message("server-not-gone"), room.seq)

    async def _tell(self, room: Room) -> None:
        await self._status.guard(room.reload_keys())
        self._store.database.tell(f"{room.id} reload")


def _is(row: KeyRow, asked: schema.Nod) -> bool:
    return row.kind in ("claim", "seat") and row.seats == (asked.seat,) and claim_id(row) == asked.claim
