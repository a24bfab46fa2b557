"""Messages about tournaments."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from parlour.server.core.messages.commands import Asked, Name
from parlour.server.tables.messages import NewClock
from parlour.table.commands import Text
from parlour.table.tournament.schedule import MOST_ROUNDS, System
from parlour.table.tournament.tournament import Phase, Why

PersonNumber: TypeAlias = Annotated[int, Meta(ge=0, le=1_000)]


class OpenTournament(Asked, frozen=True, kw_only=True):
    name: Name
    game: Text
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    size: Annotated[int, Meta(ge=2, le=12)] = 2
    """The players at a table; if people do not divide evenly, some tables are one short."""
    system: System
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    """The number of rounds; 0: until the order is settled."""
    duplicate: bool = False
    """Whether all tables of a round have the same luck, in which no device can take part."""
    automatic: bool = False
    """Whether the next round begins as soon as all tables of a round are done."""
    clock: NewClock | None = None
    """The clock of every table."""


class OpenedTournament(msgspec.Struct, frozen=True, kw_only=True):
    tournament: str
    key: str
    """The organiser's key; it opens no seat."""
    link: str


class JoinTournament(Asked, frozen=True, kw_only=True):
    """Enters the tournament. Sending it again is safe."""

    name: Name
    key: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32}$")]
    """A new random key, which opens the person's seat at every table."""


class RunTournament(Asked, frozen=True, kw_only=True):
    """The organiser's decisions; players may withdraw themselves.

    `round`: begins round `round`. `finish`: ends the tournament. `withdraw`, `return`: `person` leaves or rejoins. At
    the table of `person` in this round, `bot`: a bot plays for them; `absent`: they did not come, and lose; `off`: the
    table is called off, and everybody ties.
    """

    what: Literal["round", "finish", "withdraw", "return", "bot", "absent", "off"]
    round: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    person: PersonNumber = 0


class LinkFor(Asked, frozen=True, kw_only=True):
    """A link with which a player continues on another device. The old one opens nothing any more."""

    person: PersonNumber


class TournamentPerson(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    """The name; empty once erased."""
    left: bool
    renewed: bool
    """Whether the organiser has made another link for them."""


class TournamentTable(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    people: list[int]
    """In the order of their seats."""
    places: list[int] | None
    """By seat, 0 for the best; `None` while it is played."""
    why: Why
    """`over` by the game, `off` when it was called off, `absent` when a player did not come."""


class TournamentRound(msgspec.Struct, frozen=True, kw_only=True):
    tables: list[TournamentTable]
    byes: list[int]
    seed: str | None
    """The number of the round, published after its end, where all its tables have the same luck."""


class TournamentStanding(msgspec.Struct, frozen=True, kw_only=True):
    person: int
    place: int
    points: float
    opponents: float
    beaten: float
    wins: int
    games: int


class TournamentNow(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a tournament."""

    tournament: str
    version: int
    """Rises with every change."""
    name: str
    game: str
    options: dict[str, Any]
    size: int
    system: System
    rounds: int
    """0 before it starts, if play goes on until the order is settled."""
    duplicate: bool
    automatic: bool
    clock: bool
    """Whether its tables have a clock."""
    phase: Phase
    most: int
    """The most people who may take part."""
    people: list[TournamentPerson]
    """By number. People who left before the start have no name any more."""
    played: list[TournamentRound]
    standings: list[TournamentStanding]
    commitment: str
    """The commitment to the numbers of the rounds; empty if every table has its own luck."""
    you: int | None = None
    host: bool = False
