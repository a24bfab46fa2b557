"""Requests about the daily challenge."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from parlour.server.core.messages.answers import not_found
from parlour.server.daily import messages
from parlour.server.daily.service import Challenges
from parlour.server.ops.limits import address_of
from parlour.server.records.messages import Analysing, Analysis
from parlour.server.records.routes import LATER, Wait, studied
from parlour.server.tables.request import AnyRequest, TableId, part_of, seated


@get("/api/daily")
async def daily(
    request: AnyRequest, day: Annotated[str, Parameter(pattern="^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")] = ""
) -> messages.Daily:
    """The challenges of a day with their lists; today's by default."""
    return await part_of(request, Challenges).told(day)


@post("/api/daily")
async def play_daily(request: AnyRequest, data: messages.OpenDaily) -> messages.OpenedDaily:
    return await part_of(request, Challenges).open(data, address_of(request.scope["client"]))


@post("/api/tables/{table:str}/daily", status_code=200, responses=LATER)
async def list_daily(request: AnyRequest, table: TableId, wait: Wait = 0) -> Response[messages.Daily]:
    """Enters an attempt in its day's list at the player's request, with the loss of its moves."""
    room, key = await seated(request, table)
    if key is None or 0 not in key.seats:
        raise not_found()
    challenges = part_of(request, Challenges)
    await challenges.check(room)
    study = await studied(request, room)
    done = await study.within(wait)
    if done is None:
        return Response[Any](Analysing(id="", progress=study.progress), status_code=202)
    account = msgspec.json.decode(done, type=Analysis).report.seats[0]
    return Response(await challenges.enter(room, -account.errors, account.luck))
