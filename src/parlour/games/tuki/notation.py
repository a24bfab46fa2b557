"""Moves and outcomes, and their notation."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from parlour.errors import BadNotation
from parlour.games.tuki.cards import NAMES, SLOTS
from parlour.speech.message import Message


@dataclass(frozen=True, slots=True)
class Open:
    """TK-03: turn over one of your first two cards."""

    slot: int

    def __str__(self) -> str:
        return f"open {SLOTS[self.slot]}"


@dataclass(frozen=True, slots=True)
class Take:
    """TK-04: take the top card of the `stock` or of the `discard`."""

    source: str

    def __str__(self) -> str:
        return f"take {self.source}"


@dataclass(frozen=True, slots=True)
class Put:
    """TK-05, TK-06: put the taken card in place of the card at this slot, which goes to the discard."""

    slot: int

    def __str__(self) -> str:
        return SLOTS[self.slot]


@dataclass(frozen=True, slots=True)
class Drop:
    """TK-07: discard the taken card and open this slot; TK-08: without a slot, open nothing."""

    slot: int | None = None

    def __str__(self) -> str:
        return "drop" if self.slot is None else f"drop {SLOTS[self.slot]}"


@dataclass(frozen=True, slots=True)
class Fly:
    """TK-14: put the taken card in the place of the parrot, which lands on a hidden card."""

    parrot: int
    landing: int

    def __str__(self) -> str:
        return f"fly {SLOTS[self.parrot]} {SLOTS[self.landing]}"


@dataclass(frozen=True, slots=True)
class Card:
    """The outcome of turning a card over."""

    card: int

    def __str__(self) -> str:
        return NAMES[self.card]


@dataclass(frozen=True, slots=True)
class First:
    """The outcome of the draw among those tied for beginning (TK-03)."""

    seat: int

    def __str__(self) -> str:
        return f"first:{self.seat}"


Move: TypeAlias = Open | Take | Put | Drop | Fly
Outcome: TypeAlias = Card | First

SLOT = "[a-d][12]"
FIRST_FORM = re.compile(r"first:(\d)")
SLOTTED = re.compile(rf"(?:(open|drop) )?({SLOT})")
SLOTTED_MOVES: dict[str | None, Callable[[int], Move]] = {"open": Open, "drop": Drop, None: Put}
FLIGHT = re.compile(rf"fly ({SLOT}) ({SLOT})")


def read(text: str) -> Move | Outcome:
    """The move or outcome that a text denotes; capital letters and extra blanks do not matter."""
    words = " ".join(text.lower().split())
    if words in NAMES:
        return Card(NAMES.index(words))
    if words in ("take stock", "take discard"):
        return Take(words.removeprefix("take "))
    if words == "drop":
        return Drop()
    if found := SLOTTED.fullmatch(words):
        return SLOTTED_MOVES[found[1]](SLOTS.index(found[2]))
    if found := FLIGHT.fullmatch(words):
        return Fly(SLOTS.index(found[1]), SLOTS.index(found[2]))
    if (found := FIRST_FORM.fullmatch(words)) and words.isascii():
        return First(int(found[1]))
    raise BadNotation(text if len(text) < 100 else text[:100] + "…", Message("tuki-written"))
