"""Whether a node serves, `ok`, `stopping`, or `failed` when its disk does; and the tasks that it runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Literal, TypeVar

from parlour.server.core.journal import Unavailable
from parlour.server.core.messages.answers import RequestRefused, unavailable
from parlour.server.storage.database import StorageFailed

T = TypeVar("T")
log = logging.getLogger("parlour.server")


class Status:
    def __init__(self) -> None:
        self.state: Literal["ok", "stopping", "failed"] = "ok"
        self.failed = asyncio.Event()
        """Set when the disk fails. The program that runs the node must stop it."""

    @property
    def ok(self) -> bool:
        return self.state == "ok"

    def stop(self) -> None:
        if self.state == "ok":
            self.state = "stopping"

    def fail(self, error: Exception) -> None:
        """Stops the node because its disk is full or failing: no write can be promised any more."""
        if self.state != "failed":
            self.state = "failed"
            log.critical("the node stops: %s", error)
            self.failed.set()

    def check(self) -> None:
        """Refuses the request unless the node serves."""
        if self.state != "ok":
            raise unavailable()

    async def guard(self, work: Awaitable[T]) -> T:
        """Awaits work on the database, and refuses the request if it fails. If the disk fails, the node stops."""
        try:
            return await work
        except StorageFailed as error:
            self.fail(error)
            raise unavailable() from error
        except Unavailable as error:
            raise unavailable() from error


class Background:
    """The tasks that a node runs beside its requests."""

    def __init__(self, status: Status) -> None:
        self._status = status
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs work to its end. If the disk fails the node stops; if the database is away the work is dropped."""
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Repeats the work, with a pause between."""
        self.spawn(self._repeat(seconds, work))

    async def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except (Unavailable, RequestRefused) as error:
                log.warning("put off", extra={"why": str(error)})
            except StorageFailed:
                raise
            except Exception as error:
                log.error("failed; it is tried again", exc_info=error)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StorageFailed as error:
            self._status.fail(error)
        except (Unavailable, RequestRefused) as error:
            log.warning("put off", extra={"why": str(error)})

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
