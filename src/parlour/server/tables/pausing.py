"""Pauses: for somebody who is gone, and at a table with a clock, where they are free time to think."""

from __future__ import annotations

from parlour.server import schema
from parlour.server.schema.refusals import RequestRefused
from parlour.server.storage.store import KeyRow
from parlour.server.tables.clocks import MOST_PAUSES
from parlour.server.tables.room import Room
from parlour.speech.message import Message
from parlour.table import Paused, Resume, new_id


def check_pausing(room: Room, key: KeyRow, asked: schema.Pause | schema.Resume) -> None:
    """Refuses to stop a clock for anybody but whoever opened the table, and too often. Repeated commands pass."""
    if room.clock is None or asked.id in room.table.asked:
        return
    if key.kind != "host":
        raise RequestRefused("not_host", Message("server-not-host"), room.seq)
    pauses = sum(count for (kind, _), count in room.table.asides.items() if kind == Paused.kind)
    if isinstance(asked, schema.Pause) and pauses >= MOST_PAUSES:
        raise RequestRefused("enough", Message("server-clock-pauses", {"most": MOST_PAUSES}), room.seq)


def waits_for(room: Room, seat: int) -> bool:
    """Whether the table is paused for this seat's person, who is still away; a node that starts anew knows no more."""
    return _paused_for(room, seat) and not room.attendance.connected(seat)


async def go_on(room: Room, seat: int) -> None:
    """A table that paused because this seat's person is gone goes on when a bot plays for them."""
    if _paused_for(room, seat):
        await room.take(Resume(id=new_id(), seq=room.seq, seat=seat))


def _paused_for(room: Room, seat: int) -> bool:
    pause = room.table.pause
    return pause is not None and pause.why == "gone" and pause.seat == seat
