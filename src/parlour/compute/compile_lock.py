"""Processes that need the same kernel at the same time compile it once: one does, the others wait and read its file.

A server starts several processes at once, and so do simulations on a cluster. The lock of a kernel is that of one byte
in a file beside the machine code, which the system releases when a process dies.
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

LONGEST_WAIT = 120.0
"""Seconds: whoever holds a lock for longer is stuck or stopped, and the others compile for themselves."""
PAUSE = 0.02
"""Seconds between two tries: a lock that can be waited for with a limit is not to be had."""

_open: dict[Path, int] = {}


def compile_once(kernel: Any, wait: Callable[[], object], done: Callable[[], object]) -> None:
    """From now on, while one process compiles this kernel, the others that want it wait.

    `wait` is called before a wait for another process, and `done` after it.
    """
    stored = kernel._cache._cache_file._index_path
    lock = CompileLock(Path(stored).with_name("compiling.lock"), crc32(os.path.basename(stored).encode()))
    compile_it, load = kernel.compile, kernel._cache.load_overload

    def load_or_wait(signature: Any, context: Any) -> Any:
        found = load(signature, context)
        if found is None:
            lock.take(wait, done)
            found = load(signature, context)  # whoever held the lock before may have kept it
        return found

    def alone(signature: Any) -> Any:
        with global_compiler_lock:
            try:
                return compile_it(signature)
            finally:
                lock.release()

    if fcntl is not None:
        kernel.compile, kernel._cache.load_overload = alone, load_or_wait


class CompileLock:
    """Of one kernel, among all processes that keep machine code in one folder."""

    def __init__(self, file: Path, place: int) -> None:
        self.file, self.place, self.held = file, place, False

    def take(self, wait: Callable[[], object], done: Callable[[], object]) -> None:
        if self._taken():
            return
        wait()
        try:
            until = monotonic() + LONGEST_WAIT
            while monotonic() < until and not self._taken():
                sleep(PAUSE)
        finally:
            done()

    def _taken(self) -> bool:
        """Where the folder cannot be written or the system cannot lock, nobody is waited for."""
        try:
            if self.file not in _open:  # kept open: closing a file would release every lock of this process
                _open[self.file] = os.open(self.file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
            fcntl.lockf(_open[self.file], fcntl.LOCK_EX | fcntl.LOCK_NB, 1, self.place)
        except BlockingIOError:
            return False
        except OSError:
            return True
        self.held = True
        return True

    def release(self) -> None:
        if self.held:
            self.held = False
            fcntl.lockf(_open[self.file], fcntl.LOCK_UN, 1, self.place)
