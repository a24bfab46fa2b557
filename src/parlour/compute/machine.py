"""This machine: its processor cores, and where a user's files lie: data, which is kept, and the cache, which may go."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def available_cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def data_folder() -> Path:
    """`PARLOUR_HOME`, or where this system keeps the data of programs."""
    if chosen := os.environ.get("PARLOUR_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        return _local() / "parlour"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "parlour"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "parlour"


def cache_folder() -> Path:
    """`PARLOUR_CACHE`, or where this system keeps what can be computed again."""
    if chosen := os.environ.get("PARLOUR_CACHE"):
        return Path(chosen)
    if sys.platform == "win32":
        return _local() / "parlour" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "parlour"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "parlour"


def _local() -> Path:
    return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
