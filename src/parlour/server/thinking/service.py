"""What takes thought and is asked for by requests, in a worker of its own: records and bots never wait for it."""

from __future__ import annotations

from typing import Any

from parlour.contract.question import Judged
from parlour.contract.state import State
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.workers.pool import Lane
from parlour.server.workers.worker import WorkerLost
from parlour.speech.message import Message

SECONDS = 120.0
"""Advice takes less than a second, but on a slow machine its functions are compiled first."""


class Positions:
    """Positions without a table, in a worker that others share."""

    def __init__(self, lane: Lane) -> None:
        self.lane = lane


class Thinking:
    def __init__(self, most: int) -> None:
        self.lane = Lane(most, "server-too-many-requests")

    async def advise(self, state: State[Any], address: str) -> Judged:
        """The moves of a position, judged as a page does it."""
        try:
            found: Judged = await self.lane.run("advise", state, seconds=SECONDS, address=address)
        except WorkerLost as error:
            raise RequestRefused("no_advice", Message("cannot-judge", {"game": state.game.name})) from error
        return found
