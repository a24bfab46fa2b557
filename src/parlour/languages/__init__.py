"""What is said to people, in their language: Project Fluent files, one folder a language, shared with the web.

    speech = speak("he")
    speech.say("table-turn", name="Ada")

Messages are asked for by id; `id.about` is the attribute `about` of a message. A language that lacks a message falls
back to English; tests prove that the languages in `COMPLETE` lack none. Arguments are wrapped in the invisible
isolating characters of Unicode (first strong isolate … pop), so that a Latin name in a Hebrew sentence stays in its
place; whoever draws the text orders it by them.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from parlour.errors import BadOption

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


class Speech:
    """One language: gives a message as text."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.right_to_left = code in RIGHT_TO_LEFT

    def knows(self, id: str) -> bool:
        """Whether the message exists, here or in the language to fall back to."""
        return any(_pattern(bundle, id) is not None for bundle in self._bundles())

    def say(self, id: str, **arguments: str | int | float) -> str:
        """The message as text; of a message that exists nowhere, its id."""
        for bundle in self._bundles():
            pattern = _pattern(bundle, id)
            if pattern is not None:
                text, _ = bundle.format_pattern(pattern, arguments)
                return str(text)
        return id

    def listed(self, items: Iterable[str]) -> str:
        """`a, b and c`, as the language joins them."""
        some = list(items)
        if len(some) < 2:
            return "".join(some)
        return self.say("list-and", first=self.say("list-comma").join(some[:-1]), last=some[-1])

    def _bundles(self) -> tuple[FluentBundle, ...]:
        codes = (self.code,) if self.code == COMPLETE[0] else (self.code, COMPLETE[0])
        return tuple(map(_bundle, codes))


def speak(code: str) -> Speech:
    """The language of that code; `BadOption` names those there are."""
    if code not in COMPLETE:
        raise BadOption("language", code, f"must be one of {', '.join(COMPLETE)}")
    return Speech(code)


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
def _bundle(code: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # imported when somebody is spoken to

    bundle = FluentBundle([code], use_isolating=True)
    for file in sorted(files(__name__).joinpath(code).iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _pattern(bundle: FluentBundle, id: str) -> Any:
    name, _, attribute = id.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
