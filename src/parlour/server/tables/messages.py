"""Tables asked for: opened, and listed."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from parlour.server.core.messages.commands import Asked, Key, Name, Pace
from parlour.server.core.messages.table import Turn
from parlour.table.clock import Kind as ClockKind
from parlour.table.clock import Out
from parlour.table.commands import Id, Text
from parlour.table.header import Absent
from parlour.table.seats import Kind

# Opening a table, and coming to one.


class NewSeat(Asked, frozen=True, kw_only=True):
    """`here`: at the opener's screen. `elsewhere`: comes by link, or is the opener's own (`mine`)."""

    kind: Kind
    name: Name = ""
    level: Text = ""
    mine: bool = False


class NewClock(Asked, frozen=True, kw_only=True):
    """How long a person may take: `move`, seconds for each move; `fischer`, seconds at the start and an

    increment with every move; `days`, seconds for each move that are whole days.
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
    """Whether anybody who knows the table's address may watch."""
    bot_pause: Annotated[int, Meta(ge=0, le=10_000)] = 700
    """How long a bot waits at least before its move is made, in milliseconds."""
    devices: bool = False
    """Whether the first draw waits until every person's seat has a device, or Begin. Clients without any leave it."""
    absent: Absent = "go on"
    """Whether draws wait for devices that are asleep."""
    takeback: bool = False
    """Whether moves may be taken back: freely where all people play at one screen, else if all of them agree."""
    by_hand: bool = False
    """Whether people roll their own dice and tell what fell (`Tell`). They can take it back."""
    rated: bool = False
    """Whether the game changes the ratings of those who play for one (`Enter`): the usual options, and no help."""
    coach: Annotated[list[Text], Meta(max_length=12)] = []
    """By seat: how much its coach says, `remind`, `suggest` or `tell`, and nothing for bots and for those without."""
    clock: NewClock | None = None
    """Without one, everybody has all the time they want. With `days` the pace is `days` too."""


class MyTable(Asked, frozen=True, kw_only=True):
    table: Id
    key: Key = ""


class MyTables(Asked, frozen=True, kw_only=True):
    tables: Annotated[list[MyTable], Meta(max_length=50)]


# Tables opened and joined.


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    key: str
    """Keep it: it opens the table for you on every device, and nobody can give it to you again."""
    seats: list[int]
    link: str
    """Your own link, with the key in it: `/t/TABLE#k=KEY`."""


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
