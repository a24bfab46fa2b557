"""Tables in a database: what is written when, in SQL that SQLite and PostgreSQL both understand."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

import msgspec

from parlour.server.core.aside import aside
from parlour.server.core.journal import Entry
from parlour.server.core.keys import KeyRow
from parlour.server.core.stored import ClockRow, DrawSaid, Stored, TableSettings, bodies_of, read_events, waits
from parlour.server.settings import DAY, Lifetimes
from parlour.server.storage import clocks, draws
from parlour.server.storage.database import Appended, Database, Statement
from parlour.table import Event, Position, Table, header_from_json, new_table
from parlour.table.chance import LINKS, Links
from parlour.table.naming import Name, by_hash
from parlour.table.times import Timing
from parlour.table.verify import SECOND

MOST_CLAIMS = 12
"""The limit of claims to one seat at once, beyond what one address can make before its first one lapses."""
NO_SECRET = bytes(32)
"""Replaces the secret of an ended table, which makes no more draws."""
DAYS_KEPT = 90 * DAY
"""Seconds for which a table of pace `days` is kept after its last event."""
EXPIRY_STEP = 3600.0
"""Tables expire on the hour, so that a move seldom has to change the index by which they are found."""


class Store:
    """The tables of a database; `clock_scale` is the length of a clock's second."""

    def __init__(self, database: Database, lifetimes: Lifetimes, clock_scale: float = 1.0) -> None:
        self.database, self.lifetimes, self.clock_scale = database, lifetimes, clock_scale
        self.node = secrets.token_hex(4)
        """The name of the process that uses it."""
        self._ahead = 0.0
        """Seconds by which the clock of a shared database is ahead of this machine's."""

    @property
    def shared(self) -> bool:
        """Whether other nodes may use it at the same time."""
        return self.database.shared

    async def set_clock(self) -> None:
        """Sets the offset to the database's clock, which all nodes use: their own may differ by minutes."""
        if self.database.shared:
            before = time.time()
            told = float((await self.database.read("SELECT extract(epoch FROM clock_timestamp())::float8"))[0][0])
            self._ahead = told - (before + time.time()) / 2

    def now(self) -> float:
        """Seconds since 1970, by the clock that all nodes share."""
        return time.time() + self._ahead

    def milliseconds(self) -> int:
        """The same in whole milliseconds, as clocks count."""
        return int(self.now() * 1000)

    def timing(self, table: Table) -> Timing | None:
        """How the clock of a table counts, if it has one."""
        clock = table.header.clock
        return None if clock is None else Timing(clock, self.clock_scale)

    def first_clock(self, table: Table) -> ClockRow | None:
        """The clock of a new table, which stands until the first look at it."""
        timing = self.timing(table)
        return None if timing is None else ClockRow(timing.first(len(table.seats)), self.node)

    def creating(self, stored: Stored) -> list[Statement]:
        """The statements that create a table with its first events."""
        table = stored.table
        new = Statement(
            "INSERT INTO games (id, header, secret, settings, seq, waits, changed, expires)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            (
                table.header.id,
                table.header.encode().decode(),
                stored.chance.secret.hex(),
                _text(stored.settings),
                table.seq,
                waits(table.position),
                self.now(),
                _expiry(self.now(), self.lifetimes.live if stored.settings.tournament else self.lifetimes.empty),
            ),
        )
        return [
            new,
            *_insert_events(table.header.id, table.log, bodies_of(table, table.log)),
            *self.naming(table.header.id, table.names.values()),
            *_insert_keys(table.header.id, stored.keys),
            *([clocks.keeping(table.header.id, row)] if (row := self.first_clock(table)) else []),
        ]

    async def load(self, id: str) -> Stored | None:
        found = await self.database.read("SELECT header, secret, settings FROM games WHERE id = $1", id)
        if not found:
            return None
        header_text, secret, settings = found[0]
        data = msgspec.json.decode(header_text)
        names = await self.names(id) if data["format"] == SECOND else {}
        header = header_from_json(data, format=data["format"], names=names)
        bodies = await self.bodies(id, 0)

        def read() -> Table:
            table = new_table(header, names)
            for (event, position), stored in zip(read_events(table, bodies), bodies, strict=True):
                table.apply(event, position, stored.encode())
            return table

        table = await aside(len(bodies), read)
        if table.position.waiting:
            table.pressed = await self.pressed(id)
        key = bytes.fromhex(secret) or NO_SECRET
        begins = table.position.ledger.own.last % LINKS if header.by_device and table.position.ledger else 0
        chance = Links(header.chance_id, b"", key, begins)
        clock = await self.clock(id) if header.clock else None
        return Stored(table, chance, msgspec.json.decode(settings, type=TableSettings), await self.keys(id), clock)

    async def bodies(self, id: str, since: int) -> list[str]:
        """The encoded events after `since`."""
        rows = await self.database.read("SELECT body FROM events WHERE game = $1 AND seq > $2 ORDER BY seq", id, since)
        return [body for (body,) in rows]

    async def names(self, id: str) -> dict[str, Name]:
        """The names of a table of the second format that have not been erased, by their hashes."""
        rows = await self.database.read("SELECT name, salt, text FROM names WHERE game = $1", id)
        return by_hash(Name(*row) for row in rows)

    def naming(self, id: str, names: Iterable[Name]) -> list[Statement]:
        """The statements that store names apart from the lines."""
        sql = "INSERT INTO names (game, name, salt, text) VALUES ($1, $2, $3, $4)"
        return [Statement(sql, (id, *name)) for name in names]

    def appending(
        self,
        before: Table,
        events: Sequence[Event],
        bodies: Sequence[bytes],
        after: Position,
        settings: TableSettings,
        go: int = 0,
    ) -> list[Statement]:
        """The statements that add events; they conflict unless the table stands exactly where it stood `before`.

        The last of them gives draw `go` its go.
        """
        lifetimes = self.lifetimes
        keep = lifetimes.ended if after.ended else DAYS_KEPT if settings.pace == "days" else lifetimes.live
        id, now, whom = before.header.id, self.now(), waits(after)
        rows = [
            Appended(
                id, event.seq, event.id or None, body.decode(), whom, now, _expiry(now, keep), int(after.ended), go
            )
            for event, body in zip(events, bodies, strict=True)
        ]
        return self.database.appending(rows)

    async def commit(self, entry: Entry) -> None:
        """Writes events with all that belongs to them, and lets the other nodes know."""
        id, answer = entry.table.header.id, entry.answer
        statements = self.appending(
            entry.table, answer.events, entry.bodies, answer.positions[-1], entry.settings, entry.go
        )
        if entry.before_go:
            n, missing = entry.before_go, [id for each in entry.answer.events for id in getattr(each, "missing", ())]
            first = [*draws.before_go(id, entry.table.seq, n), *draws.asleep(id, n, missing)]
            statements = [*first, *statements]
        if answer.names:
            statements += self.naming(id, answer.names)
        if entry.reveals is not None:
            statements += draws.nothing_more(id, *entry.reveals)
        statements += entry.also
        if entry.forgets:
            statements += draws.forgetting(id)
        if entry.pressed:
            statements += draws.pressing(id, entry.pressed)
        if entry.clock is not None:
            statements.append(clocks.keeping(id, entry.clock))
        await self.database.write(statements)
        self.database.tell(f"{id} {answer.events[-1].seq}")

    async def write(self, statements: Sequence[Statement]) -> None:
        await self.database.write(statements)

    def tell(self, id: str, what: str) -> None:
        """A hint to the other nodes; it may be lost."""
        self.database.tell(f"{id} {what}")

    async def clock(self, id: str) -> ClockRow | None:
        return await clocks.read(self.database, id)

    async def settle(self, id: str, seq: int, row: ClockRow) -> None:
        """Stores a clock that changes without an event; conflicts if anything has happened since event `seq`."""
        await self.database.write([clocks.standing(id, seq), clocks.keeping(id, row)])
        self.tell(id, "clock")

    async def pressed(self, id: str) -> frozenset[int]:
        """The hands that have asked to roll while the first draw waits."""
        return await draws.pressed(self.database, id)

    async def said(self, id: str, n: int, open_hash: str) -> DrawSaid:
        """All answers to draw `n`."""
        return await draws.read(self.database, id, n, open_hash)

    async def answer(
        self, id: str, seq: int, n: int, what: str, devices: Sequence[tuple[str, str]], lapsed: str = ""
    ) -> None:
        """Stores answers of devices to draw `n`, unless anything has happened since event `seq`."""
        gone = draws.lapsing(id, n, lapsed) if lapsed else []
        await self.database.write([*draws.answering(id, seq, n, what, devices), *gone])
        self.tell(id, "draw")

    async def go(self, id: str, seq: int, n: int) -> None:
        """Stores the go of draw `n`, unless anything has happened since event `seq`."""
        await self.database.write(draws.going(id, seq, n))
        self.tell(id, "draw")

    async def keys(self, id: str) -> tuple[KeyRow, ...]:
        rows = await self.database.read("SELECT hash, kind, seats, joined, since FROM keys WHERE game = $1", id)
        return tuple(
            KeyRow(hash, kind, _seats(seats), bool(joined), since) for hash, kind, seats, joined, since in rows
        )

    async def claim(self, id: str, seat: int | None, hash: str, since: str) -> int:
        """Gives a free seat to the key with this hash; `Conflict` if there is none."""
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

    async def ask_for(self, id: str, seat: int, hash: str, since: str, before: str) -> None:
        """Adds a claim to a seat; `Conflict` if too many wait. Deletes claims made `before` this time."""
        lapsed = "DELETE FROM keys WHERE game = $1 AND kind = 'claim' AND since < $2"
        asking = (
            "INSERT INTO keys (game, hash, kind, seats, joined, since)"
            " SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), 'claim', CAST($3 AS TEXT), 0, CAST($4 AS TEXT)"
            " WHERE (SELECT count(*) FROM keys WHERE game = $1 AND kind = 'claim' AND seats = $3) < $5 RETURNING hash"
        )
        values = (id, hash, str(seat), since, MOST_CLAIMS)
        await self.database.write([Statement(lapsed, (id, before)), Statement(asking, values, must=True)])

    async def allow(self, id: str, seat: int, hash: str, since: str) -> None:
        """Gives the seat to its claimant alone; `Conflict` if the claim is gone."""
        old = "DELETE FROM keys WHERE game = $1 AND seats = $2 AND (kind = 'seat' OR (kind = 'claim' AND hash <> $3))"
        new = (
            "UPDATE keys SET kind = 'seat', joined = 1, since = $3"
            " WHERE game = $1 AND hash = $2 AND kind = 'claim' RETURNING hash"
        )
        await self.database.write(
            [Statement(old, (id, str(seat), hash)), Statement(new, (id, hash, since), must=True)],
        )

    async def decline(self, id: str, hash: str) -> None:
        await self.database.write(
            [Statement("DELETE FROM keys WHERE game = $1 AND hash = $2 AND kind = 'claim'", (id, hash))]
        )

    async def forget(
        self, table: Table, key: KeyRow, free: Sequence[KeyRow], names: Iterable[str], also: Sequence[Statement]
    ) -> None:
        """Erases names, by their hashes in the second format, and a key; `free` are the seats that it leaves.

        `also` is written with it. In the first format the table as it stands now is written over what was stored.
        """
        id = table.header.id
        gone = Statement("DELETE FROM keys WHERE game = $1 AND hash = $2 RETURNING hash", (id, key.hash), must=True)
        erasing = [Statement("DELETE FROM names WHERE game = $1 AND name = $2", (id, name)) for name in names]
        erasing = erasing if table.is_second else _rewriting(table)
        await self.database.write([*erasing, gone, *also, *_insert_keys(id, free)])

    async def delete(self, id: str) -> None:
        await self.database.write([Statement("DELETE FROM games WHERE id = $1", (id,))])

    async def expire(self) -> list[str]:
        """Deletes expired tables; returns their ids."""
        sql = "DELETE FROM games WHERE id IN (SELECT id FROM games WHERE expires < $1 LIMIT 500) RETURNING id"
        return [row[0] for row in await self.database.write([Statement(sql, (self.now(),))])]

    async def orphans(self, idle: float) -> list[str]:
        """Tables where a bot should have moved long ago."""
        played = f'{{"format":"{SECOND}"%'
        sql = "SELECT id FROM games WHERE waits = 'bot' AND header LIKE $1 AND changed < $2 ORDER BY changed LIMIT 200"
        return [row[0] for row in await self.database.read(sql, played, self.now() - idle)]

    async def heads(self, ids: Iterable[str]) -> dict[str, int]:
        """The last event of each of these tables; deleted tables are left out."""
        wanted = list(ids)
        sql = "SELECT id, seq FROM games WHERE id IN (SELECT value FROM json_each($1))"
        if self.database.shared:
            sql = "SELECT id, seq FROM games WHERE id IN (SELECT json_array_elements_text($1::json))"
        return {str(row[0]): int(row[1]) for row in await self.database.read(sql, _text(wanted))} if wanted else {}

    async def key_hashes(self, ids: Sequence[str]) -> dict[str, set[str]]:
        """The hashes of all keys of these tables. Only nodes that share a PostgreSQL ask for it."""
        sql = "SELECT game, hash FROM keys WHERE game IN (SELECT json_array_elements_text($1::json))"
        found: dict[str, set[str]] = {}
        for id, hash in await self.database.read(sql, _text(list(ids))) if ids else ():
            found.setdefault(id, set()).add(hash)
        return found

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

    async def present_at(self, id: str) -> set[int]:
        """The seats of a table that nodes of a shared database have said to be connected."""
        rows = await self.database.read("SELECT seat FROM presence WHERE game = $1 AND until > $2", id, self.now())
        return {int(seat) for (seat,) in rows}

    async def present_elsewhere(self, node: str) -> dict[str, set[int]]:
        sql = "SELECT game, seat FROM presence WHERE node <> $1 AND until > $2"
        found: dict[str, set[int]] = {}
        for id, seat in await self.database.read(sql, node, self.now()):
            found.setdefault(id, set()).add(int(seat))
        return found


def moment(seconds: float) -> str:
    """A time since 1970 in the text form of events and keys, which sorts by time."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _expiry(now: float, keep: float) -> float:
    """The expiry of a table with this lifetime. Short lifetimes, for tests, are exact to the second."""
    return now + keep if keep < EXPIRY_STEP else ((now + keep) // EXPIRY_STEP + 1) * EXPIRY_STEP


def _rewriting(table: Table) -> list[Statement]:
    """Rewrites lines of the first format, which contain names, without them."""
    id = table.header.id
    header = Statement("UPDATE games SET header = $2 WHERE id = $1", (id, _text(table.header.to_json())))
    sql = "UPDATE events SET body = $3 WHERE game = $1 AND seq = $2"
    seated = [event for event in table.log if event.kind == "seat"]
    return [header, *(Statement(sql, (id, event.seq, event.encode().decode())) for event in seated)]


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
