"""Commands of people: whether a key may give them, and which command of the table each is."""

from __future__ import annotations

import msgspec

from parlour import table
from parlour.errors import BadOption
from parlour.server.core import devices, messages, render
from parlour.server.core.attendance import Listener, not_asked
from parlour.server.core.levels import check_levels
from parlour.server.core.messages.answers import RequestRefused, refused
from parlour.server.core.messages.table import body
from parlour.server.core.room import Room
from parlour.server.core.stopping import check_ending, check_pausing, go_on, waits_for
from parlour.server.storage.store import KeyRow
from parlour.server.tables.opening import Opening
from parlour.speech.message import Message

TAIL = 100
"""How many of the events that a sender missed come with a refusal."""


async def take(
    opening: Opening,
    room: Room,
    key: KeyRow | None,
    asked: messages.Command,
    listener: Listener | None = None,
    address: str = "",
) -> messages.Answer | messages.Refused:
    """The answer to a command: taken and durable, or refused and why. `listener` is the connection it came by.

    `address` is from where it was asked for.
    """
    if isinstance(asked, messages.DeviceCommand | messages.DrawAnswer):
        return await _take_from_device(room, key, asked, listener)
    if isinstance(asked, messages.Thought):
        return _take_thought(room, asked, listener)
    if key is None or asked.seat not in key.seats:
        raise RequestRefused("not_your_seat", Message("server-not-your-seat"), room.seq)
    if isinstance(asked, messages.Begin) and key.kind != "host":
        raise RequestRefused("not_host", Message("server-not-host"), room.seq)
    if (
        isinstance(asked, messages.Play | messages.Roll)
        and room.clock is not None
        and room.table.seats[asked.seat].is_bot
    ):
        raise RequestRefused("not_your_turn", Message("server-clock-helps"), room.seq)
    if isinstance(asked, messages.Pause | messages.Resume):
        check_pausing(room, key, asked)
    if isinstance(asked, messages.End):
        check_ending(room, key, asked.id)
    if isinstance(asked, messages.Play | messages.Roll | messages.Undo) and asked.device:
        room.attendance.hear_device(asked.device, listener)
    if isinstance(asked, messages.Rematch):
        return await opening.rematch(room, asked, address)
    answer = await room.take(_command(room, key, asked))
    if isinstance(answer, table.Refusal):
        return _refused(room, answer, asked)
    if isinstance(asked, messages.TakeOver) and not answer.repeated:
        await go_on(room, asked.who)
    return render.answer(asked.id, answer.events, answer.repeated, room.seq)


async def _take_from_device(
    room: Room, key: KeyRow | None, asked: messages.DeviceCommand | messages.DrawAnswer, listener: Listener | None
) -> messages.Answer | messages.Refused:
    if key is None:
        raise RequestRefused("not_your_seat", Message("server-not-your-seat"), room.seq)
    answer = await devices.take(room, key, asked, listener)
    if isinstance(answer, table.Refusal):
        return refused(answer, asked.id)
    if answer is None:
        return render.taken(asked.id, room.seq)
    return render.answer(asked.id, answer.events, answer.repeated, room.seq)


def _take_thought(room: Room, asked: messages.Thought, listener: Listener | None) -> messages.Answer:
    """Only the connection that was asked may answer; the move is made when the bot has paused long enough."""
    question = None if listener is None else listener.asked
    if question is None or room.table.position.stale_before(question.seat) > question.seq:
        raise not_asked(room.seq)
    question.hear(asked)
    return render.taken(asked.id, room.seq)


def _command(room: Room, key: KeyRow, asked: table.Command) -> table.Command:
    if isinstance(asked, messages.TakeOver):
        return _take_over(room, key, asked)
    if isinstance(asked, messages.Return):
        return _return(room, asked)
    return asked


def _take_over(room: Room, key: KeyRow, asked: messages.TakeOver) -> table.Command:
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


def _return(room: Room, asked: messages.Return) -> table.Command:
    person = room.attendance.people[asked.seat]
    taken_over = person is not None and room.table.seats[asked.seat].is_bot
    if room.clock is not None and asked.seat in room.clock.helping and asked.id not in room.table.asked:
        raise RequestRefused("not_taken_over", Message("server-clock-helps"), room.seq)
    if person is None or not (taken_over or asked.id in room.table.asked):
        raise RequestRefused("not_taken_over", Message("server-not-taken-over"), room.seq)
    return table.Sit(id=asked.id, seq=asked.seq, seat=asked.seat, who=person, why="return")


def _refused(room: Room, refusal: table.Refusal, asked: messages.Command) -> messages.Refused:
    message = refused(refusal, asked.id)
    if refusal.code != "stale_seq":
        return message
    missed = room.table.log[asked.seq : asked.seq + TAIL]
    return msgspec.structs.replace(message, events=[body(event) for event in missed])
