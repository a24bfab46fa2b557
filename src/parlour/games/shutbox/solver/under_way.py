"""Solutions being computed in a thread, one at a time, and a bounded cache of finished ones."""

from __future__ import annotations

import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from parlour.contract.solution import Solution
from parlour.games.shutbox.solver.kept import weight

MOST_BYTES = 200_000_000
"""The number of rows, and of games played to win, each."""
MOST = 16
"""The most solutions kept, including those still being computed."""
LOW = 10
"""The priority of the thread: a bot that can move goes first."""


class UnderWay:
    """Starts each solution once, in a daemon thread."""

    def __init__(self) -> None:
        self._known: OrderedDict[Any, Future[Solution]] = OrderedDict()
        self._lock, self._one = threading.Lock(), threading.Lock()

    def get(self, key: Any, make: Callable[[], Solution]) -> Future[Solution]:
        """The value for the key, made now or by another thread."""
        with self._lock:
            found = self._known.get(key)
            if found is not None:
                self._known.move_to_end(key)
                return found
            found = self._known[key] = Future()
        threading.Thread(target=self._work, args=(found, make), name="solving", daemon=True).start()
        return found

    def _work(self, found: Future[Solution], make: Callable[[], Solution]) -> None:
        with self._one:  # several at once would multiply the memory
            _step_back()
            try:
                found.set_result(make())
            except BaseException as error:
                found.set_exception(error)
        self._forget()

    def _forget(self) -> None:
        """Drops the least recently used until the others fit."""
        with self._lock:
            sizes = {key: _size(found) for key, found in self._known.items()}
            for key, found in list(self._known.items())[:-1]:
                if sum(sizes.values()) <= MOST_BYTES and len(sizes) <= MOST:
                    return
                if found.done():
                    del self._known[key], sizes[key]

    def cache_clear(self) -> None:
        with self._lock:
            self._known.clear()


def _size(found: Future[Solution]) -> int:
    return weight(found.result()) if found.done() and found.exception() is None else 0


def _step_back() -> None:
    """Lowers the priority of this thread, where the system has threads with priorities."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), max(LOW, os.getpriority(os.PRIO_PROCESS, 0)))
