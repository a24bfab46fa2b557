"""Devices that register, leave and return at a table, and the press that waits for no more."""

from __future__ import annotations

from typing import Any

from parlour.errors import BadRecord
from parlour.speech.message import Message
from parlour.table.chance import Disorder, Ledger
from parlour.table.chance.party import MOST_DEVICES, MOST_LIVE
from parlour.table.commands import Back, Begin, Chain, Leave, Register
from parlour.table.draft import Draft, NotTaken
from parlour.table.drawing import Begun, Chained, Left, Registered, Returned
from parlour.table.event import Event
from parlour.table.table import Table
from parlour.table.verify import DEVICE, HEX32, START

MOST_RETURNS = 1_000
"""The most returns of devices at one table, to bound its log."""


def check_device(table: Table, seat: int, device: str) -> None:
    """A move may name a registered device of its seat."""
    ledger = table.position.ledger
    assert ledger is not None
    member = ledger.members.get(device) if isinstance(device, str) else None
    if member is None or seat not in member.seats:
        raise NotTaken("bad_device", Message("command-device"))


def begin(draft: Draft, command: Begin) -> None:
    if not draft.position.waiting or draft.ledger.waits:
        raise NotTaken("not_asked", Message("command-not-asked"))
    draft.add(Begun, command.id, seat=command.seat)


def register(draft: Draft, command: Register) -> None:
    ledger = draft.ledger
    _check_room(ledger, command.seats)
    if len(ledger.members) >= MOST_DEVICES:
        raise NotTaken("too_many_devices", Message("command-devices"))
    values = {"device": command.device, "seats": command.seats, "after": command.after, "top": command.top}
    _add(draft, Registered, command.id, **values)


def leave(draft: Draft, command: Leave) -> None:
    _add(draft, Left, command.id, device=command.device)


def back(draft: Draft, command: Back) -> None:
    ledger = draft.ledger
    member = ledger.members.get(command.device)
    if member is not None and not member.present:
        _check_room(ledger, member.seats)
    if draft.table.asides[Returned.kind, None] >= MOST_RETURNS:
        raise NotTaken("too_many_devices", Message("command-devices"))
    _add(draft, Returned, command.id, device=command.device)


def chain(draft: Draft, command: Chain) -> None:
    _add(draft, Chained, command.id, device=command.device, after=command.after, top=command.top)


def _check_room(ledger: Ledger, seats: tuple[int, ...]) -> None:
    for seat in seats:
        live = sum(member.present and seat in member.seats for member in ledger.members.values())
        if live >= MOST_LIVE:
            raise NotTaken("too_many_devices", Message("command-devices"))


def _add(draft: Draft, kind: type[Event], id: str, **values: Any) -> None:
    """Adds an event, unless the log does not permit it here."""
    if not DEVICE.fullmatch(values["device"]) or not HEX32.fullmatch(values.get("top", START)):
        raise NotTaken("bad_device", Message("command-device"))
    try:
        draft.add(kind, id, **values)
    except BadRecord as error:
        if isinstance(error.__cause__, Disorder) and error.__cause__.code == "order":
            raise NotTaken("drawing", Message("command-drawing")) from error
        raise NotTaken("bad_device", Message("command-device")) from error
