"""What is to be said to a person, as clients get it."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, TypeAlias, cast

import msgspec

from parlour.message import Message

PARTS = "Player | Said | number | string"
Argument: TypeAlias = Annotated[Any, msgspec.Meta(extra={"typescript": f"Array<{PARTS}> | {PARTS}"})]
"""A text, a number, a `Player`, a `Said`, or a list of these. (msgspec has no unions of objects without a tag.)"""


KEPT = "said"
"""Where a message keeps what was written of it."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever sits in a seat: a client puts the name there."""

    seat: int


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """Something to say to a person: the id of a message in the Fluent files, and its arguments.

    An argument may be a player or a message itself; a list is said with the language's comma between its parts.
    """

    id: str
    arguments: dict[str, Argument] = {}


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A legal move, in notation and in words."""

    move: str
    label: Said


def said(message: Message) -> Said:
    """A message as clients get it. The same ones are said again and again, so each is written once and kept.

    A game that gives the same message again, not only an equal one, is the fastest.
    """
    known: dict[str, Any] = message.__dict__
    written: Said | None = known.get(KEPT)
    if written is None:
        written = known[KEPT] = _said(message)
    return written


def said_once(message: Message) -> Said:
    """A message that quotes what a stranger sent: it is written, and not kept."""
    return cast(Said, message.to_json())


def _said(message: Message) -> Said:
    try:
        return _written(message.id, tuple(message.arguments.items()))
    except TypeError:  # an argument that cannot be a key of a dictionary
        return said_once(message)


@lru_cache(maxsize=10_000)
def _written(id: str, arguments: tuple[tuple[str, Any], ...]) -> Said:
    return cast(Said, msgspec.Raw(msgspec.json.encode(Message(id, dict(arguments)).to_json())))
