"""Requests of people who join a table, and of its host: invitations, codes and claims."""

from __future__ import annotations

from litestar import delete, get, post

from parlour.server.core.messages.answers import RequestRefused, not_found
from parlour.server.core.room import Room
from parlour.server.home.service import Home, is_here
from parlour.server.ops.limits import address_of
from parlour.server.ops.status import Status
from parlour.server.people import messages, personal_data
from parlour.server.people.service import Claims, Codes, Joining, invitation
from parlour.server.people.storage import is_code
from parlour.server.settings import Settings
from parlour.server.tables.registry import Tables
from parlour.server.tables.request import ELSEWHERE, AnyRequest, TableId, charge, key_of, part_of, seated
from parlour.speech.message import Message


@post("/api/tables/{table:str}/invite", status_code=200)
async def invite(request: AnyRequest, table: TableId, data: messages.InviteFor) -> messages.Invitation:
    """An invitation, for the host; and for a television, which shows the code or invitation it has."""
    codes, key = part_of(request, Codes), key_of(request)
    if is_code(key) and data.seat is None:
        room = await codes.room(key, _address(request))
        if room.id != table:
            raise not_found()
    else:
        asked = await _invited(request, table, key) if data.seat is None else None
        room = asked or await _opened(request, table)
    code = await codes.of(room) if data.seat is None else ""
    return invitation(room, key, data, *reached(request), code)


async def _invited(request: AnyRequest, table: str, token: str) -> Room | None:
    """The table, if the token is that of its invitation."""
    tables = part_of(request, Tables)
    room = await tables.room(table)
    row = await tables.find_key(room, token)
    return room if row is not None and row.kind == "invite" else None


async def _opened(request: AnyRequest, table: str) -> Room:
    """The table, for its host only."""
    room, key = await seated(request, table)
    if key is None or key.kind != "host":
        raise RequestRefused("not_host", Message("server-not-host"), room.seq)
    return room


def _address(request: AnyRequest) -> str:
    return address_of(request.scope["client"])


def reached(request: AnyRequest) -> tuple[str, messages.Reach]:
    """The address for others, and its reach: everywhere, the local network, or only this machine."""
    url, addresses = part_of(request, Settings).url, part_of(request, Home).addresses
    host = request.headers.get("host", "localhost")
    if url:
        return url.rstrip("/"), "everywhere"
    here = f"{request.scope['scheme']}://{host}"
    if not is_here(host):
        return here, "home" if here in addresses else "everywhere"
    return (addresses[0], "home") if addresses else (here, "here")


@post("/api/codes", status_code=200)
async def enter_code(request: AnyRequest, data: messages.EnterCode) -> messages.Coded:
    room = await part_of(request, Codes).room(data.code.strip().upper(), _address(request))
    return messages.Coded(table=room.id)


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(request: AnyRequest, table: TableId, data: messages.Join) -> messages.Joined:
    if is_code(data.token) and request.scope.get(ELSEWHERE):  # pages of other sites may not guess codes
        raise not_found()
    return await part_of(request, Joining).join(table, data, _address(request))


@post("/api/tables/{table:str}/claim", status_code=200)
async def claim(request: AnyRequest, table: TableId, data: messages.Claim) -> messages.Claimed:
    return await part_of(request, Claims).ask(table, data, _address(request))


@get("/api/tables/{table:str}/claim")
async def claim_now(request: AnyRequest, table: TableId) -> messages.Claimed:
    room = await part_of(request, Tables).room(table)
    return await part_of(request, Claims).now(room, key_of(request))


@post("/api/tables/{table:str}/nod", status_code=204)
async def nod(request: AnyRequest, table: TableId, data: messages.Nod) -> None:
    await part_of(request, Claims).answer(await _opened(request, table), data)


@get("/api/tables/{table:str}/mine")
async def my_data(request: AnyRequest, table: TableId) -> messages.Mine:
    room, key = await seated(request, table)
    if key is None:
        raise not_found()
    charge(request, room.seq)
    return await personal_data.mine(room, key)


@delete("/api/tables/{table:str}/mine")
async def delete_my_data(request: AnyRequest, table: TableId) -> None:
    room, key = await seated(request, table)
    if key is None:
        raise not_found()
    await personal_data.delete(part_of(request, Tables), part_of(request, Status), room, key)
