"""Sheets to print, as data: pages and the command `parlour sheets` put them into words and draw them alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from parlour.speech.message import Message

Cell: TypeAlias = Message | str


@dataclass(frozen=True)
class Block:
    """A paragraph, a table or a picture."""

    text: Message | None = None
    heads: tuple[Cell, ...] = ()
    rows: tuple[tuple[Cell, ...], ...] = ()
    tall: bool = False
    """Rows high enough to write in."""
    svg: str = ""
    """A picture in black on white, without words; `text` says what it shows."""


@dataclass(frozen=True)
class Sheet:
    """One or more sides of paper."""

    name: str
    title: Message
    blocks: tuple[Block, ...]
    kind: Literal["play", "lesson"] = "play"
    """To play or work with, or a plan for a teacher."""


def text(id: str) -> Block:
    return Block(text=Message(id))


def score_sheet(game: str, rows: Sequence[Message], players: int) -> Sheet:
    """A column for each player's name, a row for each round or game, and a row for the total."""
    blank: tuple[Cell, ...] = ("",) * players
    table = Block(
        heads=(Message("paper-name"), *blank),
        rows=(*((row, *blank) for row in rows), (Message("paper-total"), *blank)),
        tall=True,
    )
    title = Message("paper-score", {"game": Message(f"game-{game}")})
    return Sheet("score", title, (text(f"paper-score-{game}"), table))
