"""A worker process: bots think here and foreign records are examined here, never on the event loop.

It reads jobs from its standard input and writes results to its standard output, each a pickle with its length before
it, and ends when its input does: a node that is killed leaves no worker behind.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys

from parlour.errors import BadRecord
from parlour.server.workers.jobs import JOBS

LENGTH = struct.Struct("!I")


def main() -> None:
    jobs, results = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a print somewhere must not look like a result
    if hasattr(os, "nice"):
        os.nice(5)
    while head := jobs.read(LENGTH.size):
        name, arguments = pickle.loads(jobs.read(LENGTH.unpack(head)[0]))
        try:
            result: tuple[str, object] = ("done", JOBS[name](*arguments))
        except BadRecord as error:
            result = ("bad", error)
        except Exception as error:
            result = ("failed", repr(error))
        data = pickle.dumps(result)
        results.write(LENGTH.pack(len(data)) + data)
        results.flush()


if __name__ == "__main__":
    main()
