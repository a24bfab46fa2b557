"""Messages about ratings."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from parlour.server.core.messages.commands import Asked
from parlour.server.people.messages import Reach
from parlour.table.commands import SeatNumber
from parlour.table.rating import Sureness

RatingKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32}$")]
"""24 random bytes, made by the device; the server stores only their hash."""


class NameMe(Asked, frozen=True, kw_only=True):
    """The name under which a person is listed. With a new key, a new person."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Enter(Asked, frozen=True, kw_only=True):
    """Enters a seat of the client for a rating, before the first move."""

    seat: SeatNumber
    key: RatingKey


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A rating for display."""

    about: int
    """The best estimate."""
    surely: int
    """A cautious estimate, which the player almost certainly exceeds; lists are ranked by it."""
    sureness: Sureness
    mu: float
    sigma: float
    """The exact rating, in OpenSkill's numbers."""
    games: int
    """Rated games so far; of bots, those in which they were measured."""


class MyRating(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    players: int
    rating: Figure


class MyGame(msgspec.Struct, frozen=True, kw_only=True):
    """A rated game whose table is still kept."""

    table: str
    seat: int
    before: Figure
    after: Figure


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """All data stored about the holder of a rating key."""

    name: str
    since: str
    ratings: list[MyRating]
    games: list[MyGame]


class KeyLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link that takes a key to another device, in the fragment, which browsers never send."""

    url: str
    qr: str
    """SVG."""
    reach: Reach


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a list."""

    name: str
    level: str
    """A bot's level; empty for people."""
    rating: Figure


class Field(msgspec.Struct, frozen=True, kw_only=True):
    """A game and a number of players, for which there are ratings of their own."""

    game: str
    players: int


class Ratings(msgspec.Struct, frozen=True, kw_only=True):
    """The best at a game with a number of players, bots among them."""

    fields: list[Field]
    """All fields that have a list."""
    game: str
    players: int
    best: list[Rated]
    least: int
    """The number of games a player needs to be listed."""


class RatedSeat(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    rating: Figure | None
    """The rating before the game; `None` for a player without one."""
    after: Figure | None
    """The rating after the game."""


class RatedTable(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is rated."""

    state: str
    """`off`; `open` until the game is over; `rated`; else why it was not (docs/ratings.md)."""
    seats: list[RatedSeat]
