"""Commands of people: checks that the key may give them, and translates them into commands of the table.

`TAKERS` has one function for each type of command.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

import msgspec

from parlour import table
from parlour.errors import BadOption
from parlour.server.core import devices, messages, render
from parlour.server.core.attendance import Listener, not_asked
from parlour.server.core.keys import KeyRow
from parlour.server.core.levels import check_levels
from parlour.server.core.messages.answers import RequestRefused, refused
from parlour.server.core.messages.table import body
from parlour.server.core.room import Room
from parlour.server.core.stopping import check_ending, check_pausing, go_on, waits_for
from parlour.speech.message import Message

TAIL = 100
"""The number of missed events that come with a refusal."""


class Given(NamedTuple):
    """A received command, with its table, key, connection (if any) and address."""

    room: Room
    key: KeyRow | None
    asked: Any
    listener: Listener | None = None
    address: str = ""


Told: TypeAlias = messages.Answer | messages.Refused
Taker: TypeAlias = Callable[[Given], Awaitable[Told]]


class Commands:
    """Takes commands; `more` takes those that need the service that opens tables."""

    def __init__(self, more: Mapping[type, Taker]) -> None:
        self._takers = {**TAKERS, **more}

    def take(self, given: Given) -> Awaitable[Told]:
        """Carries a command out: returns when it is durable, or raises the refusal."""
        return self._takers[type(given.asked)](given)


def owned(given: Given) -> KeyRow:
    """The command's key, after checking that it opens the command's seat."""
    if given.key is None or given.asked.seat not in given.key.seats:
        raise RequestRefused("not_your_seat", Message("server-not-your-seat"), given.room.seq)
    return given.key


async def _give(given: Given, command: table.Command) -> Told:
    room, asked = given.room, given.asked
    answer = await room.take(command)
    if not isinstance(answer, table.Refusal):
        return render.answer(asked.id, answer.events, answer.repeated, room.seq)
    message = refused(answer, asked.id)
    if answer.code != "stale_seq":
        return message
    missed = room.table.log[asked.seq : asked.seq + TAIL]
    return msgspec.structs.replace(message, events=[body(event) for event in missed])


async def _simple(given: Given) -> Told:
    owned(given)
    return await _give(given, given.asked)


async def _play(given: Given) -> Told:
    room, asked = given.room, given.asked
    owned(given)
    if room.clock is not None and room.table.seats[asked.seat].is_bot:
        raise RequestRefused("not_your_turn", Message("server-clock-helps"), room.seq)
    if asked.device:
        room.attendance.hear_device(asked.device, given.listener)
    return await _give(given, asked)


async def _undo(given: Given) -> Told:
    if not given.room.table.position.persons <= set(owned(given).seats):  # not the move of a person elsewhere
        raise RequestRefused("cannot_undo", Message("command-undo"), given.room.seq)
    return await _taken_back(given)


async def _decline(given: Given) -> Told:
    owned(given)
    return await _taken_back(given)


async def _consent(given: Given) -> Told:
    if given.key is None or not set(given.asked.seats) <= set(given.key.seats):
        raise RequestRefused("not_your_seat", Message("server-not-your-seat"), given.room.seq)
    return await _taken_back(given)


async def _taken_back(given: Given) -> Told:
    room, asked = given.room, given.asked
    if room.settings.rated or room.settings.tournament or room.table.header.daily is not None:
        raise RequestRefused("cannot_undo", Message("server-undo-stakes"), room.seq)
    if asked.device:
        room.attendance.hear_device(asked.device, given.listener)
    return await _give(given, asked)


async def _pause(given: Given) -> Told:
    check_pausing(given.room, owned(given), given.asked)
    return await _give(given, given.asked)


async def _end(given: Given) -> Told:
    check_ending(given.room, owned(given), given.asked.id)
    return await _give(given, given.asked)


async def _begin(given: Given) -> Told:
    if owned(given).kind != "host":
        raise RequestRefused("not_host", Message("server-not-host"), given.room.seq)
    return await _give(given, given.asked)


async def _take_over(given: Given) -> Told:
    room, asked = given.room, given.asked
    answer = await _give(given, _bot_for(room, owned(given), asked))
    if isinstance(answer, messages.Answer) and not answer.repeated:
        await go_on(room, asked.who)
        return msgspec.structs.replace(answer, seq=room.seq)
    return answer


def _bot_for(room: Room, key: KeyRow, asked: messages.TakeOver) -> table.Command:
    if asked.who >= len(room.table.seats):
        raise RequestRefused("unknown_seat", Message("command-seats", {"last": len(room.table.seats) - 1}), room.seq)
    if room.settings.tournament:  # the organiser decides who plays for whom
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


async def _return(given: Given) -> Told:
    owned(given)
    return await _give(given, _person_of(given.room, given.asked))


def _person_of(room: Room, asked: messages.Return) -> table.Command:
    person = room.attendance.people[asked.seat]
    taken_over = person is not None and room.table.seats[asked.seat].is_bot
    if room.clock is not None and asked.seat in room.clock.helping and asked.id not in room.table.asked:
        raise RequestRefused("not_taken_over", Message("server-clock-helps"), room.seq)
    if person is None or not (taken_over or asked.id in room.table.asked):
        raise RequestRefused("not_taken_over", Message("server-not-taken-over"), room.seq)
    return table.Sit(id=asked.id, seq=asked.seq, seat=asked.seat, who=person, why="return")


async def _from_device(given: Given) -> Told:
    room, key, asked, listener, _ = given
    if key is None:
        raise RequestRefused("not_your_seat", Message("server-not-your-seat"), room.seq)
    answer = await devices.take(room, key, asked, listener)
    if isinstance(answer, table.Refusal):
        return refused(answer, asked.id)
    if answer is None:
        return render.taken(asked.id, room.seq)
    return render.answer(asked.id, answer.events, answer.repeated, room.seq)


async def _thought(given: Given) -> Told:
    """Takes a page's move for a bot, only from the connection that was asked; it is made after the bot's pause."""
    room, _, asked, listener, _ = given
    question = None if listener is None else listener.asked
    if question is None or room.table.position.stale_before(question.seat) > question.seq:
        raise not_asked(room.seq)
    question.hear(asked)
    return render.taken(asked.id, room.seq)


TAKERS: dict[type, Taker] = {
    messages.Play: _play,
    messages.Roll: _play,
    messages.Tell: _play,
    messages.Undo: _undo,
    messages.Consent: _consent,
    messages.Decline: _decline,
    messages.React: _simple,
    messages.Pause: _pause,
    messages.Resume: _pause,
    messages.End: _end,
    messages.TakeOver: _take_over,
    messages.Return: _return,
    messages.Begin: _begin,
    messages.Register: _from_device,
    messages.Leave: _from_device,
    messages.Back: _from_device,
    messages.Chain: _from_device,
    messages.Ready: _from_device,
    messages.Reveal: _from_device,
    messages.Agree: _from_device,
    messages.Thought: _thought,
}
"""All but `Rematch`, which opens a table."""
