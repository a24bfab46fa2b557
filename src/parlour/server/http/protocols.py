"""Uvicorn's protocols with bounds: what a peer sends before it is known, and what it does not read, is kept small."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from parlour.message import Message

HEAD_BYTES = 16_384
HEAD_SECONDS = 20.0
SEND_BUFFER = 65_536


class HttpProtocol(HttpToolsProtocol):
    """The head of a request, that is its address and headers, has so many bytes and so many seconds."""

    _head = 0
    """Bytes of the head that have come; -1 when it is complete."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._await_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await_head()

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        self._head = -1
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        if self._head >= 0:
            self._head += len(data)  # if the head is complete with these bytes, this is forgotten again
        super().data_received(data)
        if self._head > HEAD_BYTES and not self.transport.is_closing():
            self.send_400_response(str(Message("server-bytes", {"most": HEAD_BYTES})))

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _await_head(self) -> None:
        self._stop_waiting()
        self._head = max(self._head, 0)
        self._deadline = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Gives the application a way to end a connection whose peer does not read, which closing would wait for.

    The system's buffer for each connection is bounded too: unread messages belong in our queue, which is counted.
    """

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        connection: socket.socket | None = self.transport.get_extra_info("socket")
        if connection is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions["parlour.abort"] = self.transport.abort

    def start_keepalive(self) -> None:
        """The handshake is done: what it needed is let go, because ten thousand connections may stay for hours."""
        super().start_keepalive()
        forgotten: Any = self
        forgotten.request = forgotten.response = None
        self.scope["headers"] = ()
