"""Bots that think on the device of a person who plays only against them, where the server's settings say so.

The page runs the same functions as a worker, and its move is checked like every move. A person who changes their page
can make the bot play badly, but only against themselves: there are no other people at the table. Levels that err at
random stay with the server, and so does every bot at a table whose result is compared with others'.
"""

from __future__ import annotations

import asyncio
from typing import Any

from parlour.contract.engine import Position
from parlour.contract.game import State
from parlour.engine.advice import engine_of
from parlour.errors import Unsupported
from parlour.server.core import messages, render
from parlour.server.core.attendance import CHANCES, Asked, Listener
from parlour.server.core.room import Room
from parlour.server.ops.metrics import Metrics
from parlour.server.settings import Settings
from parlour.server.thinking.service import written

THINK_SECONDS = 3.0
"""Seconds for a bot to think while no other waits; a third of it while others do."""


class Pondering:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._metrics = metrics
        self._patience = settings.device_seconds if settings.devices_think else 0.0

    def page(self, room: Room) -> Listener | None:
        """The page that may be asked about a table."""
        listener = room.attendance.only() if self._patience and not room.settings.unaided else None
        return listener if listener is not None and listener.chances else None

    async def move(self, room: Room, seat: int, level: str) -> str | None:
        """The move that the page found for a bot; none if it cannot be asked, or does not answer."""
        think, listener = await self._task(room, seat, level), self.page(room)
        return await self._asked(listener, think) if think is not None and listener is not None else None

    async def _task(self, room: Room, seat: int, level: str) -> messages.Think | None:
        """The question for a page; `None` if only the library can answer."""
        state, seq = room.table.state, room.seq
        seconds, asked = await asyncio.to_thread(_searched, state, level)
        if not seconds or asked is None:
            return None
        question = await written(state, asked, seq)
        return messages.Think(seat=seat, seconds=min(seconds, THINK_SECONDS), question=question)

    async def _asked(self, listener: Listener, think: messages.Think) -> str | None:
        asked = listener.asked = Asked(think.question.seq, think.seat, think.question.moves)
        try:
            listener.send(render.message(think))
            found = await asyncio.wait_for(asked.move, self._patience)
            self._metrics.pondered += bool(found)
            listener.chances = 0 if asked.broken else CHANCES
            return found or None
        except TimeoutError:
            listener.chances -= 1
            return None
        finally:
            listener.asked = None


def _searched(state: State[Any], level: str) -> tuple[float, Position | None]:
    """The question for a page and its time limit; the first call loads the engine."""
    try:
        engine = engine_of(state.game)
        seconds = engine.searched(state, level)
        return seconds, engine.position(state) if seconds else None
    except Unsupported:
        return 0.0, None
