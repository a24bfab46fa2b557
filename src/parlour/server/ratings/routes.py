"""Requests about ratings. The rating key comes in the header, so that it is in no address and no log."""

from __future__ import annotations

import re
from typing import Annotated

from litestar import delete, get, post
from litestar.params import Parameter

from parlour.server.core.messages.answers import not_found
from parlour.server.ops.limits import address_of
from parlour.server.people.routes import reached
from parlour.server.ratings import messages
from parlour.server.ratings.service import Ratings
from parlour.server.tables.request import AnyRequest, TableId, key_of, part_of, seated

_KEY = re.compile("[A-Za-z0-9_-]{32}")


def _rating_key(request: AnyRequest) -> str:
    key = key_of(request)
    if _KEY.fullmatch(key) is None:
        raise not_found()
    return key


@get("/api/ratings")
async def best(
    request: AnyRequest,
    game: Annotated[str, Parameter(max_length=40)] = "",
    players: Annotated[int, Parameter(ge=0, le=12)] = 0,
) -> messages.Ratings:
    """The best at a game with a number of players, bots among them."""
    return await part_of(request, Ratings).best(game, players)


@get("/api/ratings/me")
async def me(request: AnyRequest) -> messages.Me:
    """All data stored about the holder of the rating key."""
    return await part_of(request, Ratings).me(_rating_key(request))


@post("/api/ratings/me", status_code=200)
async def name_me(request: AnyRequest, data: messages.NameMe) -> messages.Me:
    """Stores a new person for a new key, or a new name for a known one."""
    return await part_of(request, Ratings).name(_rating_key(request), data, address_of(request.scope["client"]))


@delete("/api/ratings/me")
async def delete_me(request: AnyRequest) -> None:
    await part_of(request, Ratings).delete(_rating_key(request))


@get("/api/ratings/me/link")
async def link(request: AnyRequest) -> messages.KeyLink:
    """The link, and its QR code, that takes the key to another device."""
    return await part_of(request, Ratings).link(_rating_key(request), *reached(request))


@get("/api/tables/{table:str}/rating")
async def table_rating(request: AnyRequest, table: TableId) -> messages.RatedTable:
    """How a table is rated, and what its game has changed."""
    room, _ = await seated(request, table)
    return await part_of(request, Ratings).of(room)


@post("/api/tables/{table:str}/rating", status_code=200)
async def enter(request: AnyRequest, table: TableId, data: messages.Enter) -> messages.RatedTable:
    """Enters a seat of the client for a rating."""
    room, key = await seated(request, table)
    return await part_of(request, Ratings).enter(room, key, data)
