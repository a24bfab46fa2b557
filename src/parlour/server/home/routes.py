"""Requests about phones on the same network: whether they can join, and a switch for it."""

from __future__ import annotations

import msgspec
from litestar import get, post

from parlour.server.core.messages.answers import RequestRefused
from parlour.server.core.messages.commands import Asked
from parlour.server.home import service
from parlour.server.home.service import is_here
from parlour.server.ops.limits import address_of
from parlour.server.tables.request import AnyRequest, part_of
from parlour.speech.message import Message

# The server at home.


class SetHome(Asked, frozen=True, kw_only=True):
    """Switches the access for phones on or off."""

    open: bool


class Home(msgspec.Struct, frozen=True, kw_only=True):
    """Whether phones at home can join."""

    possible: bool
    """Whether the client may switch it: only a person at this machine may."""
    open: bool
    addresses: list[str]
    """The addresses at which phones reach the server."""


@get("/api/home")
async def home(request: AnyRequest) -> Home:
    """Whether phones can join, and at which addresses."""
    found = part_of(request, service.Home)
    return Home(possible=_may_switch(request), open=bool(found.addresses), addresses=list(found.addresses))


@post("/api/home", status_code=200)
async def set_home(request: AnyRequest, data: SetHome) -> Home:
    """Switches the access; only for a person at this machine, whose page came from this machine."""
    if not _may_switch(request):
        raise RequestRefused("not_host", Message("server-home"))
    found = part_of(request, service.Home)
    if data.open:
        await found.open()
    else:
        await found.close()
    return Home(possible=True, open=bool(found.addresses), addresses=list(found.addresses))


def _may_switch(request: AnyRequest) -> bool:
    from_here = address_of(request.scope["client"]) in ("127.0.0.1", "::/64")
    return part_of(request, service.Home).possible and from_here and is_here(request.headers.get("host", ""))
