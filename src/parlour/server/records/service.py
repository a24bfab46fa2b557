"""Uploaded records and analyses, each with workers of their own, so that they wait neither for bots nor for each other.

Analyses continue while no client waits, and their results are kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, cast

import msgspec

from parlour.errors import BadRecord, Unsupported
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.records import messages
from parlour.server.records.analyse import Outline
from parlour.server.workers.frames import WorkerLost
from parlour.server.workers.pool import Lane
from parlour.speech.message import Message

SECONDS, BYTES_A_SECOND = 10.0, 100_000
"""A record gets ten seconds, and one more for each of these bytes."""
STUDY_SECONDS = 300.0
"""An analysis takes about ten seconds, but on a slow machine its functions are compiled first."""
MOST_UNDER_WAY, MOST_UNDER_WAY_IN_ALL = 2, 32
"""Unfinished analyses of one address, and of all."""
MOST_KEPT = 64
KEPT, FAILURE_KEPT = 600.0, 30.0
"""Seconds for which an analysis is kept, and a failure: polling clients learn of it and may retry."""


class Records:
    def __init__(self, lane: Lane) -> None:
        self.lane = lane

    async def verify(self, data: bytes, address: str) -> messages.Verified:
        found: messages.Verified = await self._run("examine", data, address)
        return found

    async def replay(self, data: bytes, address: str, since: int = 0) -> messages.Replay:
        """Replays a record; the worker has encoded the answer, which may be long."""
        return cast(messages.Replay, msgspec.Raw(await self._run("replay", data, address, since)))

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


class Study:
    """The analysis of one record. Its task gives the `Analysis` in JSON, or raises `RequestRefused`."""

    def __init__(self, lane: Lane, data: bytes, address: str) -> None:
        self.address, self.progress = address, 0.0
        self.task = asyncio.create_task(self._work(lane, data))

    async def _work(self, lane: Lane, data: bytes) -> bytes:
        try:
            work = lane.run("analyse", data, seconds=STUDY_SECONDS, address=self.address, heard=self._hear)
            found: bytes = await work
        except BadRecord as error:
            raise RequestRefused("bad_record", error.message) from error
        except Unsupported as error:
            raise RequestRefused("no_analysis", error.message) from error
        except WorkerLost as error:
            raise RequestRefused("no_analysis", Message("analysis-lost")) from error
        return found

    def _hear(self, progress: float) -> None:
        self.progress = progress

    async def within(self, seconds: float) -> bytes | None:
        """The analysis, if it is done within the time."""
        await asyncio.wait({self.task}, timeout=seconds)
        return self.task.result() if self.task.done() else None


class Studies:
    def __init__(self, lane: Lane) -> None:
        self.lane = lane
        self._kept: dict[str, Study] = {}
        """In order of their start."""

    def find(self, key: str) -> Study | None:
        return self._kept.get(key)

    def begin(self, key: str, data: bytes, address: str) -> Study:
        """Starts a study, unless this address, or all together, have too many in progress."""
        mine = sum(study.address == address for study in self._under_way())
        if mine >= MOST_UNDER_WAY or sum(1 for _ in self._under_way()) >= MOST_UNDER_WAY_IN_ALL:
            raise RequestRefused("too_many", Message("server-too-many-requests"))
        self.lane.admit(address)
        study = self._kept[key] = Study(self.lane, data, address)
        study.task.add_done_callback(lambda _: self._let_go(key, study))
        return study

    def _under_way(self) -> Iterator[Study]:
        return (study for study in self._kept.values() if not study.task.done())

    def _let_go(self, key: str, study: Study) -> None:
        """Schedules the end of a finished study."""
        failed = study.task.cancelled() or study.task.exception() is not None
        asyncio.get_running_loop().call_later(FAILURE_KEPT if failed else KEPT, self._forget, key, study)
        done = [each for each, study in self._kept.items() if study.task.done()]
        for oldest in done[: max(0, len(done) - MOST_KEPT)]:
            del self._kept[oldest]

    def _forget(self, key: str, study: Study) -> None:
        """Drops the study, unless its key has a newer one."""
        if self._kept.get(key) is study:
            del self._kept[key]

    async def stop(self) -> None:
        """Cancels work in progress."""
        tasks = [study.task for study in self._under_way()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
