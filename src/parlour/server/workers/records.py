"""Foreign records, looked at in a worker of their own: neither bots nor analyses keep them waiting."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from parlour.errors import BadRecord, Unsupported
from parlour.server import schema
from parlour.server.schema.refusals import RequestRefused
from parlour.server.workers.lane import Lane
from parlour.server.workers.outline import Outline
from parlour.server.workers.worker import WorkerLost
from parlour.speech.message import Message

SECONDS, BYTES_A_SECOND = 10.0, 100_000
"""A record has ten seconds, and one more for each so many bytes."""


class Records:
    def __init__(self, most: int) -> None:
        self.lane = Lane(most, "record-too-many")

    async def verify(self, data: bytes, address: str) -> schema.Verified:
        found: schema.Verified = await self._run("examine", data, address)
        return found

    async def replay(self, data: bytes, address: str, since: int = 0) -> schema.Replay:
        """The worker has written the answer already: it may be long."""
        return cast(schema.Replay, msgspec.Raw(await self._run("replay", data, address, since)))

    async def outline(self, data: bytes, address: str) -> Outline:
        try:
            found: Outline = await self._run("outline", data, address)
        except Unsupported as error:
            raise RequestRefused("no_analysis", error.message) from error
        return found

    async def _run(self, job: str, data: bytes, address: str, *more: object) -> Any:
        seconds = SECONDS + len(data) / BYTES_A_SECOND
        try:
            return await self.lane.run(job, data, *more, seconds=seconds, address=address)
        except BadRecord as error:
            raise RequestRefused("bad_record", error.message) from error
        except WorkerLost as error:
            raise RequestRefused("bad_record", Message("record-too-long")) from error
