"""The parts of a node that requests use. The application keeps them in its state, each by its name."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar

from litestar import Request
from litestar.params import Parameter

from parlour.server.core.aside import LONG
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.core.room import Room
from parlour.server.daily.service import Challenges
from parlour.server.home.service import Home
from parlour.server.ops.limits import RateLimits, address_of
from parlour.server.ops.metrics import Metrics
from parlour.server.ops.status import Status
from parlour.server.people.service import Claims, Codes, Joining
from parlour.server.ratings.service import Ratings
from parlour.server.records.service import Records, Studies
from parlour.server.settings import Settings
from parlour.server.storage.store import KeyRow
from parlour.server.tables.opening import Opening
from parlour.server.tables.registry import Tables
from parlour.server.thinking.service import Thinking
from parlour.server.tournaments.service import Tournaments
from parlour.server.transport.pages import Pages
from parlour.server.workers.pool import Pool
from parlour.speech.message import Message

AnyRequest: TypeAlias = Request[Any, Any, Any]
TableId: TypeAlias = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,64}$")]


class Parts(NamedTuple):
    name: str
    """Of the node."""
    settings: Settings
    status: Status
    metrics: Metrics
    limits: RateLimits
    home: Home
    tables: Tables
    opening: Opening
    joining: Joining
    codes: Codes
    claims: Claims
    challenges: Challenges
    tournaments: Tournaments
    ratings: Ratings
    pool: Pool
    records: Records
    thinking: Thinking
    studies: Studies
    pages: Pages


def parts_of(request: AnyRequest) -> Parts:
    parts: Parts = request.app.state.parts
    return parts


def key_of(request: AnyRequest) -> str:
    """The key that a request brings, or none."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


def charge(request: AnyRequest, events: int) -> None:
    """Counts an answer about so many events as so many hundredths of a request more; refuses it if that is too much."""
    address = address_of(request.scope["client"])
    if events > LONG and not parts_of(request).limits.requests.take(address, events / 100):
        raise RequestRefused("too_many", Message("server-too-many-requests"))


async def seated(request: AnyRequest, table: str) -> tuple[Room, KeyRow | None]:
    """The table, and what the key of the request opens there. Whoever asks counts as present."""
    tables = parts_of(request).tables
    room = await tables.room(table)
    key = await tables.key(room, key_of(request))
    if key is not None:
        room.attendance.hear(key.seats)
    return room, key


class Gone(Exception):
    """The client went away before its request was complete."""


T = TypeVar("T")


def asker(request: AnyRequest) -> str:
    return address_of(request.scope["client"])


async def while_there(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """The result of the work, which is stopped when the client goes away."""
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


LONGEST_WAIT = 25
Since: TypeAlias = Annotated[int, Parameter(ge=0, le=2**31)]
