"""A worker process: bots think here and foreign records are examined here, never on the event loop.

It reads jobs from its standard input and writes results to its standard output, each a pickle with its length before
it, and ends when its input does: a node that is killed leaves no worker behind.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys
from importlib import import_module
from typing import BinaryIO

from parlour.errors import BadRecord, Unsupported
from parlour.server.ops.memory import resident
from parlour.server.workers.jobs import JOBS, TELLING

LENGTH = struct.Struct("!I")


def main() -> None:
    jobs, results = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a print somewhere must not look like a result
    if hasattr(os, "nice"):
        os.nice(5)
    limit_memory(int(sys.argv[1]))
    while head := jobs.read(LENGTH.size):
        name, arguments = pickle.loads(jobs.read(LENGTH.unpack(head)[0]))
        try:
            status, result = "done", _done(name, arguments, results)
        except (BadRecord, Unsupported) as error:
            status, result = "bad", error
        except Exception as error:
            status, result = "failed", repr(error)
        _tell(results, status, result)


def _done(name: str, arguments: tuple[object, ...], results: BinaryIO) -> object:
    if name in TELLING:
        return TELLING[name](lambda progress: _tell(results, "working", progress), *arguments)
    return JOBS[name](*arguments)


def _tell(results: BinaryIO, status: str, result: object) -> None:
    data = pickle.dumps((status, result, resident() or 0))
    results.write(LENGTH.pack(len(data)) + data)
    results.flush()


def limit_memory(most: int) -> None:
    """Whoever asks for more gets a `MemoryError`; where the system knows no such limit, workers are only replaced."""
    try:
        limits = import_module("resource")
    except ImportError:
        return
    if sys.platform == "linux":  # elsewhere the limit counts other things, or nothing
        limits.setrlimit(limits.RLIMIT_DATA, (most, most))


if __name__ == "__main__":
    main()
