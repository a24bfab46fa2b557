"""The files of a folder that `parlour pocket` wrote: listed once at start, and sent as they are or packed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from parlour.errors import BadOption
from parlour.speech.message import Message

AT = "/offline/"
PACKED = ".gz"
INDEX, WORKER = "index.html", "offline.js"
LISTED = "FILES = "
"""Before the worker's list of all other files, by their hashes."""


@dataclass(frozen=True)
class Kept:
    """A file, and its packed twin where there is one."""

    path: Path
    packed: Path | None
    tag: str
    hashed: bool
    """Its name changes with its content."""
    size: int
    """Bytes to download."""

    @property
    def headers(self) -> dict[str, str]:
        cache = "public, max-age=31536000, immutable" if self.hashed else "no-cache"
        return {"cache-control": cache, "vary": "accept-encoding"}


class Offline:
    """`files` by the address below `/offline/`; empty where nothing is offered."""

    def __init__(self, folder: Path | None) -> None:
        self.files: Mapping[str, Kept] = _listed(folder) if folder else {}
        self.download = sum(each.size for each in self.files.values())
        self.stored = sum(each.path.stat().st_size for each in self.files.values())

    def find(self, path: str) -> Kept | None:
        return self.files.get(path.removeprefix(AT) or INDEX)


def check(folder: Path) -> list[str]:
    """The names of the files that belong to it; others may be left from an earlier version."""
    worker = folder / WORKER
    text = worker.read_text(encoding="utf-8") if worker.is_file() else ""
    listed = text.partition(LISTED)[2].partition(";")[0]
    names = [WORKER, *json.loads(listed or "[]")]
    if INDEX not in names or not all((folder / name).is_file() for name in names):
        raise BadOption("--offline", str(folder), Message("serve-offline"))
    return names


def _listed(folder: Path) -> dict[str, Kept]:
    return {name: _kept(folder / name) for name in check(folder)}


def _kept(path: Path) -> Kept:
    packed = path.with_name(path.name + PACKED)
    there = packed if packed.is_file() else None
    tag = sha256(path.read_bytes()).hexdigest()[:20]
    return Kept(path, there, tag, path.parent.name == "assets", (there or path).stat().st_size)
