"""A message for a person, as clients get it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, cast

import msgspec

from parlour.speech.message import Message

PARTS = "Player | Said | number | string"
Argument: TypeAlias = Annotated[Any, msgspec.Meta(extra={"typescript": f"Array<{PARTS}> | {PARTS}"})]
"""A text, a number, a `Player`, a `Said`, or a list of these. (msgspec has no unions of objects without a tag.)"""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """The player in a seat: a client puts the name there."""

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


class Written:
    """Caches messages as JSON by identity: a game that gives the same message again has it encoded once.

    Between `most` and twice as many are kept, so that messages a game makes anew each time cannot crowd out the others
    for good, nor take more and more memory.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._recent: dict[int, tuple[Message, Said]] = {}
        self._older: dict[int, tuple[Message, Said]] = {}

    def __len__(self) -> int:
        return len(self._recent) + len(self._older)

    def of(self, message: Message) -> Said:
        """The message as it is sent. While a message is kept, no other has its identity."""
        known = self._recent.get(id(message))
        return self._find(message) if known is None else known[1]

    def _find(self, message: Message) -> Said:
        known = self._older.get(id(message)) or (message, encoded(message))
        if len(self._recent) >= self.most:
            self._recent, self._older = {}, self._recent
        self._recent[id(message)] = known
        return known[1]


def encoded(message: Message) -> Said:
    return cast(Said, msgspec.Raw(_encode(message.to_json())))


_encode = msgspec.json.Encoder().encode
_written = Written(4_096)
said = _written.of
"""A message of a game as clients get it."""


def said_once(message: Message) -> Said:
    """Encodes a message without caching it: it quotes a client's input, or is rare."""
    return cast(Said, message.to_json())
