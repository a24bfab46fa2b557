"""Runs a node with any settings, given as JSON: what `parlour serve` does, with the limits in the tests' hands.

With `--zygote` it imports and compiles everything once, then starts a node in a forked child for each line of settings
it reads, and says the child's process id: a node that can be killed and started again in a blink.
"""

import json
import os
import resource
import signal
import sys
from pathlib import Path

from parlour.server.service import serve
from parlour.server.settings import Lifetimes, Limits, Settings
from parlour.server.tables import draws
from parlour.table import dealing


def settings(text: str) -> Settings:
    data = json.loads(text)
    if "file_limit" in data:  # no file may grow beyond it: what a full disk looks like to a program
        most = data.pop("file_limit")
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    if "silent_after" in data:  # persons are asked about silent devices sooner than they would be
        dealing.SILENT_AFTER = draws.SILENT_AFTER = data.pop("silent_after")
    if "web" in data:
        data["web"] = Path(data["web"])
    given = data.pop("limits", {})
    limits = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    return Settings(limits=Limits(**limits), lifetimes=Lifetimes(**data.pop("lifetimes", {})), **data)


def zygote() -> None:
    from parlour.server.workers.jobs import warm

    warm(False)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # children that were killed leave nothing behind
    print("ready", flush=True)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os._exit(serve(settings(line)))
        print(child, flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "--zygote":
        zygote()
    else:
        sys.exit(serve(settings(sys.argv[1])))
