"""The counters of a node, in the text format that Prometheus reads."""

from __future__ import annotations

import os
import sys
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol
from weakref import WeakSet

STATM = "/proc/self/statm"
DESCRIPTORS = "/proc/self/fd"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


def resident() -> int | None:
    """Bytes in use now (Linux), the peak (macOS), or `None` (Windows)."""
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


class Histogram:
    def __init__(self) -> None:
        self.counts, self.sum = [0] * (len(BUCKETS) + 1), 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        total = 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self.sum:.6f}"
        yield f"{name}_count {total}"


class Reader(Protocol):
    """A receiver of messages."""

    @property
    def queued(self) -> int: ...


class Metrics:
    def __init__(self) -> None:
        self.started = time.time()
        self.commands: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.cut_off = self.pondered = 0
        self.opened = 0
        self.commits, self.thoughts = Histogram(), Histogram()
        self.connections: WeakSet[Reader] = WeakSet()
        self.tables: WeakSet[Any] = WeakSet()
        """All tables still in memory, leaked ones included."""

    def taken(self, kind: str, seconds: float) -> None:
        self.commands[kind] += 1
        self.commits.add(seconds)

    def text(self, *, up: bool, tables: int, connections: int, workers_lost: int, bots_waiting: int) -> str:
        """All metrics as text, with the caller's own: whether the node serves, and how much is in use."""
        lines = (*self._counted(), *_one("counter", "parlour_workers_lost_total", "Workers replaced.", workers_lost))
        used = (
            *_one("gauge", "parlour_tables_in_memory", "Tables in memory.", tables),
            *_one("gauge", "parlour_connections", "Open WebSockets.", connections),
            *_one("gauge", "parlour_bots_waiting", "Bots that wait for a worker.", bots_waiting),
            *self._kept(),
            *_one("gauge", "parlour_up", "1 while the node serves.", int(up)),
        )
        return "\n".join((*lines, *used, *self._process())) + "\n"

    def _counted(self) -> Iterator[str]:
        yield "# HELP parlour_commands_total Commands taken, by kind."
        yield "# TYPE parlour_commands_total counter"
        yield from (f'parlour_commands_total{{kind="{kind}"}} {count}' for kind, count in sorted(self.commands.items()))
        yield "# HELP parlour_refusals_total Refusals, by code."
        yield "# TYPE parlour_refusals_total counter"
        yield from (f'parlour_refusals_total{{code="{code}"}} {count}' for code, count in sorted(self.refusals.items()))
        yield "# HELP parlour_command_seconds From a command to its commit."
        yield "# TYPE parlour_command_seconds histogram"
        yield from self.commits.lines("parlour_command_seconds")
        yield "# HELP parlour_bot_seconds How long bots thought, waiting for a worker included."
        yield "# TYPE parlour_bot_seconds histogram"
        yield from self.thoughts.lines("parlour_bot_seconds")
        on_devices = "Moves of bots that were thought out on a player's device."
        yield from _one("counter", "parlour_bot_moves_on_devices_total", on_devices, self.pondered)
        yield from _one("counter", "parlour_tables_opened_total", "Tables opened at this node.", self.opened)
        yield from _one("counter", "parlour_cut_off_total", "Connections that did not read fast enough.", self.cut_off)

    def _kept(self) -> Iterator[str]:
        """The memory taken from the system. If it stays above the memory in use, there is a leak."""
        queued = sum(connection.queued for connection in self.connections)
        yield from _one("gauge", "parlour_connections_kept", "Connections that take memory.", len(self.connections))
        yield from _one("gauge", "parlour_tables_kept", "Tables that take memory.", len(self.tables))
        yield from _one("gauge", "parlour_messages_queued", "Messages that wait for their reader.", queued)

    def _process(self) -> Iterator[str]:
        if os.path.isdir(DESCRIPTORS):
            yield from _one("gauge", "process_open_fds", "Open files and sockets.", len(os.listdir(DESCRIPTORS)))
        yield from _one("gauge", "process_start_time_seconds", "When the node started.", self.started)
        yield from _one("counter", "process_cpu_seconds_total", "CPU time used.", time.process_time())
        if (memory := resident()) is not None:
            yield from _one("gauge", "process_resident_memory_bytes", "Memory in use.", memory)


def _one(kind: str, name: str, about: str, value: float) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"
    yield f"{name} {value}"
