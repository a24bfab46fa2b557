"""The parts of a node that requests use. The application keeps them in its state, each by its name."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, TypeAlias

from litestar import Request
from litestar.params import Parameter

from parlour.server.home import Home
from parlour.server.http.pages import Pages
from parlour.server.ops.aside import LONG
from parlour.server.ops.limits import address_of
from parlour.server.ops.metrics import Metrics
from parlour.server.ops.rates import RateLimits
from parlour.server.ops.status import Status
from parlour.server.schema.refusals import RequestRefused
from parlour.server.settings import Settings
from parlour.server.storage.store import KeyRow
from parlour.server.tables.challenges import Challenges
from parlour.server.tables.claims import Claims
from parlour.server.tables.codes import Codes
from parlour.server.tables.invitations import Joining
from parlour.server.tables.opening import Opening
from parlour.server.tables.ratings import Ratings
from parlour.server.tables.registry import Tables
from parlour.server.tables.room import Room
from parlour.server.tables.tournaments import Tournaments
from parlour.server.workers.pool import Pool
from parlour.server.workers.records import Records
from parlour.server.workers.studies import Studies
from parlour.server.workers.thinking import Thinking
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
