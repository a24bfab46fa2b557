"""Prepares the engine in a thread: machine code is compiled once on a machine and loaded in every process.

Bots with limited time play by rule of thumb until then.
"""

from __future__ import annotations

import threading
from concurrent.futures import Future
from importlib import import_module
from typing import Any

SLIPS = 0.2
"""How often `medium` makes a child's move instead of its own."""
SECONDS = 0.7
"""The longest search in seconds, whatever the caller asks for: answers come within a second."""
PATIENCE = 0.4
"""Seconds for which a bot with limited time waits for the engine."""
BRAIN = "parlour.games.tuki.engine.brain"

_lock = threading.Lock()
_under_way: list[Future[Any]] = []


def engine(seconds: float | None = None) -> Any:
    """The engine's `Brain`; `None` if it is not ready within the time. Without a limit the call waits for it."""
    with _lock:
        if not _under_way:
            _under_way.append(Future())
            threading.Thread(target=_prepare, args=_under_way, name="compiling", daemon=True).start()
    try:
        return _under_way[0].result(None if seconds is None else min(seconds, PATIENCE))
    except TimeoutError:
        return None


def _prepare(found: Future[Any]) -> None:
    try:
        found.set_result(import_module(BRAIN).ready_brain())
    except BaseException as error:
        found.set_exception(error)
