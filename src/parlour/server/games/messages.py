"""Games, asked about and told."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.server.core.messages.commands import Asked
from parlour.server.core.messages.said import Said
from parlour.table.commands import Text

# Asking about games, and about one's tables.


class Check(Asked, frozen=True, kw_only=True):
    game: Text
    options: dict[str, Any] = {}
    fit: bool = False
    """If the other options exclude this number of `players`, take the nearest number that they allow."""
    rules: Text = ""
    """`/api/rules`: the version that a table is played by, for instance `GAME/1`; left out, the present one."""


# Everything else.


class GamesReady(msgspec.Struct, frozen=True, kw_only=True):
    """Which games are compiled by now, the first time after an installation. All can be played meanwhile."""

    ready: list[str]
    making: str
    """The one that is being compiled; empty when all are ready."""
    waiting: list[str]


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    default: Any
    choices: list[Any]
    """The values to choose from; empty where any value does that `allowed` describes."""
    usual: list[Any]
    """The values that people mostly want; empty where `choices` are all there are."""
    allowed: str
    about: Said | None
    """The purpose of the option, if the game explains it."""
    each: list[Any]
    """The choices of each seat, where the option has one value for each seat, no two the same; otherwise empty."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    title: Said
    about: Said
    """The game in one sentence."""
    rules: str
    best: Literal["low", "high"]
    options: list[OptionInfo]
    levels: list[str]
    """The levels of bots for the game with default options, weakest first."""
    lesson: bool
    """Whether the game has a lesson."""
    explored: bool
    """Whether positions can be looked into without a table."""
    details: list[OptionInfo]
    """The details that describe a position."""


class Games(msgspec.Struct, frozen=True, kw_only=True):
    games: list[GameInfo]
    left_out: list[Said]
    """Installed games that cannot be used: a sentence for each, which names its package."""
    unready: list[str]
    """Those that are still being compiled, as `/api/ready` tells."""
    reactions: list[str]


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """All options of the game, those left out filled in."""

    game: str
    options: dict[str, Any]
    players: int
    least: int
    """The fewest players that go with the other options."""
    most: int
    usual: list[str]
    """The options that a set-up page asks for; the others are finer ones."""
    unusual: list[str]
    """The options that differ from the ordinary game."""
    levels: list[str]


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A heading of the rules and its paragraphs; `part` is a word for it that stays: `turn`, `count`, …"""

    part: str
    title: Said
    paragraphs: list[Said]
    diagram: str = ""
    """The picture that is true for these options, by the name the page knows it by."""
    worth: list[list[float | None]] = []
    """The value of each place of the board, row by row, in parts of a win; empty in chapters on other subjects."""


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules as a player reads them, true for these options; empty where a game has not written them."""

    game: str
    chapters: list[Chapter]
