"""What is to be said to a person, as clients get it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, cast

import msgspec

from parlour.message import Message

PARTS = "Player | Said | number | string"
Argument: TypeAlias = Annotated[Any, msgspec.Meta(extra={"typescript": f"Array<{PARTS}> | {PARTS}"})]
"""A text, a number, a `Player`, a `Said`, or a list of these. (msgspec has no unions of objects without a tag.)"""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever sits in a seat: a client puts the name there."""

    seat: int


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """Something to say to a person: the id of a message in the Fluent files, and its arguments.

    An argument may be a player or a message itself; a list is said with the language's comma between its parts.
    """

    id: str
    arguments: dict[str, Argument] = {}


def said(message: Message) -> Said:
    """A message as clients get it: plain data of the shape of `Said`, unchecked because it is made so often."""
    return cast(Said, message.to_json())
