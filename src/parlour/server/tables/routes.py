"""Requests to open, read, play and leave tables."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import Parameter

from parlour.server.core import account, render
from parlour.server.core.commands import Commands, Given
from parlour.server.core.messages import Command, Refused, Steps, TableNow
from parlour.server.core.messages.answers import STATUS, RequestRefused
from parlour.server.ops.limits import address_of
from parlour.server.ops.metrics import Metrics
from parlour.server.tables import messages
from parlour.server.tables.opening import Opening
from parlour.server.tables.registry import Tables
from parlour.server.tables.request import LONGEST_WAIT, AnyRequest, Since, TableId, asker, charge, part_of, seated
from parlour.server.workers.readiness import Readiness


@post("/api/tables")
async def new_table(request: AnyRequest, data: messages.OpenTable) -> messages.Opened:
    opened = await part_of(request, Opening).open(data, address_of(request.scope["client"]))
    part_of(request, Readiness).wanted(data.game)
    return opened


@get("/api/tables/{table:str}")
async def table_now(request: AnyRequest, table: TableId, since: Since = 0) -> TableNow:
    room, key = await seated(request, table)
    charge(request, room.seq - since)
    return await account.long_table_now(room, key, since)


@get("/api/tables/{table:str}/events")
async def events(
    request: AnyRequest,
    table: TableId,
    since: Since = 0,
    wait: Annotated[int, Parameter(ge=0, le=LONGEST_WAIT)] = 0,
    go: Since = 0,
) -> Steps:
    """Events after `since`; with `wait`, as soon as there is one, or when draw `go` has had its go."""
    room, _ = await seated(request, table)
    until = time.monotonic() + wait
    while room.seq <= since and not room.closed and not room.course.goes(go) and (left := until - time.monotonic()) > 0:
        await room.wait(left)
    charge(request, room.seq - since)
    return Steps(steps=await account.steps(room, since), now=account.now(room))


@post("/api/tables/{table:str}/commands", status_code=200)
async def commands(request: AnyRequest, table: TableId, data: Command) -> Response[Any]:
    room, key = await seated(request, table)
    try:
        answer = await part_of(request, Commands).take(Given(room, key, data, address=asker(request)))
    except RequestRefused as refused:
        answer = refused.refused(data.id, room.seq)
    if isinstance(answer, Refused):
        part_of(request, Metrics).refusals[answer.code] += 1
        return Response(answer, status_code=STATUS[answer.code])
    return Response(answer)


@post("/api/overview", status_code=200)
async def overview(request: AnyRequest, data: messages.MyTables) -> messages.Overviews:
    tables = part_of(request, Tables)
    return messages.Overviews(tables=[await _line(tables, each) for each in data.tables])


async def _line(tables: Tables, asked: messages.MyTable) -> messages.Overview:
    try:
        room = await tables.room(asked.table)
        key = await tables.key(room, asked.key)
    except RequestRefused as refused:
        if refused.code != "not_found":
            raise
        return messages.Overview(table=asked.table, found=False)
    table = room.table
    return messages.Overview(
        table=asked.table,
        found=True,
        game=table.header.game.name,
        names=[seat.name for seat in table.seats],
        seats=list(key.seats) if key else [],
        turn=render.turn_of(table),
        ended=table.ended,
        paused=table.position.paused,
        changed=table.log[-1].time if table.log else table.header.time,
    )
