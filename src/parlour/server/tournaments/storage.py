"""Tournaments in the database that all nodes share: each a text and a version, and the tables not yet decided."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from parlour.server.storage.database import Database, Statement
from parlour.table.tournament.tournament import Tournament

_decoder = msgspec.json.Decoder(Tournament)


class Kept(NamedTuple):
    id: str
    secret: bytes
    """The seed of the numbers of its rounds."""
    version: int
    tournament: Tournament


async def load(database: Database, id: str) -> Kept | None:
    rows = await database.read("SELECT secret, version, body FROM tournaments WHERE id = $1", id)
    if not rows:
        return None
    secret, version, body = rows[0]
    return Kept(id, bytes.fromhex(secret), int(version), _decoder.decode(body))


async def add(database: Database, kept: Kept, expires: float, most: int) -> None:
    """`Conflict` where there are too many tournaments."""
    sql = (
        "INSERT INTO tournaments (id, secret, version, body, expires)"
        " SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS TEXT), CAST($5 AS DOUBLE PRECISION)"
        " WHERE (SELECT count(*) FROM tournaments) < $6 RETURNING id"
    )
    values = (kept.id, kept.secret.hex(), kept.version, _text(kept.tournament), expires, most)
    await database.write([Statement(sql, values, must=True)])


def changing(before: Kept, after: Tournament, expires: float) -> Statement:
    """A conflict unless the tournament stands exactly where it stood `before`."""
    sql = (
        "UPDATE tournaments SET body = $3, version = version + 1, expires = $4, due = $5"
        " WHERE id = $1 AND version = $2 RETURNING id"
    )
    return Statement(sql, (before.id, before.version, _text(after), expires, int(after.due)), must=True)


def matching(id: str, table: str) -> Statement:
    """Marks the result of this table as awaited."""
    return Statement("INSERT INTO matches (game, tournament) VALUES ($1, $2)", (table, id))


def matched(table: str) -> Statement:
    """Marks the result of this table as settled."""
    return Statement("DELETE FROM matches WHERE game = $1", (table,))


def rekeying(table: str, old: str, new: str) -> Statement:
    """Replaces the key of a table's seat by another."""
    return Statement("UPDATE keys SET hash = $3 WHERE game = $1 AND hash = $2", (table, old, new))


async def ended(database: Database) -> list[tuple[str, str]]:
    """The ended or deleted tables that have not been counted, each after its tournament."""
    sql = (
        "SELECT matches.tournament, matches.game FROM matches LEFT JOIN games ON games.id = matches.game"
        " WHERE games.id IS NULL OR games.waits = 'nobody' LIMIT 200"
    )
    return [(str(id), str(table)) for id, table in await database.read(sql)]


async def due(database: Database) -> list[str]:
    """The tournaments whose next round is due to begin by itself."""
    return [str(id) for (id,) in await database.read("SELECT id FROM tournaments WHERE due = 1 LIMIT 50")]


async def versions(database: Database, ids: Iterable[str]) -> dict[str, int]:
    """The version of each of these tournaments; deleted ones are left out."""
    wanted = msgspec.json.encode(list(ids)).decode()
    each = "SELECT json_array_elements_text($1::json)" if database.shared else "SELECT value FROM json_each($1)"
    rows = await database.read(f"SELECT id, version FROM tournaments WHERE id IN ({each})", wanted)
    return {str(id): int(version) for id, version in rows}


async def delete(database: Database, id: str) -> None:
    await database.write([Statement("DELETE FROM tournaments WHERE id = $1", (id,))])


async def expire(database: Database, now: float) -> None:
    """Deletes expired tournaments."""
    await database.write([Statement("DELETE FROM tournaments WHERE expires < $1", (now,))])


def _text(tournament: Tournament) -> str:
    return msgspec.json.encode(tournament).decode()
