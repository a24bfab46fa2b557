"""What is to be said to a person, as data: the id of a message and its arguments, never a sentence.

    Message("option-one-of", {"values": ("low", "high")})

`parlour.languages` has the sentences and says a message: `speak("he").tell(message)`. `str(message)` is the
English one, as plain text, for logs and for programs. Nothing is put into words before somebody asks for it.

A game that is not part of this package has no file there; its author writes `Message.plain("what there is to say")`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Argument: TypeAlias = "str | int | float | Message | tuple[Argument, ...]"
"""A tuple is said as a list: its parts with the language's comma between them."""


@dataclass(frozen=True)
class Message:
    id: str
    arguments: Mapping[str, Argument] = field(default_factory=dict, hash=False)

    @classmethod
    def plain(cls, text: str) -> Message:
        """A ready text, the same in every language: for games outside this package."""
        return cls("plain-text", {"text": text})

    def to_json(self) -> dict[str, Any]:
        """Plain data: `{"id": …, "arguments": {…}}`, with messages in it as the same and tuples as lists."""
        return {"id": self.id, "arguments": {name: _plain(value) for name, value in self.arguments.items()}}

    def __str__(self) -> str:
        from parlour.languages import PLAIN  # Fluent is loaded when somebody is spoken to

        return PLAIN.tell(self)


def _plain(value: Argument) -> Any:
    if isinstance(value, Message):
        return value.to_json()
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def spoken(words: Message | str) -> Message:
    """A message as it is; a text, which comes from outside this package, as a plain message."""
    return words if isinstance(words, Message) else Message.plain(words)
