"""Messages between a worker process and its callers: pickles, each with its length before it."""

from __future__ import annotations

import os
import pickle
import struct
import sys
from typing import Any, BinaryIO, Literal, TypeAlias

LENGTH = struct.Struct("!I")
Status: TypeAlias = Literal["working", "done", "bad", "failed"]


class WorkerLost(Exception):
    """The worker crashed, failed or took too long."""


def written(said: object) -> bytes:
    data = pickle.dumps(said)
    return LENGTH.pack(len(data)) + data


def read(stream: BinaryIO) -> Any:
    """The next of a stream; `EOFError` where it has ended."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    return pickle.loads(stream.read(*LENGTH.unpack(head)))


def result(job: str, status: Status, answer: Any) -> Any:
    """The answer to a job; raises the worker's refusal, or `WorkerLost` if it failed."""
    if status == "bad":
        raise answer
    if status == "failed":
        raise WorkerLost(f"the job {job!r} failed: {answer}")
    return answer


def command(*arguments: object) -> tuple[str, ...]:
    """Starts a worker process."""
    return (sys.executable, "-m", "parlour.server.process", *map(str, arguments))


def surroundings() -> dict[str, str]:
    """The environment of a worker, which compiles even if the process that starts it does not."""
    return {name: value for name, value in os.environ.items() if name != "PARLOUR_PLAIN"}
