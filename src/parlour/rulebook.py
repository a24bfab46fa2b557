"""The rules of a game as its players read them: chapters of messages, true for the options of the game at hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from parlour.message import Message


class Chapter(NamedTuple):
    """A heading and its paragraphs. `part` names the chapter for those who draw beside it: `turn`, `count`, …"""

    part: str
    paragraphs: tuple[Message, ...]

    @property
    def title(self) -> Message:
        return Message("rules-title", {"part": self.part})


def chapter(part: str, *paragraphs: Message | None) -> Chapter:
    """A chapter of those paragraphs that hold for this game."""
    return Chapter(part, tuple(each for each in paragraphs if each is not None))


def ours(game: str, decisions: Iterable[str], **facts: int) -> Chapter:
    """What no rulebook says and we decided, each by the word that chooses it in `rules-GAME-ours`."""
    said = [Message(f"rules-{game}-ours", {"what": what, **facts}) for what in decisions]
    return Chapter("ours", (Message("rules-ours-about"), *said) if said else ())


def players(least: int, most: int, age: int | None = None) -> Message:
    """How many can play, and from which age the rulebook says so."""
    if age is None:
        return Message("rules-who-any", {"least": least, "most": most})
    return Message("rules-who", {"least": least, "most": most, "age": age})
