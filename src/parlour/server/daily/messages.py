"""The daily challenge, asked for and told."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from parlour.server.core.messages.commands import Asked, Name
from parlour.table.commands import Text

DayText = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class OpenDaily(Asked, frozen=True, kw_only=True):
    """A table for the challenge of a day."""

    day: DayText
    game: Text
    device: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    """A secret of the device, by which its first try is known; the server keeps only a hash of it."""
    name: Name = ""
    practice: bool = False
    """Another try, which does not count. Tries of past days never do."""


class OpenedDaily(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    key: str
    seats: list[int]
    link: str
    counts: bool


class DailyEntry(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    lost: float
    """The loss of the moves against best play: the list is ranked by it, the least first."""
    luck: float
    score: int
    won: bool


class DailyGame(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    options: dict[str, Any]
    bots: list[str]
    """The levels of those who sit in the seats after the first."""
    start: str
    """The code of the position from which it is played; empty for the start of the game."""
    par: int | None
    commitment: str
    """x(0) of the chain that every table of this challenge draws from."""
    best: list[DailyEntry]
    """Those on the list who lost least, as far as they are told."""
    listed: int
    """How many are on the list."""


class Daily(msgspec.Struct, frozen=True, kw_only=True):
    """The challenges of a day."""

    day: str
    today: str
    """By UTC, as all days here."""
    first: str
    """The first day that has challenges on this server."""
    left: int
    """Seconds until the next day begins."""
    before: str
    """The number of two days before, to which the number of the day hashes down."""
    seed: str | None
    """The number of the day, told an hour after its end."""
    tomorrow: dict[str, str]
    """By game: the commitment of tomorrow's challenge."""
    games: list[DailyGame]
