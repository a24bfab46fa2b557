"""SQLite: one machine, no set-up. One thread writes, and commits requests that arrive meanwhile together.

`synchronous=FULL` with a write-ahead log: a commit has reached the disk before `write` returns, and a process that is
killed at any moment leaves every committed transaction whole and no other.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from parlour.errors import BadOption, RecordBusy
from parlour.server.core.journal import Conflict
from parlour.server.storage.commits import Commits, Result
from parlour.server.storage.database import ADD_GO, SCHEMA, Appended, Row, Statement, StorageFailed
from parlour.speech.message import Message
from parlour.table.locking import lock

APPENDING = (
    """CREATE TEMP VIEW appended AS SELECT '' AS game, 0 AS seq, '' AS id, '' AS body,
        '' AS waits, 0.0 AS changed, 0.0 AS expires, 0 AS ended, 0 AS go""",
    """CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
        UPDATE games SET seq = NEW.seq, waits = NEW.waits, changed = NEW.changed, go = max(go, NEW.go),
            secret = CASE WHEN NEW.ended THEN '' ELSE secret END WHERE id = NEW.game AND seq = NEW.seq - 1;
        SELECT RAISE(ABORT, 'another event was first') WHERE changes() = 0;
        UPDATE games SET expires = NEW.expires WHERE id = NEW.game AND expires <> NEW.expires;
        INSERT INTO events (game, seq, id, body) VALUES (NEW.game, NEW.seq, NEW.id, NEW.body);
    END""",
)
"""Inserts an event into its table: many events of many tables are one statement and one transaction.

Between two statements the event loop must be asked for Python's lock, which costs more than SQLite's work."""
APPEND = "INSERT INTO appended VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
ROW = "(?, ?, ?, ?, ?, ?, ?, ?, ?)"
MOST_ROWS = 1_000
CHECKPOINT = "wal_autocheckpoint=4000"
"""Pages of the write-ahead log after which they are copied into the database, each once: 16 MB."""
CONFLICTS = (Conflict, sqlite3.IntegrityError)


class Sqlite:
    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.heard: Callable[[str], None] = lambda hint: None
        self._broken: Exception | None = None
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(self.path.with_name(self.path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
            lock(self._lock, self.path)
            self._writing = self._connect()
            self._writing.execute("BEGIN IMMEDIATE")  # one transaction: each page is written once, and synced once
            for statement in SCHEMA:
                self._writing.execute(statement)
            if "go" not in {row[1] for row in self._writing.execute("PRAGMA table_info(games)")}:
                self._writing.execute(ADD_GO)
            self._writing.execute("COMMIT")
            for statement in APPENDING:
                self._writing.execute(statement)
            self._reading = self._connect()
        except RecordBusy as error:
            raise RecordBusy(Message("server-database-busy", {"file": repr(str(self.path))})) from error
        except (OSError, sqlite3.Error) as error:
            raise BadOption("database", str(self.path), Message("option-database", {"why": str(error)})) from error
        self._commits = Commits(self._commit)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        os.chmod(self.path, 0o600)
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-4000", CHECKPOINT):
            connection.execute(f"PRAGMA {pragma}").fetchall()
        return connection

    async def close(self) -> None:
        await self._commits.close()
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()
        os.close(self._lock)

    async def read(self, sql: str, *values: Any) -> Sequence[Row]:
        def fetch() -> Sequence[Row]:
            return self._reading.execute(sql, named(values)).fetchall()

        try:
            return await self._loop.run_in_executor(self._readers, fetch)
        except sqlite3.Error as error:
            raise StorageFailed(f"cannot read {str(self.path)!r}: {error}") from error

    async def write(self, statements: Sequence[Statement]) -> Sequence[Row]:
        return await self._commits.write(statements)

    def appending(self, appended: Sequence[Appended]) -> list[Statement]:
        return [Statement(APPEND, each) for each in appended]

    def tell(self, hint: str) -> None:
        """Does nothing: there are no other nodes."""

    def _commit(self, works: Sequence[Sequence[Statement]]) -> list[Result]:
        """Runs all writes in one transaction; after a conflict, which is rare, again with a savepoint for each."""
        if self._broken is not None:
            return [self._broken] * len(works)
        try:
            try:
                return self._together(works)
            except CONFLICTS:
                self._undo()
                return self._transaction(lambda: [self._all_or_nothing(work) for work in works])
        except (sqlite3.Error, OSError) as error:
            self._broken = StorageFailed(f"cannot write {str(self.path)!r}: {error}")
            self._undo()
            return [self._broken] * len(works)

    def _together(self, works: Sequence[Sequence[Statement]]) -> list[Result]:
        """Writes all events in one statement, then everything else."""
        events = [statement for work in works if _appends(work) for statement in work]
        if len(events) == sum(map(len, works)) <= MOST_ROWS:
            self._append(events)  # a transaction by itself
            return [()] * len(works)

        def do() -> list[Result]:
            for first in range(0, len(events), MOST_ROWS):
                self._append(events[first : first + MOST_ROWS])
            return [() if _appends(work) else self._all(work) for work in works]

        return self._transaction(do)

    def _append(self, events: Sequence[Statement]) -> None:
        values = [value for statement in events for value in statement.values]
        self._writing.execute(f"INSERT INTO appended VALUES {', '.join([ROW] * len(events))}", values)

    def _transaction(self, do: Callable[[], list[Result]]) -> list[Result]:
        self._writing.execute("BEGIN IMMEDIATE")
        results = do()
        self._writing.execute("COMMIT")
        return results

    def _all(self, work: Sequence[Statement]) -> Sequence[Row]:
        rows: Sequence[Row] = ()
        for statement in work:
            cursor = self._writing.execute(statement.sql, named(statement.values))
            rows = cursor.fetchall()
            if statement.must and not (rows or cursor.rowcount > 0):
                raise Conflict("somebody else was first")
        return rows

    def _all_or_nothing(self, work: Sequence[Statement]) -> Result:
        self._writing.execute("SAVEPOINT one")
        try:
            result: Result = self._all(work)
        except CONFLICTS as error:
            self._writing.execute("ROLLBACK TO one")
            result = Conflict(str(error))
        self._writing.execute("RELEASE one")
        return result

    def _undo(self) -> None:
        with suppress(sqlite3.Error):  # there may be no transaction, or SQLite may have rolled back by itself
            self._writing.execute("ROLLBACK")


def _appends(work: Sequence[Statement]) -> bool:
    return all(statement.sql is APPEND for statement in work)


def named(values: tuple[Any, ...]) -> dict[str, Any]:
    """The values by name: in SQLite, `$1` is a parameter named 1."""
    return {str(number): value for number, value in enumerate(values, start=1)}
