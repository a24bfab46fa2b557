"""The worker processes of a node. One that crashes or takes too long is replaced; its job can be tried again."""

from __future__ import annotations

import asyncio
import logging
import pickle
import struct
import sys
from contextlib import suppress
from typing import Any

from parlour.errors import BadRecord

LENGTH = struct.Struct("!I")
log = logging.getLogger("parlour.server")


class WorkerLost(Exception):
    """The worker crashed, failed or took too long."""


class Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls) -> Worker:
        pipe = asyncio.subprocess.PIPE
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable, "-m", "parlour.server.workers.process", stdin=pipe, stdout=pipe, start_new_session=True
            )
        )

    async def ask(self, job: str, *arguments: object) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        data = pickle.dumps((job, arguments))
        self.process.stdin.write(LENGTH.pack(len(data)) + data)
        await self.process.stdin.drain()
        (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
        status, result = pickle.loads(await self.process.stdout.readexactly(length))
        if status == "failed":
            raise WorkerLost(f"the job {job!r} failed: {result}")
        if status == "bad":
            raise result
        return result

    async def stop(self) -> None:
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()


class Pool:
    def __init__(self, size: int) -> None:
        self.size, self.lost = size, 0
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        self._all: set[Worker] = set()
        self._stopping = False

    async def start(self) -> None:
        """The first is ready when this returns, and has compiled what was not; the others get ready meanwhile."""
        if not self.size:
            return  # a node without workers: its bots are left to other nodes
        await self._add()
        await self.run("warm", True, seconds=600)
        for _ in range(self.size - 1):
            await self._add()

    async def _add(self) -> None:
        worker = await Worker.start()
        self._all.add(worker)
        self._idle.put_nowait(worker)

    async def run(self, job: str, *arguments: object, seconds: float) -> Any:
        """The result of a job, which waits for an idle worker and then has so many seconds. Raises `WorkerLost`."""
        if not self.size:
            raise WorkerLost("this node has no workers")
        worker = await self._idle.get()
        try:
            result = await asyncio.wait_for(worker.ask(job, *arguments), seconds)
        except BadRecord:
            self._idle.put_nowait(worker)
            raise
        except BaseException as error:
            await self._replace(worker, job, error)
            if isinstance(error, asyncio.CancelledError):
                raise
            raise WorkerLost(f"the worker was lost at the job {job!r}: {error!r}") from error
        self._idle.put_nowait(worker)
        return result

    async def _replace(self, worker: Worker, job: str, error: BaseException) -> None:
        self.lost += 1
        self._all.discard(worker)
        await worker.stop()
        if not self._stopping:
            log.warning("a worker was lost and is replaced", extra={"job": job, "why": repr(error)})
            await self._add()

    async def stop(self) -> None:
        self._stopping = True
        await asyncio.gather(*(worker.stop() for worker in self._all))
