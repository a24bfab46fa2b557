"""Messages about opening and listing tables."""

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

# Opening a table.


class NewSeat(Asked, frozen=True, kw_only=True):
    """`here`: at the opener's screen. `elsewhere`: comes by link, or is the opener's own (`mine`)."""

    kind: Kind
    name: Name = ""
    level: Text = ""
    mine: bool = False


class NewClock(Asked, frozen=True, kw_only=True):
    """A time limit: `move`, seconds for each move; `fischer`, seconds at the start and an

    increment with every move; `days`, seconds for each move that are whole days.
    """

    kind: ClockKind
    seconds: int
    increment: int = 0
    out: Out = "move"
    """The effect of running out of time: a bot makes this `move` or takes over the `seat`, or the game is `lost`."""


class OpenTable(Asked, frozen=True, kw_only=True):
    game: Text
    options: dict[str, Any] = {}
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    pace: Pace = "live"
    """`live`: the table pauses when a person is away too long. `days`: players move when they have time."""
    watch: bool = True
    """Whether anyone with the table's address may watch."""
    bot_pause: Annotated[int, Meta(ge=0, le=10_000)] = 700
    """The least pause before a bot's move, in milliseconds."""
    devices: bool = False
    """Whether the first draw waits for a device at every person's seat, or for `Begin`. Others omit it."""
    absent: Absent = "go on"
    """Whether draws wait for devices that are asleep."""
    takeback: bool = False
    """Whether moves may be taken back: freely where all people play at one screen, else if all of them agree."""
    by_hand: bool = False
    """Whether people roll their own dice and enter the result (`Tell`), which they can take back."""
    rated: bool = False
    """Whether the game changes the ratings of players who entered (`Enter`): the usual options, and no help."""
    coach: Annotated[list[Text], Meta(max_length=12)] = []
    """By seat: the strength of its coach, `remind`, `suggest` or `tell`; empty for bots and seats without one."""
    clock: NewClock | None = None
    """Without one, time is unlimited. With `days` the pace is `days` too."""


class MyTable(Asked, frozen=True, kw_only=True):
    table: Id
    key: Key = ""


class MyTables(Asked, frozen=True, kw_only=True):
    tables: Annotated[list[MyTable], Meta(max_length=50)]


# Tables opened and joined.


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    key: str
    """The client must keep it: it opens the table on every device, and the server cannot send it again."""
    seats: list[int]
    link: str
    """The client's own link, which contains the key: `/t/TABLE#k=KEY`."""


class Overview(msgspec.Struct, frozen=True, kw_only=True):
    """A table in one line, for a client's list. `found` is false for a deleted table."""

    table: str
    found: bool
    game: str = ""
    names: list[str] = []
    seats: list[int] = []
    turn: Turn | None = None
    ended: bool = False
    paused: bool = False
    changed: str = ""
    """The time of its last event."""


class Overviews(msgspec.Struct, frozen=True, kw_only=True):
    tables: list[Overview]
