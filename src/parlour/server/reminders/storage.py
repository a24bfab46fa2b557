"""Subscriptions to reminders, in the database that all nodes share. They are deleted with their key."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from parlour.server.storage.database import Database, Statement

MOST = 4
"""The most browsers of one key at a table; the oldest gives way."""
AT_ONCE = 200
"""The most subscriptions of one look."""


class Subscription(NamedTuple):
    """One browser's subscription to reminders at one table."""

    game: str
    key: str
    """The hash of the key whose seats are meant."""
    endpoint: str
    point: str
    auth: str
    language: str
    told: int
    """The last event that needs no reminder."""
    tries: int
    """Failed attempts for the present turn."""

    @property
    def row(self) -> tuple[str, str, str]:
        return self.game, self.key, self.endpoint


async def secret(database: Database, new: Callable[[], str]) -> str:
    """The private key of all nodes, made by the first one that asks."""
    sql = "INSERT INTO push (id, secret) VALUES (1, $1) ON CONFLICT DO NOTHING"
    await database.write([Statement(sql, (new(),))])
    return str((await database.read("SELECT secret FROM push WHERE id = 1"))[0][0])


def keeping(one: Subscription, since: float) -> list[Statement]:
    """Stores a subscription in place of the former one; raises `Conflict` if its key is gone."""
    new = (
        "INSERT INTO reminders (game, key, endpoint, point, auth, language, told, tries, due, since)"
        " SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS TEXT),"
        " CAST($6 AS TEXT), CAST($7 AS BIGINT), 0, 0, CAST($8 AS DOUBLE PRECISION)"
        " WHERE EXISTS (SELECT 1 FROM keys WHERE game = $1 AND hash = $2 AND joined = 1) RETURNING game"
    )
    older = (
        "DELETE FROM reminders WHERE game = $1 AND key = $2 AND endpoint NOT IN"
        f" (SELECT endpoint FROM reminders WHERE game = $1 AND key = $2 ORDER BY since DESC, endpoint LIMIT {MOST})"
    )
    values = (*one.row, one.point, one.auth, one.language, one.told, since)
    return [dropping(one), Statement(new, values, must=True), Statement(older, one.row[:2])]


def dropping(one: Subscription) -> Statement:
    return Statement("DELETE FROM reminders WHERE game = $1 AND key = $2 AND endpoint = $3", one.row)


def forgetting(endpoint: str) -> Statement:
    """Ends the reminders of a browser at all its tables."""
    return Statement("DELETE FROM reminders WHERE endpoint = $1", (endpoint,))


ALL = Statement("DELETE FROM reminders")


async def due(database: Database, now: float, settled: float) -> list[Subscription]:
    """Subscriptions at tables with events that they were not told of, none of them recent."""
    sql = (
        "SELECT r.game, r.key, r.endpoint, r.point, r.auth, r.language, r.told, r.tries FROM reminders AS r"
        " JOIN games AS g ON g.id = r.game WHERE r.due <= $1 AND g.seq > r.told AND g.waits <> 'bot'"
        f" AND g.changed <= $2 ORDER BY r.due, r.since LIMIT {AT_ONCE}"
    )
    return [Subscription(*row) for row in await database.read(sql, now, settled)]


def told(one: Subscription, seq: int, due: float = 0.0) -> Statement:
    """Marks events up to `seq` as told, and postpones the next look until `due`."""
    return Statement(
        "UPDATE reminders SET told = $4, tries = 0, due = $5"
        " WHERE game = $1 AND key = $2 AND endpoint = $3 AND told <= $4",
        (*one.row, seq, due),
    )


def taking(one: Subscription, now: float, until: float) -> Statement:
    """Reserves a message for this node: conflicts for all other nodes."""
    sql = (
        "UPDATE reminders SET due = $5"
        " WHERE game = $1 AND key = $2 AND endpoint = $3 AND due <= $4 AND told = $6 RETURNING game"
    )
    return Statement(sql, (*one.row, now, until, one.told), must=True)


def failing(one: Subscription, due: float) -> Statement:
    return Statement(
        "UPDATE reminders SET tries = tries + 1, due = $4 WHERE game = $1 AND key = $2 AND endpoint = $3",
        (*one.row, due),
    )
