"""Uvicorn's WebSocket protocol, with a way for the application to write frames at once and to end a connection."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from parlour.server.websocket.frames import ends_between_messages, text_frame, whole_text

SEND_BUFFER = 65_536
"""Of the system, for each connection: unread messages belong in our queue, which is counted."""
BACKLOG = 8
"""Messages of one connection that may wait before no more is read from it."""


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """The application finds this object in its scope, as the extension `parlour.socket`."""

    _aligned = True
    """Whether the next data begins with a new message, as far as is known."""

    def data_received(self, data: bytes) -> None:
        """Reads a whole text message at once, where nothing else has come; everything else is left to `websockets`."""
        if self.handshake_initiated and self._aligned:
            open = self.handshake_complete and self.conn.state is OPEN
            text = whole_text(data, self.config.ws_max_size) if open else None
            if text is not None:
                self.curr_msg_data_type, self.frames = "text", [text]
                self.send_receive_event_to_app()
                return
            self._aligned = open and ends_between_messages(data)
        super().data_received(data)

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
