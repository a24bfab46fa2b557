"""The events of a table's record, and their JSON.

    move      a seat made a move
    outcome   chance decided: the outcome with its proof
    seat      somebody else sits in a seat now (a bot takes over, a person returns)
    pause     the table pauses; no move is taken
    resume    and goes on
    end       the game is over by its rules, or was broken off
    reaction  a seat shows a feeling
    rematch   the same people go on at another table
    undo      a person takes a move back, and with it what bots have moved since
    consent   people agree that a move is taken back; the first of them asks for it
    decline   somebody does not agree, or did not answer in time

Those that concern chance alone are in `drawing.py`. Only `move`, `outcome` and `undo` change the position; `time`
changes nothing at all. `id` is the id of the command that caused an event; what follows it without an id, up to the
next event with one, was caused by it too.

These declarations are the only ones: records, the database and the network all carry what `encode` writes. (Lines of
the second format are written by `lines.py`, which leaves out what is told elsewhere in the log.)
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import lru_cache
from time import time_ns
from typing import TypeAlias, get_args

import msgspec

from parlour.errors import BadRecord, ParlourError
from parlour.speech.message import Message
from parlour.table.chance.draw import Chances
from parlour.table.drawing import Begun, Chained, Dropped, Left, Opened, Registered, Returned, Voided
from parlour.table.event import Event
from parlour.table.seats import Seat


class Moved(Event, frozen=True, kw_only=True, tag="move"):
    kind = "move"
    seat: int
    move: str
    by: str = ""
    """The level of the bot that made the move, if a bot did, also in a person's seat."""
    device: str = ""
    """The device of that seat from which the move came, if it said so."""
    time: str = ""
    id: str = ""


class OutcomeDrawn(Event, frozen=True, kw_only=True, tag="outcome"):
    kind = "outcome"
    hand: int | None
    """The seat whose hand rolled or drew; `None` for the table's own."""
    outcome: str
    link: str
    """The revealed link of the table's hash chain."""
    nonce: str
    """In the first format: what the hand's owner mixed in, in hexadecimal; empty when the table rolled."""
    n: int = 0
    """In the second format: the number of the draw."""
    links: tuple[str, ...] = ()
    """In the second format: the links of the devices that took part, in their order."""
    chances: Chances = ()
    same: int = 0
    """The earlier event that lists the same chances, where this one does not list them."""
    seat: int | None = None
    """At a table by hand: the person's seat that told what fell. Nothing proves it: link and nonce are empty."""
    next: str = ""
    """When `link` was the last of its chain: the commitment to the next chain."""
    time: str = ""
    id: str = ""


class Seated(Event, frozen=True, kw_only=True, tag="seat"):
    kind = "seat"
    seat: int
    who: Seat
    why: str = ""
    """On a server: `join`, `takeover`, `return` or `bot_failed`."""
    named: str = ""
    """In the second format: the salted hash of the name, which stands for it in the record's line."""
    time: str = ""
    id: str = ""


class Paused(Event, frozen=True, kw_only=True, tag="pause"):
    kind = "pause"
    seat: int | None = None
    why: str = ""
    """On a server: `asked`, or `gone` when the person in the seat has been away too long."""
    time: str = ""
    id: str = ""


class Resumed(Event, frozen=True, kw_only=True, tag="resume"):
    kind = "resume"
    seat: int | None = None
    time: str = ""
    id: str = ""


class Ended(Event, frozen=True, kw_only=True, tag="end"):
    kind = "end"
    why: str
    """`over`: by the rules. Anything else: broken off, and why (on a server `broken_off`)."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seat: int | None = None
    """The seat that ended the game early, if a seat did."""
    seed: str = ""
    """In the first format: the seed of the chain in use, so that everything can be checked."""
    n: int = 0
    """In the second format, when a draw was open: its number, the table's link, and the links that had arrived."""
    link: str = ""
    links: tuple[str | None, ...] = ()
    time: str = ""
    id: str = ""


class Reacted(Event, frozen=True, kw_only=True, tag="reaction"):
    kind = "reaction"
    seat: int
    what: str
    time: str = ""
    id: str = ""


