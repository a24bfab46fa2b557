"""Runs a node with any settings, given as JSON: what `parlour serve` does, with the limits in the tests' hands.

Without settings it imports and compiles everything once, then starts a node in a forked child for each request it
reads: nodes that can be killed and started again in a blink.
"""

import json
import os
import random
import resource
import ssl
import sys
import time
import traceback
from pathlib import Path
from typing import Any

from parlour.games import names
from parlour.server import process
from parlour.server.core import course
from parlour.server.reminders import delivery
from parlour.server.reminders import service as reminders
from parlour.server.service import serve
from parlour.server.settings import Lifetimes, Limits, Settings
from parlour.server.storage.store import Store
from parlour.server.workers.worker import Worker
from parlour.table import dealing, taking_back
from tests.server.nursery import Nursery


def settings(data: dict[str, Any]) -> Settings:
    if "file_limit" in data:  # no file may grow beyond it: what a full disk looks like to a program
        most = data.pop("file_limit")
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    if "silent_after" in data:  # persons are asked about silent devices sooner than they would be
        dealing.SILENT_AFTER = course.SILENT_AFTER = data.pop("silent_after")
    if "asleep_after" in data:  # a device that does not answer is waited for longer: a busy machine is slow
        dealing.ASLEEP_AFTER = course.ASLEEP_AFTER = data.pop("asleep_after")
    if "patience" in data:  # a request to take a move back waits for these seconds instead of a day
        taking_back.PATIENCE = data.pop("patience")
    if "ahead" in data:  # the clock of the node is ahead by these seconds
        ahead = data.pop("ahead")
        Store.now = lambda self: time.time() + ahead  # type: ignore[method-assign]
    if "push_to" in data:  # reminders go to a stand-in on this machine, whose certificate this file holds
        trusted = ssl.create_default_context(cafile=data.pop("push_to"))
        delivery.is_allowed, delivery.trusted = lambda address, port: True, lambda: trusted  # type: ignore[assignment]
    if "push_pauses" in data:  # seconds between two reminders, and before the second attempt
        reminders.PAUSE, reminders.RETRY = data.pop("push_pauses")
    if "compiling" in data:  # workers take these seconds to compile each game, or each game its own
        seconds = data.pop("compiling")
        each = seconds if isinstance(seconds, dict) else dict.fromkeys(names(), seconds)
        process.JOBS["warm"] = lambda game, thinking: time.sleep(each[game]) if thinking else None
    if "web" in data:
        data["web"] = Path(data["web"])
    if "offline" in data:
        data["offline"] = Path(data["offline"])
    given = data.pop("limits", {})
    limits = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    return Settings(limits=Limits(**limits), lifetimes=Lifetimes(**data.pop("lifetimes", {})), **data)


def zygote() -> None:
    for game in names():
        process.warm(game, False)
    pipes = os.dup(0), os.dup(1)
    requests, answers = os.fdopen(pipes[0]), os.fdopen(pipes[1], "w")
    with open(os.devnull, "r+b") as nothing:  # what a node prints is no answer, and it reads nothing
        os.dup2(nothing.fileno(), 0), os.dup2(nothing.fileno(), 1)
    for line in requests:
        request = json.loads(line)
        print(
            json.dumps(poll(request["poll"]) if "poll" in request else forked(request, pipes)), file=answers, flush=True
        )


def forked(request: dict[str, Any], pipes: tuple[int, int]) -> int:
    """The process id of a new node."""
    child = os.fork()
    if child:
        return child
    try:
        for pipe in pipes:  # they are the zygote's alone: who asks it sees when it ends
            os.close(pipe)
        os.environ.clear()
        os.environ.update(request["environment"])
        os.chdir(request["folder"])
        with open(request["log"], "ab") as log:
            os.dup2(log.fileno(), 2)
        random.seed()
        os._exit(serve(forking(request["start"])))
    except BaseException:
        traceback.print_exc()
        os._exit(70)


def forking(data: dict[str, Any]) -> Settings:
    """The settings of a forked node, whose workers are forked too unless it is told to start them itself."""
    own = data.pop("own_workers", not hasattr(os, "pidfd_open"))
    found = settings(data)
    if found.workers and not own:
        Worker.start = Nursery().start  # type: ignore[method-assign]
    return found


def poll(child: int) -> int | None:
    """The exit status of a node, as `subprocess` has it; none while it lives."""
    found, status = os.waitpid(child, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


if __name__ == "__main__":
    sys.exit(serve(settings(json.loads(sys.argv[1]))) if sys.argv[1:] else zygote())
