"""How much memory this process uses, as far as the system tells."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from types import ModuleType

STATM = "/proc/self/statm"


def resident() -> int | None:
    """Bytes in use now (Linux), else the most there ever were (macOS), else `None` (Windows)."""
    try:
        with open(STATM) as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        usage = _resource()
    if usage is None:
        return None
    most: int = usage.getrusage(usage.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def _resource() -> ModuleType | None:
    """The module `resource`, which Windows does not have."""
    try:
        return import_module("resource")
    except ImportError:
        return None
