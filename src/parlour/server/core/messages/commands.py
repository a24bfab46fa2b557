"""A client's messages to a table, over WebSocket and over HTTP: the first words, and commands.

A command is one of the table's own, which a client may give only for a seat and with fewer arguments than Python; three
more concern what only the server can compute.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from parlour import table
from parlour.table.commands import (
    Back,
    Chain,
    Consent,
    Decline,
    DeviceId,
    Id,
    Leave,
    Link,
    Play,
    Register,
    Roll,
    SeatNumber,
    Seq,
    Tell,
    Text,
    Undo,
)
from parlour.table.commands import Command as TableCommand

Reaction: TypeAlias = Literal[
    "hello", "bye", "applause", "laugh", "wow", "oops", "sad", "luck", "thanks", "thinking", "hurry", "good_game",
    "stop",
]  # fmt: skip
"""`stop` proposes to end the game, or agrees to it: when every person has, any of them may `end` it."""


class React(table.React, frozen=True, kw_only=True, tag="react"):
    what: Reaction


class Pause(table.Pause, frozen=True, kw_only=True, tag="pause"):
    """No move is taken until a person resumes play."""

    seat: SeatNumber
    why: Literal["asked"] = "asked"


class Resume(table.Resume, frozen=True, kw_only=True, tag="resume"):
    """Resumes play; after a person has gone, this is the choice to wait for them."""

    seat: SeatNumber


class End(table.End, frozen=True, kw_only=True, tag="end"):
    """Ends the game for everyone: the host may, or any player once all others have reacted with `stop`."""

    seat: SeatNumber
    why: Literal["broken_off"] = "broken_off"


class TakeOver(TableCommand, frozen=True, kw_only=True, tag="takeover"):
    """A bot takes over the seat `who`: the player's own, or that of an absent person. A pause for them ends."""

    seat: SeatNumber
    who: SeatNumber
    level: Text


class Return(TableCommand, frozen=True, kw_only=True, tag="return"):
    """The person takes the seat back from the bot."""

    seat: SeatNumber


class Rematch(TableCommand, frozen=True, kw_only=True, tag="rematch"):
    """The same people and bots at a new table; every key works there too."""

    seat: SeatNumber


class Begin(table.Begin, frozen=True, kw_only=True, tag="begin"):
    """The host stops waiting for a device at every person's seat."""

    seat: SeatNumber


class Thought(TableCommand, frozen=True, kw_only=True, tag="thought"):
    """The move that this page found for the bot in `seat`, in answer to `Think`; empty if it cannot think."""

    seat: SeatNumber
    move: Text = ""


class DrawAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """A device's answer to the open draw: `open` is the hash of its line, `n` its number."""

    id: Id
    seq: Seq = 0
    device: DeviceId
    open: Link
    n: Seq


class Ready(DrawAnswer, frozen=True, kw_only=True, tag="ready"):
    """The device is awake."""


class Reveal(DrawAnswer, frozen=True, kw_only=True, tag="reveal"):
    """The device's link of this draw, after go. Answered when it is durable."""

    link: Link


class Agree(DrawAnswer, frozen=True, kw_only=True, tag="agree"):
    """A person agrees to void the draw, because a device has been silent for too long."""


DeviceCommand: TypeAlias = Register | Leave | Back | Chain
Command: TypeAlias = (
    Play | Roll | Tell | Undo | Consent | Decline | React | Pause | Resume | End | TakeOver | Return | Rematch | Begin
    | DeviceCommand | Ready | Reveal | Agree | Thought
)  # fmt: skip

Key: TypeAlias = Annotated[str, Meta(max_length=64)]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Pace: TypeAlias = Literal["live", "days"]


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A client's message: an unknown field is refused, so that a misspelt one is noticed."""


class Hello(Asked, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first message on a WebSocket. A client without a key watches; `since` is the last event it has."""

    key: Key = ""
    since: Seq = 0
    words: bool = False
    """Whether to send the game's descriptions too: of events, expected steps and buttons."""
    thinks: bool = False
    """Whether this page can be asked to think for the bots at the table (`Think`)."""


class Sync(Asked, frozen=True, kw_only=True, tag_field="type", tag="sync"):
    """Asks for everything after event `since` again."""

    since: Seq


class Ping(Asked, frozen=True, kw_only=True, tag_field="type", tag="ping"):
    """Answered with a `pong` when everything that was sent before on this connection is answered or refused."""

    id: Id


FromClient: TypeAlias = Hello | Sync | Ping | Command
