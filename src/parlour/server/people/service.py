"""Joining a table by code or invitation, and returning to it on another device.

Wrong codes are limited, so that nobody finds a table by guessing. A claim is a key that opens nothing until the host
agrees that the seat is the claimant's. It is stored with the keys, so all nodes know it and it survives a restart.
"""

from __future__ import annotations

import io
from collections.abc import Sequence

import segno

from parlour.errors import BadOption
from parlour.server.core.attendance import CLAIM_SECONDS, claim_id
from parlour.server.core.journal import Conflict
from parlour.server.core.keys import KeyRow, hashed, invite_of, new_key, seat_key_of
from parlour.server.core.messages.answers import RequestRefused, not_found
from parlour.server.core.room import Room
from parlour.server.ops.limits import ByAddress, RateLimits
from parlour.server.ops.status import Status
from parlour.server.people import messages
from parlour.server.people.storage import code_of, is_code, passing_on, table_of
from parlour.server.storage.database import Statement
from parlour.server.storage.store import moment
from parlour.server.tables.registry import Extra, Tables
from parlour.speech.message import Message
from parlour.table import Refusal, Seat, Sit, new_id
from parlour.table.events import now

CLAIMS = 12
"""Attempts to find a free seat when others take the one that was found."""
NAMINGS = 5


class Codes:
    def __init__(self, tables: Tables, status: Status, limits: RateLimits) -> None:
        self._tables, self._store, self._status = tables, tables.store, status
        self._each, self._all = limits.guesses, limits.all_guesses

    async def of(self, room: Room) -> str:
        """The code of a table; empty if it is full or too many codes are in use."""
        if not has_room(room):
            return ""
        return await self._status.guard(code_of(self._store, room.id))

    async def room(self, code: str, address: str) -> Room:
        """The table of a code, while it has room. Only an unknown code counts as a guess."""
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
        """The row of a key or an invitation; the table's code serves as its invitation."""
        if not is_code(token):
            return await self._tables.find_key(room, token)
        if await self.room(token, address) is not room:
            raise not_found()
        return next((row for row in room.attendance.keys.values() if row.kind == "invite"), None)


class PassedCodes(Extra):
    """The code of a table leads to its rematch."""

    def rematched(self, room: Room, id: str) -> Sequence[Statement]:
        return [passing_on(room.id, id)]


def has_room(room: Room) -> bool:
    """Whether a person could join, or return to their seat."""
    free = any(row.kind == "seat" and not row.joined for row in room.attendance.keys.values())
    return not room.table.ended and (free or bool(room.attendance.lost()))


def invitation(
    room: Room, key: str, asked: messages.InviteFor, base: str, reach: messages.Reach, code: str
) -> messages.Invitation:
    """Derives the invitation from the host's key: it is always the same, and not stored.

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


def invitation_by(link: str, base: str, reach: messages.Reach, code: str = "") -> messages.Invitation:
    """A link for others, with its QR code."""
    return messages.Invitation(link=link, url=base + link, qr=qr_code(base + link), reach=reach, code=code)


def qr_code(url: str) -> str:
    """An address as a QR code in SVG."""
    picture = io.BytesIO()
    segno.make(url, error="m").save(picture, kind="svg", xmldecl=False, svgns=True, scale=4)
    return picture.getvalue().decode()


class Joining:
    def __init__(self, tables: Tables, status: Status, codes: Codes) -> None:
        self._tables, self._store, self._status, self._codes = tables, tables.store, status, codes

    async def join(self, id: str, asked: messages.Join, address: str) -> messages.Joined:
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
            if refusal is not None and row.kind != "invite":  # a new player gets the key, with or without a name
                raise RequestRefused(refusal.code, refusal.why, room.seq)
        return messages.Joined(table=room.id, key=key, seats=list(seats), link=f"/t/{room.id}#k={key}")

    async def _claim(self, room: Room, seat: int | None) -> tuple[str, tuple[int, ...]]:
        """Gives a new key a free seat, and returns both."""
        key = new_key()
        for _ in range(CLAIMS):  # another player may take the free seat first
            try:
                return key, (await self._status.guard(self._store.claim(room.id, seat, hashed(key), now())),)
            except Conflict:
                keys = await self._status.guard(self._store.keys(room.id))
                free = {seat for row in keys if row.kind == "seat" and not row.joined for seat in row.seats}
                if not free or (seat is not None and seat not in free):
                    break
        raise RequestRefused("no_free_seat", Message("server-seats-taken"), room.seq)


async def _name(room: Room, seat: int, name: str) -> Refusal | None:
    """Puts the person's name in the seat; a bot that held it for a new player hands it over."""
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


class Claims:
    """Claims to seats; `rates` limits the requests of each address."""

    def __init__(self, tables: Tables, status: Status, codes: Codes, rates: ByAddress) -> None:
        self._tables, self._store, self._status, self._codes, self._rates = tables, tables.store, status, codes, rates

    async def ask(self, id: str, asked: messages.Claim, address: str) -> messages.Claimed:
        """Claims the seat of an absent person. A repeated request is the same claim."""
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

    async def now(self, room: Room, key: str) -> messages.Claimed:
        """The outcome of a claim."""
        row = await self._tables.find_key(room, key)
        if row is None or row.kind not in ("claim", "seat"):
            raise not_found()
        if room.attendance.lapsed(row):
            raise not_found()
        allowed = row.kind == "seat"
        return messages.Claimed(claim=claim_id(row), seat=row.seats[0], state="allowed" if allowed else "waiting")

    async def answer(self, room: Room, asked: messages.Nod) -> None:
        """Accepts or rejects a claim. An accepted one replaces the seat's former key."""
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
        """Refuses seats of connected people, of the host, and of bots."""
        there = await self._status.guard(self._store.present_at(room.id)) if self._store.database.shared else set()
        if seat not in room.attendance.lost() or seat in there:
            raise RequestRefused("not_gone", Message("server-not-gone"), room.seq)

    async def _tell(self, room: Room) -> None:
        await self._status.guard(room.reload_keys())
        self._store.tell(room.id, "reload")


def _is(row: KeyRow, asked: messages.Nod) -> bool:
    return row.kind in ("claim", "seat") and row.seats == (asked.seat,) and claim_id(row) == asked.claim
