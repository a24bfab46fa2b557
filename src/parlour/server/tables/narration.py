"""What the game says of each event of a table: told with the event, and kept for those who come later."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.server import schema
from parlour.server.schema.step import telling
from parlour.table import Event, Position, Table, new_table


class Narration:
    """Begins when somebody first asks for it; from then on what happens is kept as it happens."""

    def __init__(self) -> None:
        self._told: list[schema.Said | None] | None = None

    def add(self, table: Table, events: Sequence[Event], positions: Sequence[Position]) -> list[schema.Said | None]:
        """What is said of events that are about to be applied to the table; nothing, if nobody has asked yet."""
        if self._told is None:
            return []
        told = list(map(telling, events, (table.position, *positions), positions))
        if len(self._told) == len(table.log):
            self._told += told
        return told

    def since(self, table: Table, seq: int) -> list[schema.Said | None]:
        """What is said of each event after `seq`. When first asked for, or after a gap, the game is replayed."""
        if self._told is None or len(self._told) < len(table.log):
            self._told = _replayed(table)
        return self._told[seq:]


def _replayed(table: Table) -> list[schema.Said | None]:
    position, told = new_table(table.header).position, []
    for event in table.log:
        before, position = position, position.after(event)
        told.append(telling(event, before, position))
    return told
