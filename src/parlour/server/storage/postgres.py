"""PostgreSQL: any number of nodes on one database. Hints travel by NOTIFY, outside of transactions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any

import asyncpg
import msgspec

from parlour.server.core.journal import Conflict, Unavailable
from parlour.server.storage.database import (
    ADD_GO,
    SCHEMA,
    Appended,
    Row,
    Statement,
    StorageFailed,
)

CHANNEL = "parlour"
SCHEMA_LOCK = 7_269_071
"""A lock, so that nodes that start together do not create the tables twice."""
AWAY = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.InvalidAuthorizationSpecificationError,
    asyncpg.ReadOnlySQLTransactionError,
    TimeoutError,
)
"""Errors of a database that stops, starts, has moved or has too many connections: it may answer later."""
FAILING = (
    asyncpg.DiskFullError,
    asyncpg.PostgresSystemError,
    asyncpg.InternalServerError,
    asyncpg.InsufficientPrivilegeError,
)
"""Errors of a disk that is full (53100), failing (58030, XX001) or read-only (42501): no write can be promised."""
FIRST = (asyncpg.IntegrityConstraintViolationError, asyncpg.TransactionRollbackError)
APPEND = (
    "WITH moved AS (UPDATE games SET seq = $3, waits = $4, changed = $5, expires = $6,"
    " secret = CASE WHEN $7 = 1 THEN '' ELSE secret END, go = GREATEST(go, $9)"
    " WHERE id = $1 AND seq = $2 RETURNING seq)"
    " INSERT INTO events (game, seq, id, body)"
    " SELECT $1, (each ->> 0)::bigint, each ->> 1, each ->> 2 FROM moved, json_array_elements($8::json) AS each"
    " RETURNING seq"
)
"""Events and their table's row at once: over a network, one round trip instead of three or more."""
log = logging.getLogger("parlour.server")


class Postgres:
    shared = True

    def __init__(self, url: str, hints: bool = True, most: int = 8) -> None:
        self.url, self.hints, self.most = url, hints, most
        self.heard: Callable[[str], None] = lambda hint: None
        self._hints: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=self.most, command_timeout=10, reset=_as_it_is
            )
            async with self._pool.acquire() as connection:
                await connection.execute("SELECT pg_advisory_lock($1)", SCHEMA_LOCK)
                for statement in (*SCHEMA, ADD_GO.replace("COLUMN", "COLUMN IF NOT EXISTS")):
                    await connection.execute(statement)  # one at a time: holding two locks could block a working node
                await connection.execute("SELECT pg_advisory_unlock($1)", SCHEMA_LOCK)
        except (*AWAY, asyncpg.PostgresError, ValueError) as error:
            raise Unavailable(str(error) or type(error).__name__) from error
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._send())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await asyncio.wait_for(self._pool.close(), 5)
        except (TimeoutError, *AWAY):
            self._pool.terminate()

    async def read(self, sql: str, *values: Any) -> Sequence[Row]:
        try:
            rows: Sequence[Row] = await self._pool.fetch(sql, *values)
        except (*FAILING, *AWAY) as error:
            raise _what_it_means(error) from error
        return rows

    async def write(self, statements: Sequence[Statement]) -> Sequence[Row]:
        try:
            async with self._pool.acquire(timeout=5) as connection:
                if len(statements) == 1:
                    return await _do(connection, statements)  # a transaction by itself
                async with connection.transaction():
                    return await _do(connection, statements)
        except (*FIRST, *FAILING, *AWAY) as error:
            raise _what_it_means(error) from error

    def appending(self, appended: Sequence[Appended]) -> list[Statement]:
        first, last = appended[0], appended[-1]
        rows = msgspec.json.encode([(each.seq, each.id, each.body) for each in appended]).decode()
        row = (last.game, first.seq - 1, last.seq, last.waits, last.changed, last.expires, last.ended)
        return [Statement(APPEND, (*row, rows, max(each.go for each in appended)), must=True)]

    def tell(self, hint: str) -> None:
        if self.hints and not self._hints.full():
            self._hints.put_nowait(hint)

    async def _send(self) -> None:
        while True:
            hints = [await self._hints.get()]
            while not self._hints.empty():
                hints.append(self._hints.get_nowait())
            try:
                await self._pool.execute("SELECT pg_notify($1, hint) FROM unnest($2::text[]) AS hint", CHANNEL, hints)
            except (*AWAY, asyncpg.PostgresError):
                pass  # hints may be lost; a node that misses one asks within a second

    async def _listen(self) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self.url, timeout=5)
                try:
                    await connection.add_listener(CHANNEL, self._hear)
                    while not connection.is_closed():
                        await asyncio.sleep(1)
                        await connection.execute("SELECT 1", timeout=5)
                finally:
                    connection.terminate()
            except (*AWAY, asyncpg.PostgresError) as error:
                log.warning("not listening for hints", extra={"why": str(error)})
                await asyncio.sleep(1)

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        if self.hints:
            self.heard(str(payload))


async def _as_it_is(connection: object) -> None:
    """Returns a connection to the pool without a reset: our statements leave no state behind."""


async def _do(connection: Any, statements: Sequence[Statement]) -> Sequence[Row]:
    rows: Sequence[Row] = ()
    for statement in statements:
        rows = await connection.fetch(statement.sql, *statement.values)
        if statement.must and not rows:
            raise Conflict("somebody else was first")
    return rows


def _what_it_means(error: BaseException) -> Conflict | Unavailable | StorageFailed:
    why = str(error) or type(error).__name__
    if isinstance(error, FIRST):
        return Conflict(why)
    if isinstance(error, FAILING):
        return StorageFailed(f"PostgreSQL cannot go on ({getattr(error, 'sqlstate', '')}): {why}")
    return Unavailable(why)
