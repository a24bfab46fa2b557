"""A worker of its own for one kind of work that requests ask for: nothing else waits for it."""

from __future__ import annotations

from typing import Any

from parlour.server.schema.refusals import RequestRefused
from parlour.server.workers.pool import Pool
from parlour.server.workers.worker import Heard
from parlour.speech.message import Message

MOST_WAITING = 2
"""Requests of one address that may wait for the worker."""
MOST_WAITING_IN_ALL = 32


class Lane:
    """The worker is started when the first request comes. Those who wait have their turn by address."""

    def __init__(self, most: int, busy: str) -> None:
        self.pool = Pool(1, most)
        self._busy, self._begun = busy, False

    def admit(self, address: str) -> None:
        """Refuses one more job of an address that has enough of them waiting, with the message of id `busy`."""
        if self.pool.waiting_of(address) >= MOST_WAITING or self.pool.waiting >= MOST_WAITING_IN_ALL:
            raise RequestRefused("too_many", Message(self._busy))
        if not self._begun:
            self._begun = True
            self.pool.add()

    async def run(self, job: str, *arguments: object, seconds: float, address: str, heard: Heard | None = None) -> Any:
        self.admit(address)
        return await self.pool.run(job, *arguments, seconds=seconds, group=address, heard=heard)
