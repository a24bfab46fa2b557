"""What clients send: commands, the first words on a WebSocket, and the bodies of requests."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

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


class BySeat(Asked, frozen=True, kw_only=True, tag_field="type"):
    """What every command has: an id of its own, the last event that its sender had seen, and the seat it is for."""

    id: Id
    seq: Seq
    seat: SeatNumber


class Play(BySeat, frozen=True, kw_only=True, tag="play"):
    """A move, in notation. With a nonce, draws of the same hand that follow at once are made with it."""

    move: Text
    nonce: Nonce = ""


class Roll(BySeat, frozen=True, kw_only=True, tag="roll"):
    """Roll or draw, where the table waits for this seat's hand; the nonce is 1 to 64 random bytes in hexadecimal."""

    nonce: Nonce


class React(BySeat, frozen=True, kw_only=True, tag="react"):
    what: Reaction


class Pause(BySeat, frozen=True, kw_only=True, tag="pause"):
    """No move is taken until somebody lets play go on."""


class Resume(BySeat, frozen=True, kw_only=True, tag="resume"):
    """Go on; after somebody has gone, this is the choice to wait for them."""


class End(BySeat, frozen=True, kw_only=True, tag="end"):
    """Break the game off."""


class TakeOver(BySeat, frozen=True, kw_only=True, tag="takeover"):
    """A bot plays on in the seat `who`: one's own, or one whose person is not there. A pause for them ends."""

    who: SeatNumber
    level: Text


class Return(BySeat, frozen=True, kw_only=True, tag="return"):
    """The person takes the seat back from the bot."""


class Rematch(BySeat, frozen=True, kw_only=True, tag="rematch"):
    """The same people and bots at a new table; every key works there too."""


Command: TypeAlias = Play | Roll | React | Pause | Resume | End | TakeOver | Return | Rematch


class Hello(Asked, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first message on a WebSocket. Without a key one watches; `since` is the last event one has."""

    key: Key = ""
    since: Seq = 0


class Sync(Asked, frozen=True, kw_only=True, tag_field="type", tag="sync"):
    """Send me everything after event `since` again."""

    since: Seq


FromClient: TypeAlias = Hello | Sync | Command


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


class InviteFor(Asked, frozen=True, kw_only=True):
    """An invitation to one seat that nobody has taken, or to any of them. Whoever opened the table may ask."""

    seat: SeatNumber | None = None


class Join(Asked, frozen=True, kw_only=True):
    """Sit down with the token of an invitation, or with the key of a private seat link; again, to change the name."""

    token: Key
    name: Name = ""
    seat: SeatNumber | None = None
    """With an invitation: the free seat one would like."""


# Asking about games, and about one's tables.


class Check(Asked, frozen=True, kw_only=True):
    game: Text
    options: dict[str, Any] = {}


class MyTable(Asked, frozen=True, kw_only=True):
    table: Id
    key: Key = ""


class MyTables(Asked, frozen=True, kw_only=True):
    tables: Annotated[list[MyTable], Meta(max_length=50)]
