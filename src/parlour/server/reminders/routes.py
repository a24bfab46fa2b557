"""Requests about reminders: the server's key, and turning them on or off for a browser."""

from __future__ import annotations

from litestar import get, post

from parlour.server.reminders import messages
from parlour.server.reminders.service import Reminders
from parlour.server.tables.registry import Tables
from parlour.server.tables.request import AnyRequest, TableId, key_of, part_of


@get("/api/reminders")
async def reminding(request: AnyRequest) -> messages.Reminding:
    return messages.Reminding(key=await part_of(request, Reminders).key())


@post("/api/tables/{table:str}/reminders", status_code=204)
async def remind(request: AnyRequest, table: TableId, data: messages.Remind) -> None:
    """Starts reminders. The request does not count as presence, which a page shows by its connection."""
    tables = part_of(request, Tables)
    room = await tables.room(table)
    await part_of(request, Reminders).keep(room, await tables.key(room, key_of(request)), data)


@post("/api/reminders/stop", status_code=204)
async def stop(request: AnyRequest, data: messages.Unremind) -> None:
    """Ends them at all tables of a browser, whose address only it and its push service know."""
    await part_of(request, Reminders).stop(data.endpoint)
