"""Continues a table from its file, on another device without a server.

The record says that one device draws alone. The device that goes on has a secret of its own, and a `chain` in the log
shows where it began. A table that this device has already goes on only if the file is further along.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from litestar import post

from parlour.errors import ParlourError
from parlour.server.core.keys import KeyRow, hashed, new_key
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.core.stored import AT_ONCE, Stored, TableSettings
from parlour.server.storage.database import Statement
from parlour.server.tables.messages import Opened
from parlour.server.tables.opening import Opening
from parlour.server.tables.registry import Tables
from parlour.server.tables.request import AnyRequest, part_of
from parlour.speech.message import Message
from parlour.table import Chained, Table, audit, more
from parlour.table.chance import LINKS, Links
from parlour.table.events import now


@post("/api/continue")
async def go_on(request: AnyRequest) -> Opened:
    """Takes the table of a record in and goes on with it here; the answer has no key where this device has one."""
    tables, opening = part_of(request, Tables), part_of(request, Opening)
    table = _running(await request.body())
    id = table.header.id
    here = await tables.store.load(id)
    if here is not None:
        _further(here.table, table)
    seats = [seat for seat, who in enumerate(table.header.seats) if not who.is_bot]
    key = "" if here else new_key()
    keys: Sequence[KeyRow] = here.keys if here else [KeyRow(hashed(key), "host", tuple(seats), True, now())]
    stored = _taken_up(table, keys)
    before = [Statement("DELETE FROM games WHERE id = $1", (id,))] if here else []
    tables.forget(id, "deleted")
    await opening.take_in(stored, before)
    return Opened(table=id, key=key, seats=seats, link=f"/t/{id}")


def _running(data: bytes) -> Table:
    """The table of a record that can go on here."""
    checked = audit(data)
    table = checked.table
    if checked.problem is not None:
        raise _refused(checked.problem)
    if table is None or not table.header.by_device:
        raise _refused(Message("carry-not-alone"))
    ledger = table.position.ledger
    if table.ended or ledger is None or ledger.opening is not None:
        raise _refused(Message("carry-ended"))
    return table


def _further(here: Table, file: Table) -> None:
    """Refuses a file that is not ahead of the same table here."""
    shared = min(len(here.lines), len(file.lines))
    if here.lines[:shared] != file.lines[:shared]:
        raise _refused(Message("carry-apart"))
    if len(file.lines) <= len(here.lines):
        raise _refused(Message("carry-here"))


def _taken_up(table: Table, keys: Sequence[KeyRow]) -> Stored:
    """The table with a chain of this device's own, and what then happens by itself."""
    assert table.position.ledger is not None
    after = table.position.ledger.opens
    chance = Links(table.header.chance_id, b"", secrets.token_bytes(32), after % LINKS)
    try:
        table.apply(Chained(seq=table.seq + 1, after=after, top=chance.top(after).hex(), time=now()))
    except ParlourError as error:
        raise _refused(error.message) from error
    first = more(table, chance, waits=False, most=AT_ONCE)
    for event, position in zip(first.events, first.positions, strict=True):
        table.apply(event, position)
    return Stored(table, chance, TableSettings(), tuple(keys))


def _refused(why: Message) -> RequestRefused:
    return RequestRefused("bad_record", why)
