"""Whether a node serves: `ok`, `stopping`, or `failed` when its disk does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Literal, TypeVar

from parlour.server.schema.refusals import unavailable
from parlour.server.storage.database import StorageFailed, Unavailable

T = TypeVar("T")
log = logging.getLogger("parlour.server")


class Status:
    def __init__(self) -> None:
        self.state: Literal["ok", "stopping", "failed"] = "ok"
        self.failed = asyncio.Event()
        """Set when the node cannot go on: its disk fails. Whoever runs it must stop it."""

    @property
    def ok(self) -> bool:
        return self.state == "ok"

    def stop(self) -> None:
        if self.state == "ok":
            self.state = "stopping"

    def fail(self, error: Exception) -> None:
        """The disk is full or failing: nothing more is promised to anybody, and the node stops."""
        if self.state != "failed":
            self.state = "failed"
            log.critical("the node stops: %s", error)
            self.failed.set()

    def check(self) -> None:
        """Refuses the request unless the node serves."""
        if self.state != "ok":
            raise unavailable()

    async def guard(self, work: Awaitable[T]) -> T:
        """Awaits work on the database. If the disk fails the node stops; either way the request is refused."""
        try:
            return await work
        except StorageFailed as error:
            self.fail(error)
            raise unavailable() from error
        except Unavailable as error:
            raise unavailable() from error
