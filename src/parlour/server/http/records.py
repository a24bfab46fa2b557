"""Requests about records: a table's own, and those that people bring."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Response, get, post

from parlour.server import schema
from parlour.server.http.errors import Gone
from parlour.server.http.parts import AnyRequest, TableId, charge, parts_of, seated
from parlour.server.http.tables import Since
from parlour.server.ops.limits import address_of
from parlour.server.tables.personal_data import written

T = TypeVar("T")


@get("/api/tables/{table:str}/record", media_type="application/jsonl")
async def record(request: AnyRequest, table: TableId) -> Response[bytes]:
    room, _ = await seated(request, table)
    charge(request, room.seq)
    name = f"{room.table.header.game.name}-{room.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(await written(room.table), media_type="application/jsonl", headers=headers)


@get("/api/tables/{table:str}/replay")
async def replay_table(request: AnyRequest, table: TableId, since: Since = 0) -> schema.Replay:
    """The steps after event `since`; `more` says how many are left for another request."""
    room, _ = await seated(request, table)
    charge(request, 5 * room.seq)
    data = await written(room.table)
    return await while_there(request, parts_of(request).records.replay(data, asker(request), since))


@post("/api/replay", status_code=200)
async def replay_record(request: AnyRequest) -> schema.Replay:
    data = await request.body()
    return await while_there(request, parts_of(request).records.replay(data, asker(request)))


@post("/api/verify", status_code=200)
async def verify_record(request: AnyRequest) -> schema.Verified:
    data = await request.body()
    return await while_there(request, parts_of(request).records.verify(data, asker(request)))


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
