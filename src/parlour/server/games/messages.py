"""Messages about games."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from parlour.contract.tally import MOST_ROUNDS
from parlour.server.core.messages.commands import Asked
from parlour.server.core.messages.said import Said
from parlour.table.commands import Text

Cell: TypeAlias = Annotated[Any, msgspec.Meta(extra={"typescript": "Said | string"})]
"""Words, or figures as they are. (msgspec has no unions of objects without a tag.)"""

# Requests about games, and about a client's tables.


class Check(Asked, frozen=True, kw_only=True):
    game: Text
    options: dict[str, Any] = {}
    fit: bool = False
    """If the other options exclude this number of `players`, the server takes the nearest number that they allow."""
    rules: Text = ""
    """`/api/rules`: the version of the rules, for instance `GAME/1`; by default the present one."""


Row = Annotated[list[int | None], msgspec.Meta(max_length=20)]


class Tallying(Asked, frozen=True, kw_only=True):
    """A score sheet: the points of each round by seat, null where a seat did not play."""

    game: Text
    options: dict[str, Any] = {}
    rounds: Annotated[list[Row], msgspec.Meta(max_length=MOST_ROUNDS)]
    stopped: bool = False
    """The game ended before its next round, where it may."""


# Answers.


class GamesReady(msgspec.Struct, frozen=True, kw_only=True):
    """The games that are compiled already, at the first start after an installation. All can be played meanwhile."""

    ready: list[str]
    making: str
    """The game that is being compiled; empty when all are ready."""
    waiting: list[str]


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    default: Any
    choices: list[Any]
    """The values to choose from; empty if `allowed` describes them."""
    usual: list[Any]
    """The values that people mostly want; empty if `choices` lists all."""
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
    """Installed games that cannot be used: a sentence for each, with the name of its package."""
    unready: list[str]
    """The compiling of games, as in `/api/ready`."""
    reactions: list[str]


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """All options of the game, with defaults filled in."""

    game: str
    options: dict[str, Any]
    players: int
    least: int
    """The fewest players that the other options allow."""
    most: int
    usual: list[str]
    """The options that a set-up page shows at first; the others are finer ones."""
    unusual: list[str]
    """The options that differ from the ordinary game."""
    levels: list[str]
    absent: list[str] = []
    """Levels that need more memory or time than a page without a server has."""
    bookless: list[str] = []
    """Levels that play without their book of openings, on a page without a server."""


class Tallied(msgspec.Struct, frozen=True, kw_only=True):
    """A score sheet kept by hand, counted by the rules."""

    rounds: list[list[int | None]]
    """By round and seat, also what the rules charge a seat whose turn never came."""
    totals: list[int]
    asked: list[int]
    """The seats of the next round; empty when the game is over."""
    blank: bool
    """Whether a seat of the next round may have no points."""
    tie: bool
    """The next round is between seats that tied."""
    least: int
    """The fewest points that a seat can have in a round."""
    stop: Literal["", "stop", "share"]
    """How the game may end before it: a lone player stops, or tied seats share the win."""
    winners: list[int]
    places: list[int]
    """By seat, at the end, how many are before it; empty until then, and alone."""


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A heading of the rules and its paragraphs; `part` is its fixed id: `turn`, `count`, …"""

    part: str
    title: Said
    paragraphs: list[Said]
    diagram: str = ""
    """The name of the page's picture for these options."""
    worth: list[list[float | None]] = []
    """The value of each place of the board, row by row, in shares of a win; empty in other chapters."""


class Block(msgspec.Struct, frozen=True, kw_only=True):
    """A paragraph, a table or a picture of a sheet."""

    text: Said | None
    heads: list[Cell]
    rows: list[list[Cell]]
    tall: bool
    """Rows high enough to write in."""
    svg: str


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet to print; `kind` says whether people play with it, or it is a plan for a teacher."""

    name: str
    title: Said
    blocks: list[Block]
    kind: Literal["play", "lesson"]


class Sheets(msgspec.Struct, frozen=True, kw_only=True):
    """All that a game gives to print."""

    game: str
    sheets: list[Sheet]


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules for players, for these options; empty if a game has none."""

    game: str
    chapters: list[Chapter]
