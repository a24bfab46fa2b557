"""Moves and outcomes of Shut the Box, and their texts."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from parlour.errors import BadNotation
from parlour.speech.message import Message

WRITTEN = Message("shutbox-written")


@dataclass(frozen=True)
class Shut:
    """Shut these numbers, ascending."""

    numbers: tuple[int, ...]

    def __str__(self) -> str:
        return "+".join(map(str, self.numbers))


@dataclass(frozen=True)
class Throw:
    """Throw this many dice."""

    dice: int

    def __str__(self) -> str:
        return f"roll {self.dice}"


@dataclass(frozen=True)
class Word:
    """`even` or `odd`; `again` or `stop`."""

    word: str

    def __str__(self) -> str:
        return self.word


@dataclass(frozen=True)
class Roll:
    """Faces, high first."""

    faces: tuple[int, ...]

    def __str__(self) -> str:
        return "-".join(map(str, self.faces))


@dataclass(frozen=True)
class Opening:
    """The face of the one die that a seat rolls for the first turn."""

    face: int

    def __str__(self) -> str:
        return f"first:{self.face}"


Step = Shut | Throw | Word | Roll | Opening


@lru_cache(maxsize=1 << 12)
def read(text: str, at_chance: bool) -> Step:
    """The step a text denotes. A lone number is a roll of one die at a chance node, and a number to shut elsewhere."""
    plain = re.sub(r"\s+", " ", text.strip().lower())
    if plain in ("even", "odd", "again", "stop"):
        return Word(plain)
    if match := re.fullmatch(r"first ?: ?([1-6])", plain):
        return Opening(int(match[1]))
    if match := re.fullmatch(r"roll ([1-4])", plain):
        return Throw(int(match[1]))
    if re.fullmatch(r"[1-6]( ?- ?[1-6]){1,3}", plain) or (at_chance and re.fullmatch(r"[1-6]", plain)):
        return Roll(tuple(sorted(map(int, plain.split("-")), reverse=True)))
    if re.fullmatch(r"[0-9]{1,2}( ?\+ ?[0-9]{1,2}){0,19}", plain):
        return Shut(tuple(sorted(map(int, plain.split("+")))))
    raise BadNotation(text if len(text) <= 60 else text[:60] + "…", WRITTEN)
