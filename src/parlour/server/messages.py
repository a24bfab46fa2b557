"""Every message of the server, in and out, over HTTP and over WebSocket. docs/api.md explains them with examples.

Validation, the OpenAPI document and the TypeScript types of the web client all come from these declarations. No
message holds a sentence for people: codes are fixed, and the client says them in its own language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from parlour.server.events import TableEvent

Id: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
Key: TypeAlias = Annotated[str, Meta(max_length=64)]
Nonce: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{2}){0,64}$")]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Text: TypeAlias = Annotated[str, Meta(max_length=80)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Pace: TypeAlias = Literal["live", "days"]
SeatKind: TypeAlias = Literal["here", "elsewhere", "bot"]
Reaction: TypeAlias = Literal[
    "hello", "bye", "applause", "laugh", "wow", "oops", "sad", "luck", "thanks", "thinking", "hurry", "good_game"
]


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends: a field that nobody knows is refused, so that a misspelt one is noticed."""


# Commands: what a person or a program does at a table. The same over WebSocket and over HTTP.


class Play(Asked, frozen=True, kw_only=True, tag_field="type", tag="play"):
    """A move, in notation. With a nonce, draws of the same hand that follow at once are made with it."""

    id: Id
    seq: Seq
    seat: SeatNumber
    move: Text
    nonce: Nonce = ""


class Roll(Asked, frozen=True, kw_only=True, tag_field="type", tag="roll"):
    """Roll or draw, where the table waits for this seat's hand; the nonce is 1 to 64 random bytes in hexadecimal."""

    id: Id
    seq: Seq
    seat: SeatNumber
    nonce: Nonce


class React(Asked, frozen=True, kw_only=True, tag_field="type", tag="react"):
    id: Id
    seq: Seq
    seat: SeatNumber
    what: Reaction


class Pause(Asked, frozen=True, kw_only=True, tag_field="type", tag="pause"):
    id: Id
    seq: Seq
    seat: SeatNumber


class Resume(Asked, frozen=True, kw_only=True, tag_field="type", tag="resume"):
    """Go on; after somebody has gone, this is the choice to wait for them."""

    id: Id
    seq: Seq
    seat: SeatNumber


class End(Asked, frozen=True, kw_only=True, tag_field="type", tag="end"):
    """Break the game off."""

    id: Id
    seq: Seq
    seat: SeatNumber


class TakeOver(Asked, frozen=True, kw_only=True, tag_field="type", tag="takeover"):
    """A bot plays on in the seat `who`: one's own, or one whose person is not there. A pause for them ends."""

    id: Id
    seq: Seq
    seat: SeatNumber
    who: SeatNumber
    level: Text


class Return(Asked, frozen=True, kw_only=True, tag_field="type", tag="return"):
    """The person takes the seat back from the bot."""

    id: Id
    seq: Seq
    seat: SeatNumber


class Rematch(Asked, frozen=True, kw_only=True, tag_field="type", tag="rematch"):
    """The same people and bots at a new table; every key works there too."""

    id: Id
    seq: Seq
    seat: SeatNumber


Command: TypeAlias = Play | Roll | React | Pause | Resume | End | TakeOver | Return | Rematch


