"""The game's descriptions of a table's events: sent with the events, and kept for later visitors."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from parlour.server.core import messages
from parlour.server.core.aside import LONG
from parlour.server.core.messages.table import telling
from parlour.table import Event, Position, Table, new_table
from parlour.table.position import board_after, unproven


class Narration:
    """Starts at the first request, and from then on keeps the description of each new event."""

    def __init__(self) -> None:
        self._told: list[messages.Said | None] | None = None
        self._position: Position | None = None
        """The table's state after the last event that has a description."""

    def add(self, table: Table, events: Sequence[Event], positions: Sequence[Position]) -> list[messages.Said | None]:
        """Describes events that are about to be applied to the table; empty until the first request."""
        if self._told is None:
            return []
        told = list(map(telling, events, (table.position, *positions), positions))
        if len(self._told) == len(table.log):
            self._told += told
            self._position = positions[-1]
        return told

    def missing(self, table: Table) -> int:
        """The number of events without a description."""
        return len(table.log) - len(self._told or ())

    def since(self, table: Table, seq: int) -> list[messages.Said | None]:
        """The descriptions of all events after `seq`; replays the events that lack one."""
        if self._told is None or self._position is None:
            self._told, self._position = [], new_table(table.header).position
        told, position = self._told, unproven(self._position)
        for event in table.log[len(told) :]:
            before, position = position, board_after(position, event)
            told.append(telling(event, before, position))
        self._position = position
        return told[seq:]

    async def catch_up(self, table: Table) -> None:
        """Narrates the missing part of a long log in a thread, up to its present end."""
        if self.missing(table) > LONG:
            other = Narration()
            frozen = replace(table, log=list(table.log))
            await asyncio.to_thread(other.since, frozen, 0)
            if len(other._told or ()) > len(self._told or ()):
                self._told, self._position = other._told, other._position
