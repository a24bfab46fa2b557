"""Group commit: writes that arrive during a commit, or soon after it began, are committed together.

The event loop gathers the jobs and one thread commits them. The thread is woken once for each commit and does nothing
else, because every time that it needs Python's lock it takes it from a busy event loop.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence

from parlour.server.storage.database import Row, Statement

MOST_AT_ONCE = 256
"""Jobs in one transaction."""
INTERVAL = 0.020
"""Seconds between the starts of two commits. A single move is committed at once; under load several share an fsync.

Players do not notice 20 ms, and a processor handles a tenth more moves than with 10 ms."""
Work = Sequence[Statement]
Result = Sequence[Row] | Exception
Job = tuple[Work, "asyncio.Future[Sequence[Row]]"]


class Commits:
    """`commit` runs in the thread; it gives one result for each work and raises nothing."""

    def __init__(self, commit: Callable[[Sequence[Work]], Sequence[Result]]) -> None:
        self._commit, self._loop = commit, asyncio.get_running_loop()
        self._waiting: list[Job] = []
        self._begun, self._not_before = False, 0.0
        """Whether a commit is planned or under way; when the next may start."""
        self._batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    def write(self, work: Work) -> asyncio.Future[Sequence[Row]]:
        """The rows of the last statement, when all are on the disk."""
        done: asyncio.Future[Sequence[Row]] = self._loop.create_future()
        self._waiting.append((work, done))
        if not self._begun:
            self._plan()
        return done

    async def close(self) -> None:
        """Commits the waiting writes, and ends the thread."""
        while self._waiting:
            self._start()
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _plan(self) -> None:
        self._begun = True
        if self._not_before > self._loop.time():
            self._loop.call_at(self._not_before, self._start)
        else:
            self._loop.call_soon(self._start)  # together with other writes of this iteration

    def _start(self) -> None:
        jobs, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        if jobs:
            self._not_before = self._loop.time() + INTERVAL
            self._batches.put(jobs)

    def _run(self) -> None:
        """The thread's loop."""
        while (jobs := self._batches.get()) is not None:
            results = self._commit([work for work, _ in jobs])
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._answer, jobs, results)

    def _answer(self, jobs: Sequence[Job], results: Sequence[Result]) -> None:
        for (_, done), result in zip(jobs, results, strict=True):
            if done.cancelled():
                continue
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)
        self._begun = False
        if self._waiting:
            self._plan()
