"""SQLite: one machine, no set-up. One thread writes; what arrives while it writes or soon after is committed together.

`synchronous=FULL` with a write-ahead log: a commit has reached the disk before `write` returns, and a process that is
killed at any moment leaves every committed transaction whole and no other.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from parlour.errors import BadOption, RecordBusy
from parlour.message import Message
from parlour.server.storage.database import ADD_GO, SCHEMA, Appended, Conflict, Row, Statement, StorageFailed
from parlour.table.locking import lock

MOST_AT_ONCE = 256
"""Jobs in one transaction."""
INTERVAL = 0.005
"""Seconds between the starts of two commits. A lone move is committed at once; under load several share an fsync."""
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
"""What an event adds to its table, as one insert: many events of many tables are one statement and one transaction.

Between two statements the event loop must be asked for Python's lock, which costs more than SQLite's work."""
APPEND = "INSERT INTO appended VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
ROW = "(?, ?, ?, ?, ?, ?, ?, ?, ?)"
MOST_ROWS = 1_000
CONFLICTS = (Conflict, sqlite3.IntegrityError)
Job = tuple[Sequence[Statement], "asyncio.Future[Sequence[Row]]"]


class Sqlite:
    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.heard: Callable[[str], None] = lambda hint: None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._broken: Exception | None = None
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="sqlite-reader")

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(self.path.with_name(self.path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
            lock(self._lock, self.path)
            self._writing = self._connect()
            for statement in SCHEMA:
                self._writing.execute(statement)
            if "go" not in {row[1] for row in self._writing.execute("PRAGMA table_info(games)")}:
                self._writing.execute(ADD_GO)
            for statement in APPENDING:
                self._writing.execute(statement)
            self._reading = self._connect()
        except RecordBusy as error:
            raise RecordBusy(Message("server-database-busy", {"file": repr(str(self.path))})) from error
        except (OSError, sqlite3.Error) as error:
            raise BadOption("database", str(self.path), Message("option-database", {"why": str(error)})) from error
        self._thread = threading.Thread(target=self._write_all, name="sqlite-writer", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=10)
        os.chmod(self.path, 0o600)
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-4000"):
            connection.execute(f"PRAGMA {pragma}").fetchall()
        return connection

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._readers.shutdown()
        self._reading.close()
        self._writing.close()
        os.close(self._lock)

    async def read(self, sql: str, *values: Any) -> Sequence[Row]:
        def fetch() -> Sequence[Row]:
            return self._reading.execute(sql, _named(values)).fetchall()

        try:
            return await self._loop.run_in_executor(self._readers, fetch)
        except sqlite3.Error as error:
            raise StorageFailed(f"cannot read {str(self.path)!r}: {error}") from error

    async def write(self, statements: Sequence[Statement]) -> Sequence[Row]:
        done: asyncio.Future[Sequence[Row]] = self._loop.create_future()
        self._jobs.put((statements, done))
        return await done

    def appending(self, appended: Sequence[Appended]) -> list[Statement]:
        return [Statement(APPEND, each) for each in appended]

    def tell(self, hint: str) -> None:
        """There is nobody else to tell."""

    def _write_all(self) -> None:
        """What the thread does: gathers jobs, commits them, answers them."""
        not_before = 0.0
        while (first := self._jobs.get()) is not None:
            time.sleep(max(0.0, not_before - time.monotonic()))
            not_before = time.monotonic() + INTERVAL
            jobs = [first, *self._waiting(MOST_AT_ONCE - 1)]
            self._answer(jobs, self._commit([statements for statements, _ in jobs]))

    def _waiting(self, most: int) -> Iterator[Job]:
        while most and not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)
                return
            yield job
            most -= 1

    def _commit(self, works: Sequence[Sequence[Statement]]) -> list[Sequence[Row] | Exception]:
        """One transaction for all of them. After a conflict, which is rare, once more: then it undoes only its own."""
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

    def _together(self, works: Sequence[Sequence[Statement]]) -> list[Sequence[Row] | Exception]:
        """All events first, in one statement; then everything else."""
        events = [statement for work in works if _appends(work) for statement in work]
        if len(events) == sum(map(len, works)) <= MOST_ROWS:
            self._append(events)  # a transaction by itself
            return [()] * len(works)

        def do() -> list[Sequence[Row] | Exception]:
            for first in range(0, len(events), MOST_ROWS):
                self._append(events[first : first + MOST_ROWS])
            return [() if _appends(work) else self._all(work) for work in works]

        return self._transaction(do)

    def _append(self, events: Sequence[Statement]) -> None:
        values = [value for statement in events for value in statement.values]
        self._writing.execute(f"INSERT INTO appended VALUES {', '.join([ROW] * len(events))}", values)

    def _transaction(self, do: Callable[[], list[Sequence[Row] | Exception]]) -> list[Sequence[Row] | Exception]:
        self._writing.execute("BEGIN IMMEDIATE")
        results = do()
        self._writing.execute("COMMIT")
        return results

    def _all(self, work: Sequence[Statement]) -> Sequence[Row]:
        rows: Sequence[Row] = ()
        for statement in work:
            cursor = self._writing.execute(statement.sql, _named(statement.values))
            rows = cursor.fetchall()
            if statement.must and not (rows or cursor.rowcount > 0):
                raise Conflict("somebody else was first")
        return rows

    def _all_or_nothing(self, work: Sequence[Statement]) -> Sequence[Row] | Exception:
        self._writing.execute("SAVEPOINT one")
        try:
            result: Sequence[Row] | Exception = self._all(work)
        except CONFLICTS as error:
            self._writing.execute("ROLLBACK TO one")
            result = Conflict(str(error))
        self._writing.execute("RELEASE one")
        return result

    def _undo(self) -> None:
        with suppress(sqlite3.Error):  # there may be no transaction, or SQLite may have rolled back by itself
            self._writing.execute("ROLLBACK")

    def _answer(self, jobs: Sequence[Job], results: Sequence[Sequence[Row] | Exception]) -> None:
        """Hands the results to the event loop, all at once."""

        def answer() -> None:
            for (_, done), result in zip(jobs, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(answer)


def _appends(work: Sequence[Statement]) -> bool:
    return all(statement.sql is APPEND for statement in work)


def _named(values: tuple[Any, ...]) -> dict[str, Any]:
    """SQLite knows `$1` as a parameter named 1."""
    return {str(number): value for number, value in enumerate(values, start=1)}
