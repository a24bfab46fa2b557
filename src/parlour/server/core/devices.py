"""Devices of people at a table: whose they are, how many may come, and what they say to draws."""

from __future__ import annotations

from parlour import table
from parlour.server.core import dealing, messages
from parlour.server.core.attendance import Listener
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.core.room import Room
from parlour.server.ops.limits import Bucket
from parlour.server.storage.store import KeyRow
from parlour.speech.message import Message

COMINGS = (0.2, 12.0)
"""How often the devices of one key may register, leave, return or add a chain: per second, and at once."""


async def take(
    room: Room, key: KeyRow, asked: messages.DeviceCommand | messages.DrawAnswer, listener: Listener | None
) -> table.Answer | None:
    """The table's answer, or nothing where it is taken and causes no event."""
    _check_owner(room, key, asked)
    room.attendance.hear_device(asked.device, listener)
    if isinstance(asked, messages.Ready):
        await room.guard(dealing.ready(room, asked))
    elif isinstance(asked, messages.Reveal):
        await room.guard(dealing.take_reveal(room, asked))
    elif isinstance(asked, messages.Agree):
        await room.guard(dealing.take_agreement(room, asked))
    elif isinstance(asked, table.Command):
        return await _come_and_go(room, key, asked)
    return None


def _check_owner(room: Room, key: KeyRow, asked: messages.DeviceCommand | messages.DrawAnswer) -> None:
    """A key acts for the devices of its own seats only."""
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
