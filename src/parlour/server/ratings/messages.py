"""Ratings, asked for and told."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from parlour.server.core.messages.commands import Asked
from parlour.server.people.messages import Reach
from parlour.table.commands import SeatNumber
from parlour.table.rating import Sureness

RatingKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32}$")]
"""24 random bytes, made and kept by the device; the server keeps only a hash of it."""


class NameMe(Asked, frozen=True, kw_only=True):
    """The name under which a person is listed. With a new key, a new person."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Enter(Asked, frozen=True, kw_only=True):
    """A seat of the asker plays for a rating: before its first move."""

    seat: SeatNumber
    key: RatingKey


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A rating as it is shown."""

    about: int
    """The best guess."""
    surely: int
    """A rating that the player almost certainly has at least; lists are ranked by it."""
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
    """All that is stored about the holder of a rating key."""

    name: str
    since: str
    ratings: list[MyRating]
    games: list[MyGame]


class KeyLink(msgspec.Struct, frozen=True, kw_only=True):
    """Takes a key to another device: it is in the fragment, which browsers send to nobody."""

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
    """All there are lists of."""
    game: str
    players: int
    best: list[Rated]
    least: int
    """How many games one must have played to be listed."""


class RatedSeat(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    rating: Figure | None
    """Before the game; `None` for somebody who does not play for a rating."""
    after: Figure | None
    """The rating after the game."""


class RatedTable(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is rated."""

    state: str
    """`off`; `open` until the game is over; `rated`; else why it was not (docs/ratings.md)."""
    seats: list[RatedSeat]