class Hello(Asked, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first message on a WebSocket. Without a key one watches; `since` is the last event one has."""

    key: Key = ""
    since: Seq = 0


class Sync(Asked, frozen=True, kw_only=True, tag_field="type", tag="sync"):
    """Send me everything after event `since` again."""

    since: Seq


FromClient: TypeAlias = Hello | Sync | Play | Roll | React | Pause | Resume | End | TakeOver | Return | Rematch


# Opening a table, and coming to one.


class NewSeat(Asked, frozen=True, kw_only=True):
    """`here`: at the opener's screen. `elsewhere`: comes by link, or is the opener's own (`mine`)."""

    kind: SeatKind
    name: Name = ""
    level: Text = ""
    mine: bool = False


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


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    key: str
    """Keep it: it opens the table for you on every device, and nobody can give it to you again."""
    seats: list[int]
    link: str
    """Your own link, with the key in it: `/t/TABLE#k=KEY`."""


class InviteFor(Asked, frozen=True, kw_only=True):
    """An invitation to one seat that nobody has taken, or to any of them. Whoever opened the table may ask."""

    seat: SeatNumber | None = None


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """The same table and seat always give the same invitation."""

    link: str
    """`/t/TABLE#i=TOKEN` for any free seat, `/t/TABLE#k=KEY` for one seat."""
    url: str
    """The link with scheme and host, as the QR code has it."""
    qr: str
    """The QR code as an SVG picture."""


class Join(Asked, frozen=True, kw_only=True):
    """Sit down with the token of an invitation, or with the key of a private seat link; again, to change the name."""

    token: Key
    name: Name = ""
    seat: SeatNumber | None = None
    """With an invitation: the free seat one would like."""


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    key: str
    seats: list[int]
    link: str


# How a table stands.


class SeatNow(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    kind: SeatKind
    """Who plays in the seat at present."""
    name: str
    level: str
    person: str | None
    """The name of the person to whom the seat belongs; `None` when it is a bot's own seat."""
    taken_over: bool
    """A bot plays for the person."""
    joined: bool
    """Somebody has come for this seat (always true for a bot's own and for seats of whoever opened the table)."""
    connected: bool
    gone: bool
    """Away long enough that the table may choose: wait, let a bot play, or end."""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    what: Literal["move", "roll"]
    seat: int
    bot: bool


class Paused(msgspec.Struct, frozen=True, kw_only=True):
    seat: int | None
    why: str


class Ended(msgspec.Struct, frozen=True, kw_only=True):
    why: str
    seat: int | None
    scores: list[int]
    winners: list[int]


class Now(msgspec.Struct, frozen=True, kw_only=True):
    """What can be done at a table after event `seq`."""

    seq: int
    turn: Turn | None
    allowed: list[str]
    """The moves open to the seat in turn, in notation; empty when a roll is awaited."""
    paused: Paused | None
    ended: Ended | None
    rematch: str | None
    """The table where the same people play on."""
    seats: list[SeatNow]
    watching: int


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """An event, and the board after it where the event changed the board."""

    event: TableEvent
    view: dict[str, Any] | None


class You(msgspec.Struct, frozen=True, kw_only=True):
    seats: list[int]
    host: bool
    """You opened the table, and may invite."""


class TableNow(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a table, the events after `since` included."""

    table: str
    game: str
    rules: str
    best: Literal["low", "high"]
    options: dict[str, Any]
    levels: list[str]
    previous: str | None
    opened: str
    commitment: str
    links: int
    pace: Pace
    watch: bool
    bot_pause: int
    you: You
    now: Now
    view: dict[str, Any]
    since: int
    log: list[TableEvent]


class Steps(msgspec.Struct, frozen=True, kw_only=True):
    """For those who ask over HTTP: what happened after `since`, and how the table stands now."""

    steps: list[Step]
    now: Now


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


class Answer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="answer"):
    """The command was taken and is on the disk; it caused the events `first` to `last`."""

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
    """For logs and developers, in English; people are told the code in their language."""
    seq: int = 0
    """Where the table stands; 0 where no table is concerned."""
    id: str = ""
    """The id of the command that was refused."""
    allowed: list[str] = []
    events: list[TableEvent] = []
    """After `stale_seq`: what happened since the sender's `seq` (the first hundred events of it)."""


class Closing(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="closing"):
    """The server is about to close the connection: `shutdown`, `replaced`, `deleted`. Come again if it makes sense."""

    code: str


FromServer: TypeAlias = Welcome | Happened | Presence | Answer | Refused | Closing


# Everything else.


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    default: Any
    choices: list[Any]
    """The values to choose from; empty where any value does that `allowed` describes."""
    allowed: str


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    rules: str
    best: Literal["low", "high"]
    options: list[OptionInfo]
    levels: list[str]
    """The levels of bots for the game with default options, weakest first."""


class Games(msgspec.Struct, frozen=True, kw_only=True):
    games: list[GameInfo]
    reactions: list[str]


class Check(Asked, frozen=True, kw_only=True):
    game: Text
    options: dict[str, Any] = {}


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """All options of the game, those left out filled in."""

    game: str
    options: dict[str, Any]
    players: int
    levels: list[str]


class MyTable(Asked, frozen=True, kw_only=True):
    table: Id
    key: Key = ""


class MyTables(Asked, frozen=True, kw_only=True):
    tables: Annotated[list[MyTable], Meta(max_length=50)]


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
    view: dict[str, Any]
    steps: list[Step]
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
    status: Literal["ok", "stopping", "failed"]
    version: str
    node: str
