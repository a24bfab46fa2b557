"""What a node counts, in the text format that Prometheus reads."""

from __future__ import annotations

import os
import resource
import sys
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING
from weakref import WeakSet

if TYPE_CHECKING:
    from parlour.server.node import Node
    from parlour.server.tables.room import Room
    from parlour.server.websocket.conversation import Connection

DESCRIPTORS = "/proc/self/fd"
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


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


class Metrics:
    def __init__(self) -> None:
        self.started = time.time()
        self.commands: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.cut_off = 0
        self.opened = 0
        self.commits, self.thoughts = Histogram(), Histogram()
        self.connections: WeakSet[Connection] = WeakSet()
        self.tables: WeakSet[Room] = WeakSet()
        """All that are still in memory, those too that everybody should have let go of."""

    def taken(self, kind: str, seconds: float) -> None:
        self.commands[kind] += 1
        self.commits.add(seconds)

    def thought(self, seconds: float) -> None:
        self.thoughts.add(seconds)

    def text(self, node: Node) -> str:
        return "\n".join(self._lines(node)) + "\n"

    def _lines(self, node: Node) -> Iterator[str]:
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
        yield from _one("counter", "parlour_tables_opened_total", "Tables opened at this node.", self.opened)
        yield from _one("counter", "parlour_cut_off_total", "Connections that did not read fast enough.", self.cut_off)
        yield from _one("counter", "parlour_workers_lost_total", "Workers replaced.", node.workers.lost)
        yield from _one("gauge", "parlour_tables_in_memory", "Tables in memory.", len(node.rooms))
        yield from _one("gauge", "parlour_connections", "Open WebSockets.", sum(node.connections.values()))
        yield from self._kept()
        yield from _one("gauge", "parlour_up", "1 while the node serves.", int(node.status == "ok"))
        yield from _one("gauge", "process_start_time_seconds", "When the node started.", self.started)
        usage = resource.getrusage(resource.RUSAGE_SELF)
        yield from _one("counter", "process_cpu_seconds_total", "CPU time used.", usage.ru_utime + usage.ru_stime)
        yield from _one("gauge", "process_resident_memory_bytes", "Memory in use.", resident())

    def _kept(self) -> Iterator[str]:
        """What is really there. Where it stays above what is in use, something is not let go of."""
        queued = sum(connection.queued for connection in self.connections)
        yield from _one("gauge", "parlour_connections_kept", "Connections that take memory.", len(self.connections))
        yield from _one("gauge", "parlour_tables_kept", "Tables that take memory.", len(self.tables))
        yield from _one("gauge", "parlour_messages_queued", "Messages that wait for their reader.", queued)
        if os.path.isdir(DESCRIPTORS):
            yield from _one("gauge", "process_open_fds", "Open files and sockets.", len(os.listdir(DESCRIPTORS)))


def _one(kind: str, name: str, about: str, value: float) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"
    yield f"{name} {value}"


def resident() -> int:
    """Memory in use now, where the system tells; else the most there ever was."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
