"""The table's side of an open draw: whom it waits for, and when it continues, is dropped, voided or completed.

Pure: a `Desk` is what is durable about the open draw (a row and its reveals, in a store that all nodes of a server
share), `Present` is what a node knows of the present. `next_step` says what is due; its caller carries it out under
the lock of the game, makes it durable, and only then tells anybody. docs/fairness.md, "A table".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from parlour.table.chance import Disorder, Ledger, Opening
from parlour.table.chance.ledger import MOST_VOIDS

ASLEEP_AFTER = 2.0
"""Seconds after which a device that does not answer *ready* is dropped."""
VOIDS = "voids"
"""The reason for the end of a table whose fourth draw would have been voided."""
SILENT_AFTER = 15.0
"""Seconds after go from which a void may be agreed to."""


@dataclass(frozen=True)
class Desk:
    """The durable part of the open draw."""

    n: int
    open_hash: str
    go: bool = False
    """Go may be said; from then on the draw cannot be dropped."""
    reveals: Mapping[str, bytes] = field(default_factory=dict)
    agreed: frozenset[str] = frozenset()
    """Devices on which a person agreed to a void."""
    spoken_for: frozenset[str] = frozenset()
    """Devices that are away, and whose person agreed from another one."""


@dataclass(frozen=True)
class Present:
    """A node's view of the present."""

    ready: frozenset[str] = frozenset()
    since_open: float = 0.0
    since_go: float = 0.0
    waits: bool = False
    """The table waits for devices that are asleep: `absent: "wait"` in the header."""


@dataclass(frozen=True)
class Wait:
    """Nothing is due; these devices are waited for."""

    devices: tuple[str, ...]
    may_void: bool = False
    """A void may be agreed to now."""


@dataclass(frozen=True)
class Go:
    pass


@dataclass(frozen=True)
class Drop:
    missing: tuple[str, ...]


@dataclass(frozen=True)
class Void:
    missing: tuple[str, ...]
    links: tuple[bytes | None, ...]


@dataclass(frozen=True)
class Complete:
    links: tuple[bytes, ...]


@dataclass(frozen=True)
class GiveUp:
    """A fourth void would be due: the table ends, with the draw open."""

    links: tuple[bytes | None, ...]


Step = Wait | Go | Drop | Void | Complete | GiveUp


class Refused(Exception):
    """A message of a device that is not taken: `late`, `not-asked`, `too-early`, or `link`."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


def next_step(ledger: Ledger, desk: Desk, present: Present) -> Step:
    """The steps due for the open draw."""
    opening = ledger.opening
    assert opening is not None and opening.n == desk.n
    links = tuple(desk.reveals.get(id) for id in opening.ids)
    silent = tuple(id for id in opening.ids if id not in desk.reveals)
    if not silent:
        return Complete(tuple(link for link in links if link is not None))
    if not desk.go:
        return _before_go(ledger, opening, present)
    if present.since_go < SILENT_AFTER or not _all_agreed(ledger, opening, desk):
        return Wait(silent, may_void=present.since_go >= SILENT_AFTER)
    return GiveUp(links) if ledger.voids >= MOST_VOIDS else Void(silent, links)


def _before_go(ledger: Ledger, opening: Opening, present: Present) -> Step:
    asleep = tuple(id for id in opening.ids if id not in present.ready)
    if not asleep:
        return Go()
    missing = _droppable(ledger, asleep) if ledger.duties else () if present.waits else asleep
    return Drop(missing) if missing and present.since_open >= ASLEEP_AFTER else Wait(asleep)


def _droppable(ledger: Ledger, asleep: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the devices that the log permits to drop: a table that waits drops nobody who sits there."""
    missing: tuple[str, ...] = ()
    for id in asleep:
        if ledger.may_drop((*missing, id)):
            missing = (*missing, id)
    return missing


def _all_agreed(ledger: Ledger, opening: Opening, desk: Desk) -> bool:
    """Everybody who revealed agreed; if nobody did, a person of a missing device's seat."""
    agreed = desk.agreed | desk.spoken_for
    revealed = set(desk.reveals)
    if revealed:
        return revealed <= agreed
    seats = {seat for member in opening.party for seat in member.seats}
    return any(seats & set(ledger.members[id].seats) for id in agreed if id in ledger.members)


def reveal(ledger: Ledger, desk: Desk | None, device: str, open_hash: str, n: int, link: bytes) -> Desk:
    """The desk with one more reveal, which is to be acknowledged when it is durable. The same one again is welcome."""
    opening = ledger.opening
    if opening is None or desk is None or n < opening.n:
        raise Refused("late")
    if n != opening.n or open_hash != desk.open_hash or device not in opening.ids:
        raise Refused("not-asked")
    if not desk.go:
        raise Refused("too-early")
    try:
        ledger.members[device].revealed(ledger.table, n, link)
    except Disorder as error:
        raise Refused(error.code) from error
    return replace(desk, reveals={**desk.reveals, device: link}, spoken_for=desk.spoken_for - {device})


def agree(ledger: Ledger, desk: Desk, device: str, connected: frozenset[str]) -> Desk:
    """A person on this device agrees to a void: for the device itself, and for those of its seats that are away."""
    opening = ledger.opening
    if opening is None or device not in ledger.members:
        raise Refused("not-asked")
    seats = set(ledger.members[device].seats)
    away = {member.id for member in opening.party if member.id not in connected and seats & set(member.seats)}
    return replace(desk, agreed=desk.agreed | {device}, spoken_for=desk.spoken_for | frozenset(away - {device}))
