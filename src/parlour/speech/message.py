"""A message for a person, as data: the id of a message and its arguments, never a sentence.

    Message("option-one-of", {"values": ("low", "high")})

`speech.languages` gives its text: `speak("he").tell(message)`. `str(message)` is the English one, as plain text, for
logs and for programs. Texts are made only on demand.

A game outside this package writes `Message.plain("what there is to say")`, or brings Fluent files of its own
(`Game.messages`) and uses their ids.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from parlour.speech import catalogue


@dataclass(frozen=True)
class Player:
    """The player in a seat: an argument in whose place a surface puts the name."""

    seat: int

    def to_json(self) -> dict[str, int]:
        return {"seat": self.seat}


Argument: TypeAlias = "str | int | float | Message | Player | tuple[Argument, ...]"
"""A tuple is said as a list: its parts with the language's comma between them."""

HYPHEN: Final = re.compile(r"\bו־(?=[\u2066-\u2069]*[\u05d0-\u05ea])")
"""Hebrew writes `and` with a hyphen before other letters and digits, and without one before its own."""

LONGEST: Final = 1_000


@dataclass(frozen=True)
class Message:
    """Something to say: the id of a message in the Fluent files, and its arguments. `str` says it in English."""

    id: str
    arguments: Mapping[str, Argument] = field(default_factory=dict, hash=False)

    @classmethod
    def plain(cls, text: str) -> Message:
        """A ready text, the same in every language: for games outside this package."""
        return cls("plain-text", {"text": text})

    def to_json(self) -> dict[str, Any]:
        """Plain data: `{"id": …, "arguments": {…}}`; messages in it likewise, tuples as lists, players by seat."""
        return {"id": self.id, "arguments": {name: _plain(value) for name, value in self.arguments.items()}}

    def __str__(self) -> str:
        return told(self, catalogue.ENGLISH, isolating=False)


SPOKEN: Final = (Message, Player)


def told(message: Message, code: str, isolating: bool, names: Sequence[str] = (), you: int | None = None) -> str:
    """A message as text in a language. `names` are those of the players by seat; who has none is `Player 1`.

    To the reader in the seat `you` a message about that seat is said in the second person, where it has such a form.
    """

    def words(value: Argument) -> str | float:
        if isinstance(value, Message):
            return told(value, code, isolating, names, you)
        if isinstance(value, Player):
            return named(value.seat)
        if isinstance(value, tuple):
            return shortened(catalogue.say(code, isolating, "list-comma", {}).join(str(words(each)) for each in value))
        return str(value) if isinstance(value, int) else shortened(value) if isinstance(value, str) else value

    def named(seat: int) -> str:
        known = names[seat] if seat < len(names) else ""
        return known or catalogue.say(code, isolating, "seat-name", {"number": str(seat + 1)})

    own = you is not None and Player(you) in message.arguments.values() and catalogue.knows(code, f"{message.id}.you")
    counts = catalogue.chosen_by(code, message.id)
    arguments = {
        name: catalogue.ungrouped(value) if isinstance(value, int) and name in counts else words(value)
        for name, value in message.arguments.items()
    }
    text = catalogue.say(code, isolating, f"{message.id}.you" if own else message.id, arguments)
    return HYPHEN.sub("ו", text) if message.id == "list-and" else text


def shortened(text: str) -> str:
    """A text that somebody sent, cut where it becomes too long to be said. (Fluent leaves long ones out altogether.)"""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def listed(items: Iterable[Argument]) -> Argument:
    """An argument that is said as a list with an "and": `1, 2 and 8`."""
    some = tuple(items)
    if len(some) < 2:
        return some[0] if some else ""
    return Message("list-and", {"first": some[:-1], "last": some[-1]})


def spoken(words: Message | str) -> Message:
    """A message as it is; a text, which comes from outside this package, as a plain message."""
    return words if isinstance(words, Message) else Message.plain(words)


def _plain(value: Argument) -> Any:
    if isinstance(value, SPOKEN):
        return value.to_json()
    return [_plain(each) for each in value] if isinstance(value, tuple) else value
