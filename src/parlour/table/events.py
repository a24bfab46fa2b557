"""What can happen at a table: the events of a record, and their JSON.

    move      a seat made a move
    outcome   chance fell: the outcome with its proof
    seat      somebody else sits in a seat now (a bot takes over, a person returns)
    pause     the table pauses; no move is taken
    resume    and goes on
    end       the game is over by its rules, or was broken off
    reaction  a seat shows a feeling
    rematch   the same people go on at another table

Only `move` and `outcome` change the position; `time` changes nothing at all. `id` is the id of the command that
caused an event; what follows it without an id, up to the next event with one, was caused by it too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from datetime import UTC, datetime
from typing import Any, ClassVar

from parlour.errors import BadRecord, ParlourError
from parlour.message import Message
from parlour.table.seats import Seat, seat_from_json

Chances = tuple[tuple[str, int], ...]
"""Outcomes in the order of `State.chances()`, each with a whole-number weight."""


@dataclass(frozen=True, kw_only=True)
class Event:
    kind: ClassVar[str]
    seq: int
    time: str = ""
    id: str = ""

    def to_json(self) -> dict[str, Any]:
        """Plain data, what happened first, without what is as it is by default."""
        data: dict[str, Any] = {"seq": self.seq, "event": self.kind}
        for each in sorted(fields(self), key=lambda each: each.name in ("id", "time")):
            value = getattr(self, each.name)
            if each.default is MISSING or value != each.default:
                data[each.name] = value.to_json() if isinstance(value, Seat) else value
        return data


@dataclass(frozen=True, kw_only=True)
class Moved(Event):
    kind = "move"
    seat: int
    move: str
    by: str = ""
    """The level of the bot that made the move, if a bot did, whoever the seat belongs to."""


@dataclass(frozen=True, kw_only=True)
class Fell(Event):
    kind = "outcome"
    hand: int | None
    """The seat whose hand rolled or drew; `None` for the table's own."""
    outcome: str
    link: str
    """The revealed link of the hash chain."""
    nonce: str
    """What the hand's owner mixed in, in hexadecimal; empty when the table rolled."""
    chances: Chances = ()
    same: int = 0
    """The earlier event that lists the same chances, where this one does not list them."""
    next: str = ""
    """When `link` was the last of its chain: the commitment to the next chain."""


@dataclass(frozen=True, kw_only=True)
class Seated(Event):
    kind = "seat"
    seat: int
    who: Seat
    why: str = ""


@dataclass(frozen=True, kw_only=True)
class Paused(Event):
    kind = "pause"
    seat: int | None = None
    why: str = ""


@dataclass(frozen=True, kw_only=True)
class Resumed(Event):
    kind = "resume"
    seat: int | None = None


@dataclass(frozen=True, kw_only=True)
class Ended(Event):
    kind = "end"
    why: str
    """`over`: by the rules. Anything else: broken off, and why."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seat: int | None = None
    """Who broke it off, if a seat did."""
    seed: str = ""
    """The seed of the chain in use: nothing is drawn from it any more, and everything can be checked."""


@dataclass(frozen=True, kw_only=True)
class Reacted(Event):
    kind = "reaction"
    seat: int
    what: str


@dataclass(frozen=True, kw_only=True)
class Rematched(Event):
    kind = "rematch"
    table: str
    """The id of the table where play goes on."""
    seat: int | None = None


KINDS: dict[str, type[Event]] = {
    kind.kind: kind for kind in (Moved, Fell, Seated, Paused, Resumed, Ended, Reacted, Rematched)
}


def now() -> str:
    """The present moment as events carry it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def event_from_json(data: object) -> Event:
    """The event that `to_json` gave; `BadRecord` says what is wrong with anything else."""
    named = data.get("event") if isinstance(data, Mapping) else None
    if not isinstance(data, Mapping) or not isinstance(named, str) or named not in KINDS:
        raise BadRecord(Message("record-event", {"kinds": tuple(KINDS)}))
    kind = KINDS[named]
    known = {each.name: each for each in fields(kind)}
    unknown = set(data) - set(known) - {"event"}
    if unknown:
        raise BadRecord(
            Message("record-event-has-no", {"kind": repr(kind.kind), "names": tuple(sorted(map(repr, unknown)))})
        )
    values = {name: _read(kind.kind, name, data[name], each) for name, each in known.items() if name in data}
    missing = [name for name, each in known.items() if each.default is MISSING and name not in values]
    if missing:
        raise BadRecord(Message("record-event-needs", {"kind": repr(kind.kind), "names": tuple(map(repr, missing))}))
    return kind(**values)


def _read(kind: str, name: str, value: object, declared: Field[Any]) -> Any:
    try:
        return None if value is None and declared.default is None else READ[name](value)
    except (TypeError, ValueError) as error:
        wrong = Message("record-event-value", {"name": repr(name), "kind": repr(kind), "value": repr(value)})
        if isinstance(error, ParlourError):
            wrong = Message("record-because", {"wrong": wrong, "why": error.message})
        raise BadRecord(wrong) from error


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError
    return value


def _whole_or_none(value: object) -> int | None:
    return None if value is None else _whole(value)


def _wholes(value: object) -> tuple[int, ...]:
    if not isinstance(value, list | tuple):
        raise TypeError
    return tuple(map(_whole, value))


def _chances(value: object) -> Chances:
    if not isinstance(value, list | tuple):
        raise TypeError
    return tuple((_text(outcome), _whole(weight)) for outcome, weight in value)


READ: dict[str, Callable[[object], Any]] = {
    "seq": _whole,
    "time": _text,
    "id": _text,
    "seat": _whole,
    "move": _text,
    "by": _text,
    "hand": _whole_or_none,
    "outcome": _text,
    "link": _text,
    "nonce": _text,
    "chances": _chances,
    "same": _whole,
    "next": _text,
    "who": seat_from_json,
    "why": _text,
    "scores": _wholes,
    "winners": _wholes,
    "seed": _text,
    "what": _text,
    "table": _text,
}
