"""What a connection has sent and its conversation has not read yet.

An `asyncio.Queue` can do more than is needed for one reader, and four empty deques of it take 2.5 KB, which counts with
ten thousand idle connections.
"""

from __future__ import annotations

import asyncio
from typing import Any


class Inbox:
    """A queue for one reader; what uvicorn's protocol asks of its queue."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        reader = self._reader
        if reader is not None:
            self._reader = None
            if not reader.done():
                reader.set_result(None)

    async def get(self) -> Any:
        if not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.pop(0)

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages
