"""Commands of people: may this key do this, and which command of the table is it?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

import parlour.table as table
from parlour.errors import BadOption
from parlour.message import Message
from parlour.server import schema
from parlour.server.node import Node
from parlour.server.schema.refusals import No, refused
from parlour.server.storage.store import KeyRow
from parlour.server.tables import render
from parlour.server.tables.opening import rematch
from parlour.server.tables.room import Room

TAIL = 100


async def do(node: Node, room: Room, key: KeyRow | None, asked: schema.Command) -> schema.Answer | schema.Refused:
    """The answer to a command: taken and durable, or refused and why."""
    if key is None or asked.seat not in key.seats:
        raise No("not_your_seat", Message("server-not-your-seat"), room.seq)
    if isinstance(asked, schema.Rematch):
        return await rematch(node, room, asked)
    answer = await node.take(room, _command(room, key, asked))
    if isinstance(answer, table.Refusal):
        return _refused(room, answer, asked)
    if isinstance(asked, schema.TakeOver) and not answer.repeated:
        await _go_on(node, room, asked.who)
    return render.answer(asked.id, answer.events, answer.repeated, room.seq)


def _command(room: Room, key: KeyRow, asked: schema.Command) -> table.Command:
    if isinstance(asked, schema.TakeOver):
        return _take_over(room, key, asked)
    if isinstance(asked, schema.Return):
        return _return(room, asked)
    return PLAIN[type(asked)](asked)


PLAIN: dict[type, Callable[[Any], table.Command]] = {
    schema.Play: lambda it: table.Play(id=it.id, seq=it.seq, seat=it.seat, move=it.move, nonce=it.nonce),
    schema.Roll: lambda it: table.Roll(id=it.id, seq=it.seq, seat=it.seat, nonce=it.nonce),
    schema.React: lambda it: table.React(id=it.id, seq=it.seq, seat=it.seat, what=it.what),
    schema.Pause: lambda it: table.Pause(id=it.id, seq=it.seq, seat=it.seat, why="asked"),
    schema.Resume: lambda it: table.Resume(id=it.id, seq=it.seq, seat=it.seat),
    schema.End: lambda it: table.End(id=it.id, seq=it.seq, seat=it.seat, why="broken_off"),
}


def _take_over(room: Room, key: KeyRow, asked: schema.TakeOver) -> table.Command:
    if asked.who >= len(room.table.seats):
        raise No("unknown_seat", Message("command-seats", {"last": len(room.table.seats) - 1}), room.seq)
    person = room.people[asked.who]
    free = asked.who in key.seats or asked.who in room.gone or asked.who not in room.joined
    if (person is None or not free) and asked.id not in room.table.asked:
        raise No("not_gone", Message("server-not-gone"), room.seq)
    try:
        who = table.bot_seat(asked.level, person.name if person else "")
    except BadOption as error:
        raise No("bad_level", error.message, room.seq) from error
    return table.Sit(id=asked.id, seq=asked.seq, seat=asked.who, who=who, why="takeover")


def _return(room: Room, asked: schema.Return) -> table.Command:
    person = room.people[asked.seat]
    taken_over = person is not None and room.table.seats[asked.seat].is_bot
    if person is None or not (taken_over or asked.id in room.table.asked):
        raise No("not_taken_over", Message("server-not-taken-over"), room.seq)
    return table.Sit(id=asked.id, seq=asked.seq, seat=asked.seat, who=person, why="return")


async def _go_on(node: Node, room: Room, seat: int) -> None:
    """A table that paused because this seat's person is gone goes on when a bot plays for them."""
    pause = render.paused(room.table.log) if room.table.position.paused else None
    if pause is not None and pause.why == "gone" and pause.seat == seat:
        await node.take(room, table.Resume(id=table.new_id(), seq=room.seq, seat=seat))


def _refused(room: Room, refusal: table.Refusal, asked: schema.Command) -> schema.Refused:
    message = refused(refusal, asked.id)
    if refusal.code != "stale_seq":
        return message
    missed = room.table.log[asked.seq : asked.seq + TAIL]
    return msgspec.structs.replace(message, events=[render.event_message(event) for event in missed])
