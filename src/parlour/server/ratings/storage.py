"""People with a rating key, their ratings, and the tables whose games are rated, in the database that all nodes share.

Only the hash of a key is stored. A finished game changes ratings in one transaction, which first removes the table from
those that are `open`, so that it happens only once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from parlour.server.storage.database import Database, Row, Statement
from parlour.table.rating import Rating

OPEN, RATED = "open", "rated"
"""The states of a table whose game is not yet rated, or rated. Any other state is the reason against it."""
MOST_EXPORTED = 1_000
"""The number of latest games in an export."""


class Person(NamedTuple):
    name: str
    since: float


class Standing(NamedTuple):
    """A person's rating in a game with a number of players."""

    game: str
    players: int
    rating: Rating
    games: int


class Entrant(NamedTuple):
    """A seat that plays for a person's rating."""

    seat: int
    person: str
    name: str
    rating: Rating | None
    """The present rating; `None` before the first rated game."""
    games: int
    before: Rating | None
    after: Rating | None
    """The rating after the game of the table, once it is rated."""


class Listed(NamedTuple):
    name: str
    rating: Rating
    games: int


class Change(NamedTuple):
    entrant: Entrant
    after: Rating


async def person(database: Database, hash: str) -> Person | None:
    rows = await database.read("SELECT name, since FROM people WHERE hash = $1", hash)
    return Person(str(rows[0][0]), float(rows[0][1])) if rows else None


async def name(database: Database, hash: str, name: str) -> bool:
    """Renames a person; false if there is none."""
    sql = "UPDATE people SET name = $2 WHERE hash = $1 RETURNING hash"
    return bool(await database.write([Statement(sql, (hash, name))]))


async def add(database: Database, hash: str, name: str, now: float, most: int) -> bool:
    """Stores a new person, or renames a known one; false when the limit is reached."""
    sql = (
        "INSERT INTO people (hash, name, since, seen)"
        " SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS DOUBLE PRECISION), CAST($3 AS DOUBLE PRECISION)"
        " WHERE (SELECT count(*) FROM people) < $4"
        " ON CONFLICT (hash) DO UPDATE SET name = excluded.name RETURNING hash"
    )
    return bool(await database.write([Statement(sql, (hash, name, now, most))]))


async def delete(database: Database, hash: str, begun: Sequence[str], nobody: str, now: float) -> bool:
    """Deletes a person with all ratings; false if there is none.

    Tables whose games have `begun` keep a nameless newcomer without a key in that seat, so that they count for the
    others.
    """
    added = "INSERT INTO people (hash, name, since, seen) VALUES ($1, '', $2, $2)"
    kept = "UPDATE entrants SET person = $2 WHERE person = $1 AND game = $3"
    return bool(
        await database.write(
            [
                *([Statement(added, (nobody, now))] if begun else []),
                *(Statement(kept, (hash, nobody, table)) for table in begun),
                Statement("DELETE FROM people WHERE hash = $1 RETURNING hash", (hash,), must=True),
            ]
        )
    )


async def playing(database: Database, hash: str) -> list[str]:
    """The tables at which a person plays for their rating."""
    sql = "SELECT e.game FROM entrants e JOIN rated r ON r.game = e.game WHERE e.person = $1 AND r.state = 'open'"
    return [str(row[0]) for row in await database.read(sql, hash)]


async def expire(database: Database, before: float) -> None:
    """Deletes people who have played no rated game since `before`."""
    sql = "DELETE FROM people WHERE hash IN (SELECT hash FROM people WHERE seen < $1 LIMIT 500)"
    await database.write([Statement(sql, (before,))])


async def standings(database: Database, hash: str) -> list[Standing]:
    sql = "SELECT game, players, mu, sigma, games FROM ratings WHERE person = $1 ORDER BY game, players"
    rows = await database.read(sql, hash)
    return [Standing(game, int(players), Rating(mu, sigma), int(games)) for game, players, mu, sigma, games in rows]


async def played(database: Database, hash: str) -> list[tuple[str, int, Rating, Rating]]:
    """The rated games of a person whose tables are still kept: table, seat, rating before and after."""
    sql = (
        "SELECT e.game, e.seat, e.mu, e.sigma, e.new_mu, e.new_sigma FROM entrants e JOIN games g ON g.id = e.game"
        " WHERE e.person = $1 AND e.new_mu IS NOT NULL ORDER BY g.changed DESC LIMIT $2"
    )
    rows = await database.read(sql, hash, MOST_EXPORTED)
    return [(game, int(seat), Rating(mu, sigma), Rating(to, sure)) for game, seat, mu, sigma, to, sure in rows]


async def best(database: Database, game: str, players: int, least: int, most: int) -> list[Listed]:
    """People with enough games, ordered by their careful rating (μ − 3σ)."""
    sql = (
        "SELECT p.name, r.mu, r.sigma, r.games FROM ratings r JOIN people p ON p.hash = r.person"
        " WHERE r.game = $1 AND r.players = $2 AND r.games >= $3 ORDER BY r.surely DESC, p.name LIMIT $4"
    )
    rows = await database.read(sql, game, players, least, most)
    return [Listed(name, Rating(mu, sigma), int(games)) for name, mu, sigma, games in rows]


