"""A database in memory. Each transaction is stored before its result is sent, and replayed at the start.

The device stores a log of transactions, which is replaced by the whole database from time to time. While the device
can store nothing, games continue in memory.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from parlour.server.core.journal import Conflict
from parlour.server.storage.database import SCHEMA, Appended, Row, Statement
from parlour.server.storage.sqlite import APPEND, APPENDING, CONFLICTS, named

MOST = 400
"""Transactions after which the log is replaced."""


class Keeper(Protocol):
    """The page's storage: a copy of the database, and the transactions since."""

    async def kept(self) -> tuple[bytes, Sequence[str]]: ...

    async def add(self, transaction: str) -> None:
        """Returns when it is stored."""

    async def replace(self, whole: bytes) -> None:
        """Stores this in place of everything before."""


class Forgetful:
    """Stores nothing, for a private window."""

    async def kept(self) -> tuple[bytes, Sequence[str]]:
        return b"", ()

    async def add(self, transaction: str) -> None:
        pass

    async def replace(self, whole: bytes) -> None:
        pass


class Kept:
    shared = False

    def __init__(self, keeper: Keeper) -> None:
        self.heard: Callable[[str], None] = lambda hint: None
        self._keeper, self._lock = keeper, asyncio.Lock()
        self._connection = sqlite3.connect(":memory:", isolation_level=None)
        self._since, self._behind = 0, False

    async def open(self) -> None:
        whole, since = await self._keeper.kept()
        if whole:
            self._connection.deserialize(whole)
        self._connection.execute("PRAGMA foreign_keys=ON")
        for statement in (*SCHEMA, *APPENDING):
            self._connection.execute(statement)
        for transaction in since:
            self._connection.execute("BEGIN")
            self._run([Statement(sql, tuple(values)) for sql, values in json.loads(transaction)])
            self._connection.execute("COMMIT")
        self._since = len(since)

    async def close(self) -> None:
        self._connection.close()

    async def read(self, sql: str, *values: Any) -> Sequence[Row]:
        async with self._lock:
            return self._connection.execute(sql, named(values)).fetchall()

    async def write(self, statements: Sequence[Statement]) -> Sequence[Row]:
        async with self._lock:
            self._connection.execute("BEGIN")
            try:
                rows = self._run(statements)
            except CONFLICTS as error:
                self._connection.execute("ROLLBACK")
                raise Conflict(str(error)) from error
            if not self._behind:
                await self._add(json.dumps([[each.sql, each.values] for each in statements]))
            self._connection.execute("COMMIT")
            if self._behind or self._since >= MOST:
                await self._replace()
            return rows

    def _run(self, statements: Sequence[Statement]) -> Sequence[Row]:
        rows: Sequence[Row] = ()
        for statement in statements:
            cursor = self._connection.execute(statement.sql, named(statement.values))
            rows = cursor.fetchall()
            if statement.must and not (rows or cursor.rowcount > 0):
                raise Conflict("somebody else was first")
        return rows

    async def _add(self, transaction: str) -> None:
        try:
            await self._keeper.add(transaction)
            self._since += 1
        except OSError:
            self._behind = True

    async def _replace(self) -> None:
        """Stores the whole database; one that cannot be stored is tried again after the next transaction."""
        try:
            await self._keeper.replace(self._connection.serialize())
            self._since, self._behind = 0, False
        except OSError:
            self._behind = True

    def appending(self, appended: Sequence[Appended]) -> list[Statement]:
        return [Statement(APPEND, each) for each in appended]

    def tell(self, hint: str) -> None:
        """Does nothing: there are no other nodes."""
