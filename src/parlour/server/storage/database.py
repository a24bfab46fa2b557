"""The store's interface to a database. There are two: SQLite for one machine, PostgreSQL for many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

Row = Sequence[Any]


class StorageFailed(Exception):
    """The disk is full or failing. The node must stop; what was acknowledged is on the disk."""


class Statement(NamedTuple):
    """SQL with `$1`, `$2`…; with `must`, a conflict if it touches no row."""

    sql: str
    values: tuple[Any, ...] = ()
    must: bool = False


class Appended(NamedTuple):
    """An event to add to its table, with the table's row after it."""

    game: str
    seq: int
    id: str | None
    body: str
    waits: str
    changed: float
    expires: float
    ended: int
    go: int
    """The draw that gets its go with this event; 0 for none. It only grows."""


class Database(Protocol):
    shared: bool
    """Whether other nodes may use it at the same time."""
    heard: Callable[[str], None]
    """Called with the hints of other nodes; hints may be lost."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def read(self, sql: str, *values: Any) -> Sequence[Row]: ...

    async def write(self, statements: Sequence[Statement]) -> Sequence[Row]:
        """Runs the statements in one durable transaction; returns the rows of the last one.

        Raises `Conflict`, `Unavailable` or `StorageFailed`.
        """

    def appending(self, appended: Sequence[Appended]) -> list[Statement]:
        """The statements that add events to their table; a conflict unless each comes right after the one before."""

    def tell(self, hint: str) -> None:
        """Sends a hint to the other nodes; it may be lost."""


ADD_GO = "ALTER TABLE games ADD COLUMN go BIGINT NOT NULL DEFAULT 0"
"""Upgrades a database without the column for go."""
SCHEMA = (
    """CREATE TABLE IF NOT EXISTS games (
        id TEXT PRIMARY KEY, header TEXT NOT NULL, secret TEXT NOT NULL, settings TEXT NOT NULL,
        seq BIGINT NOT NULL, waits TEXT NOT NULL,
        changed DOUBLE PRECISION NOT NULL, expires DOUBLE PRECISION NOT NULL, go BIGINT NOT NULL DEFAULT 0)""",
    """CREATE TABLE IF NOT EXISTS events (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, seq BIGINT NOT NULL, id TEXT, body TEXT NOT NULL,
        PRIMARY KEY (game, seq), UNIQUE (game, id))""",
    """CREATE TABLE IF NOT EXISTS keys (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, hash TEXT NOT NULL, kind TEXT NOT NULL,
        seats TEXT NOT NULL, joined BIGINT NOT NULL, since TEXT NOT NULL,
        PRIMARY KEY (game, hash))""",
    """CREATE TABLE IF NOT EXISTS presence (
        game TEXT NOT NULL, seat BIGINT NOT NULL, node TEXT NOT NULL, until DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (game, seat, node))""",
    """CREATE TABLE IF NOT EXISTS names (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, name TEXT NOT NULL, salt TEXT NOT NULL,
        text TEXT NOT NULL, PRIMARY KEY (game, name))""",
    """CREATE TABLE IF NOT EXISTS answers (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, n BIGINT NOT NULL, device TEXT NOT NULL,
        what TEXT NOT NULL, link TEXT NOT NULL, PRIMARY KEY (game, n, device, what))""",
    """CREATE TABLE IF NOT EXISTS codes (
        code TEXT PRIMARY KEY, game TEXT NOT NULL UNIQUE REFERENCES games (id) ON DELETE CASCADE,
        expires DOUBLE PRECISION NOT NULL)""",
    "DROP INDEX IF EXISTS keys_claims",
    "CREATE TABLE IF NOT EXISTS days (id BIGINT PRIMARY KEY, secret TEXT NOT NULL, first BIGINT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS tries (
        day TEXT NOT NULL, game TEXT NOT NULL, device TEXT NOT NULL,
        id TEXT NOT NULL UNIQUE REFERENCES games (id) ON DELETE CASCADE, PRIMARY KEY (day, game, device))""",
    """CREATE TABLE IF NOT EXISTS results (
        day TEXT NOT NULL, game TEXT NOT NULL, id TEXT NOT NULL UNIQUE REFERENCES games (id) ON DELETE CASCADE,
        name TEXT NOT NULL, lost DOUBLE PRECISION NOT NULL, luck DOUBLE PRECISION NOT NULL, score BIGINT NOT NULL,
        won BIGINT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (day, game, id))""",
    """CREATE TABLE IF NOT EXISTS tournaments (
        id TEXT PRIMARY KEY, secret TEXT NOT NULL, version BIGINT NOT NULL, body TEXT NOT NULL,
        expires DOUBLE PRECISION NOT NULL, due BIGINT NOT NULL DEFAULT 0)""",
    """CREATE TABLE IF NOT EXISTS matches (
        game TEXT PRIMARY KEY, tournament TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE)""",
    "CREATE INDEX IF NOT EXISTS matches_of ON matches (tournament)",
    "CREATE INDEX IF NOT EXISTS tournaments_expire ON tournaments (expires)",
    "CREATE INDEX IF NOT EXISTS tournaments_due ON tournaments (id) WHERE due = 1",
    """CREATE TABLE IF NOT EXISTS clocks (
        game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE, node TEXT NOT NULL, remaining TEXT NOT NULL,
        free BIGINT NOT NULL, seat BIGINT NOT NULL, since BIGINT NOT NULL, due BIGINT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS clocks_due ON clocks (due) WHERE due > 0",
    "CREATE TABLE IF NOT EXISTS nodes (node TEXT PRIMARY KEY, until BIGINT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS people (
        hash TEXT PRIMARY KEY, name TEXT NOT NULL, since DOUBLE PRECISION NOT NULL, seen DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS ratings (
        person TEXT NOT NULL REFERENCES people (hash) ON DELETE CASCADE, game TEXT NOT NULL, players BIGINT NOT NULL,
        mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, surely DOUBLE PRECISION NOT NULL,
        games BIGINT NOT NULL, PRIMARY KEY (person, game, players))""",
    """CREATE TABLE IF NOT EXISTS rated (
        game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE, state TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS entrants (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, seat BIGINT NOT NULL,
        person TEXT NOT NULL REFERENCES people (hash) ON DELETE CASCADE,
        mu DOUBLE PRECISION, sigma DOUBLE PRECISION, new_mu DOUBLE PRECISION, new_sigma DOUBLE PRECISION,
        PRIMARY KEY (game, seat), UNIQUE (person, game))""",
    "CREATE TABLE IF NOT EXISTS push (id BIGINT PRIMARY KEY, secret TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS reminders (
        game TEXT NOT NULL, key TEXT NOT NULL, endpoint TEXT NOT NULL, point TEXT NOT NULL, auth TEXT NOT NULL,
        language TEXT NOT NULL, told BIGINT NOT NULL, tries BIGINT NOT NULL, due DOUBLE PRECISION NOT NULL,
        since DOUBLE PRECISION NOT NULL, PRIMARY KEY (game, key, endpoint),
        FOREIGN KEY (game, key) REFERENCES keys (game, hash) ON DELETE CASCADE)""",
    "CREATE INDEX IF NOT EXISTS reminders_endpoint ON reminders (endpoint)",
    "CREATE INDEX IF NOT EXISTS reminders_due ON reminders (due)",
    "CREATE INDEX IF NOT EXISTS people_seen ON people (seen)",
    "CREATE INDEX IF NOT EXISTS ratings_best ON ratings (game, players, surely)",
    "CREATE INDEX IF NOT EXISTS rated_open ON rated (game) WHERE state = 'open'",
    "CREATE INDEX IF NOT EXISTS games_expire ON games (expires)",
    "DROP INDEX IF EXISTS games_wait",  # the former index, which each move had to change
    "CREATE INDEX IF NOT EXISTS games_bots ON games (changed) WHERE waits = 'bot'",
)
