"""The server under load: real sockets, driven from another process, per processor second of the server and as latency.

python -m bench.server                      # 1,000 connections, 500 moves a second, for 30 seconds
python -m bench.server --idle 10000         # memory of connections that only watch
python -m bench.server --tables 10000       # does a move cost more when there are many tables?
python -m bench.server --long 1000          # does the thousandth move of a game cost more than the tenth?
python -m bench.server --seconds 600        # a soak: memory from the beginning to the end
python -m bench.server --size 4             # games of twelve moves: all tables end and open together every few seconds
python -m bench.server --database postgresql://…
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.frame import Row
from bench.sockets import Load, Server, move, sync

ABOUT = "moves of people, committed, answered and told to everybody at the table, per processor second of the server"
LONG: dict[str, dict[str, Any]] = {
    "shutbox": {"edition": "twelve", "until": "1000 rounds"},
    "tuki": {"rounds": 20},
}
"""Games that go on for as long as is asked."""
Found = dict[str, Any]


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] * 1000


def under_load(server: Server, connections: int, moves: float, seconds: float, size: int = 8) -> Found:
    load = Load(server, connections, moves, size=size)
    before, megabytes = asyncio.run(load.run(seconds))
    after, most = server.used()
    done = len(load.latencies)
    return {
        "connections": connections,
        "moves": done,
        "moves_per_second": done / seconds,
        "late": load.behind,
        "sent_again": load.again,
        "p50_ms": quantile(load.latencies, 0.5),
        "p99_ms": quantile(load.latencies, 0.99),
        "driver_p99_ms": quantile(load.delays, 0.99),
        "sitting_down_p50_ms": quantile(load.sittings, 0.5) if load.sittings else None,
        "sitting_down_p99_ms": quantile(load.sittings, 0.99) if load.sittings else None,
        "processor_seconds": after - before,
        "moves_per_processor_second": done / (after - before),
        "megabytes_before": megabytes,
        "megabytes_meanwhile": load.megabytes,
        "megabytes_after": most,
        "games": load.games,
        "tables_in_memory": server.measured()["parlour_tables_in_memory"],
    }


def idle(server: Server, count: int) -> Found:
    async def hold() -> float:
        opened = [server.open_table()["table"] for _ in range(max(1, count // 20))]
        sockets = [await server.connect(opened[number % len(opened)], "") for number in range(count)]
        await asyncio.sleep(1)
        held = (await asyncio.to_thread(server.used))[1]
        for made in sockets:
            made.transport.abort()
        return held

    before = server.used()[1]
    held = asyncio.run(hold())
    return {
        "connections": count,
        "megabytes_before": before,
        "megabytes": held,
        "kb_each": (held - before) * 1000 / count,
    }


def many_tables(server: Server, count: int, moves: float, seconds: float) -> Iterator[Found]:
    """The same load with few tables in the database and with many."""
    for tables in (0, count):
        for _ in range(tables):
            server.open_table()
        yield {"tables": tables} | under_load(server, 200, moves, seconds)


def long_game(server: Server, moves: int) -> Iterator[Found]:
    """One game after the other, each at its table alone, as fast as the server answers: what each tenth of it costs."""
    for game, options in LONG.items():
        opened = server.open_table(game, **options)
        for each in asyncio.run(_tenths(server, opened, moves)):
            yield {"game": game} | each


async def _tenths(server: Server, opened: Any, moves: int) -> list[Found]:
    player = await server.connect(opened["table"], opened["key"])
    now, found = await sync(player), []
    for first in range(1, moves, moves // 10):
        before = (await asyncio.to_thread(server.used))[0]
        answers = []
        for _ in range(moves // 10):
            answers.append(await move(player, now))
            now = answers[-1].now
        spent = (await asyncio.to_thread(server.used))[0] - before
        found.append(
            {
                "moves": f"{first}–{first + len(answers) - 1}",
                "events": now["seq"],
                "processor_ms_per_move": 1000 * spent / len(answers),
                "p50_ms": quantile([answer.seconds for answer in answers], 0.5),
                "characters_per_move": sum(answer.heard for answer in answers) / len(answers),
            }
        )
    await player.close()
    return found


def rows() -> Iterator[Row]:
    """A short form for the table of all suites: there is no peer that does the same."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "bench.sqlite3"))
        found = under_load(server, connections=200, moves=100, seconds=10)
        server.stop()
    note = (
        f"p50 {found['p50_ms']:.0f} ms, p99 {found['p99_ms']:.0f} ms at {found['moves_per_second']:.0f} moves a second"
    )
    yield Row("moves, 200 connections, SQLite", found["moves_per_processor_second"], "moves", "–", note=note)


def measure(server: Server, args: argparse.Namespace) -> Iterator[Found]:
    if args.idle:
        yield idle(server, args.idle)
    elif args.tables:
        yield from many_tables(server, args.tables, args.moves, args.seconds)
    elif args.long:
        yield from long_game(server, args.long)
    else:
        yield under_load(server, args.connections, args.moves, args.seconds, args.size)


def shown(value: Any) -> Any:
    if isinstance(value, list):
        return [shown(each) for each in value]
    return round(value, 2) if isinstance(value, float) else value


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=ABOUT)
    parser.add_argument("--connections", type=int, default=1000)
    parser.add_argument("--moves", type=float, default=500, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--size", type=int, choices=(4, 6, 8), default=8, help="of the boards")
    parser.add_argument("--idle", type=int, help="instead: hold this many connections")
    parser.add_argument("--tables", type=int, help="instead: the same load with 0 and with this many tables")
    parser.add_argument("--long", type=int, help="instead: this many moves in one game, and what each tenth costs")
    parser.add_argument("--database", help="postgresql://… (default: a new SQLite file)")
    args = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(args.database or str(Path(folder) / "bench.sqlite3"))
        try:
            print(json.dumps({"load_average": os.getloadavg()[0], "cores": os.cpu_count()}))
            for each in measure(server, args):
                print(json.dumps({name: shown(value) for name, value in each.items()}, ensure_ascii=False), flush=True)
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
