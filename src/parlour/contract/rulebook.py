"""The rules of a game as its players read them: chapters of messages, true for the options of the game at hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from parlour.speech import catalogue
from parlour.speech.message import Message

Map: TypeAlias = tuple[tuple[float | None, ...], ...]
"""Numbers for the places of a board, row by row: parts of a win above or below an even share, `None` for none."""


class Chapter(NamedTuple):
    """A heading and its paragraphs. `part` names the chapter: `turn`, `count`, …"""

    part: str
    title: Message
    paragraphs: tuple[Message, ...]
    diagram: str = ""
    """The picture that goes with it and is true for these options, by the name its drawings have."""
    worth: Map = ()
    """The value of each place of the board, in the chapter that tells it."""


def chapter(part: str, *paragraphs: Message | None, diagram: str = "", worth: Map = ()) -> Chapter:
    """A chapter of those paragraphs that hold for this game."""
    said = tuple(each for each in paragraphs if each is not None)
    return Chapter(part, Message("rules-title", {"part": part}), said, diagram, worth)


def brought(game: str) -> tuple[Chapter, ...]:
    """The chapters in a game's own Fluent files: each `rules-GAME-PART`, with its attribute `title`, is one."""
    prefix = f"rules-{game}-"
    return tuple(
        Chapter(id.removeprefix(prefix), Message(f"{id}.title"), (Message(id),)) for id in catalogue.ids(prefix)
    )


def ours(game: str, decisions: Iterable[str], **facts: int) -> Chapter:
    """Our own decisions where no rulebook says anything, each by the word that chooses it in `rules-GAME-ours`."""
    said = [Message(f"rules-{game}-ours", {"what": what, **facts}) for what in decisions]
    return chapter("ours", *([Message("rules-ours-about"), *said] if said else []))


def players(least: int, most: int, age: int | None = None) -> Message:
    """How many can play, and from which age the rulebook says so."""
    numbers = {"players": most} if least == most else {"least": least, "most": most}
    id = "rules-who-exactly" if least == most else "rules-who"
    return Message(f"{id}-any", numbers) if age is None else Message(id, {**numbers, "age": age})
