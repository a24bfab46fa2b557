"""Moves and outcomes, and their notation: `d3`, `pass`, `first:green`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from parlour.errors import BadNotation
from parlour.games.rolit.board import COLOUR_NAMES, HOLLOW_NAMES, HOLLOWS, NUMBERS, hollow_name, whole_board
from parlour.speech.message import Message


@dataclass(frozen=True, slots=True)
class Place:
    """Put a ball of your colour into a hollow."""

    hollow: int

    def __post_init__(self) -> None:
        if self.hollow not in range(64):
            raise BadNotation(self.hollow, Message("rolit-written-hollows"))

    def __str__(self) -> str:
        return HOLLOW_NAMES[self.hollow]


@dataclass(frozen=True, slots=True)
class Pass:
    """Only in the preset `reversi`, and only when nothing can be captured (RO-12)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class First:
    """The ball rolled for the first turn shows this colour (RO-03)."""

    colour: int

    def __post_init__(self) -> None:
        if self.colour not in range(4):
            raise BadNotation(self.colour, Message("rolit-written-colour-numbers"))

    def __str__(self) -> str:
        return f"first:{COLOUR_NAMES[self.colour]}"


PLACES: Final = tuple(Place(hollow) for hollow in range(64))
PASS: Final = Pass()


def read(text: str, size: int) -> Place | Pass | First:
    """The step a text denotes; raises `BadNotation` with the reason if it denotes none."""
    word = text.strip().lower() if len(text) < 40 else ""
    if word == "pass":
        return PASS
    if word in HOLLOWS:
        return _place(text, HOLLOWS[word], size)
    kind, _, name = word.partition(":")
    if kind == "first" and name in NUMBERS:
        return First(NUMBERS[name])
    if kind == "first":
        raise BadNotation(text[:40], Message("rolit-written-colours", {"colours": COLOUR_NAMES}))
    raise BadNotation(text[:40], Message("rolit-written"))


def _place(text: str, hollow: int, size: int) -> Place:
    if not whole_board(size) >> hollow & 1:
        last = HOLLOW_NAMES[(size - 1) * 9]
        why = Message("rolit-written-hollow", {"hollow": hollow_name(hollow), "size": size, "last": last})
        raise BadNotation(text[:40], why)
    return PLACES[hollow]
