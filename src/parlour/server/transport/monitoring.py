"""Health and metrics for the operator, at a private address of their own if the settings name one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec
from litestar import Response, get

from parlour import __version__
from parlour.errors import BadOption
from parlour.server.core.messages.answers import RequestRefused, not_found
from parlour.server.node import Node
from parlour.server.ops.limits import address_of
from parlour.server.tables.request import AnyRequest, part_of
from parlour.speech.message import Message

SECONDS = 5.0
MOST_BYTES = 8_192
WELL = ("ok", "impaired")


class Health(msgspec.Struct, frozen=True, kw_only=True):
    status: Literal["ok", "impaired", "stopping", "failed"]
    """`impaired`: people can play, bots cannot. `failed`: the database does not answer."""
    version: str
    node: str
    bots: bool
    """Whether there are workers for bots."""


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
            pass  # such a request gets no answer
        finally:
            writer.close()

    try:
        return await asyncio.start_server(serve, host.strip("[]") or "127.0.0.1", int(port), limit=MOST_BYTES)
    except (OSError, ValueError) as error:
        raise BadOption("metrics", where, Message("option-database", {"why": str(error)})) from error


def _written(status: int, kind: str, body: bytes) -> bytes:
    head = f"HTTP/1.1 {status} -\r\nContent-Type: {kind}; charset=utf-8\r\nContent-Length: {len(body)}\r\n"
    return head.encode() + b"Connection: close\r\n\r\n" + body


@get("/health")
async def health(request: AnyRequest) -> Response[Health]:
    found = await health_of(part_of(request, Node))
    return Response(found, status_code=200 if found.status in WELL else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(request: AnyRequest) -> str:
    """Metrics for this machine only, unless another address serves them.

    A proxy must not pass it on, and what a proxy forwards has another address.
    """
    node = part_of(request, Node)
    if node.settings.metrics or address_of(request.scope["client"]) not in ("127.0.0.1", "::/64"):
        raise not_found()
    return metrics_of(node)


async def health_of(node: Node) -> Health:
    state, bots = node.status.state, node.pool.well
    if state == "ok":
        try:
            await node.status.guard(node.tables.store.heads(["-"]))
        except RequestRefused:
            state = "failed"
    status = "impaired" if state == "ok" and not bots else state
    return Health(status=status, version=__version__, node=node.name, bots=bots)


def metrics_of(node: Node) -> str:
    return node.metrics.text(
        up=node.status.ok,
        tables=len(node.tables.rooms),
        connections=node.limits.connections.total,
        workers_lost=node.pool.lost + node.records.lane.pool.lost + node.thinking.lane.pool.lost,
        bots_waiting=node.pool.waiting,
    )


def for_watchers(node: Node) -> dict[str, Answer]:
    """Metrics, served at an address of their own."""

    async def told_metrics() -> tuple[int, str, str]:
        return 200, "text/plain", metrics_of(node)

    async def told_health() -> tuple[int, str, str]:
        found = await health_of(node)
        return 200 if found.status in WELL else 503, "application/json", msgspec.json.encode(found).decode()

    return {"/metrics": told_metrics, "/health": told_health}
