"""Coming to a table: invitations, and the seats that they lead to."""

from __future__ import annotations

import io

import segno

from parlour.errors import BadOption
from parlour.server import schema
from parlour.server.ops.status import Status
from parlour.server.schema.refusals import RequestRefused, not_found
from parlour.server.storage.codes import is_code
from parlour.server.storage.database import Conflict
from parlour.server.storage.keys import hashed, invite_of, new_key, seat_key_of
from parlour.server.tables.codes import Codes
from parlour.server.tables.registry import Tables
from parlour.server.tables.room import Room
from parlour.speech.message import Message
from parlour.table import Refusal, Seat, Sit, new_id
from parlour.table.events import now

CLAIMS = 12
"""How often a free seat is looked for while others take the one that was found."""
NAMINGS = 5


def invitation(
    room: Room, key: str, asked: schema.InviteFor, base: str, reach: schema.Reach, code: str
) -> schema.Invitation:
    """Computed from the opener's key, so that it is the same each time and stored nowhere.

    `key` may be the code, or the token of the invitation itself.
    """
    known = room.attendance.keys.get(hashed(key))
    if is_code(key):
        link = f"/join/{code}"
    elif asked.seat is None:
        link = f"/t/{room.id}#i={key if known is not None and known.kind == 'invite' else invite_of(key)}"
    else:
        token = seat_key_of(key, asked.seat)
        if hashed(token) not in room.attendance.keys:
            raise RequestRefused("no_free_seat", Message("server-seat-taken"), room.seq)
        link = f"/t/{room.id}#k={token}"
    return invitation_by(link, base, reach, code)


def invitation_by(link: str, base: str, reach: schema.Reach, code: str = "") -> schema.Invitation:
    """A link as others can use it, with its picture for phones."""
    return schema.Invitation(link=link, url=base + link, qr=qr_code(base + link), reach=reach, code=code)


def qr_code(url: str) -> str:
    """The picture of an address, as SVG."""
    picture = io.BytesIO()
    segno.make(url, error="m").save(picture, kind="svg", xmldecl=False, svgns=True, scale=4)
    return picture.getvalue().decode()


class Joining:
    def __init__(self, tables: Tables, status: Status, codes: Codes) -> None:
        self._tables, self._store, self._status, self._codes = tables, tables.store, status, codes

    async def join(self, id: str, asked: schema.Join, address: str) -> schema.Joined:
        room = await self._tables.room(id)
        row = await self._codes.invited(room, asked.token, address)
        if row is None or row.kind == "claim":
            raise not_found()
        if row.kind == "invite":
            key, seats = await self._claim(room, asked.seat)
        else:
            key, seats = asked.token, row.seats
            if not row.joined:
                await self._status.guard(self._store.joined(room.id, row.hash, now()))
        await self._status.guard(room.reload_keys())
        for seat in seats:
            refusal = await _name(room, seat, asked.name)
            if refusal is not None and row.kind != "invite":  # whoever has just got a seat gets its key, named or not
                raise RequestRefused(refusal.code, refusal.why, room.seq)
        return schema.Joined(table=room.id, key=key, seats=list(seats), link=f"/t/{room.id}#k={key}")

    async def _claim(self, room: Room, seat: int | None) -> tuple[str, tuple[int, ...]]:
        """A new key, and the free seat that it opens now."""
        key = new_key()
        for _ in range(CLAIMS):  # somebody else may take the seat that was found free, so look again
            try:
                return key, (await self._status.guard(self._store.claim(room.id, seat, hashed(key), now())),)
            except Conflict:
                keys = await self._status.guard(self._store.keys(room.id))
                free = {seat for row in keys if row.kind == "seat" and not row.joined for seat in row.seats}
                if not free or (seat is not None and seat not in free):
                    break
        raise RequestRefused("no_free_seat", Message("server-seats-taken"), room.seq)


async def _name(room: Room, seat: int, name: str) -> Refusal | None:
    """Puts the person's name in the seat; a seat that a bot keeps warm for somebody new is theirs now."""
    person = room.attendance.people[seat]
    if person is None or room.table.ended or (person.name == name and not room.table.seats[seat].is_bot):
        return None
    try:
        who = Seat(person.kind, name)
    except BadOption as error:
        raise RequestRefused("bad_message", error.message, room.seq) from error
    for _ in range(NAMINGS):
        answer = await room.take(Sit(id=new_id(), seq=room.seq, seat=seat, who=who, why="join"))
        if not isinstance(answer, Refusal):
            return None
        if answer.code != "stale_seq":
            return answer
    return None
