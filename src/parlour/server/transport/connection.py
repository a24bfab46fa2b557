"""A WebSocket as a listener of a table, with one bounded queue of messages.

A client that does not read is cut off and delays no other. An idle connection needs no task of its own, so that ten
thousand fit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from parlour.server.core import messages, render
from parlour.server.core.attendance import Asked
from parlour.server.ops.metrics import Metrics
from parlour.server.transport.asgi import Send
from parlour.server.transport.frames import fragments

FAREWELL = 5.0
"""Seconds that a closing connection may take to send what is queued."""
QUEUE, QUEUED_BYTES = 128, 1_000_000
"""The most queued messages of one reader, and their bytes; a slower reader is cut off."""
FRAGMENT = 65_536
READER_SECONDS = 10.0
"""A reader of a long message must read a fragment of it within this many seconds."""
CLOSING = {"shutdown": 1001, "deleted": 4404, "slow": 4408}


class Socket(Protocol):
    """The interface of the server's WebSocket protocol to the application, besides ASGI."""

    writable: asyncio.Event

    @property
    def ready(self) -> bool: ...

    def write_texts(self, messages: Sequence[bytes]) -> None: ...

    def write_raw(self, frame: bytes) -> None: ...

    def abort(self) -> None: ...


class Connection:
    """A listener at a table over a WebSocket."""

    __slots__ = (
        "__weakref__", "_bytes", "_closing", "_messages", "_metrics", "_send", "_socket", "_task",
        "address", "asked", "chances", "devices", "key", "seats", "words",
    )  # fmt: skip

    def __init__(self, socket: Socket, send: Send, metrics: Metrics, address: str = "") -> None:
        self.address, self.key = address, ""
        self.seats: tuple[int, ...] = ()
        self.words, self.chances = False, 0
        self.asked: Asked | None = None
        self.devices: set[str] = set()
        self._socket, self._send, self._metrics = socket, send, metrics
        self._messages: list[bytes] | None = None
        """Not written yet."""
        self._bytes, self._closing = 0, 0
        self._task: asyncio.Task[None] | None = None
        metrics.connections.add(self)

    @property
    def queued(self) -> int:
        return len(self._messages or ())

    def send(self, message: bytes) -> None:
        """Everything sent in one iteration of the event loop is written together: a system call costs more than it."""
        if self._closing:
            return
        if self._messages is None:
            self._messages = [message]
            asyncio.get_running_loop().call_soon(self._write)
        else:
            self._messages.append(message)
        self._bytes += len(message)
        if len(self._messages) > QUEUE or self._bytes > QUEUED_BYTES:
            self.cut_off()

    async def send_long(self, message: bytes) -> bool:
        """Sends a long message in fragments as the peer reads; returns whether it was read."""
        await self.flush()
        for frame in fragments(message, FRAGMENT):
            try:
                await asyncio.wait_for(self._socket.writable.wait(), READER_SECONDS)
            except TimeoutError:
                self.cut_off()
            if self._closing or not self._socket.ready:
                return False
            self._socket.write_raw(frame)
        return True

    async def flush(self) -> None:
        """Waits until everything that is queued was written."""
        while self._messages and not self._closing:
            await asyncio.sleep(0.01)

    def drop(self, code: str) -> None:
        """Sends the reason, and closes."""
        if not self._closing:
            self.send(render.message(messages.Closing(code=code)))
            self.close(CLOSING[code])

    def close(self, code: int) -> None:
        """Closes after the queued messages."""
        if not self._closing:
            self._closing = code
            if self._task is None:
                self._task = asyncio.create_task(self._drain())

    def cut_off(self) -> None:
        """Ends a connection that does not read: closing it politely would wait for it."""
        self._metrics.cut_off += 1
        self._closing = CLOSING["slow"]
        self._messages = None
        self._socket.abort()

    async def finish(self) -> None:
        """Waits for a short while until the queue is sent."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=FAREWELL)

    def _write(self) -> None:
        """Writes the queue, or leaves it to a task if the peer does not read."""
        if self._task is not None or not self._messages:
            return
        if self._socket.ready:
            self._socket.write_texts(self._messages)
            self._messages, self._bytes = None, 0
        else:
            self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        """Sends the queue when the peer reads, and closes the connection if requested."""
        try:
            while self._messages:
                await self._socket.writable.wait()
                if not self._messages or not self._socket.ready:
                    break  # cut off, or the client disconnected; the receiving side notices by itself
                message = self._messages.pop(0)  # one by one, so that the transport never holds much
                self._bytes -= len(message)
                self._socket.write_texts([message])
            if self._closing:
                await self._send({"type": "websocket.close", "code": self._closing})
        except (OSError, RuntimeError):
            self._closing = self._closing or 1006
        finally:
            self._messages, self._bytes = None, 0
            self._task = None
