"""Events and headers as lines of the second format have them, and back.

A line has what docs/fairness.md says and nothing else: names as hashes, and of an outcome only its proof. The event in
memory has more (the hand, the name in plain text), so that nobody who is told of it must look elsewhere in the log.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from parlour.table.event import Event
from parlour.table.events import OutcomeDrawn, Seated, event_from_bytes, event_from_json
from parlour.table.naming import WRITE, Name, plain
from parlour.table.position import Position
from parlour.table.verify import seal


def body(event: Event) -> bytes:
    """The event as its line has it, without the hash."""
    if isinstance(event, OutcomeDrawn) and event.seat is None:
        members: dict[str, Any] = {"seq": event.seq, "event": "outcome", "n": event.n, "outcome": event.outcome}
        members |= {"link": event.link, "links": event.links, "time": event.time}
        return WRITE(members | ({"id": event.id} if event.id else {})).encode()
    if isinstance(event, OutcomeDrawn):
        members = {"seq": event.seq, "event": "outcome", "hand": event.hand, "outcome": event.outcome}
        members |= {"seat": event.seat, "time": event.time} | ({"id": event.id} if event.id else {})
        return WRITE(members).encode()
    if isinstance(event, Seated):
        return replace(event, who=replace(event.who, name=event.named), named="").encode()
    return event.encode()


def as_told(event: Event, body: bytes) -> bytes:
    """The event with all that is known of it, where `body` is how its line has it: mostly they are the same."""
    return event.encode() if isinstance(event, OutcomeDrawn | Seated) else body


def event_of(data: dict[str, Any], before: Position, names: Mapping[str, Name]) -> Event:
    """The event of a line, whose form was checked before; `before` is where the table stood."""
    if data["event"] == "outcome":
        opening = before.ledger.opening if before.ledger is not None else None
        data = {"hand": opening.hand if opening else None, "nonce": "", "link": "", **data}
    elif data["event"] == "seat":
        named = data["who"].get("name", "")
        data = {**data, "who": plain(data["who"], names), **({"named": named} if named else {})}
    return event_from_json(data)


class _Kind(msgspec.Struct):
    event: str


class _Outcome(msgspec.Struct):
    """An outcome as its line has it."""

    seq: int
    outcome: str
    n: int = 0
    link: str = ""
    links: tuple[str, ...] = ()
    hand: int | None = None
    seat: int | None = None
    time: str = ""
    id: str = ""


_kind, _outcome = msgspec.json.Decoder(_Kind), msgspec.json.Decoder(_Outcome)


def event_of_body(body: bytes, before: Position, names: Mapping[str, Name]) -> Event:
    """The same for what `body` gave, and several times as fast; trusts its caller."""
    kind = _kind.decode(body).event
    if kind == "seat":
        return event_of(msgspec.json.decode(body), before, names)
    if kind != "outcome":
        return event_from_bytes(body)
    told, opening = _outcome.decode(body), before.ledger.opening if before.ledger is not None else None
    return OutcomeDrawn(
        seq=told.seq,
        hand=opening.hand if opening else told.hand,
        outcome=told.outcome,
        link=told.link,
        nonce="",
        n=told.n,
        links=told.links,
        seat=told.seat,
        time=told.time,
        id=told.id,
    )


def sealed(bodies: Iterable[bytes], head: str) -> tuple[list[bytes], str]:
    """The lines of these events, after the line with the hash `head`, and the hash of the last."""
    lines = []
    for each in bodies:
        line, head = seal(each, head)
        lines.append(line)
    return lines, head


def names_after(event: Event, names: Mapping[str, Name]) -> list[bytes]:
    """The lines that tell the names of an event, to stand directly after it."""
    name = names.get(event.named) if isinstance(event, Seated) else None
    return [name.line()] if name else []
