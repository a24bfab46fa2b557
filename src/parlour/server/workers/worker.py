"""One worker process from the node's side: it takes a job, and returns a result or is lost."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeAlias

from parlour.server.workers.frames import LENGTH, Status, command, result, surroundings, written

Heard: TypeAlias = Callable[[float], None]
"""Receives the progress of a job, from 0 to 1."""


class Worker:
    """`memory` is how many bytes it had in use after its last job, where the system tells."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process, self.memory = process, 0

    @classmethod
    async def start(cls, most: int) -> Worker:
        """A new process, with a limit of memory in bytes."""
        pipe = asyncio.subprocess.PIPE
        how: dict[str, Any] = {"stdin": pipe, "stdout": pipe, "start_new_session": True, "env": surroundings()}
        return cls(await asyncio.create_subprocess_exec(*command(most), **how))

    async def ask(self, job: str, *arguments: object, heard: Heard | None = None) -> Any:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(written((job, arguments)))
        await self.process.stdin.drain()
        status: Status = "working"
        while status == "working":
            (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
            status, answer, self.memory = pickle.loads(await self.process.stdout.readexactly(length))
            if status == "working" and heard is not None:
                heard(answer)
        return result(job, status, answer)

    async def stop(self) -> None:
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()