class Rematched(Event, frozen=True, kw_only=True, tag="rematch"):
    kind = "rematch"
    table: str
    """The id of the table where play goes on."""
    seat: int | None = None
    time: str = ""
    id: str = ""


class Undone(Event, frozen=True, kw_only=True, tag="undo"):
    kind = "undo"
    seat: int
    of: int
    """The event of the move that is taken back."""
    device: str = ""
    """The device of that seat from which it came, if it said so."""
    time: str = ""
    id: str = ""


class Consented(Event, frozen=True, kw_only=True, tag="consent"):
    kind = "consent"
    seats: tuple[int, ...]
    """The people who agree, all at one screen."""
    of: int
    """The event of the move that is to be taken back."""
    line: str
    """The hash of that event's line, and so of everything before it."""
    device: str = ""
    """The device from which it came, if it said so: it acts for all of these seats."""
    time: str = ""
    id: str = ""


class Declined(Event, frozen=True, kw_only=True, tag="decline"):
    kind = "decline"
    of: int
    seat: int | None = None
    """The seat that does not agree; `None` where somebody has not answered in time."""
    device: str = ""
    """The device of that seat from which it came, if it said so."""
    time: str = ""
    id: str = ""


FirstEvent: TypeAlias = Moved | OutcomeDrawn | Seated | Paused | Resumed | Ended | Reacted | Rematched
PlayEvent: TypeAlias = FirstEvent | Undone | Consented | Declined
"""The events that people hear of."""
AnyEvent: TypeAlias = PlayEvent | Begun | Registered | Left | Returned | Opened | Dropped | Voided | Chained
KINDS: dict[str, type[Event]] = {kind.kind: kind for kind in get_args(AnyEvent)}
FIRST_KINDS: dict[str, type[Event]] = {kind.kind: kind for kind in get_args(FirstEvent)}
"""The kinds that records of the first format have."""
_DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def now() -> str:
    """The present moment as events carry it: `2026-11-15T02:29:18.636Z`."""
    milliseconds = time_ns() // 1_000_000
    return f"{_to_the_second(milliseconds // 1000)}.{milliseconds % 1000:03}Z"


@lru_cache(maxsize=2)
def _to_the_second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def event_from_bytes(body: bytes | str) -> Event:
    """The event that `encode` wrote; trusts its caller."""
    return _DECODER.decode(body)


def event_from_json(data: object) -> Event:
    """The event that `to_json` gave; `BadRecord` says what is wrong with anything else."""
    try:
        event: Event = msgspec.convert(data, AnyEvent)
    except msgspec.ValidationError as error:
        raise _what_is_wrong(data) from error
    return event


def _what_is_wrong(data: object) -> BadRecord:
    """Why data that is not an event is none: its kind, its members, or one of their values."""
    named = data.get("event") if isinstance(data, Mapping) else None
    if not isinstance(data, Mapping) or not isinstance(named, str) or named not in KINDS:
        return BadRecord(Message("record-event", {"kinds": tuple(KINDS)}))
    declared = {each.name: each for each in msgspec.structs.fields(KINDS[named])}
    unknown = set(data) - set(declared) - {"event"}
    if unknown:
        names = tuple(sorted(map(repr, unknown)))
        return BadRecord(Message("record-event-has-no", {"kind": repr(named), "names": names}))
    for name in (name for name in declared if name in data):
        try:
            msgspec.convert(data[name], declared[name].type)
        except msgspec.ValidationError as error:
            return BadRecord(_bad_value(named, name, data[name], error.__cause__))
    missing = tuple(repr(name) for name, each in declared.items() if each.required and name not in data)
    return BadRecord(Message("record-event-needs", {"kind": repr(named), "names": missing}))


def _bad_value(kind: str, name: str, value: object, cause: BaseException | None) -> Message:
    wrong = Message("record-event-value", {"name": repr(name), "kind": repr(kind), "value": repr(value)})
    if isinstance(cause, ParlourError):
        return Message("record-because", {"wrong": wrong, "why": cause.message})
    return wrong
