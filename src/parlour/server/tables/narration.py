"""What the game says of each event of a table: told with the event, and kept for those who come later."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.server import schema
from parlour.server.schema.step import telling
from parlour.table import Event, Position, Table, new_table


class Narration:
    """What happens while the table is in memory is kept as it happens; what was before, when somebody asks for it."""

    def __init__(self) -> None:
        self._told: list[schema.Said | None] = []

    def add(self, events: Sequence[Event], before: Position, positions: Sequence[Position]) -> list[schema.Said | None]:
        """What is said of new events, and kept unless earlier ones are still missing."""
        told = list(map(telling, events, (before, *positions), positions))
        if len(self._told) == events[0].seq - 1:
            self._told += told
        return told

    def since(self, table: Table, seq: int) -> list[schema.Said | None]:
        """What is said of each event after `seq`. For a table from the database the game is replayed, once."""
        if seq < table.seq and len(self._told) < table.seq:
            self._told = list(_replayed(table))
        return self._told[seq:]


def _replayed(table: Table) -> list[schema.Said | None]:
    position, told = new_table(table.header).position, []
    for event in table.log:
        before, position = position, position.after(event)
        told.append(telling(event, before, position))
    return told
