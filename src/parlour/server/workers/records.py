"""Foreign records, examined in a worker on behalf of a request."""

from __future__ import annotations

import asyncio
from typing import Any

from parlour.errors import BadRecord
from parlour.message import Message
from parlour.server import schema
from parlour.server.schema.refusals import RequestRefused
from parlour.server.workers.pool import Pool, WorkerLost

SECONDS = 10.0


class Records:
    """One record is examined at a time, so that bots still get their turn."""

    def __init__(self, pool: Pool) -> None:
        self._pool, self._one = pool, asyncio.Lock()

    async def verify(self, data: bytes) -> schema.Verified:
        found: schema.Verified = await self._run("examine", data)
        return found

    async def replay(self, data: bytes) -> schema.Replay:
        found: schema.Replay = await self._run("replay", data)
        return found

    async def _run(self, job: str, data: bytes) -> Any:
        async with self._one:
            try:
                return await self._pool.run(job, data, seconds=SECONDS)
            except BadRecord as error:
                raise RequestRefused("bad_record", error.message) from error
            except WorkerLost as error:
                raise RequestRefused("bad_record", Message("record-too-long")) from error