def opening(table: str) -> Statement:
    """Makes a new table rated."""
    return Statement("INSERT INTO rated (game, state) VALUES ($1, $2)", (table, OPEN))


def following(old: str, new: str) -> list[Statement]:
    """Makes a rematch rated like the game before it, for the same people."""
    sql = (
        "INSERT INTO entrants (game, seat, person) SELECT CAST($2 AS TEXT), seat, person FROM entrants WHERE game = $1"
    )
    return [opening(new), Statement(sql, (old, new))]


async def enter(database: Database, table: str, seat: int, hash: str, seq: int) -> bool:
    """Enters a seat for this person; `Conflict` if it plays for another, or they have another seat.

    Returns false if there is no such person or the table has moved on from event `seq`. A repetition changes nothing.
    """
    sql = (
        "INSERT INTO entrants (game, seat, person)"
        " SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), hash FROM people WHERE hash = $3"
        " AND NOT EXISTS (SELECT 1 FROM entrants WHERE game = $1 AND seat = $2 AND person = $3)"
        " AND EXISTS (SELECT 1 FROM games WHERE id = $1 AND seq = $4)"
    )
    await database.write([Statement(sql, (table, seat, hash, seq))])
    found = "SELECT 1 FROM entrants WHERE game = $1 AND seat = $2 AND person = $3"
    return bool(await database.read(found, table, seat, hash))


def leaving(table: str, seat: int) -> Statement:
    """Ends a seat's entry."""
    return Statement("DELETE FROM entrants WHERE game = $1 AND seat = $2", (table, seat))


async def state(database: Database, table: str) -> str:
    rows = await database.read("SELECT state FROM rated WHERE game = $1", table)
    return str(rows[0][0]) if rows else ""


async def entrants(database: Database, table: str, game: str, players: int) -> list[Entrant]:
    sql = (
        "SELECT e.seat, e.person, p.name, r.mu, r.sigma, r.games, e.mu, e.sigma, e.new_mu, e.new_sigma"
        " FROM entrants e JOIN people p ON p.hash = e.person"
        " LEFT JOIN ratings r ON r.person = e.person AND r.game = $2 AND r.players = $3"
        " WHERE e.game = $1 ORDER BY e.seat"
    )
    return [_entrant(row) for row in await database.read(sql, table, game, players)]


def _entrant(row: Row) -> Entrant:
    seat, hash, name, mu, sigma, games, *change = row
    return Entrant(
        int(seat), hash, name, _rating(mu, sigma), int(games or 0), _rating(*change[:2]), _rating(*change[2:])
    )


def _rating(mu: Any, sigma: Any) -> Rating | None:
    return None if mu is None else Rating(float(mu), float(sigma))


def settling(table: str, game: str, players: int, changes: Sequence[Change], state: str, now: float) -> list[Statement]:
    """The statements that settle a table; a conflict if it was settled or a rating has changed."""
    taken = "UPDATE rated SET state = $2 WHERE game = $1 AND state = 'open' RETURNING game"
    found = [Statement(taken, (table, state), must=True)]
    for change in sorted(changes, key=lambda each: each.entrant.person):  # all nodes lock in one order
        found += _changing(table, game, players, change, now)
    return found


def _changing(table: str, game: str, players: int, change: Change, now: float) -> list[Statement]:
    entrant, after = change
    before, surely = entrant.rating or Rating(), after.mu - 3 * after.sigma
    if entrant.rating is None:
        sql = (
            "INSERT INTO ratings (person, game, players, mu, sigma, surely, games)"
            " VALUES ($1, $2, $3, $4, $5, $6, 1) RETURNING person"
        )
        counted = Statement(sql, (entrant.person, game, players, after.mu, after.sigma, surely), must=True)
    else:
        sql = (
            "UPDATE ratings SET mu = $4, sigma = $5, surely = $6, games = games + 1"
            " WHERE person = $1 AND game = $2 AND players = $3 AND games = $7 RETURNING person"
        )
        values = (entrant.person, game, players, after.mu, after.sigma, surely, entrant.games)
        counted = Statement(sql, values, must=True)
    told = (
        "UPDATE entrants SET mu = $4, sigma = $5, new_mu = $6, new_sigma = $7"
        " WHERE game = $1 AND seat = $2 AND person = $3 RETURNING seat"
    )
    change_told = (table, entrant.seat, entrant.person, before.mu, before.sigma, after.mu, after.sigma)
    seen = Statement("UPDATE people SET seen = $2 WHERE hash = $1", (entrant.person, now))
    return [counted, Statement(told, change_told, must=True), seen]


async def unsettled(database: Database) -> list[str]:
    """Tables whose game is over but not rated."""
    sql = (
        "SELECT r.game FROM rated r JOIN games g ON g.id = r.game"
        " WHERE r.state = 'open' AND g.waits = 'nobody' LIMIT 200"
    )
    return [str(row[0]) for row in await database.read(sql)]
