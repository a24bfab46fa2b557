"""The chain of days, the counted attempts, and the lists of challenges, in the database that all nodes share."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from parlour.server.storage.database import Database, Statement

MOST_LISTED = 100
"""The number of best entries stored for each game of a day."""


class Secret(NamedTuple):
    """The origin of the chain of days, and the number of its first day."""

    secret: bytes
    first: int


class Entry(NamedTuple):
    """One line of a list."""

    table: str
    name: str
    lost: float
    luck: float
    score: int
    won: int


async def secret(database: Database, today: int) -> Secret:
    """The secret of this database, made by the first node that asks; it never changes."""
    sql = "INSERT INTO days (id, secret, first) VALUES (1, $1, $2) ON CONFLICT DO NOTHING"
    await database.write([Statement(sql, (secrets.token_hex(32), today))])
    ((text, first),) = await database.read("SELECT secret, first FROM days WHERE id = 1")
    return Secret(bytes.fromhex(text), int(first))


def trying(day: str, game: str, device: str, table: str) -> Statement:
    """Stores a device's counted attempt; a conflict if it has one."""
    return Statement("INSERT INTO tries (day, game, device, id) VALUES ($1, $2, $3, $4)", (day, game, device, table))


async def tried(database: Database, day: str, game: str, device: str) -> str | None:
    """The table of a device's counted attempt, if there is one."""
    sql = "SELECT id FROM tries WHERE day = $1 AND game = $2 AND device = $3"
    rows = await database.read(sql, day, game, device)
    return str(rows[0][0]) if rows else None


async def counts(database: Database, table: str) -> bool:
    """Whether a table is a counted attempt."""
    return bool(await database.read("SELECT id FROM tries WHERE id = $1", table))


async def enter(database: Database, day: str, game: str, entry: Entry, at: float) -> None:
    """Enters an attempt in its day's list; a repetition changes nothing. Only the best are stored."""
    added = Statement(
        "INSERT INTO results (day, game, id, name, lost, luck, score, won, at)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
        (day, game, *entry, at),
    )
    trimmed = Statement(
        "DELETE FROM results WHERE day = $1 AND game = $2 AND id NOT IN"
        " (SELECT id FROM results WHERE day = $1 AND game = $2 ORDER BY lost, at LIMIT $3)",
        (day, game, MOST_LISTED),
    )
    await database.write([added, trimmed])


async def listed(database: Database, day: str) -> dict[str, list[Entry]]:
    """A day's list by game, the best first."""
    sql = "SELECT game, id, name, lost, luck, score, won FROM results WHERE day = $1 ORDER BY lost, at"
    found: dict[str, list[Entry]] = {}
    for game, table, name, lost, luck, score, won in await database.read(sql, day):
        found.setdefault(game, []).append(Entry(table, name, float(lost), float(luck), int(score), int(won)))
    return found
