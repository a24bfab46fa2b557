"""Opening a table, and the rematch of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from parlour.errors import BadOption, ParlourError, UnknownGame
from parlour.game import Game
from parlour.games import game as game_of_name
from parlour.message import Message
from parlour.server import schema
from parlour.server.node import Node
from parlour.server.schema.refusals import No, refused
from parlour.server.storage.keys import hashed, invite_of, new_key, seat_key_of
from parlour.server.storage.store import KeyRow, Stored, TableSettings, waits
from parlour.server.tables import render
from parlour.server.tables.room import Room
from parlour.table import (
    Chance,
    Header,
    Refusal,
    Rematch,
    Seat,
    Table,
    advance,
    new_header,
    new_table,
)
from parlour.table.events import now


def the_game(name: str, options: Mapping[str, Any]) -> Game:
    try:
        return game_of_name(name, **options)
    except UnknownGame as error:
        raise No("unknown_game", error.message) from error
    except ParlourError as error:
        raise No("bad_option", error.message) from error
    except TypeError as error:
        raise No("bad_option", Message("server-options", {"why": str(error)})) from error


async def open_table(node: Node, asked: schema.OpenTable) -> schema.Opened:
    game = the_game(asked.game, {"players": len(asked.seats)} | asked.options)
    chance = Chance.fresh()
    try:
        header = new_header(game, [Seat(seat.kind, seat.name, seat.level) for seat in asked.seats], chance)
    except BadOption as error:
        raise No("bad_seats", error.message) from error
    if node.unfinished >= node.settings.limits.tables:
        raise No("too_many_tables", Message("server-tables", {"most": node.settings.limits.tables}))
    key = new_key()
    settings = TableSettings(asked.pace, asked.watch, asked.bot_pause)
    rows = _key_rows(key, asked.seats)
    stored = Stored(_begun(header, chance), chance, settings, tuple(rows))
    async with node.beginning:
        await node.guard(node.store.write(node.store.creating(stored)))
    node.opened(stored)
    if waits(stored.table.position) == "bot":  # any other table comes to memory when somebody comes to it
        node.bots.consider(await node.room(header.id))
    return schema.Opened(table=header.id, key=key, seats=list(rows[0].seats), link=f"/t/{header.id}#k={key}")


def _begun(header: Header, chance: Chance) -> Table:
    """The table with what it does of its own accord before anybody is asked."""
    table = new_table(header)
    for event in advance(table, chance):
        table.apply(event)
    return table


def _key_rows(key: str, seats: Sequence[schema.NewSeat]) -> list[KeyRow]:
    """The opener's key, the key of each seat for somebody else, and the invitation to all of these."""
    mine = [n for n, seat in enumerate(seats) if seat.kind == "here" or (seat.kind == "elsewhere" and seat.mine)]
    others = [n for n, seat in enumerate(seats) if seat.kind == "elsewhere" and not seat.mine]
    since = now()
    host = KeyRow(hashed(key), "host", tuple(mine), True, since)
    invite = KeyRow(hashed(invite_of(key)), "invite", (), False, since)
    return [host, invite, *(KeyRow(hashed(seat_key_of(key, n)), "seat", (n,), False, since) for n in others)]


async def rematch(node: Node, room: Room, asked: schema.Rematch) -> schema.Answer | schema.Refused:
    """A new table for the same people, made in the same moment as the event that says so; asked twice, it is one."""
    if not room.table.ended:
        raise No("not_over", Message("server-not-over"), room.seq)
    async with room.rematching:
        existing = _rematched(room)
        if existing is not None:
            return schema.Answer(id=asked.id, first=existing, last=existing, repeated=True, seq=room.seq)
        new = await _same_again(node, room)
        id = new.table.header.id
        command = Rematch(id=asked.id, seq=room.seq, seat=asked.seat, table=id)
        answer = await node.take(room, command, node.store.creating(new))
    if isinstance(answer, Refusal):
        return refused(answer, asked.id)
    if not answer.repeated:
        node.opened(new)
        node.bots.consider(await node.room(id))
    return render.answer(asked.id, answer.events, answer.repeated, room.seq)


async def _same_again(node: Node, room: Room) -> Stored:
    """Who was replaced by a bot is asked again; the keys of the old table open the new one."""
    old, chance = room.table.header, Chance.fresh()
    seats = [person or seat for person, seat in zip(room.people, old.seats, strict=True)]
    header = new_header(old.game, seats, chance, previous=old.id)
    keys = await node.guard(node.store.keys(room.id))
    return Stored(_begun(header, chance), chance, room.settings, keys)


def _rematched(room: Room) -> int | None:
    table = render.rematch(room.table.log)
    if table is None:
        return None
    return next(event.seq for event in reversed(room.table.log) if getattr(event, "table", None) == table)
