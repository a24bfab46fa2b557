"""What clients send besides commands: the first words on a WebSocket, and the bodies of requests."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from parlour.server.schema.commands import Command
from parlour.table.clock import Kind as ClockKind
from parlour.table.clock import Out
from parlour.table.commands import Id, SeatNumber, Seq, Text
from parlour.table.header import Absent
from parlour.table.seats import Kind

Key: TypeAlias = Annotated[str, Meta(max_length=64)]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Pace: TypeAlias = Literal["live", "days"]
Code: TypeAlias = Annotated[str, Meta(max_length=4_000)]
"""A position as text."""
MOST_STEPS = 8
"""Steps that one request about a position may play."""


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends: a field that nobody knows is refused, so that a misspelt one is noticed."""


class Hello(Asked, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first message on a WebSocket. Without a key one watches; `since` is the last event one has."""

    key: Key = ""
    since: Seq = 0
    words: bool = False
    """Whether to send what the game says as well: of events, of what is expected of whom, and on buttons."""
    thinks: bool = False
    """Whether this page can be asked to think for the bots at the table (`Think`)."""


class Sync(Asked, frozen=True, kw_only=True, tag_field="type", tag="sync"):
    """Send me everything after event `since` again."""

    since: Seq


FromClient: TypeAlias = Hello | Sync | Command


# Opening a table, and coming to one.


class NewSeat(Asked, frozen=True, kw_only=True):
    """`here`: at the opener's screen. `elsewhere`: comes by link, or is the opener's own (`mine`)."""

    kind: Kind
    name: Name = ""
    level: Text = ""
    mine: bool = False


class NewClock(Asked, frozen=True, kw_only=True):
    """How long a person may take: `move`, so many seconds for each move; `fischer`, so many at the start and an

    increment with every move; `days`, so many seconds for each move that are whole days.
    """

    kind: ClockKind
    seconds: int
    increment: int = 0
    out: Out = "move"
    """When the time has run out: a bot makes this `move`, the `seat` is a bot's for good, or the game is `lost`."""


class OpenTable(Asked, frozen=True, kw_only=True):
    game: Text
    options: dict[str, Any] = {}
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    pace: Pace = "live"
    """`live`: when a person is gone too long, the table pauses. `days`: everybody moves when they have time."""
    watch: bool = True
    """Whether whoever knows the table's address may watch."""
    bot_pause: Annotated[int, Meta(ge=0, le=10_000)] = 700
    """How long a bot waits at least before its move is made, in milliseconds."""
    devices: bool = False
    """Whether the first draw waits until every person's seat has a device, or Begin. Clients without any leave it."""
    absent: Absent = "go on"
    """Whether draws wait for devices that are asleep."""
    takeback: bool = False
    """Whether the one person at the table may take moves back; refused where others play too."""
    rated: bool = False
    """Whether the game changes the ratings of those who play for one (`Enter`): the usual options, and no help."""
    coach: Annotated[list[Text], Meta(max_length=12)] = []
    """By seat: how much its coach says, `remind`, `suggest` or `tell`, and nothing for bots and for those without."""
    clock: NewClock | None = None
    """Without one, everybody has all the time they want. With `days` the pace is `days` too."""


class InviteFor(Asked, frozen=True, kw_only=True):
    """An invitation to one seat that nobody has taken, or to any of them. Whoever opened the table may ask."""

    seat: SeatNumber | None = None


class Join(Asked, frozen=True, kw_only=True):
    """Sit down with the token of an invitation, with a code, or with the key of a private seat link.

    Again with one's own key, to change the name.
    """

    token: Key
    name: Name = ""
    seat: SeatNumber | None = None
    """With an invitation: the free seat one would like."""


class EnterCode(Asked, frozen=True, kw_only=True):
    """Where does this code lead?"""

    code: Text


class Claim(Asked, frozen=True, kw_only=True):
    """On another device: the seat of somebody who is not connected is mine. Sending it again is safe."""

    token: Key
    """Of an invitation, or a code."""
    seat: SeatNumber
    key: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32}$")]
    """New and random; it opens the seat as soon as whoever opened the table agrees."""


class Nod(Asked, frozen=True, kw_only=True):
    """The answer of whoever opened the table to a claim."""

    seat: SeatNumber
    claim: Text
    allow: bool


# Asking about games, and about one's tables.


class Check(Asked, frozen=True, kw_only=True):
    game: Text
    options: dict[str, Any] = {}
    fit: bool = False
    """Where the other options do not allow so many or so few `players`, take the nearest number that they allow."""
    rules: Text = ""
    """`/api/rules`: the version that a table is played by, for instance `GAME/1`; left out, the present one."""


class Explore(Asked, frozen=True, kw_only=True):
    """A position: by its code, or by details, those left out as at the start; and the steps to be played from there."""

    options: dict[str, Any] = {}
    rules: Text = ""
    """The version of the rules, for instance `GAME/1`; left out, the present one."""
    at: Code = ""
    details: dict[Text, Code] = {}
    """What the game lets people say of a position (`GameInfo.details`)."""
    steps: Annotated[list[Text], Meta(max_length=MOST_STEPS)] = []


class MyTable(Asked, frozen=True, kw_only=True):
    table: Id
    key: Key = ""


class MyTables(Asked, frozen=True, kw_only=True):
    tables: Annotated[list[MyTable], Meta(max_length=50)]


# The server at home.


class SetHome(Asked, frozen=True, kw_only=True):
    """Phones at home may join, or no longer."""

    open: bool
