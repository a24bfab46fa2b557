"""Devices at a table: their owners, their number, and their answers to draws."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from parlour import table
from parlour.server.core import dealing, messages
from parlour.server.core.attendance import Listener
from parlour.server.core.bucket import Bucket
from parlour.server.core.keys import KeyRow
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.core.room import Room
from parlour.speech.message import Message

COMINGS = (0.2, 12.0)
"""The limit for devices of one key to register, leave, return or add a chain: per second, and in a burst."""
TO_DRAWS: dict[type, Callable[[Room, Any], Awaitable[None]]] = {
    messages.Ready: dealing.ready,
    messages.Reveal: dealing.take_reveal,
    messages.Agree: dealing.take_agreement,
}
"""The function for each type of answer to a draw."""


async def take(
    room: Room, key: KeyRow, asked: messages.DeviceCommand | messages.DrawAnswer, listener: Listener | None
) -> table.Answer | None:
    """Takes a device's command; the table's answer, or nothing where no event follows."""
    _check_owner(room, key, asked)
    room.attendance.hear_device(asked.device, listener)
    if isinstance(asked, table.Command):
        return await _come_and_go(room, key, asked)
    await room.guard(TO_DRAWS[type(asked)](room, asked))
    return None


def _check_owner(room: Room, key: KeyRow, asked: messages.DeviceCommand | messages.DrawAnswer) -> None:
    """Refuses a device that belongs to another key's seats."""
    ledger = room.table.position.ledger
    member = ledger.members.get(asked.device) if ledger is not None else None
    seats = asked.seats if isinstance(asked, table.Register) else member.seats if member else ()
    if not set(seats) <= set(key.seats):
        raise RequestRefused("not_your_seat", Message("server-not-your-seat"), room.seq)


async def _come_and_go(room: Room, key: KeyRow, asked: table.Command) -> table.Answer:
    bucket = room.comings.setdefault(key.hash, Bucket(*COMINGS))
    if asked.id not in room.table.asked and not bucket.take():
        raise RequestRefused("too_many_devices", Message("command-devices"), room.seq)
    return await room.take(asked)
