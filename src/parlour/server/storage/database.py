"""What the store asks of a database. There are two: SQLite for one machine, PostgreSQL for many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

Row = Sequence[Any]


class Conflict(Exception):
    """Somebody else was first: the event, the command id or the seat is taken. Read again, then decide again."""


class Unavailable(Exception):
    """The database cannot be reached now. Whether the last write happened is not known; reading again will tell."""


class Broken(Exception):
    """The disk is full or failing. The node must stop; what was acknowledged is on the disk."""


class Statement(NamedTuple):
    """SQL with `$1`, `$2`…; if it `must`, it is a conflict when no row is touched."""

    sql: str
    values: tuple[Any, ...] = ()
    must: bool = False


class Database(Protocol):
    shared: bool
    """Whether other nodes may use it at the same time."""
    heard: Callable[[str], None]
    """Called with what another node told; hints may be lost."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def read(self, sql: str, *values: Any) -> Sequence[Row]: ...

    async def write(self, statements: Sequence[Statement]) -> Sequence[Row]:
        """All or nothing, durable when it returns. The rows of the last statement. Raises what is above."""

    def tell(self, hint: str) -> None:
        """A hint to the other nodes; it may be lost."""


SCHEMA = (
    """CREATE TABLE IF NOT EXISTS games (
        id TEXT PRIMARY KEY, header TEXT NOT NULL, secret TEXT NOT NULL, settings TEXT NOT NULL,
        seq BIGINT NOT NULL, waits TEXT NOT NULL,
        changed DOUBLE PRECISION NOT NULL, expires DOUBLE PRECISION NOT NULL)""",
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
    "CREATE INDEX IF NOT EXISTS games_expire ON games (expires)",
    "CREATE INDEX IF NOT EXISTS games_wait ON games (waits, changed)",
)
