"""What the server answers and sends, over HTTP and over WebSocket."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from parlour.contract.question import Unit
from parlour.engine.coach import Strength
from parlour.server.schema.said import Said
from parlour.server.schema.table import ClockNow, Draw, Now, SeatNow, Step, TableNow, Turn
from parlour.table import AnyEvent

# Tables opened and joined.


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    key: str
    """Keep it: it opens the table for you on every device, and nobody can give it to you again."""
    seats: list[int]
    link: str
    """Your own link, with the key in it: `/t/TABLE#k=KEY`."""


Reach: TypeAlias = Literal["everywhere", "home", "here"]
"""From where an address can be reached: from everywhere, in the local network, or only on this very machine."""


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """The same table and seat always give the same invitation."""

    link: str
    """`/t/TABLE#i=TOKEN` for any free seat, `/t/TABLE#k=KEY` for one seat; `/join/CODE` for who asks with the code."""
    url: str
    """The link with scheme and host, as the QR code has it."""
    qr: str
    """The QR code as an SVG picture."""
    reach: Reach
    code: str
    """Four letters to be said aloud; empty for one seat, where nobody can come, and where too many are in use."""


class Coded(msgspec.Struct, frozen=True, kw_only=True):
    """Where a code leads. The code is as good as the token of an invitation there."""

    table: str


class Claimed(msgspec.Struct, frozen=True, kw_only=True):
    """What has become of a claim."""

    claim: str
    """As `SeatNow.claim` tells it to everybody."""
    seat: int
    state: Literal["waiting", "allowed"]


class Home(msgspec.Struct, frozen=True, kw_only=True):
    """Whether phones at home can join."""

    possible: bool
    """Whether whoever asks may switch it on and off: a person at this very machine."""
    open: bool
    addresses: list[str]
    """Where they reach the server."""


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    key: str
    seats: list[int]
    link: str


# What the server sends over a WebSocket.


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    table: TableNow


class Happened(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="events"):
    """Committed events, in order and without gaps; the same message goes to everybody at the table."""

    steps: list[Step]
    now: Now


class Presence(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="presence"):
    """Somebody came or went; nothing else changed."""

    seats: list[SeatNow]
    watching: int


class Drawing(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="draw"):
    """The open draw has come further: who is ready, go, who has revealed; nothing else changed."""

    draw: Draw | None


class Clocked(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="clock"):
    """The clock was started, or goes on after the server was away; nothing else changed."""

    clock: ClockNow


class Answer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="answer"):
    """The command was taken and is on the disk; it caused the events `first` to `last`, or none where both are 0."""

    id: str
    first: int
    last: int
    repeated: bool
    """The command had been taken before; this is the first answer again."""
    seq: int
    """Where the table stands."""


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """No, and why. Every error of the server looks like this, over HTTP and over WebSocket."""

    code: str
    reason: str
    """What `why` says, in English: for logs and developers."""
    why: Said
    """For people, in their language: what is wrong, and what would do."""
    seq: int = 0
    """Where the table stands; 0 where no table is concerned."""
    id: str = ""
    """The id of the command that was refused."""
    allowed: list[str] = []
    events: list[AnyEvent] = []
    """After `stale_seq`: what happened since the sender's `seq` (the first hundred events of it)."""


class Closing(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="closing"):
    """The server is about to close the connection: `shutdown` or `deleted`. After `shutdown`, connect again."""

    code: str


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """The position of a table as the game's module for browsers takes it, and where the page finds the module."""

    seq: int
    """After which event this is the position."""
    module: str
    ground: str
    """Where the page finds what the module must be given first."""
    cells: int
    """How many 64-bit cells of memory thinking takes."""
    position: list[str]
    """Signed 64-bit numbers, in decimals."""
    moves: list[str]
    """In the order in which the module lists them."""
    unit: Unit


class Think(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="think"):
    """Find the move of the bot in `seat`, and answer with a `thought`; to a page that said it `thinks`."""

    seat: int
    seconds: float
    """For how long to search."""
    question: Question


