"""SQLite: one machine, no set-up. One thread writes, and what arrives while it writes is committed together.

`synchronous=FULL` with a write-ahead log: a commit has reached the disk before `write` returns, and a process that is
killed at any moment leaves every committed transaction whole and no other.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

from parlour.errors import BadOption, RecordBusy
from parlour.message import Message
from parlour.server.storage.database import SCHEMA, Broken, Conflict, Row, Statement
from parlour.table.locking import lock

MOST_AT_ONCE = 256
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
            raise Broken(f"cannot read {str(self.path)!r}: {error}") from error

    async def write(self, statements: Sequence[Statement]) -> Sequence[Row]:
        done: asyncio.Future[Sequence[Row]] = self._loop.create_future()
        self._jobs.put((statements, done))
        return await done

    def tell(self, hint: str) -> None:
        """There is nobody else to tell."""

    def _write_all(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                another = self._jobs.get()
                if another is None:
                    self._jobs.put(None)
                    break
                jobs.append(another)
            self._settle(jobs, self._commit([statements for statements, _ in jobs]))

    def _commit(self, works: Sequence[Sequence[Statement]]) -> list[Sequence[Row] | Exception]:
        """One transaction for all of them. After a conflict, which is rare, once more: then it undoes only its own."""
        if self._broken is not None:
            return [self._broken] * len(works)
        try:
            try:
                return self._transaction(works, self._all)
            except CONFLICTS:
                self._writing.execute("ROLLBACK")
                return self._transaction(works, self._all_or_nothing)
        except (sqlite3.Error, OSError) as error:
            self._broken = Broken(f"cannot write {str(self.path)!r}: {error}")
            self._undo()
            return [self._broken] * len(works)

    def _transaction(
        self, works: Sequence[Sequence[Statement]], do: Callable[[Sequence[Statement]], Sequence[Row] | Exception]
    ) -> list[Sequence[Row] | Exception]:
        self._writing.execute("BEGIN IMMEDIATE")
        results = [do(work) for work in works]
        self._writing.execute("COMMIT")
        return results

    def _all(self, work: Sequence[Statement]) -> Sequence[Row]:
        """Each statement lets the event loop go on, and must wait until a busy one lets go: the fewer the better."""
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
        with suppress(sqlite3.Error):  # SQLite may have rolled back by itself; the log on the disk decides
            self._writing.execute("ROLLBACK")

    def _settle(self, jobs: Sequence[Job], results: Sequence[Sequence[Row] | Exception]) -> None:
        def settle() -> None:
            for (_, done), result in zip(jobs, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(settle)


def _named(values: tuple[Any, ...]) -> dict[str, Any]:
    """SQLite knows `$1` as a parameter named 1."""
    return {str(number): value for number, value in enumerate(values, start=1)}
