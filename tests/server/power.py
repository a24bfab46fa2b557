"""Power that fails, simulated: of what a process wrote, only what it had synced is sure to be on the disk.

`strace` writes down every write, cut and sync of a node. When the power fails the node is killed, and its files are
put together again from that list: everything up to the last sync, and of what came after it as much or as little as a
disk may have got round to, in any order, with sectors torn in the middle.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import NamedTuple

SECTOR = 512
CALLS = "pwrite64,ftruncate,fsync,fdatasync"
LINE = re.compile(r"^(\d+) +(?:<\.\.\. )?(\w+)(.*)$")
ASKED = re.compile(r'\(\d+<(?P<path>[^>]*)>(?:, "(?P<data>[^"]*)", \d+, (?P<at>\d+)|, (?P<size>\d+))?')
UNFINISHED = " <unfinished ...>"


class Missing(Exception):
    """Nobody can be watched here; the message says what would help."""


@dataclass
class Kept:
    """A file: what is sure to be on the disk, and what was asked for since, in order."""

    durable: bytearray
    pending: list[tuple[int, bytes | None]] = field(default_factory=list)
    """The place and content of a write; without content the file was cut there."""

    def sync(self) -> None:
        for change in self.pending:
            _change(self.durable, *change)
        self.pending.clear()

    def after_the_failure(self, dice: Random) -> bytes:
        """The possible contents of a disk: any of the pending changes, whole or torn."""
        image, luck = bytearray(self.durable), dice.choice((0.0, 0.5, 0.9, 1.0))
        for at, data in self.pending:
            if data is None or len(data) <= SECTOR:
                if dice.random() < luck:
                    _change(image, at, data)
                continue
            for first in range(0, len(data), SECTOR):
                if dice.random() < luck:
                    _change(image, at + first, data[first : first + SECTOR])
        return bytes(image)


def _change(image: bytearray, at: int, data: bytes | None) -> None:
    if data is None:
        del image[at:]
        image.extend(bytes(at - len(image)))
        return
    image.extend(bytes(max(0, at - len(image))))
    image[at : at + len(data)] = data


class Watched:
    """A process, and those it starts, whose writes to these files are written down; nobody may be writing at first."""

    def __init__(self, pid: int, files: list[Path], log: Path) -> None:
        if shutil.which("strace") is None:
            raise Missing("the tests of failing power need strace (Debian: apt install strace)")
        self.files = {str(path): Kept(bytearray(path.read_bytes() if path.exists() else b"")) for path in files}
        self.log = log
        how = ["-f", "-y", "-xx", "-s", "100000000", "-e", f"trace={CALLS}", "-e", "signal=none"]
        self.strace = subprocess.Popen(
            ["strace", *how, "-o", str(log), "-p", str(pid)], stderr=subprocess.PIPE, text=True
        )
        assert self.strace.stderr is not None
        said = self.strace.stderr.readline()
        if "attached" not in said:
            raise Missing(f"strace cannot watch a process here: {said.strip()}")

    def end(self) -> None:
        """Watches no more, and lets go of a process that lives on."""
        self.strace.terminate()
        self.strace.communicate(timeout=60)

    def fail(self, dice: Random) -> None:
        """The writer has been killed: puts the files on the disk as they may be found when the power is back."""
        self.end()
        for call in _calls(self.log.read_text()):
            if (kept := self.files.get(call.path)) is None:
                continue
            if call.name in SYNCS:
                kept.sync()
            else:
                kept.pending.append((call.at, call.data))
        for path, kept in self.files.items():
            Path(path).write_bytes(kept.after_the_failure(dice))


SYNCS = ("fsync", "fdatasync")


class Call(NamedTuple):
    name: str
    path: str
    at: int = 0
    data: bytes | None = None


def _calls(log: str) -> Iterator[Call]:
    """The requests, in order. A write counts when it begins (it may be on the disk), a sync when it ends."""
    begun: dict[str, str] = {}
    for line in log.splitlines():
        found = LINE.match(line)
        if found is None:
            continue
        thread, name, rest = found.groups()
        if rest.startswith(" resumed>"):
            if name not in SYNCS:
                continue
            rest = begun.pop(thread) + rest.removeprefix(" resumed>")
        elif rest.endswith(UNFINISHED):
            rest = begun[thread] = rest.removesuffix(UNFINISHED)
            if name in SYNCS:
                continue
        asked = ASKED.match(rest)
        if asked is None or (name in SYNCS and not rest.endswith("= 0")):
            continue
        path = _bytes(asked["path"]).decode()
        if name in SYNCS:
            yield Call(name, path)
        elif name == "ftruncate":
            yield Call(name, path, int(asked["size"]))
        else:
            yield Call(name, path, int(asked["at"]), _bytes(asked["data"]))


def _bytes(written: str) -> bytes:
    return bytes.fromhex(written.replace("\\x", ""))
