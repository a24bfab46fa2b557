"""Coming to a table: invitations, codes, seats claimed anew; and what is stored about a person."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from parlour.server.core.messages.commands import Asked, Key, Name
from parlour.table.commands import SeatNumber, Text


class InviteFor(Asked, frozen=True, kw_only=True):
    """An invitation to one seat that nobody has taken, or to any of them. The host may ask."""

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
    """Claims from another device the seat of a person who is not connected. Sending it again is safe."""

    token: Key
    """The token of an invitation, or a code."""
    seat: SeatNumber
    key: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32}$")]
    """New and random; it opens the seat as soon as the host agrees."""


class Nod(Asked, frozen=True, kw_only=True):
    """The answer of the host to a claim."""

    seat: SeatNumber
    claim: Text
    allow: bool


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
    """The target of a code. The code is as good as the token of an invitation there."""

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
    """All that is stored about the holder of a key at a table."""

    table: str
    seats: list[int]
    names: list[str]
    host: bool
    since: str
    record: list[str]
    """The lines of the game's record."""
