"""Coming to a table and leaving it for good: invitations, seats, and what is stored about a person."""

from __future__ import annotations

import io
from dataclasses import replace

import segno

from parlour.errors import BadOption
from parlour.message import Message
from parlour.server import schema
from parlour.server.node import Node
from parlour.server.schema.refusals import No, not_found
from parlour.server.storage.database import Conflict
from parlour.server.storage.keys import hashed, invite_of, new_key, seat_key_of
from parlour.server.storage.store import KeyRow
from parlour.server.tables.room import Room
from parlour.table import Refusal, Seat, Seated, Sit, Table, dump, new_id
from parlour.table.events import now


def invitation(room: Room, key: str, asked: schema.InviteFor, base: str) -> schema.Invitation:
    """Computed from the opener's key, so that it is the same each time and stored nowhere."""
    if asked.seat is None:
        link = f"/t/{room.id}#i={invite_of(key)}"
    else:
        token = seat_key_of(key, asked.seat)
        row = room.keys.get(hashed(token))
        if row is None:
            raise No("no_free_seat", Message("server-seat-taken"), room.seq)
        link = f"/t/{room.id}#k={token}"
    picture = io.BytesIO()
    segno.make(base + link, error="m").save(picture, kind="svg", xmldecl=False, svgns=True, scale=4)
    return schema.Invitation(link=link, url=base + link, qr=picture.getvalue().decode())


async def join(node: Node, room: Room, asked: schema.Join) -> schema.Joined:
    row = room.keys.get(hashed(asked.token))
    if row is None and node.store.database.shared:
        await node.guard(room.reload_keys())
        row = room.keys.get(hashed(asked.token))
    if row is None:
        raise not_found()
    if row.kind == "invite":
        key, seats = await _claim(node, room, asked.seat)
    else:
        key, seats = asked.token, row.seats
        if not row.joined:
            await node.guard(node.store.joined(room.id, row.hash, now()))
    await node.guard(room.reload_keys())
    for seat in seats:
        refusal = await _name(node, room, seat, asked.name)
        if refusal is not None and row.kind != "invite":  # whoever has just got a seat gets its key, whatever its name
            raise No(refusal.code, refusal.why, room.seq)
    return schema.Joined(table=room.id, key=key, seats=list(seats), link=f"/t/{room.id}#k={key}")


async def _claim(node: Node, room: Room, seat: int | None) -> tuple[str, tuple[int, ...]]:
    key = new_key()
    for _ in range(12):  # somebody else may take the seat that was found free, so look again
        try:
            return key, (await node.guard(node.store.claim(room.id, seat, hashed(key), now())),)
        except Conflict:
            keys = await node.guard(node.store.keys(room.id))
            free = {seat for row in keys if row.kind == "seat" and not row.joined for seat in row.seats}
            if not free or (seat is not None and seat not in free):
                break
    raise No("no_free_seat", Message("server-seats-taken"), room.seq)


async def _name(node: Node, room: Room, seat: int, name: str) -> Refusal | None:
    """The person's name in the seat; a seat that a bot keeps warm for somebody new is theirs now."""
    person = room.people[seat]
    if person is None or room.table.ended or (person.name == name and not room.table.seats[seat].is_bot):
        return None
    try:
        who = Seat(person.kind, name)
    except BadOption as error:
        raise No("bad_message", error.message, room.seq) from error
    for _ in range(5):
        answer = await node.take(room, Sit(id=new_id(), seq=room.seq, seat=seat, who=who, why="join"))
        if not isinstance(answer, Refusal):
            return None
        if answer.code != "stale_seq":
            return answer
    return None


def mine(room: Room, key: KeyRow) -> schema.Mine:
    people = [room.people[seat] for seat in key.seats]
    return schema.Mine(
        table=room.id,
        seats=list(key.seats),
        names=[person.name if person else "" for person in people],
        host=key.kind == "host",
        since=key.since,
        record=dump(room.table.header, room.table.log).decode().splitlines(),
    )


async def leave(node: Node, room: Room, key: KeyRow) -> None:
    """Deletes the name and the key of a person; with the last person, the table."""
    others = [row for row in room.keys.values() if row.joined and row.seats and row.hash != key.hash]
    if not others:
        await node.guard(node.store.delete(room.id))
        node.store.database.tell(f"{room.id} reload")
        node.forget(room.id, "deleted")
        return
    async with room.lock:
        free = [KeyRow(hashed(new_key()), "seat", (seat,), False, now()) for seat in key.seats]
        try:
            await node.guard(node.store.forget(erased(room.table, key.seats), key, free))
        except Conflict:
            raise not_found() from None
    await node.guard(room.reload())
    node.store.database.tell(f"{room.id} reload")
    for listener in tuple(room.listeners):
        if set(listener.seats) & set(key.seats):
            listener.drop("deleted")


def erased(table: Table, seats: tuple[int, ...]) -> Table:
    """The table without the names of these seats, in the header and in every event."""
    sitters = tuple(
        replace(who, name="") if seat in seats and not who.is_bot else who
        for seat, who in enumerate(table.header.seats)
    )
    log = [
        replace(event, who=replace(event.who, name="")) if isinstance(event, Seated) and event.seat in seats else event
        for event in table.log
    ]
    return replace(table, header=replace(table.header, seats=sitters), log=log)
