"""Keeps slow solutions on disk, as far as they fit.

One file holds the arrays of one set of options, in the user's cache folder (`PARLOUR_CACHE`, or the system's own
place). All files together have at most `MOST_BYTES`; the least recently used are deleted first. Files are safe
to delete. A file is written under a temporary name and then renamed, so two processes never read half of one. A file
that cannot be read counts as missing. Raising `VERSION` makes every older file unused.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from parlour.compute.machine import cache_folder
from parlour.games.shutbox.options import ShutBoxOptions

VERSION = 3
"""Raised whenever a solver changes what it computes."""
NOT_ASKED = ("edition", "variant", "players", "first", "rows")
"""Options that name things or seat people, and do not change the values."""

MOST_BYTES = 1_000_000_000
"""Bytes of all files together."""


def place(name: str, o: ShutBoxOptions) -> Path:
    asked = {option: value for option, value in asdict(o).items() if option not in NOT_ASKED} | {"rules": o.version}
    digest = sha256(repr(sorted(asked.items())).encode()).hexdigest()[:24]
    return cache_folder() / f"shutbox-{name}-v{VERSION}-{digest}.npz"


def cached(name: str, o: ShutBoxOptions, make: Callable[[], tuple[Any, ...]]) -> tuple[Any, ...]:
    """The arrays that `make` gives, from disk if cached."""
    path = place(name, o)
    try:
        with path.open("rb") as file, np.load(file) as stored:
            arrays = tuple(stored[key] for key in sorted(stored.files))
        _use(path)
        return arrays
    except (OSError, ValueError, EOFError, BadZipFile):
        arrays = make()
    _keep(path, arrays)
    return arrays


def _use(path: Path) -> None:
    """Records that the file was used now."""
    with suppress(OSError):
        os.utime(path)


def _keep(path: Path, arrays: tuple[Any, ...]) -> None:
    """Ignores a cache that cannot be written (a full disk, a foreign folder)."""
    size = sum(int(array.nbytes) for array in arrays)
    if size > MOST_BYTES:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        make_room(path.parent, size)
        with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".npz", delete=False) as file:
            try:
                np.savez(file, **{f"{i:03}": array for i, array in enumerate(arrays)})
            except BaseException:
                Path(file.name).unlink()
                raise
        os.replace(file.name, path)
    except OSError:
        return


def make_room(folder: Path, size: int) -> None:
    """Deletes the least recently used files until this number of bytes fits."""
    files = []
    for path in folder.glob("*.npz"):
        with suppress(OSError):  # another process may have deleted it
            about = path.stat()
            files.append((about.st_mtime, about.st_size, path))
    total = size + sum(bytes for _, bytes, _ in files)
    for _, bytes, path in sorted(files):
        if total <= MOST_BYTES:
            return
        path.unlink(missing_ok=True)
        total -= bytes
