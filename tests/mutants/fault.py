"""A small fault of one line, and the sample of faults that a seed names."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random


@dataclass(frozen=True)
class Fault:
    file: str
    """Below the checkout."""
    line: int
    was: str
    """The whole line."""
    becomes: str
    kind: str

    def put_into(self, root: Path) -> None:
        lines = (root / self.file).read_bytes().decode().splitlines(keepends=True)
        assert lines[self.line - 1].rstrip("\n") == self.was, f"{self.file} is not the file that was read"
        lines[self.line - 1] = lines[self.line - 1].replace(self.was, self.becomes)
        (root / self.file).write_bytes("".join(lines).encode())

    def __str__(self) -> str:
        return f"{self.file}:{self.line} ({self.kind})\n    - {self.was.strip()}\n    + {self.becomes.strip()}"


def sample(faults: Iterable[Fault], seed: int, size: int) -> list[Fault]:
    """One fault of each of `size` lines. A larger sample with the same seed begins with the smaller one."""
    lines: dict[tuple[str, int], list[Fault]] = {}
    for fault in faults:
        lines.setdefault((fault.file, fault.line), []).append(fault)
    chosen = sorted(lines)
    Random(seed).shuffle(chosen)
    return [Random(f"{seed} {file} {line}").choice(lines[file, line]) for file, line in chosen[:size]]
