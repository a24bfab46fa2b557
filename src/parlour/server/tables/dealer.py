"""Looks at open draws when their time has come: devices that are asleep are dropped, silent ones can be given up."""

from __future__ import annotations

import asyncio

from parlour.server.ops.background import Background
from parlour.server.tables import dealing
from parlour.server.tables.room import Room


class Dealer:
    def __init__(self, draws: asyncio.Queue[Room], background: Background) -> None:
        self._draws, self._background = draws, background

    async def run(self) -> None:
        """Waits for tables whose draw needs a look, until it is cancelled."""
        while True:
            room = await self._draws.get()
            self._background.spawn(dealing.look(room))
