"""Requests about phones at home: can they join, and shall they?"""

from __future__ import annotations

from litestar import get, post

from parlour.server import schema
from parlour.server.home import is_here
from parlour.server.http.parts import AnyRequest, parts_of
from parlour.server.ops.limits import address_of
from parlour.server.schema.refusals import RequestRefused
from parlour.speech.message import Message


@get("/api/home")
async def home(request: AnyRequest) -> schema.Home:
    """Whether phones at home can join, and where."""
    found = parts_of(request).home
    return schema.Home(possible=_may_switch(request), open=bool(found.addresses), addresses=list(found.addresses))


@post("/api/home", status_code=200)
async def set_home(request: AnyRequest, data: schema.SetHome) -> schema.Home:
    """Only for a person at this machine, whose page came from this machine."""
    if not _may_switch(request):
        raise RequestRefused("not_host", Message("server-home"))
    found = parts_of(request).home
    if data.open:
        await found.open()
    else:
        await found.close()
    return schema.Home(possible=True, open=bool(found.addresses), addresses=list(found.addresses))


def _may_switch(request: AnyRequest) -> bool:
    from_here = address_of(request.scope["client"]) in ("127.0.0.1", "::/64")
    return parts_of(request).home.possible and from_here and is_here(request.headers.get("host", ""))