FromServer: TypeAlias = Welcome | Happened | Presence | Drawing | Clocked | Answer | Refused | Closing | Think


# Everything else.


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    default: Any
    choices: list[Any]
    """The values to choose from; empty where any value does that `allowed` describes."""
    usual: list[Any]
    """Of the values that `allowed` describes, those people mostly want; empty where `choices` are all there are."""
    allowed: str
    about: Said | None
    """What the option is for, where the game explains it."""
    each: list[Any]
    """What each seat chooses from, where the option has one value for each seat, no two the same; otherwise empty."""


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
    """What can be said of a position to set it up."""


class Games(msgspec.Struct, frozen=True, kw_only=True):
    games: list[GameInfo]
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
    levels: list[str]


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A heading of the rules and its paragraphs; `part` is a word for it that stays: `turn`, `count`, …"""

    part: str
    title: Said
    paragraphs: list[Said]
    diagram: str = ""
    """The picture that is true for these options, by the name the page knows it by."""
    worth: list[list[float | None]] = []
    """What each place of the board is worth, row by row, in parts of a win; empty where the chapter is not about it."""


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The rules as a player reads them, true for these options; empty where a game has not written them."""

    game: str
    chapters: list[Chapter]


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What the module says of the moves of a position."""

    seq: int
    moves: list[str]
    worth: list[float | None]
    """By move, to the seat that moves."""
    best: str
    depth: int
    """How many moves ahead was looked; 0 where that differs from move to move."""
    nodes: int
    exact: bool
    unit: Unit


class Coaching(msgspec.Struct, frozen=True, kw_only=True):
    """What the coach of a seat says on its turn."""

    seq: int
    """After which event this is the position."""
    seat: int
    strength: Strength
    said: list[Said]
    good: list[str]
    """The moves that it calls good, the best first; none where it only reminds or all are worth the same."""
    best: str | None
    """The best move, where it tells and there is one: `null` where several are equally good."""


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """What speaks for a move beside another, as the rules know it."""

    seq: int
    """After which event this is the position."""
    reason: Said | None
    """Nothing where the game has nothing to tell."""


class Overview(msgspec.Struct, frozen=True, kw_only=True):
    """A table in one line, for a list of one's tables. `found` is false when it is not there any more."""

    table: str
    found: bool
    game: str = ""
    names: list[str] = []
    seats: list[int] = []
    turn: Turn | None = None
    ended: bool = False
    paused: bool = False
    changed: str = ""
    """When something last happened there."""


class Overviews(msgspec.Struct, frozen=True, kw_only=True):
    tables: list[Overview]


class Verified(msgspec.Struct, frozen=True, kw_only=True):
    """What a record proves. `sound` when the bytes, the chance and the rules all agree."""

    sound: bool
    status: str
    line: int
    problem: str
    """What `why` says, in English; empty where everything that is there is sound."""
    why: Said | None
    events: int
    draws: int
    by_players: int
    sealed: bool
    head: str


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game to look at again: where it began, and the board after each event that changed it."""

    table: str
    game: str
    rules: str
    options: dict[str, Any]
    seats: list[dict[str, str]]
    coach: list[str]
    """By seat: how much its coach says; empty where nobody has one."""
    view: dict[str, Any]
    code: str | None
    """The first position, as `Step.code` the others; `None` where the game writes no codes."""
    steps: list[Step]
    more: int
    """How many steps are left; ask again with the number of the last event as `since`."""
    places: list[int]
    """As `Ended.places`; empty for a game in play too."""
    verified: Verified


class Mine(msgspec.Struct, frozen=True, kw_only=True):
    """All that is stored about the holder of a key at a table."""

    table: str
    seats: list[int]
    names: list[str]
    host: bool
    since: str
    record: list[str]
    """The lines of the game's record."""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    status: Literal["ok", "impaired", "stopping", "failed"]
    """`impaired`: people can play, bots cannot. `failed`: the database does not answer."""
    version: str
    node: str
    bots: bool
    """Whether there are workers in which bots can think."""
