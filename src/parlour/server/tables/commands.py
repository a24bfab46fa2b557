"""Commands of people: whether a key may give them, and which command of the table each is."""

from __future__ import annotations

import msgspec

from parlour import table
from parlour.errors import BadOption
from parlour.server import schema
from parlour.server.schema.refusals import RequestRefused, refused
from parlour.server.schema.step import body
from parlour.server.storage.store import KeyRow
from parlour.server.tables import devices, render
from parlour.server.tables.asked import not_asked
from parlour.server.tables.attendance import Listener
from parlour.server.tables.ending import check_ending
from parlour.server.tables.levels import check_levels
from parlour.server.tables.opening import Opening
from parlour.server.tables.pausing import check_pausing, go_on, waits_for
from parlour.server.tables.room import Room
from parlour.speech.message import Message

TAIL = 100
"""How many of the events that a sender missed come with a refusal."""


async def take(
    opening: Opening,
    room: Room,
    key: KeyRow | None,
    asked: schema.Command,
    listener: Listener | None = None,
    address: str = "",
) -> schema.Answer | schema.Refused:
    """The answer to a command: taken and durable, or refused and why. `listener` is the connection it came by.

    `address` is from where it was asked for.
    """
    if isinstance(asked, schema.DeviceCommand | schema.DrawAnswer):
        return await _take_from_device(room, key, asked, listener)
    if isinstance(asked, schema.Thought):
        return _take_thought(room, asked, listener)
    if key is None or asked.seat not in key.seats:
        raise RequestRefused("not_your_seat", Message("server-not-your-seat"), room.seq)
    if isinstance(asked, schema.Begin) and key.kind != "host":
        raise RequestRefused("not_host", Message("server-not-host"), room.seq)
    if isinstance(asked, schema.Play | schema.Roll) and room.clock is not None and room.table.seats[asked.seat].is_bot:
        raise RequestRefused("not_your_turn", Message("server-clock-helps"), room.seq)
    if isinstance(asked, schema.Pause | schema.Resume):
        check_pausing(room, key, asked)
    if isinstance(asked, schema.End):
        check_ending(room, key, asked.id)
    if isinstance(asked, schema.Play | schema.Roll | schema.Undo) and asked.device:
        room.attendance.hear_device(asked.device, listener)
    if isinstance(asked, schema.Rematch):
        return await opening.rematch(room, asked, address)
    answer = await room.take(_command(room, key, asked))
    if isinstance(answer, table.Refusal):
        return _refused(room, answer, asked)
    if isinstance(asked, schema.TakeOver) and not answer.repeated:
        await go_on(room, asked.who)
    return render.answer(asked.id, answer.events, answer.repeated, room.seq)


async def _take_from_device(
    room: Room, key: KeyRow | None, asked: schema.DeviceCommand | schema.DrawAnswer, listener: Listener | None
) -> schema.Answer | schema.Refused:
    if key is None:
        raise RequestRefused("not_your_seat", Message("server-not-your-seat"), room.seq)
    answer = await devices.take(room, key, asked, listener)
    if isinstance(answer, table.Refusal):
        return refused(answer, asked.id)
    if answer is None:
        return render.taken(asked.id, room.seq)
    return render.answer(asked.id, answer.events, answer.repeated, room.seq)


def _take_thought(room: Room, asked: schema.Thought, listener: Listener | None) -> schema.Answer:
    """Only the connection that was asked may answer; the move is made when the bot has paused long enough."""
    question = None if listener is None else listener.asked
    if question is None or room.table.position.stale_before(question.seat) > question.seq:
        raise not_asked(room.seq)
    question.hear(asked)
    return render.taken(asked.id, room.seq)


def _command(room: Room, key: KeyRow, asked: table.Command) -> table.Command:
    if isinstance(asked, schema.TakeOver):
        return _take_over(room, key, asked)
    if isinstance(asked, schema.Return):
        return _return(room, asked)
    return asked


def _take_over(room: Room, key: KeyRow, asked: schema.TakeOver) -> table.Command:
    if asked.who >= len(room.table.seats):
        raise RequestRefused("unknown_seat", Message("command-seats", {"last": len(room.table.seats) - 1}), room.seq)
    if room.settings.tournament:  # whoever opened the tournament decides who plays for whom
        raise RequestRefused("not_host", Message("server-not-host"), room.seq)
    attendance = room.attendance
    person = attendance.people[asked.who]
    gone = asked.who in attendance.gone or waits_for(room, asked.who)
    free = asked.who in key.seats or gone or asked.who not in attendance.joined
    if (person is None or not free) and asked.id not in room.table.asked:
        raise RequestRefused("not_gone", Message("server-not-gone"), room.seq)
    check_levels(room.table.header.game, [asked.level])
    try:
        who = table.bot_seat(asked.level, person.name if person else "")
    except BadOption as error:
        raise RequestRefused("bad_level", error.message, room.seq) from error
    return table.Sit(id=asked.id, seq=asked.seq, seat=asked.who, who=who, why="takeover")


def _return(room: Room, asked: schema.Return) -> table.Command:
    person = room.attendance.people[asked.seat]
    taken_over = person is not None and room.table.seats[asked.seat].is_bot
    if room.clock is not None and asked.seat in room.clock.helping and asked.id not in room.table.asked:
        raise RequestRefused("not_taken_over", Message("server-clock-helps"), room.seq)
    if person is None or not (taken_over or asked.id in room.table.asked):
        raise RequestRefused("not_taken_over", Message("server-not-taken-over"), room.seq)
    return table.Sit(id=asked.id, seq=asked.seq, seat=asked.seat, who=person, why="return")


def _refused(room: Room, refusal: table.Refusal, asked: schema.Command) -> schema.Refused:
    message = refused(refusal, asked.id)
    if refusal.code != "stale_seq":
        return message
    missed = room.table.log[asked.seq : asked.seq + TAIL]
    return msgspec.structs.replace(message, events=[body(event) for event in missed])
