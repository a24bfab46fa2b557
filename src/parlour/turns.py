"""Processes that need the same kernel at the same time compile it once: one does, the others wait and read its file.

A server starts several processes at once, and so do simulations on a cluster. The turn to compile a kernel is the lock
of one byte in a file beside the machine code, which the system gives back when a process dies.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from zlib import crc32

from numba.core.compiler_lock import global_compiler_lock

try:
    import fcntl
except ImportError:  # no such locks on this system: every process compiles for itself
    fcntl = None  # type: ignore[assignment]

PATIENCE = 120.0
"""Seconds: whoever has the turn for longer is stuck or stopped, and the others compile for themselves."""
PAUSE = 0.02
"""Seconds between two tries: a lock that can be waited for with a limit is not to be had."""

_open: dict[Path, int] = {}


def take_turns(kernel: Any, wait: Callable[[], object], done: Callable[[], object]) -> None:
    """From now on other processes that want this kernel wait while this one compiles it, and the other way round.

    `wait` is called before a wait for another process, and `done` after it.
    """
    stored = kernel._cache._cache_file._index_path
    turn = Turn(Path(stored).with_name("compiling.lock"), crc32(os.path.basename(stored).encode()))
    compile_it, load = kernel.compile, kernel._cache.load_overload

    def load_or_wait(signature: Any, context: Any) -> Any:
        found = load(signature, context)
        if found is None:
            turn.take(wait, done)
            found = load(signature, context)  # whoever had the turn before may have kept it
        return found

    def in_turn(signature: Any) -> Any:
        with global_compiler_lock:
            try:
                return compile_it(signature)
            finally:
                turn.over()

    if fcntl is not None:
        kernel.compile, kernel._cache.load_overload = in_turn, load_or_wait


class Turn:
    """The right to compile one kernel, among all processes that keep machine code in one folder."""

    def __init__(self, file: Path, place: int) -> None:
        self.file, self.place, self.mine = file, place, False

    def take(self, wait: Callable[[], object], done: Callable[[], object]) -> None:
        if self._taken():
            return
        wait()
        try:
            until = monotonic() + PATIENCE
            while monotonic() < until and not self._taken():
                sleep(PAUSE)
        finally:
            done()

    def _taken(self) -> bool:
        """Where the folder cannot be written or the system cannot lock, nobody is waited for."""
        try:
            if self.file not in _open:  # kept open: closing a file would give back every turn of this process
                _open[self.file] = os.open(self.file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
            fcntl.lockf(_open[self.file], fcntl.LOCK_EX | fcntl.LOCK_NB, 1, self.place)
        except BlockingIOError:
            return False
        except OSError:
            return True
        self.mine = True
        return True

    def over(self) -> None:
        if self.mine:
            self.mine = False
            fcntl.lockf(_open[self.file], fcntl.LOCK_UN, 1, self.place)
