"""Uvicorn's HTTP protocol with bounds on the head of a request."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from parlour.message import Message

HEAD_BYTES = 16_384
HEAD_SECONDS = 20.0


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
