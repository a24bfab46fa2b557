"""Takes moves back: at one screen with one press, among several screens if all people agree."""

from __future__ import annotations

from datetime import datetime

from parlour.contract.options import integer
from parlour.speech.message import Message
from parlour.table.commands import Consent, Decline, Undo
from parlour.table.draft import Draft, NotTaken
from parlour.table.events import Consented, Declined, Undone
from parlour.table.joining import check_device
from parlour.table.position import Position

ENOUGH = 100
"""The most times a seat may take back, or ask to, at one table."""
PATIENCE = 86_400.0
"""Seconds after which an unanswered request expires: a day, for games that take days."""


def undo(draft: Draft, command: Undo) -> None:
    last = draft.position.undoable
    if last is None or (last.seq, last.seat) != (command.of, command.seat):
        raise NotTaken("cannot_undo", Message("command-undo"))
    _check_enough(draft, command.seat)
    draft.add(Undone, command.id, seat=command.seat, of=command.of, **_from(command))


def consent(draft: Draft, command: Consent) -> None:
    """The first consent asks the others; with the last one the move is taken back at once."""
    position, seats = draft.position, frozenset(command.seats)
    last, asked = position.latest, position.request
    _check_people(draft, command, seats)
    if not position.asks or len(position.persons) <= 1 or last is None or last.seq != command.of:
        raise NotTaken("cannot_undo", Message("command-undo"))
    if command.line != draft.table.hash_of(command.of) or (asked is None and last.seat not in seats):
        raise NotTaken("cannot_undo", Message("command-undo"))
    if asked is not None and (asked.declined or asked.agreed & seats or has_lapsed(position, draft.time)):
        raise NotTaken("cannot_undo", Message("command-asked"))
    if asked is None:
        _check_enough(draft, last.seat)
    told = {"seats": tuple(sorted(seats)), "of": last.seq, "line": command.line}
    draft.add(Consented, command.id, **told, **_from(command))
    if draft.position.agreed:
        draft.add(Undone, seat=last.seat, of=last.seq)


def decline(draft: Draft, command: Decline) -> None:
    asked = draft.position.request
    _check_people(draft, command, frozenset({command.seat}))
    if asked is None or asked.declined or asked.of != command.of:
        raise NotTaken("cannot_undo", Message("command-asked"))
    draft.add(Declined, command.id, seat=command.seat, of=asked.of, **_from(command))


def lapse(draft: Draft) -> None:
    """Ends a request that has expired."""
    if has_lapsed(draft.position, draft.time):
        assert draft.position.request is not None
        draft.add(Declined, of=draft.position.request.of)


def has_lapsed(position: Position, time: str) -> bool:
    return (left := patience_left(position, time)) is not None and left <= 0


def patience_left(position: Position, time: str) -> float | None:
    """The seconds for which an open request still waits; `None` where there is none."""
    asked = position.request
    if asked is None or asked.declined or position.ended:
        return None
    try:
        waited = (datetime.fromisoformat(time) - datetime.fromisoformat(asked.since)).total_seconds()
    except (ValueError, TypeError):  # a time that says nothing
        return PATIENCE
    return PATIENCE - waited


def _check_people(draft: Draft, command: Consent | Decline, seats: frozenset[int]) -> None:
    whole = all(integer(seat) is not None for seat in seats)
    if not seats or not whole or not seats <= draft.position.persons:
        raise NotTaken("unknown_seat", Message("command-seats", {"last": len(draft.table.seats) - 1}))
    for seat in sorted(seats) if command.device else ():
        check_device(draft.table, seat, command.device)


def _check_enough(draft: Draft, seat: int) -> None:
    if draft.table.asides[Undone.kind, seat] >= ENOUGH:
        raise NotTaken("enough", Message("command-enough", {"most": ENOUGH}))


def _from(command: Undo | Consent | Decline) -> dict[str, str]:
    return {"device": command.device} if command.device else {}
