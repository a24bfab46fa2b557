"""Names in records of the second format: a salted hash stands in the line, salt and text beside it.

Erasing salt and text erases the name; the hash tells nobody what it was, and every running hash stays true.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from parlour.table.chance.encoding import digest

NAME = b'{"name":'
"""How a line begins that tells a name."""
WRITE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Name(NamedTuple):
    """`hash` stands in a line; `salt` is 16 bytes in hexadecimal."""

    hash: str
    salt: str
    text: str

    def to_json(self) -> dict[str, str]:
        return {"name": self.hash, "salt": self.salt, "text": self.text}

    def line(self) -> bytes:
        """The line that tells the name, outside the hashes."""
        return WRITE(self.to_json()).encode()


def new_name(table: str, text: str) -> Name:
    """A name with a fresh salt; an empty one stays empty."""
    if not text:
        return Name("", "", "")
    salt = secrets.token_bytes(16)
    return Name(digest("name", table.encode("ascii"), salt, text.encode()).hex(), salt.hex(), text)


def noted(line: bytes) -> dict[str, Name]:
    """The name that a line tells, by its hash."""
    note = json.loads(line)
    return {note["name"]: Name(note["name"], note["salt"], note["text"])}


def by_hash(names: Iterable[Name]) -> dict[str, Name]:
    return {name.hash: name for name in names if name.hash}


def plain(seat: dict[str, Any], names: Mapping[str, Name]) -> dict[str, Any]:
    """The seat with its name in plain text, or without one if it was erased."""
    kept = {member: value for member, value in seat.items() if member != "name"}
    name = names.get(seat.get("name", ""))
    return {**kept, "name": name.text} if name else kept
