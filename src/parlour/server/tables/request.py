"""Reads requests for all routes: their table, their key, and the part of the node that answers."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeAlias, TypeVar

from litestar import Request
from litestar.params import Parameter

from parlour.server.core.aside import LONG
from parlour.server.core.keys import KeyRow
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.core.room import Room
from parlour.server.ops.limits import RateLimits, address_of
from parlour.server.tables.registry import Tables
from parlour.speech.message import Message

T = TypeVar("T")
LONGEST_WAIT = 25
ELSEWHERE = "parlour.elsewhere"
"""The member of a scope that marks requests of pages from other addresses."""


AnyRequest: TypeAlias = Request[Any, Any, Any]
TableId: TypeAlias = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,64}$")]


def part_of(request: AnyRequest, kind: type[T]) -> T:
    """The node's part of this class, from the application's state."""
    found: T = request.app.state.parts[kind]
    return found


def key_of(request: AnyRequest) -> str:
    """The key that a request brings, or none."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def charge(request: AnyRequest, events: int) -> None:
    """Counts an answer as one more request for each hundred events; refuses it beyond the limit."""
    address = address_of(request.scope["client"])
    if events > LONG and not part_of(request, RateLimits).requests.take(address, events / 100):
        raise RequestRefused("too_many", Message("server-too-many-requests"))


async def seated(request: AnyRequest, table: str) -> tuple[Room, KeyRow | None]:
    """The table, and what the key of the request opens there. Marks the client as present."""
    tables = part_of(request, Tables)
    room = await tables.room(table)
    key = await tables.key(room, key_of(request))
    if key is not None:
        room.attendance.hear(key.seats)
    return room, key


class Gone(Exception):
    """The client disconnected before its request was complete."""


def asker(request: AnyRequest) -> str:
    return address_of(request.scope["client"])


async def while_there(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """The result of the work, which is stopped when the client disconnects."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_leaves(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Gone
        return await working
    finally:
        working.cancel()
        leaving.cancel()


async def _leaves(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


Since: TypeAlias = Annotated[int, Parameter(ge=0, le=2**31)]
