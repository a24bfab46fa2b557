"""Two versions of the server side by side: the same load in turns, so that a busy machine is as busy for both.

python -m bench.beside ../other             # this checkout beside another: 1,000 connections, 500 moves a second
python -m bench.beside ../other --moves 1e6 # each driven to its limit
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from bench.server import quantile
from bench.sockets import Load, Party, Server

HERE = Path(__file__).parents[1]


@dataclass
class Version:
    name: str
    load: Load
    parties: list[Party] = field(default_factory=list)
    moves: int = 0
    spent: float = 0.0
    """Processor seconds."""
    latencies: list[float] = field(default_factory=list)
    megabytes: float = 0.0

    async def turn(self, seconds: float) -> None:
        """Plays for a while and counts what it cost."""
        self.load.latencies = []
        before, _ = await asyncio.to_thread(self.load.server.used)
        self.parties = await self.load.phase(self.parties, seconds)
        after, self.megabytes = await asyncio.to_thread(self.load.server.used)
        self.moves += len(self.load.latencies)
        self.spent += after - before
        self.latencies += self.load.latencies
        self._tell(len(self.load.latencies), after - before, self.load.latencies)

    def whole(self) -> None:
        self._tell(self.moves, self.spent, self.latencies)

    def _tell(self, moves: int, spent: float, latencies: list[float]) -> None:
        found = {
            "version": self.name,
            "moves": moves,
            "moves_per_processor_second": round(moves / spent),
            "p50_ms": round(quantile(latencies, 0.5), 1),
            "p99_ms": round(quantile(latencies, 0.99), 1),
            "megabytes": round(self.megabytes),
            "load_average": round(os.getloadavg()[0], 1),
        }
        print(json.dumps(found), flush=True)


async def compare(versions: list[Version], rounds: int, seconds: float) -> None:
    for each in versions:
        each.parties = await each.load.begin()
    for _ in range(rounds):
        for each in versions:
            await each.turn(seconds)
    print("together:")
    for each in versions:
        each.whole()
    other, here = versions
    print(f"ratio {(here.moves / here.spent) / (other.moves / other.spent):.2f}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.beside", description=__doc__.splitlines()[0])
    parser.add_argument("other", type=Path, help="another checkout of Parlour")
    parser.add_argument("--connections", type=int, default=1000)
    parser.add_argument("--moves", type=float, default=500, help="moves a second, all tables together")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=10, help="of each turn")
    args = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        servers = {
            name: Server(str(Path(folder) / f"{name}.sqlite3"), str(root / "src"))
            for name, root in (("other", args.other.resolve()), ("here", HERE))
        }
        try:
            made = [Version(name, Load(each, args.connections, args.moves)) for name, each in servers.items()]
            asyncio.run(compare(made, args.rounds, args.seconds))
        finally:
            for each in servers.values():
                each.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
