"""Requests about records: a table's own, and those that people bring."""

from __future__ import annotations

from litestar import Response, get, post

from parlour.server import schema
from parlour.server.http.parts import AnyRequest, parts_of, seated
from parlour.server.http.tables import TableId
from parlour.table import dump


@get("/api/tables/{table:str}/record", media_type="application/jsonl")
async def record(request: AnyRequest, table: TableId) -> Response[bytes]:
    room, _ = await seated(request, table)
    name = f"{room.table.header.game.name}-{room.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    data = dump(room.table.header, room.table.log, room.table.names)
    return Response(data, media_type="application/jsonl", headers=headers)


@get("/api/tables/{table:str}/replay")
async def replay_table(request: AnyRequest, table: TableId) -> schema.Replay:
    room, _ = await seated(request, table)
    return await parts_of(request).records.replay(dump(room.table.header, room.table.log, room.table.names))


@post("/api/replay", status_code=200)
async def replay_record(request: AnyRequest) -> schema.Replay:
    return await parts_of(request).records.replay(await request.body())


@post("/api/verify", status_code=200)
async def verify_record(request: AnyRequest) -> schema.Verified:
    return await parts_of(request).records.verify(await request.body())
