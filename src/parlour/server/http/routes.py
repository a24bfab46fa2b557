"""The HTTP side: each request, what it takes and what it answers. docs/api.md lists them."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.params import Parameter

from parlour import __version__
from parlour.errors import BadRecord
from parlour.games import NAMES, kind
from parlour.message import Message
from parlour.server import schema
from parlour.server.node import Node
from parlour.server.ops.limits import address_of
from parlour.server.schema.refusals import STATUS, No, not_found
from parlour.server.storage.store import KeyRow
from parlour.server.tables import render
from parlour.server.tables.commands import do
from parlour.server.tables.joining import invitation, join, leave, mine
from parlour.server.tables.opening import open_table, the_game
from parlour.server.tables.room import Room
from parlour.server.workers.pool import WorkerLost
from parlour.table import dump

LONGEST_WAIT = 25
EXAMINE_SECONDS = 10.0
Table = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{1,64}$")]
Since = Annotated[int, Parameter(ge=0, le=2**31)]
AnyRequest = Request[Any, Any, Any]


def node_of(request: AnyRequest) -> Node:
    node: Node = request.app.state.node
    return node


def key_of(request: AnyRequest) -> str:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.strip() if scheme.lower() == "bearer" else ""


async def seated(request: AnyRequest, table: str) -> tuple[Node, Room, KeyRow | None]:
    """The table, and what the key of the request opens there. Whoever asks counts as present."""
    node = node_of(request)
    room = await node.room(table)
    key = await node.key(room, key_of(request))
    for seat in key.seats if key else ():
        room.seen[seat] = time.monotonic()
    return node, room, key


@get("/api/games")
async def games() -> schema.Games:
    return schema.Games(
        games=[_game(name) for name in NAMES],
        reactions=list(schema.Reaction.__args__),  # type: ignore[attr-defined]
    )


def _game(name: str) -> schema.GameInfo:
    declared = kind(name)
    return schema.GameInfo(
        name=name,
        rules=declared.rules,
        best="low" if declared.best == "low" else "high",
        options=[
            schema.OptionInfo(
                name=o.name,
                default=o.default,
                choices=list(o.choices),
                usual=list(o.usual),
                allowed=str(o.allowed),
            )
            for o in declared.declared
        ],
        levels=list(render.levels_of(declared.make({}))),
    )


@post("/api/check", status_code=200)
async def check(data: schema.Check) -> schema.Checked:
    game = the_game(data.game, data.options)
    return schema.Checked(
        game=game.name,
        options=render.plain(game.options_dict),
        players=game.players,
        levels=list(render.levels_of(game)),
    )


@post("/api/tables")
async def new_table(request: AnyRequest, data: schema.OpenTable) -> schema.Opened:
    node = node_of(request)
    if not node.openings.take(address_of(request.scope["client"])):
        raise No("too_many_tables", Message("server-openings"))
    return await open_table(node, data)


@get("/api/tables/{table:str}")
async def table_now(request: AnyRequest, table: Table, since: Since = 0) -> schema.TableNow:
    _, room, key = await seated(request, table)
    return render.table_now(room, key, since if since <= room.seq else 0)


@get("/api/tables/{table:str}/events")
async def events(
    request: AnyRequest, table: Table, since: Since = 0, wait: Annotated[int, Parameter(ge=0, le=LONGEST_WAIT)] = 0
) -> schema.Steps:
    _, room, _ = await seated(request, table)
    until = time.monotonic() + wait
    while room.seq <= since and not room.closed and (left := until - time.monotonic()) > 0:
        try:
            await asyncio.wait_for(room.moved.wait(), left)
        except TimeoutError:
            break
    return schema.Steps(steps=render.tail(room, since), now=render.now(room))


@post("/api/tables/{table:str}/commands", status_code=200)
async def commands(request: AnyRequest, table: Table, data: schema.Command) -> Response[Any]:
    node, room, key = await seated(request, table)
    try:
        answer = await do(node, room, key, data)
    except No as no:
        answer = no.refused(data.id, room.seq)
    if isinstance(answer, schema.Refused):
        node.metrics.refusals[answer.code] += 1
        return Response(answer, status_code=STATUS[answer.code])
    return Response(answer)


@post("/api/tables/{table:str}/invite", status_code=200)
async def invite(request: AnyRequest, table: Table, data: schema.InviteFor) -> schema.Invitation:
    node, room, key = await seated(request, table)
    if key is None or key.kind != "host":
        raise No("not_host", Message("server-not-host"), room.seq)
    base = node.settings.url.rstrip("/") or f"{request.scope['scheme']}://{request.headers.get('host', 'localhost')}"
    return invitation(room, key_of(request), data, base)


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(request: AnyRequest, table: Table, data: schema.Join) -> schema.Joined:
    node = node_of(request)
    return await join(node, await node.room(table), data)


@get("/api/tables/{table:str}/record", media_type="application/jsonl")
async def record(request: AnyRequest, table: Table) -> Response[bytes]:
    _, room, _ = await seated(request, table)
    name = f"{room.table.header.game.name}-{room.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(dump(room.table.header, room.table.log), media_type="application/jsonl", headers=headers)


@get("/api/tables/{table:str}/replay")
async def replay_table(request: AnyRequest, table: Table) -> schema.Replay:
    node, room, _ = await seated(request, table)
    found: schema.Replay = await _examined(node, "replay", dump(room.table.header, room.table.log))
    return found


@post("/api/replay", status_code=200)
async def replay_record(request: AnyRequest) -> schema.Replay:
    found: schema.Replay = await _examined(node_of(request), "replay", await request.body())
    return found


@post("/api/verify", status_code=200)
async def verify_record(request: AnyRequest) -> schema.Verified:
    found: schema.Verified = await _examined(node_of(request), "examine", await request.body())
    return found


async def _examined(node: Node, job: str, data: bytes) -> Any:
    """A record is looked at in a worker, one at a time, so that bots still get their turn."""
    async with node.examining:
        try:
            return await node.workers.run(job, data, seconds=EXAMINE_SECONDS)
        except BadRecord as error:
            raise No("bad_record", error.message) from error
        except WorkerLost as error:
            raise No("bad_record", Message("record-too-long")) from error


@post("/api/overview", status_code=200)
async def overview(request: AnyRequest, data: schema.MyTables) -> schema.Overviews:
    node = node_of(request)
    return schema.Overviews(tables=[await _line(node, each) for each in data.tables])


async def _line(node: Node, asked: schema.MyTable) -> schema.Overview:
    try:
        room = await node.room(asked.table)
        key = await node.key(room, asked.key)
    except No as no:
        if no.code != "not_found":
            raise
        return schema.Overview(table=asked.table, found=False)
    table = room.table
    return schema.Overview(
        table=asked.table,
        found=True,
        game=table.header.game.name,
        names=[seat.name for seat in table.seats],
        seats=list(key.seats) if key else [],
        turn=render.turn_of(room),
        ended=table.ended,
        paused=table.position.paused,
        changed=table.log[-1].time if table.log else table.header.time,
    )


@get("/api/tables/{table:str}/mine")
async def my_data(request: AnyRequest, table: Table) -> schema.Mine:
    _, room, key = await seated(request, table)
    if key is None:
        raise not_found()
    return mine(room, key)


@delete("/api/tables/{table:str}/mine")
async def delete_my_data(request: AnyRequest, table: Table) -> None:
    node, room, key = await seated(request, table)
    if key is None:
        raise not_found()
    await leave(node, room, key)


@get("/health")
async def health(request: AnyRequest) -> Response[schema.Health]:
    node = node_of(request)
    status: Any = node.status
    if status == "ok":
        try:
            await node.guard(node.store.heads(["-"]))
        except No:
            status = "failed"
    body = schema.Health(status=status, version=__version__, node=node.name)
    return Response(body, status_code=200 if status == "ok" else 503)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(request: AnyRequest) -> str:
    """Only for this machine: a proxy must not pass it on, and what a proxy forwards has another address."""
    if address_of(request.scope["client"]) not in ("127.0.0.1", "::/64"):
        raise not_found()
    node = node_of(request)
    return node.metrics.text(node)


ROUTES = [
    games,
    check,
    new_table,
    table_now,
    events,
    commands,
    invite,
    join_table,
    record,
    replay_table,
    replay_record,
    verify_record,
    overview,
    my_data,
    delete_my_data,
    health,
    metrics,
]
