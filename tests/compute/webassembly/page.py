"""A page's memory, laid out from Python: arrays at addresses of the page, and calls of a module on them."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import pytest

BASE = 1 << 20
HERE = Path(__file__).parent


@dataclass
class Given:
    """The module's answer."""

    answers: list[list[str]]
    """For each call what it answered, and the numbers that were read after it."""
    hashes: list[int]
    seconds: float


@dataclass
class Page:
    module: Path
    memory: bytearray = field(default_factory=bytearray)
    calls: list[tuple[str, list[str], list[int]]] = field(default_factory=list)
    hashes: list[tuple[int, int]] = field(default_factory=list)
    reserved: int = 0

    def place(self, array: Any) -> int:
        """Copies an array into the page's memory; its address there."""
        self.memory.extend(bytes(-len(self.memory) % 64))
        at = BASE + len(self.memory)
        self.memory.extend(array.tobytes())
        return at

    def array(self, array: Any, *, asked: bool = False) -> list[str]:
        """Places an array and passes it: its address and the length of each dimension; `asked` hashes it at the end."""
        at = self.place(array)
        if asked:
            self.hashes.append((at, array.nbytes))
        return [f"i32:{number}" for number in (at, *array.shape)]

    def reserve(self, length: int) -> int:
        """An address after which a number of bytes is free; nothing can be placed after them."""
        self.memory.extend(bytes(-len(self.memory) % 64))
        self.reserved = length
        return BASE + len(self.memory)

    def call(self, name: str, *given: str, read: tuple[int, ...] = ()) -> None:
        self.calls.append((name, list(given), list(read)))

    def job(self) -> dict[str, Any]:
        return {"base": BASE, "size": len(self.memory) + self.reserved, "calls": self.calls, "hashes": self.hashes}

    def in_node(self) -> Given:
        node = shutil.which("node")
        if node is None:
            pytest.skip("no Node.js here to run the module in")
        with TemporaryDirectory() as folder:
            memory, job = Path(folder) / "memory", Path(folder) / "job"
            memory.write_bytes(self.memory)
            job.write_text(json.dumps(self.job()))
            command = [node, str(HERE / "node.mjs"), str(self.module), str(memory), str(job)]
            return Given(**json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout))


def i64(number: Any) -> str:
    return f"i64:{int(number)}"


def hashed(array: Any) -> int:
    """The hash of an array, as `runner.js` computes it."""
    total = 0x811C9DC5
    for word in np.frombuffer(array.tobytes(), np.uint32).tolist():
        total = (total ^ word) * 0x01000193 & 0xFFFFFFFF
    return total
