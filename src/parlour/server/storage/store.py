"""Tables in a database: what is written when, in SQL that SQLite and PostgreSQL both understand."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from parlour.server.schema.requests import Pace
from parlour.server.settings import Lifetimes
from parlour.server.storage.database import Appended, Database, Statement
from parlour.table import Chance, Event, Position, Table, event_from_bytes, fold, header_from_json

NO_SECRET = bytes(32)
"""Stands in for the secret of a table that has ended: nothing is drawn there any more."""
EXPIRY_STEP = 3600.0
"""Tables expire on the hour, so that a move seldom has to change the index by which they are found."""


class TableSettings(msgspec.Struct, frozen=True):
    pace: Pace = "live"
    watch: bool = True
    bot_pause: int = 700


@dataclass(frozen=True)
class KeyRow:
    hash: str
    kind: str
    """`host`, `seat` or `invite`."""
    seats: tuple[int, ...]
    joined: bool
    since: str


@dataclass(frozen=True)
class Stored:
    table: Table
    chance: Chance
    settings: TableSettings
    keys: tuple[KeyRow, ...]


class Store:
    def __init__(self, database: Database, lifetimes: Lifetimes) -> None:
        self.database, self.lifetimes = database, lifetimes

    def creating(self, stored: Stored) -> list[Statement]:
        """The statements that make a new table with the events it begins with."""
        table = stored.table
        new = Statement(
            "INSERT INTO games (id, header, secret, settings, seq, waits, changed, expires)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            (
                table.header.id,
                _text(table.header.to_json()),
                stored.chance.secret.hex(),
                _text(stored.settings),
                table.seq,
                waits(table.position),
                time.time(),
                _expiry(time.time() + self.lifetimes.empty),
            ),
        )
        return [
            new,
            *_insert_events(table.header.id, table.log, [event.encode() for event in table.log]),
            *_insert_keys(table.header.id, stored.keys),
        ]

    async def load(self, id: str) -> Stored | None:
        found = await self.database.read("SELECT header, secret, settings FROM games WHERE id = $1", id)
        if not found:
            return None
        header_text, secret, settings = found[0]
        header = header_from_json(msgspec.json.decode(header_text))
        table = fold(header, await self.events(id, 0))
        chance = Chance(bytes.fromhex(secret) or NO_SECRET, header.links)
        return Stored(table, chance, msgspec.json.decode(settings, type=TableSettings), await self.keys(id))

    async def events(self, id: str, since: int) -> list[Event]:
        rows = await self.database.read("SELECT body FROM events WHERE game = $1 AND seq > $2 ORDER BY seq", id, since)
        return [event_from_bytes(body) for (body,) in rows]

    def appending(
        self,
        before: Table,
        events: Sequence[Event],
        bodies: Sequence[bytes],
        after: Position,
        settings: TableSettings,
    ) -> list[Statement]:
        """The statements that add events; they conflict unless the table stands exactly where it stood `before`."""
        lifetimes = self.lifetimes
        keep = lifetimes.ended if after.ended else lifetimes.days if settings.pace == "days" else lifetimes.live
        id, now, whom = before.header.id, time.time(), waits(after)
        rows = [
            Appended(id, event.seq, event.id or None, body.decode(), whom, now, _expiry(now + keep), int(after.ended))
            for event, body in zip(events, bodies, strict=True)
        ]
        return self.database.appending(rows)

    async def write(self, statements: Sequence[Statement]) -> None:
        await self.database.write(statements)

    async def keys(self, id: str) -> tuple[KeyRow, ...]:
        rows = await self.database.read("SELECT hash, kind, seats, joined, since FROM keys WHERE game = $1", id)
        return tuple(
            KeyRow(hash, kind, _seats(seats), bool(joined), since) for hash, kind, seats, joined, since in rows
        )

    async def claim(self, id: str, seat: int | None, hash: str, since: str) -> int:
        """A free seat now belongs to the key with this hash; `Conflict` if there is none."""
        rows = await self.database.write(
            [
                Statement(
                    "UPDATE keys SET hash = $3, joined = 1, since = $4 WHERE game = $1 AND joined = 0 AND hash ="
                    " (SELECT hash FROM keys WHERE game = $1 AND kind = 'seat' AND joined = 0"
                    " AND ($2 = '' OR seats = $2) ORDER BY length(seats), seats LIMIT 1) RETURNING seats",
                    (id, "" if seat is None else str(seat), hash, since),
                    must=True,
                )
            ]
        )
        return int(rows[0][0])

    async def joined(self, id: str, hash: str, since: str) -> None:
        sql = "UPDATE keys SET joined = 1, since = $3 WHERE game = $1 AND hash = $2 AND joined = 0"
        await self.database.write([Statement(sql, (id, hash, since))])

    async def forget(self, table: Table, key: KeyRow, free: Sequence[KeyRow]) -> None:
        """Write the table as it stands now over what was stored, without this key; `free` are the seats it leaves."""
        id = table.header.id
        header = Statement("UPDATE games SET header = $2 WHERE id = $1", (id, _text(table.header.to_json())))
        bodies = [
            Statement(
                "UPDATE events SET body = $3 WHERE game = $1 AND seq = $2", (id, event.seq, event.encode().decode())
            )
            for event in table.log
            if event.kind == "seat"
        ]
        gone = Statement("DELETE FROM keys WHERE game = $1 AND hash = $2 RETURNING hash", (id, key.hash), must=True)
        await self.database.write([header, *bodies, gone, *_insert_keys(id, free)])

    async def delete(self, id: str) -> None:
        await self.database.write([Statement("DELETE FROM games WHERE id = $1", (id,))])

    async def expire(self) -> list[str]:
        """Deletes the tables whose time is over; their ids."""
        sql = "DELETE FROM games WHERE id IN (SELECT id FROM games WHERE expires < $1 LIMIT 500) RETURNING id"
        return [row[0] for row in await self.database.write([Statement(sql, (time.time(),))])]

    async def orphans(self, idle: float) -> list[str]:
        """Tables where a bot should have moved long ago."""
        sql = "SELECT id FROM games WHERE waits = 'bot' AND changed < $1 ORDER BY changed LIMIT 200"
        return [row[0] for row in await self.database.read(sql, time.time() - idle)]

    async def heads(self, ids: Iterable[str]) -> dict[str, int]:
        """How far each of these tables has come; one that is not there any more is left out."""
        wanted = list(ids)
        sql = "SELECT id, seq FROM games WHERE id IN (SELECT value FROM json_each($1))"
        if self.database.shared:
            sql = "SELECT id, seq FROM games WHERE id IN (SELECT json_array_elements_text($1::json))"
        return {str(row[0]): int(row[1]) for row in await self.database.read(sql, _text(wanted))} if wanted else {}

    async def unfinished(self) -> int:
        return int((await self.database.read("SELECT count(*) FROM games WHERE waits <> 'nobody'"))[0][0])

    async def present(self, id_seats: Sequence[tuple[str, int]], node: str, until: float) -> None:
        """These seats are connected to this node; those it had named before and does not name now are not.

        Only nodes that share a PostgreSQL tell each other.
        """
        old = Statement("DELETE FROM presence WHERE node = $1", (node,))
        new = Statement(
            "INSERT INTO presence (game, seat, node, until)"
            " SELECT each ->> 0, (each ->> 1)::bigint, $2::text, $3::float8 FROM json_array_elements($1::json) AS each",
            (_text(id_seats), node, until),
        )
        await self.database.write([old, new])

    async def present_elsewhere(self, node: str) -> dict[str, set[int]]:
        sql = "SELECT game, seat FROM presence WHERE node <> $1 AND until > $2"
        found: dict[str, set[int]] = {}
        for id, seat in await self.database.read(sql, node, time.time()):
            found.setdefault(id, set()).add(int(seat))
        return found


def _expiry(at: float) -> float:
    """When a table expires: not before `at`. Short lifetimes, as tests have them, are kept to the second."""
    return at if at - time.time() < EXPIRY_STEP else (at // EXPIRY_STEP + 1) * EXPIRY_STEP


def waits(position: Position) -> str:
    """For whom a table waits: `bot`, `person` or, when it has ended, `nobody`."""
    if position.ended:
        return "nobody"
    turn = position.turn
    return "bot" if turn is not None and turn.who.is_bot and not position.paused else "person"


def _insert_events(id: str, events: Sequence[Event], bodies: Sequence[bytes]) -> list[Statement]:
    sql = "INSERT INTO events (game, seq, id, body) VALUES ($1, $2, $3, $4)"
    return [
        Statement(sql, (id, event.seq, event.id or None, body.decode()))
        for event, body in zip(events, bodies, strict=True)
    ]


def _insert_keys(id: str, keys: Iterable[KeyRow]) -> list[Statement]:
    sql = "INSERT INTO keys (game, hash, kind, seats, joined, since) VALUES ($1, $2, $3, $4, $5, $6)"
    return [
        Statement(sql, (id, key.hash, key.kind, ",".join(map(str, key.seats)), int(key.joined), key.since))
        for key in keys
    ]


def _seats(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(",") if part)


def _text(data: object) -> str:
    return msgspec.json.encode(data).decode()
