"""Messages about the daily challenge."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from parlour.server.core.messages.commands import Asked, Name
from parlour.table.commands import Text

DayText = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class OpenDaily(Asked, frozen=True, kw_only=True):
    """Asks for a table for a day's challenge."""

    day: DayText
    game: Text
    device: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    """A secret of the device that identifies its first attempt; the server stores only a hash."""
    name: Name = ""
    practice: bool = False
    """Whether to practise without counting. Attempts at past days never count."""


class OpenedDaily(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    key: str
    seats: list[int]
    link: str
    counts: bool


class DailyEntry(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    lost: float
    """The loss of the moves against best play, by which the list is ranked, the least first."""
    luck: float
    score: int
    won: bool


class DailyGame(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    options: dict[str, Any]
    bots: list[str]
    """The levels of the bots in the seats after the first."""
    start: str
    """The code of the first position; empty for the start of the game."""
    par: int | None
    commitment: str
    """x(0) of the chain from which every table of this challenge draws."""
    best: list[DailyEntry]
    """The top of the list: the players who lost least."""
    listed: int
    """The length of the list."""


class Daily(msgspec.Struct, frozen=True, kw_only=True):
    """The challenges of a day."""

    day: str
    today: str
    """The date in UTC."""
    first: str
    """The first day that has challenges on this server."""
    left: int
    """Seconds until the next day begins."""
    before: str
    """The number of two days before, to which the day's number hashes."""
    seed: str | None
    """The day's number, published an hour after its end."""
    tomorrow: dict[str, str]
    """The commitment of tomorrow's challenge, by game."""
    games: list[DailyGame]
