"""Uvicorn's HTTP protocol with bounds: on the head and the body of a request, and on answers that nobody reads."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from parlour.server.ops.limits import Sockets
from parlour.speech.message import Message

HEAD_BYTES = 16_384
HEAD_SECONDS = 20.0
BODY_SECONDS, BODY_RATE = 10.0, 32_768
"""A body has ten seconds, and one more for each of these bytes."""
MOST_HEADERS = 256
MOST_PIECES = 8_192
"""Chunks and trailers of one body. A client that sends a byte a chunk makes us work for each."""
MOST_PIPELINED = 16
"""Requests that may wait for the answer to the one before."""
READER_SECONDS, READER_BYTES = 10.0, 40_960
"""A client that lags behind must read this much in this time."""


class TooMuch(Exception):
    """Raised inside a callback of the parser, to stop it."""


class Flow(FlowControl):
    """Reads on only when no request waits for its turn. (Uvicorn reads on with every answer.)"""

    def __init__(self, transport: asyncio.Transport, pipeline: Any) -> None:
        super().__init__(transport)
        self._pipeline = pipeline

    def resume_reading(self) -> None:
        if not self._pipeline:
            super().resume_reading()


class HttpProtocol(HttpToolsProtocol):
    """The head of a request has bounds in bytes and seconds, its body too; a peer must read what it asked for.

    `most` is the longest body that anybody may send.
    """

    _head = 0
    """Bytes of the head that have come; -1 when it is complete."""
    _body = 0
    """Bytes that came after the head, whatever they are: content, sizes of chunks, trailers."""
    _pieces = 0
    _deadline: asyncio.TimerHandle | None = None
    _reader: asyncio.TimerHandle | None = None
    _unread = 0
    """Bytes that were still to be read when the reader was last looked at."""
    _counted = False
    _running: RequestResponseCycle | None = None
    """The request in progress."""

    def __init__(self, *arguments: Any, sockets: Sockets, most: int, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._sockets, self._most = sockets, most

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.flow = Flow(transport, self.pipeline)
        self._counted = self._sockets.enter(self.client)
        if self._counted:
            self._await_head()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_watching()
        super().connection_lost(exc)
        self.pipeline.clear()
        if self._running is not None and not self._running.response_complete:
            self._running.disconnected = True  # uvicorn tells only the last request of the pipeline
            self._running.message_event.set()
        if self._counted:
            self._sockets.leave(self.client)

    def handle_websocket_upgrade(self) -> None:
        """From here on the WebSocket's protocol handles a lost connection."""
        super().handle_websocket_upgrade()
        counted, self._counted = self._counted, False
        upgraded: Any = self.transport.get_protocol()
        upgraded.counted = counted

    # Input.

    def data_received(self, data: bytes) -> None:
        if self._head >= 0:
            self._head += len(data)  # if the head is complete with these bytes, this is forgotten again
        else:
            self._body += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._head > HEAD_BYTES:
            self.send_400_response(str(Message("server-bytes", {"most": HEAD_BYTES})))
        elif self._body > self._most + self._most // 8 + HEAD_BYTES:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await_head()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Trailers come here too; they are counted and forgotten."""
        self._count(MOST_HEADERS if self._head >= 0 else MOST_PIECES)
        if self._head >= 0:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._stop_waiting()
        self._head, self._body, self._pieces = -1, 0, 0
        super().on_headers_complete()
        if len(self.pipeline) > MOST_PIPELINED:
            self.transport.abort()
            raise TooMuch
        self._deadline = self.loop.call_later(BODY_SECONDS + self._length() / BODY_RATE, self.transport.abort)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_body(self, body: bytes) -> None:
        self._count(MOST_PIECES)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def _count(self, most: int) -> None:
        self._pieces += 1
        if self._pieces > most:
            raise TooMuch

    def _length(self) -> int:
        """The length of the body to come."""
        for name, value in self.headers:
            if name == b"content-length" and value.isdigit():
                return min(int(value), self._most)
        return self._most

    def _await_head(self) -> None:
        self._stop_waiting()
        self._head, self._pieces = max(self._head, 0), 0
        self._deadline = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    # Output.

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stop_watching()
        self._unread = self.transport.get_write_buffer_size()
        self._reader = self.loop.call_later(READER_SECONDS, self._look_at_reader)

    def resume_writing(self) -> None:
        self._stop_watching()
        super().resume_writing()

    def _look_at_reader(self) -> None:
        before, self._unread = self._unread, self.transport.get_write_buffer_size()
        if self._unread > before - READER_BYTES:
            self.transport.abort()
        else:
            self._reader = self.loop.call_later(READER_SECONDS, self._look_at_reader)

    def _stop_watching(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None
