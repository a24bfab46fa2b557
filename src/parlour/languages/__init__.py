"""What is said to people, in their language: Project Fluent files, one folder a language, shared with the web.

    speech = speak("he")
    speech.say("table-turn", name="Ada")
    speech.tell(error.message)

Messages are asked for by id; `id.about` is the attribute `about` of a message. A language that lacks a message falls
back to English; tests prove that the languages in `COMPLETE` lack none. Arguments are wrapped in the invisible
isolating characters of Unicode (first strong isolate … pop), so that a Latin name in a Hebrew sentence stays in its
place; whoever draws the text orders it by them. `speak(code, isolating=False)` leaves them out, for plain streams.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from parlour.errors import BadOption
from parlour.message import Argument, Message
from parlour.options import must, one_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

NAMES: Final = {
    "en": "English",
    "he": "עברית",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "it": "Italiano",
    "nl": "Nederlands",
    "da": "Dansk",
    "sv": "Svenska",
    "pl": "Polski",
    "ru": "Русский",
}
"""Each language by its own name."""

COMPLETE: Final = tuple(NAMES)
"""The languages in which every message exists; the first is the one the others fall back to."""

RIGHT_TO_LEFT: Final = ("he",)
HYPHEN: Final = re.compile(r"\bו־(?=[\u2066-\u2069]*[\u05d0-\u05ea])")
"""Hebrew writes `and` with a hyphen before other letters and digits, and without one before its own."""


class Speech:
    """One language: gives a message as text."""

    def __init__(self, code: str, isolating: bool = True) -> None:
        self.code, self.isolating = code, isolating
        self.right_to_left = code in RIGHT_TO_LEFT

    def knows(self, id: str) -> bool:
        """Whether the message exists, here or in the language to fall back to."""
        return any(_pattern(bundle, id) is not None for bundle in self._bundles())

    def say(self, id: str, **arguments: str | int | float) -> str:
        """The message as text; of a message that exists nowhere, its id."""
        if (bare := _bare(self.code, id)) is not None:
            return bare
        for bundle in self._bundles():
            pattern = _pattern(bundle, id)
            if pattern is not None:
                text, _ = bundle.format_pattern(pattern, arguments)
                return str(text)
        return id

    def tell(self, message: Message) -> str:
        """The message as text, and whatever messages are among its arguments."""
        chosen = _chosen_by(self.code, message.id)
        arguments = {
            name: _ungrouped(value) if isinstance(value, int) and name in chosen else self._argument(value)
            for name, value in message.arguments.items()
        }
        return self.say(message.id, **arguments)

    def _argument(self, value: Argument) -> str | float:
        if isinstance(value, Message):
            return self.tell(value)
        if isinstance(value, tuple):
            return self.say("list-comma").join(str(self._argument(each)) for each in value)
        return str(value) if isinstance(value, int) else value

    def listed(self, items: Iterable[str]) -> str:
        """`a, b and c`, as the language joins them."""
        some = list(items)
        if len(some) < 2:
            return "".join(some)
        before, last = self.say("list-comma").join(some[:-1]), some[-1]
        return HYPHEN.sub("ו", self.say("list-and", first=before, last=last))

    def block(self, text: str) -> str:
        """The text as one run in the direction of the language, for a picture, which has a direction of its own."""
        return f"\u2067{text}\u2069" if self.right_to_left else text

    def _bundles(self) -> tuple[FluentBundle, ...]:
        codes = (self.code,) if self.code == COMPLETE[0] else (self.code, COMPLETE[0])
        return tuple(_bundle(code, self.isolating) for code in codes)


PLAIN: Final = Speech(COMPLETE[0], isolating=False)
"""English as plain text: what `str` gives of messages and errors."""


def speak(code: str, isolating: bool = True) -> Speech:
    """The language of that code; `BadOption` names those there are."""
    if code not in COMPLETE:
        raise BadOption("language", code, must(one_of(COMPLETE)))
    return Speech(code, isolating)


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The first language we speak among those the environment asks for, and English otherwise."""
    for variable in ("PARLOUR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(variable, "").replace("-", "_").split("_")[0].split(".")[0].lower()
        code = {"iw": "he"}.get(code, code)  # the old name of Hebrew, which some systems still use
        if code in COMPLETE:
            return code
        if code not in ("", "c", "posix"):
            return COMPLETE[0]
    return COMPLETE[0]


@cache
def _bundle(code: str, isolating: bool) -> FluentBundle:
    from fluent.runtime import FluentBundle  # imported when somebody is spoken to

    return FluentBundle([code], use_isolating=isolating)


ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
CHOICE: Final = re.compile(r"\$(\w+)[^{}$]*->")
REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")


@cache
def _entries(code: str) -> dict[str, str]:
    """Every message of a language by its id, as it is written; parsing all of them would take half a second."""
    entries: dict[str, str] = {}
    for file in files(__name__).joinpath(code).iterdir():
        if file.name.endswith(".ftl"):
            text = file.read_text(encoding="utf-8")
            starts = [*ENTRY.finditer(text)]
            ends = [*(each.start() for each in starts[1:]), len(text)]
            entries |= {each[1]: text[each.start() : end] for each, end in zip(starts, ends, strict=True)}
    return entries


BARE: Final = re.compile(r"[\w-]+ *= *([^\s{][^\n{]*?) *\n(?:(?:#[^\n]*)?\n)*")


def _bare(code: str, id: str) -> str | None:
    """A message of one line without arguments: it needs no Fluent, which takes longer to load than help to be read."""
    found = BARE.fullmatch(_entries(code).get(id, ""))
    return found[1] if found else None


def _learn(bundle: FluentBundle, name: str, entries: Mapping[str, str]) -> None:
    """Parses a message, and those it refers to, into a bundle that does not have it yet."""
    from fluent.runtime import FluentResource

    bundle.add_resource(FluentResource(entries[name]))
    for other in REFERENCE.findall(entries[name]):
        if other in entries and not bundle.has_message(other):
            _learn(bundle, other, entries)


@cache
def _chosen_by(code: str, id: str) -> frozenset[str]:
    """The arguments by which a message, or one it refers to, chooses its words: those must come as numbers."""
    entries = {**_entries(COMPLETE[0]), **_entries(code)}
    name, _, _ = id.partition(".")
    text = entries.get(name, "")
    others = [_chosen_by(code, other) for other in REFERENCE.findall(text) if other in entries and other != name]
    return frozenset(CHOICE.findall(text)).union(*others)


def _ungrouped(number: int) -> Any:
    """A number that is written as players and programs type it: 1024, not 1,024. Slower than the text of it."""
    from fluent.runtime.types import fluent_number

    return fluent_number(number, useGrouping=False)


def _pattern(bundle: FluentBundle, id: str) -> Any:
    name, _, attribute = id.partition(".")
    if not bundle.has_message(name):
        entries = _entries(bundle.locales[0])
        if name not in entries:
            return None
        _learn(bundle, name, entries)
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
