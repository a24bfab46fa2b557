"""Requests about thinking: what a page thinks with, what it asks of it, or the answer itself."""

from __future__ import annotations

import gzip
from asyncio import to_thread
from typing import Any

from litestar import Response, get

from parlour.contract.game import Game
from parlour.contract.question import Judged, Question
from parlour.errors import Unsupported
from parlour.games import kind, names
from parlour.server import schema
from parlour.server.http.parts import AnyRequest, TableId, parts_of, seated
from parlour.server.http.records import asker, while_there
from parlour.server.schema.refusals import RequestRefused, not_found
from parlour.server.tables.questions import ground_of, module_of, written
from parlour.server.tables.room import Room
from parlour.speech.message import Message

FOREVER = "public, max-age=31536000, immutable"
"""Addresses carry the hash of what they give."""


@get("/api/games/{game:str}/engine/module", include_in_schema=False)
async def module(request: AnyRequest, game: str) -> Response[bytes]:
    """The WebAssembly module of what a game offers to browsers."""
    return _packed(request, await to_thread(module_of, _declared(game)), "application/wasm")


@get("/api/games/{game:str}/engine/ground/{name:str}", include_in_schema=False)
async def ground(request: AnyRequest, game: str, name: str) -> Response[bytes]:
    """What the module needs before it can think about some positions."""
    try:
        found = await to_thread(ground_of, _declared(game), name)
    except Unsupported as error:
        raise not_found() from error
    return _packed(request, found.file, "application/octet-stream")


@get("/api/tables/{table:str}/question")
async def question(request: AnyRequest, table: TableId) -> schema.Question:
    """The position of a table, as the module takes it."""
    room, _ = await seated(request, table)
    return await written(type(room.table.header.game), asked_of(room), room.seq)


@get("/api/tables/{table:str}/advice")
async def advice(request: AnyRequest, table: TableId) -> schema.Advice:
    """What the module would say, for a browser that cannot run it."""
    room, _ = await seated(request, table)
    asked_of(room)
    seq, state = room.seq, room.table.state
    found = await while_there(request, parts_of(request).thinking.advise(state, asker(request)))
    return told(found, seq)


def told(found: Judged, seq: int = 0) -> schema.Advice:
    return schema.Advice(
        seq=seq,
        moves=list(map(str, found.moves)),
        worth=list(found.worth),
        best=str(found.best),
        depth=found.depth,
        nodes=found.nodes,
        exact=found.exact,
        unit=found.unit,
    )


def asked_of(room: Room) -> Question:
    """What can be asked of the position of a table; refused where there is nothing to choose, or the game cannot."""
    if room.settings.rated:
        raise RequestRefused("no_advice", Message("server-rated-advice"), room.seq)
    if not room.table.state.legal() or room.table.ended:
        raise RequestRefused("no_advice", Message("no-choice"), room.seq)
    try:
        return room.table.header.game.question(room.table.state)
    except Unsupported as error:
        raise RequestRefused("no_advice", error.why, room.seq) from error


def _declared(game: str) -> type[Game]:
    if game not in names() or not kind(game).browser:
        raise not_found()
    return kind(game)


def _packed(request: AnyRequest, body: bytes, kind_of_file: str) -> Response[bytes]:
    headers: dict[str, Any] = {"cache-control": FOREVER, "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(body), headers=headers, media_type=kind_of_file)
    return Response(body, headers={**headers, "content-encoding": "gzip"}, media_type=kind_of_file)
