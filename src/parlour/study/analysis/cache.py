"""Stores results beside the record or, if its folder cannot be written to, among the user's cached files.

A file counts only if it is of the same record, and method; any other is ignored and written over.
"""

from __future__ import annotations

import contextlib
import os
from hashlib import sha256
from pathlib import Path

import msgspec

from parlour.compute.machine import cache_folder
from parlour.study.analysis.report import Report


def beside(record: Path, quick: bool) -> Path:
    """`game.jsonl` has `game.analysis.json`, and `game.quick.json` of the quick pass."""
    return record.with_name(f"{record.stem}.{'quick' if quick else 'analysis'}.json")


def elsewhere(record: Path, quick: bool) -> Path:
    name = sha256(str(record.resolve()).encode()).hexdigest()[:32]
    return cache_folder() / "analysis" / beside(Path(f"{name}.jsonl"), quick)


def read(record: Path, head: str, quick: bool, version: int) -> Report | None:
    """The results kept of this very record, if there are any."""
    for path in (beside(record, quick), elsewhere(record, quick)):
        try:
            report = msgspec.json.decode(path.read_bytes(), type=Report)
        except (OSError, msgspec.DecodeError, ValueError):
            continue
        if (report.record, report.quick, report.version) == (head, quick, version):
            return report
    return None


def write(record: Path, report: Report) -> None:
    """Keeps it; where nothing can be written nothing is kept."""
    for path in (beside(record, report.quick), elsewhere(record, report.quick)):
        with contextlib.suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            new = path.with_name(f"{path.name}.{os.getpid()}")
            try:
                new.write_bytes(report.to_json())
                new.replace(path)
            finally:
                new.unlink(missing_ok=True)
            return
