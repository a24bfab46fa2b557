"""Who may pause a table with a clock, and how often: a pause is time to think that costs nobody anything."""

from __future__ import annotations

from parlour.message import Message
from parlour.server import schema
from parlour.server.schema.refusals import RequestRefused
from parlour.server.storage.store import KeyRow
from parlour.server.tables.clocks import MOST_PAUSES
from parlour.server.tables.room import Room
from parlour.table import Paused


def check_pausing(room: Room, key: KeyRow, asked: schema.Pause | schema.Resume) -> None:
    """Refuses to stop a clock for anybody but whoever opened the table, and too often. Repeated commands pass."""
    if room.clock is None or asked.id in room.table.asked:
        return
    if key.kind != "host":
        raise RequestRefused("not_host", Message("server-not-host"), room.seq)
    pauses = sum(count for (kind, _), count in room.table.asides.items() if kind == Paused.kind)
    if isinstance(asked, schema.Pause) and pauses >= MOST_PAUSES:
        raise RequestRefused("enough", Message("server-clock-pauses", {"most": MOST_PAUSES}), room.seq)
