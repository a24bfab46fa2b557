"""One worker process, as the node sees it: it is given a job, and gives a result or is lost."""

from __future__ import annotations

import asyncio
import os
import pickle
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeAlias

LENGTH = struct.Struct("!I")
Heard: TypeAlias = Callable[[float], None]
"""Hears how much of a job is done, from 0 to 1."""


class WorkerLost(Exception):
    """The worker crashed, failed or took too long."""


class Worker:
    """`memory` is how many bytes it had in use after its last job, where the system tells."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process, self.memory = process, 0

    @classmethod
    async def start(cls, most: int) -> Worker:
        """A new process, which may not take more than so many bytes of memory."""
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "parlour.server.process", str(most))
        settings = {name: value for name, value in os.environ.items() if name != "PARLOUR_PLAIN"}
        how: dict[str, Any] = {"stdin": pipe, "stdout": pipe, "start_new_session": True, "env": settings}
        return cls(await asyncio.create_subprocess_exec(*command, **how))

    async def ask(self, job: str, *arguments: object, heard: Heard | None = None) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        data = pickle.dumps((job, arguments))
        self.process.stdin.write(LENGTH.pack(len(data)) + data)
        await self.process.stdin.drain()
        status = "working"
        while status == "working":
            (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
            status, result, self.memory = pickle.loads(await self.process.stdout.readexactly(length))
            if status == "working" and heard is not None:
                heard(result)
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
