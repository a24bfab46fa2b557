"""Uvicorn's WebSocket protocol, with a way for the application to write frames at once and to end a connection."""

from __future__ import annotations

import socket
import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SEND_BUFFER = 65_536
"""Of the system, for each connection: unread messages belong in our queue, which is counted."""
BACKLOG = 8
"""Messages of one connection that may wait before no more is read from it."""
_SHORT, _MIDDLE, _LONG = struct.Struct("!BB"), struct.Struct("!BBH"), struct.Struct("!BBQ")
_TEXT = 0x81


def text_frame(message: bytes) -> bytes:
    """A whole text message as a server frames it (RFC 6455, 5.2): one final fragment, unmasked."""
    length = len(message)
    if length < 126:
        return _SHORT.pack(_TEXT, length) + message
    if length < 65_536:
        return _MIDDLE.pack(_TEXT, 126, length) + message
    return _LONG.pack(_TEXT, 127, length) + message


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """The application finds this object in its scope, as the extension `parlour.socket`."""

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

    def write_text(self, message: bytes) -> None:
        self.transport.write(text_frame(message))

    def abort(self) -> None:
        """Ends the connection without closing it: a peer that does not read would never answer."""
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Reads on while the application is at work, until a few messages wait."""
        reading, self.read_paused = not self.read_paused, True
        super().send_receive_event_to_app()
        if reading:
            self.read_paused = False
            if self.queue.qsize() >= BACKLOG:
                self.read_paused = True
                self.transport.pause_reading()
