"""The catalogue of messages: Project Fluent files, one folder a language, and those that installed games bring.

This is the lowest layer of speech: it knows ids, arguments and languages, and turns them into text. Messages are
defined in `parlour.speech.message`; whom one speaks to, in `parlour.speech.languages`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
"""The language that the others fall back to."""

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

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
VARIABLE: Final = re.compile(r"\$(\w+)")
CHOICE: Final = re.compile(r"\$(\w+)[^{}$]*->")
REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
BARE: Final = re.compile(r"[\w-]+ *= *([^\s{][^\n{]*?) *\n(?:(?:#[^\n]*)?\n)*")

SPEAKS: Final = find_spec("fluent") is not None
"""Without Fluent only the simplest messages have a text; the others give their id."""

_guests: dict[str, Traversable] = {}


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The first language we speak among those the environment asks for, and English otherwise."""
    for variable in ("PARLOUR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(variable, "").replace("-", "_").split("_")[0].split(".")[0].lower()
        code = {"iw": "he"}.get(code, code)  # the old name of Hebrew, which some systems still use
        if code in NAMES:
            return code
        if code not in ("", "c", "posix"):
            return ENGLISH
    return ENGLISH


def learn(game: str, folder: Traversable) -> None:
    """Adds the messages of an installed game (`LANG.ftl`, `LANG/*.ftl`) whose ids are its own; see `_own`."""
    if _guests.get(game) != folder:
        _guests[game] = folder
        for cached in (entries, chosen_by, arguments_of, _bundle):
            cached.cache_clear()


def guest_text(game: str, code: str) -> str:
    """The Fluent text that an installed game brings for a language; empty where it brings none."""
    folder = _guests.get(game)
    return "" if folder is None else "\n".join(_texts(folder, code))


@cache
def entries(code: str) -> dict[str, str]:
    """Every message of a language by its id, as it is written; parsing all of them would take half a second."""
    found: dict[str, str] = {}
    for game, folder in _guests.items():
        for text in _texts(folder, code):
            found |= {id: entry for id, entry in _split(text) if _own(game, id)}
    for text in _texts(files("parlour.speech").joinpath("languages"), code):
        found |= dict(_split(text))
    return found


def _own(game: str, id: str) -> bool:
    """Whether the id is one that a game may bring: `game-GAME`, `GAME-…` or `rules-GAME-…`."""
    return id == f"game-{game}" or id.startswith((f"{game}-", f"rules-{game}-"))


def ids(prefix: str) -> tuple[str, ...]:
    """The ids that begin so, in the order of the English files."""
    return tuple(id for id in entries(ENGLISH) if id.startswith(prefix))


def knows(code: str, id: str) -> bool:
    """Whether the message, or the attribute of one, exists in the language or in English."""
    name, _, attribute = id.partition(".")
    for written in (entries(each).get(name) for each in (code, ENGLISH)):
        if written is not None and (not attribute or re.search(rf"^\s+\.{attribute} *=", written, re.MULTILINE)):
            return bool(attribute) or not re.match(r"[\w-]+ *=\s*\.", written)
    return False


def say(code: str, isolating: bool, id: str, arguments: dict[str, Any]) -> str:
    """The message as text, in English where the language lacks it; of a message that exists nowhere, its id."""
    if (bare := _bare(code, id)) is not None or not SPEAKS:
        return id if bare is None else bare
    for each in dict.fromkeys((code, ENGLISH)):
        bundle = _bundle(each, isolating)
        pattern = _pattern(bundle, each, id)
        if pattern is not None:
            text, _ = bundle.format_pattern(pattern, arguments)
            return str(text)
    return id


@cache
def chosen_by(code: str, id: str) -> frozenset[str]:
    """The arguments by which a message, or one it refers to, chooses its words: those must come as numbers."""
    return frozenset(name for text in _with_references(code, id) for name in CHOICE.findall(text))


@cache
def arguments_of(id: str) -> frozenset[str]:
    """The arguments that a message, and those it refers to, take."""
    return frozenset(name for text in _with_references(ENGLISH, id) for name in VARIABLE.findall(text))


def _with_references(code: str, id: str) -> Iterator[str]:
    """A message as it is written, and those it refers to."""
    known = {**entries(ENGLISH), **entries(code)}
    waiting = [id.partition(".")[0]]
    for name in waiting:
        text = known.get(name, "")
        yield text
        waiting += [other for other in REFERENCE.findall(text) if other in known and other not in waiting]


def ungrouped(number: float) -> Any:
    """A number that is written as players and programs type it: 1024, not 1,024. Slower than the text of it."""
    if not SPEAKS:
        return number
    from fluent.runtime.types import fluent_number

    return fluent_number(number, useGrouping=False)


def _texts(folder: Traversable, code: str) -> Iterator[str]:
    """The Fluent files of a language: `LANG.ftl`, or all those of the folder `LANG`."""
    for file in folder.iterdir():
        if file.name == f"{code}.ftl":
            yield file.read_text(encoding="utf-8")
        elif file.name == code and file.is_dir():
            yield from (each.read_text(encoding="utf-8") for each in file.iterdir() if each.name.endswith(".ftl"))


def _split(text: str) -> Iterator[tuple[str, str]]:
    starts = [*ENTRY.finditer(text)]
    ends = [*(each.start() for each in starts[1:]), len(text)]
    return ((each[1], text[each.start() : end]) for each, end in zip(starts, ends, strict=True))


def _bare(code: str, id: str) -> str | None:
    """A message of one line without arguments: it needs no Fluent, which takes longer to load than help to be read."""
    found = BARE.fullmatch(entries(code).get(id, ""))
    return found[1] if found else None


@cache
def _bundle(code: str, isolating: bool) -> FluentBundle:
    from fluent.runtime import FluentBundle  # imported with the first message

    return FluentBundle([code], use_isolating=isolating)


def _learn(bundle: FluentBundle, name: str, known: Mapping[str, str]) -> None:
    """Parses a message, and those it refers to, into a bundle that does not have it yet."""
    from fluent.runtime import FluentResource

    bundle.add_resource(FluentResource(known[name]))
    for other in REFERENCE.findall(known[name]):
        if other in known and not bundle.has_message(other):
            _learn(bundle, other, known)


def _pattern(bundle: FluentBundle, code: str, id: str) -> Any:
    name, _, attribute = id.partition(".")
    if not bundle.has_message(name):
        known = entries(code)
        if name not in known:
            return None
        _learn(bundle, name, known)
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
