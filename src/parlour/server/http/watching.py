"""`/metrics` and `/health` on an address of their own, where nobody else can reach them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from parlour.errors import BadOption
from parlour.speech.message import Message

SECONDS = 5.0
MOST_BYTES = 8_192
Answer = Callable[[], Awaitable[tuple[int, str, str]]]
"""Gives the status, the type and the text of an answer."""


async def watch(where: str, answers: dict[str, Answer]) -> asyncio.Server:
    """Serves these paths at `HOST:PORT`: one plain request on each connection, no more is needed."""
    host, _, port = where.rpartition(":")

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                path = head.split(b" ", 2)[1].decode("ascii", "replace").partition("?")[0]
                status, kind, text = await answers[path]() if path in answers else (404, "text/plain", "")
                writer.write(_written(status, kind, text.encode()))
                await writer.drain()
        except (OSError, TimeoutError, IndexError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # whoever asks like that gets no answer
        finally:
            writer.close()

    try:
        return await asyncio.start_server(serve, host.strip("[]") or "127.0.0.1", int(port), limit=MOST_BYTES)
    except (OSError, ValueError) as error:
        raise BadOption("metrics", where, Message("option-database", {"why": str(error)})) from error


def _written(status: int, kind: str, body: bytes) -> bytes:
    head = f"HTTP/1.1 {status} -\r\nContent-Type: {kind}; charset=utf-8\r\nContent-Length: {len(body)}\r\n"
    return head.encode() + b"Connection: close\r\n\r\n" + body
