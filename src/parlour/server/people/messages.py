"""Messages about joining: invitations, codes and claims; and about a person's stored data."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from parlour.server.core.messages.commands import Asked, Key, Name
from parlour.table.commands import SeatNumber, Text


class InviteFor(Asked, frozen=True, kw_only=True):
    """Asks for an invitation to one free seat, or to any. Only the host may."""

    seat: SeatNumber | None = None


class Join(Asked, frozen=True, kw_only=True):
    """Sits down with the token of an invitation, a code, or the key of a private seat link.

    Sent again with the client's own key, it changes the name.
    """

    token: Key
    name: Name = ""
    seat: SeatNumber | None = None
    """With an invitation: the preferred free seat."""


class EnterCode(Asked, frozen=True, kw_only=True):
    """Asks which table a code leads to."""

    code: Text


class Claim(Asked, frozen=True, kw_only=True):
    """Claims from another device the seat of a person who is not connected. Sending it again is safe."""

    token: Key
    """The token of an invitation, or a code."""
    seat: SeatNumber
    key: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32}$")]
    """A new random key, which opens the seat as soon as the host agrees."""


class Nod(Asked, frozen=True, kw_only=True):
    """The answer of the host to a claim."""

    seat: SeatNumber
    claim: Text
    allow: bool


Reach: TypeAlias = Literal["everywhere", "home", "here"]
"""The reach of an address: everywhere, the local network, or only this machine."""


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """The same table and seat always give the same invitation."""

    link: str
    """`/t/TABLE#i=TOKEN` for any free seat, `/t/TABLE#k=KEY` for one seat; `/join/CODE` for requests with the code."""
    url: str
    """The link with scheme and host, as in the QR code."""
    qr: str
    """The QR code as an SVG picture."""
    reach: Reach
    code: str
    """Four letters to say aloud; empty for one seat, for a full table, and while too many codes are in use."""


class Coded(msgspec.Struct, frozen=True, kw_only=True):
    """The table of a code. The code also serves as the token of its invitation."""

    table: str


class Claimed(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a claim."""

    claim: str
    """The claim's id, as in `SeatNow.claim`."""
    seat: int
    state: Literal["waiting", "allowed"]


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    key: str
    seats: list[int]
    link: str


class Mine(msgspec.Struct, frozen=True, kw_only=True):
    """All data stored about the holder of a key at a table."""

    table: str
    seats: list[int]
    names: list[str]
    host: bool
    since: str
    record: list[str]
    """The lines of the game's record."""
