"""What a person or a program may do at a table, the same over WebSocket and over HTTP.

A command is one of the table's own, which a client may give only for a seat and, here and there, with less freedom
than Python has; three more name what only the server can work out.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from parlour import table
from parlour.table.commands import Command as TableCommand
from parlour.table.commands import Play, Roll, SeatNumber, Text

Reaction: TypeAlias = Literal[
    "hello", "bye", "applause", "laugh", "wow", "oops", "sad", "luck", "thanks", "thinking", "hurry", "good_game"
]


class React(table.React, frozen=True, kw_only=True, tag="react"):
    what: Reaction


class Pause(table.Pause, frozen=True, kw_only=True, tag="pause"):
    """No move is taken until somebody lets play go on."""

    seat: SeatNumber
    why: Literal["asked"] = "asked"


class Resume(table.Resume, frozen=True, kw_only=True, tag="resume"):
    """Go on; after somebody has gone, this is the choice to wait for them."""

    seat: SeatNumber


class End(table.End, frozen=True, kw_only=True, tag="end"):
    """Break the game off."""

    seat: SeatNumber
    why: Literal["broken_off"] = "broken_off"


class TakeOver(TableCommand, frozen=True, kw_only=True, tag="takeover"):
    """A bot plays on in the seat `who`: one's own, or one whose person is not there. A pause for them ends."""

    seat: SeatNumber
    who: SeatNumber
    level: Text


class Return(TableCommand, frozen=True, kw_only=True, tag="return"):
    """The person takes the seat back from the bot."""

    seat: SeatNumber


class Rematch(TableCommand, frozen=True, kw_only=True, tag="rematch"):
    """The same people and bots at a new table; every key works there too."""

    seat: SeatNumber


Command: TypeAlias = Play | Roll | React | Pause | Resume | End | TakeOver | Return | Rematch
