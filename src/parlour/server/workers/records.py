"""What requests want worked out, foreign records and advice, in a worker of its own: bots never wait for it."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from parlour.errors import BadRecord
from parlour.message import Message
from parlour.question import Judged
from parlour.server import schema
from parlour.server.schema.refusals import RequestRefused
from parlour.server.workers.pool import Pool
from parlour.server.workers.worker import WorkerLost
from parlour.state import State

SECONDS, BYTES_A_SECOND = 10.0, 100_000
"""A record has ten seconds, and one more for each so many bytes."""
ADVICE_SECONDS = 120.0
"""Advice takes less than a second, but on a slow machine its functions are compiled first."""
MOST_WAITING = 2
"""Requests of one address that may wait for the worker."""
MOST_WAITING_IN_ALL = 32


class Records:
    """The worker is started when the first record comes. Those who wait have their turn by address."""

    def __init__(self, most: int) -> None:
        self.pool = Pool(1, most)
        self._begun = False

    async def verify(self, data: bytes, address: str) -> schema.Verified:
        found: schema.Verified = await self._run("examine", data, address)
        return found

    async def replay(self, data: bytes, address: str, since: int = 0) -> schema.Replay:
        """The worker has written the answer already: it may be long."""
        return cast(schema.Replay, msgspec.Raw(await self._run("replay", data, address, since)))

    async def advise(self, state: State[Any], address: str) -> Judged:
        """The moves of a position, judged as a page does it."""
        self._admit(address)
        try:
            found: Judged = await self.pool.run("advise", state, seconds=ADVICE_SECONDS, group=address)
        except WorkerLost as error:
            raise RequestRefused("no_advice", Message("cannot-judge", {"game": state.game.name})) from error
        return found

    def _admit(self, address: str) -> None:
        if not self._begun:
            self._begun = True
            self.pool.add()
        if self.pool.waiting_of(address) >= MOST_WAITING or self.pool.waiting >= MOST_WAITING_IN_ALL:
            raise RequestRefused("too_many", Message("record-too-many"))

    async def _run(self, job: str, data: bytes, address: str, *more: object) -> Any:
        self._admit(address)
        try:
            return await self.pool.run(job, data, *more, seconds=SECONDS + len(data) / BYTES_A_SECOND, group=address)
        except BadRecord as error:
            raise RequestRefused("bad_record", error.message) from error
        except WorkerLost as error:
            raise RequestRefused("bad_record", Message("record-too-long")) from error
