"""The answer to a client that connects: the table's present state and its events so far."""

from __future__ import annotations

import asyncio
import dataclasses

from msgspec.structs import replace

from parlour.server.core import messages, render
from parlour.server.core.aside import LONG, aside
from parlour.server.core.keys import KeyRow
from parlour.server.core.room import Room
from parlour.table import dump


def table_now(room: Room, key: KeyRow | None, since: int, words: bool = True) -> messages.TableNow:
    """The table, with the events after `since`."""
    start = since if since <= room.seq else 0
    told = room.narration.since(room.table, start) if words else None
    draw = room.course.shown(room.table)
    return render.table_now(room.table, room.attendance, room.settings, key, start, told, draw, room.clock_now())


async def long_table_now(room: Room, key: KeyRow | None, since: int, words: bool = True) -> messages.TableNow:
    """The same as `table_now`, for a long log: a thread encodes its events."""
    start = since if since <= room.seq else 0
    if room.seq - start <= LONG:
        return table_now(room, key, since, words)
    if words:
        await room.narration.catch_up(room.table)
    seq, events, lines = room.seq, room.table.log[start:], room.table.lines[start + 1 :]
    log, texts = await asyncio.to_thread(render.written, events, lines)
    rest = table_now(room, key, seq, words)
    told = room.narration.since(room.table, start) if words else []
    return replace(rest, since=start, log=[*log, *rest.log], said=told, lines=[*texts, *rest.lines])


async def steps(room: Room, since: int) -> list[messages.Step]:
    """The events after `since`; a thread encodes those of a long log."""
    if room.seq - since <= LONG:
        return render.tail(room.table, since, room.narration.since(room.table, since))
    await room.narration.catch_up(room.table)
    told = room.narration.since(room.table, since)
    frozen = dataclasses.replace(room.table, log=list(room.table.log))
    found = await asyncio.to_thread(render.tail, frozen, since, told)
    after = since + len(found)
    return [*found, *render.tail(room.table, after, room.narration.since(room.table, after))]


def now(room: Room) -> messages.Now:
    """The present turn, moves and seats."""
    return render.now(room.table, room.attendance, room.course.shown(room.table), room.clock_now())


async def written(room: Room) -> bytes:
    """The record of a table, with all that other nodes have committed; a thread encodes a long one."""
    if room.shared:
        await room.guard(room.catch_up())
    table = room.table
    header, log, names = table.header, list(table.log), dict(table.names)
    return await aside(len(log), lambda: dump(header, log, names))
