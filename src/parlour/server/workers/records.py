"""Foreign records, examined on behalf of a request in a worker of their own: bots never wait for them."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from parlour.errors import BadRecord
from parlour.message import Message
from parlour.server import schema
from parlour.server.schema.refusals import RequestRefused
from parlour.server.workers.pool import Pool
from parlour.server.workers.worker import WorkerLost

SECONDS, BYTES_A_SECOND = 10.0, 100_000
"""A record has ten seconds, and one more for each so many bytes."""
MOST_WAITING = 2
"""Records of one address that may wait for the worker."""
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

    async def _run(self, job: str, data: bytes, address: str, *more: object) -> Any:
        if not self._begun:
            self._begun = True
            self.pool.add()
        if self.pool.waiting_of(address) >= MOST_WAITING or self.pool.waiting >= MOST_WAITING_IN_ALL:
            raise RequestRefused("too_many", Message("record-too-many"))
        try:
            return await self.pool.run(job, data, *more, seconds=SECONDS + len(data) / BYTES_A_SECOND, group=address)
        except BadRecord as error:
            raise RequestRefused("bad_record", error.message) from error
        except WorkerLost as error:
            raise RequestRefused("bad_record", Message("record-too-long")) from error
