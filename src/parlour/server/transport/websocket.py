"""Uvicorn's WebSocket protocol, with a way for the application to write frames at once and to end a connection."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from parlour.server.core.bucket import Bucket
from parlour.server.ops.limits import Sockets
from parlour.server.transport.frames import MOST_FRAGMENTS, FrameMeter, ends_between_messages, text_frame, whole_text

MESSAGE_BYTES = 4_096
"""The longest message of a client."""
SEND_BUFFER = 65_536
"""The system's buffer of each connection: unread messages belong in our queue, which is counted."""
BACKLOG = 8
"""The most queued messages of one connection; beyond it reading pauses."""
TOO_MANY = 4429


class Inbox:
    """A queue for one reader: what a connection has sent and its conversation has not read yet.

    An `asyncio.Queue` can do more than is needed, and four empty deques of it take 2.5 KB, which counts with ten
    thousand idle connections.
    """

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


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """The application finds this object in its scope, as the extension `parlour.socket`."""

    _aligned = True
    """Whether the next data is known to begin with a new message."""
    counted = False
    """Whether this connection is one of the sockets that are counted by address."""

    def __init__(self, *arguments: Any, sockets: Sockets, frames: tuple[float, float], **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._sockets, self.meter = sockets, FrameMeter(Bucket(*frames))
        self.queue: Any = Inbox()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.counted:
            self._sockets.leave(self.client)

    def data_received(self, data: bytes) -> None:
        """Reads a whole text message at once, where nothing else has come; everything else is left to `websockets`."""
        if self.handshake_initiated:
            if self._aligned:
                open = self.handshake_complete and self.conn.state is OPEN
                text = whole_text(data, self.config.ws_max_size) if open else None
                if text is not None:
                    if not self.meter.one():
                        self._send_away()
                        return
                    self.curr_msg_data_type, self.frames = "text", [text]
                    self.send_receive_event_to_app()
                    return
                if not self.meter.pass_on(data):
                    self._send_away()
                    return
                self._aligned = open and ends_between_messages(data)
            elif not self.meter.pass_on(data):
                self._send_away()
                return
        super().data_received(data)

    def _send_away(self) -> None:
        """Ends a connection with too many frames, with a reason if there is room for it."""
        if self.transport.is_closing():
            return
        if self.ready and self.handshake_complete and self.conn.state is OPEN:
            self.conn.send_close(TOO_MANY, "too_many")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._send_away()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answers unless the peer does not read, because answers would pile up."""
        if self.ready:
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        connection: socket.socket | None = self.transport.get_extra_info("socket")
        if connection is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions["parlour.socket"] = self

    def start_keepalive(self) -> None:
        """Called when the handshake is done; drops what only it needed: ten thousand connections may stay for hours."""
        super().start_keepalive()
        forgotten: Any = self
        forgotten.request = forgotten.response = None
        self.scope["headers"] = ()

    @property
    def ready(self) -> bool:
        """Whether a frame written now goes to the system without waiting for the reader."""
        return self.writable.is_set() and not self.close_sent and not self.transport.is_closing()

    def write_texts(self, messages: Sequence[bytes]) -> None:
        """Writes whole messages, in one system call."""
        self.transport.write(b"".join(map(text_frame, messages)))

    def write_raw(self, frame: bytes) -> None:
        """Writes a frame as it is."""
        self.transport.write(frame)

    def abort(self) -> None:
        """Ends the connection without closing it: a peer that does not read would never answer."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Continues reading while the application works, until a few messages wait."""
        reading, self.read_paused = not self.read_paused, True
        super().send_receive_event_to_app()
        if reading:
            self.read_paused = False
            if self.queue.qsize() >= BACKLOG:
                self.read_paused = True
                self.transport.pause_reading()
