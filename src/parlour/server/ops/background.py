"""The tasks that a node runs beside its requests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from parlour.server.ops.status import Status
from parlour.server.schema.refusals import RequestRefused
from parlour.server.storage.database import StorageFailed, Unavailable

log = logging.getLogger("parlour.server")


class Background:
    def __init__(self, status: Status) -> None:
        self._status = status
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs work to its end. If the disk fails the node stops; if the database is away the work is given up."""
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Does the work again and again, with so many seconds between."""
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
