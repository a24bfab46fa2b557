"""One address attacks a server while somebody plays there: how long the player waits, and how much memory it takes.

python -m bench.attack                      # every attack for eight seconds
python -m bench.attack --seconds 20 pings   # those whose name holds the word, for longer

The server is a process of its own with the limits it has by default, the attacker another; the player moves on both
sides of a table, every 50 ms. `node CPU` is what the node's process took of one processor. Memory is the most that the
node, or all its workers together, had more than before.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from bench.frame import conditions
from bench.honest import megabytes, play
from bench.hostile import NETWORK, TABLES, Attack, Target
from bench.long import long_game, put

ATTACKS = NETWORK | TABLES
SERVE = """
import json, sys
from parlour.server.service import serve
from parlour.server.settings import Settings
sys.exit(serve(Settings(proxies="", **json.loads(sys.argv[1]))))
"""
SEATS = [{"kind": "elsewhere", "name": "Ada", "mine": True}, {"kind": "elsewhere", "name": "Bea", "mine": True}]
LONG_EVENTS = 25_000
MOST_MS, MOST_MB = 100, 100
Found = tuple[list[float], float, float, float]


class Node:
    """A server process of its own."""

    def __init__(self, folder: Path, database: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        settings = {"database": str(database), "port": self.port, "workers": 1}
        environment = os.environ | {"PARLOUR_CACHE": str(folder / "cache")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, json.dumps(settings)], env=environment, stderr=subprocess.DEVNULL
        )
        while True:
            try:
                self.ask("/health")
                return
            except OSError:
                if self.process.poll() is not None:
                    raise SystemExit("the server did not start") from None
                time.sleep(0.1)

    def ask(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", data, timeout=60) as answer:
            return json.loads(answer.read())

    def workers(self) -> float:
        """Megabytes of all its workers."""
        found = subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True).stdout.split()
        return sum(megabytes(int(pid)) for pid in found if Path(f"/proc/{pid}/statm").exists())

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def attack(run: Attack, target: Target) -> None:
    os.nice(19)  # a real attacker has a machine of their own
    asyncio.run(run(target))


def processor(pid: int) -> float:
    """Processor seconds that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measured(node: Node, run: Attack | None, long: str, seconds: float) -> Found:
    """Seconds per move, the node's share of a processor, and the most megabytes that it and its workers grew by."""
    opened = await asyncio.to_thread(node.ask, "/api/tables", {"game": "rolit", "seats": SEATS})
    before, workers, used = megabytes(node.process.pid), node.workers(), processor(node.process.pid)
    until = time.monotonic() + seconds
    attacker = multiprocessing.Process(target=attack, args=(run, Target(node.port, long, until))) if run else None
    if attacker is not None:
        attacker.start()
    live = f"ws://127.0.0.1:{node.port}/api/tables/{opened['table']}/live"
    playing = asyncio.create_task(play(live, opened["key"], until))
    most, most_workers = before, workers
    while time.monotonic() < until:
        await asyncio.sleep(0.1)
        most, most_workers = max(most, megabytes(node.process.pid)), max(most_workers, node.workers())
    share = (processor(node.process.pid) - used) / seconds
    taken = await playing
    if attacker is not None:
        attacker.join(10)
        attacker.kill()
    return taken, share, most - before, most_workers - workers


def line(name: str, taken: list[float], share: float, grown: float, workers: float) -> str:
    if not taken:
        return f"{name:30} no move was answered"
    ordered = sorted(taken)
    middle, last = (ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000 for part in (0.5, 0.99))
    verdict = "ok" if last <= MOST_MS and grown <= MOST_MB else "missed"
    return f"{name:30} {len(taken):6} {middle:9.1f} {last:9.1f} {share:9.0%} {grown:9.0f} {workers:9.0f}  {verdict}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description="One address attacks; somebody plays.")
    parser.add_argument("word", nargs="?", default="", help="only attacks whose name holds this")
    parser.add_argument("--seconds", type=float, default=8.0)
    args = parser.parse_args()
    print("\n".join(conditions()[:2]))
    with tempfile.TemporaryDirectory() as folder:
        table, chance = long_game(LONG_EVENTS)
        asyncio.run(put(Path(folder) / "parlour.sqlite3", table, chance))
        node = Node(Path(folder), Path(folder) / "parlour.sqlite3")
        print(f"aim: p99 {MOST_MS} ms, {MOST_MB} MB; the attacked table has {table.seq:,} events")
        print(f"{'attack':30} {'moves':>6} {'p50 ms':>9} {'p99 ms':>9} {'node CPU':>9} {'node +MB':>9} {'workers':>9}")
        for name, run in {"(nobody attacks)": None, **ATTACKS}.items():
            if args.word in name or run is None:
                print(line(name, *asyncio.run(measured(node, run, table.header.id, args.seconds))), flush=True)
        node.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
