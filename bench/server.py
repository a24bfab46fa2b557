"""The server under load: real sockets, driven from another process, per processor second of the server and as latency.

python -m bench.server                      # 1,000 connections, 500 moves a second, for 30 seconds
python -m bench.server --idle 10000         # memory of connections that only watch
python -m bench.server --tables 10000       # does a move cost more when there are many tables?
python -m bench.server --seconds 600        # a soak: memory at the beginning and at the end
python -m bench.server --database postgresql://…
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import secrets
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.frame import Row

ABOUT = "moves of people, committed, answered and told to everybody at the table, per processor second of the server"
SERVE = """
import json, sys
from parlour.server.running import serve
from parlour.server.settings import Limits, Settings
much = Limits(requests=(1e9, 1e9), messages=(1e9, 1e9), openings=(1e9, 1e9), connections=10**6, all_connections=10**6)
sys.exit(serve(Settings(limits=much, **json.loads(sys.argv[1]))))
"""
WARM_UP = 4.0
"""Seconds of play that are not counted."""
SEATS = [{"kind": "elsewhere", "name": "Ada", "mine": True}, {"kind": "elsewhere", "name": "Bea", "mine": True}]


class Server:
    def __init__(self, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        settings = {"database": database, "port": self.port, "workers": 1}
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, json.dumps(settings)])
        while True:
            try:
                self.ask("GET", "/health")
                return
            except OSError:
                if self.process.poll() is not None:
                    raise SystemExit("the server did not start") from None
                time.sleep(0.1)

    def ask(self, method: str, path: str, body: Any = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            content: bytes = answer.read()
            return content

    def open_table(self) -> Any:
        body = {"game": "rolit", "seats": SEATS}
        return json.loads(self.ask("POST", "/api/tables", body))

    def used(self) -> tuple[float, float]:
        """Processor seconds so far, and megabytes now."""
        values = dict(
            line.rsplit(" ", 1) for line in self.ask("GET", "/metrics").decode().splitlines() if line[0] != "#"
        )
        return float(values["process_cpu_seconds_total"]), float(values["process_resident_memory_bytes"]) / 1e6

    def live(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


@dataclass
class Load:
    """Tables with one who plays and some who watch, each table moving at its own steady pace."""

    server: Server
    connections: int
    moves_per_second: float
    watchers: int = 1
    latencies: list[float] = field(default_factory=list)
    reading: set[asyncio.Task[None]] = field(default_factory=set)
    behind: int = 0
    """Moves that were due and could not be sent in time."""

    async def run(self, seconds: float) -> tuple[float, float]:
        """Everybody sits down first; then so many seconds of play. Processor seconds and megabytes when play began."""
        tables = self.connections // (1 + self.watchers)
        players = [await self._sit_down() for _ in range(tables)]
        players = await self._phase(players, WARM_UP)
        self.latencies, self.behind = [], 0
        before = await asyncio.to_thread(self.server.used)
        await self._phase(players, seconds)
        return before

    async def _phase(self, players: list[ClientConnection], seconds: float) -> list[ClientConnection]:
        every, begun = len(players) / self.moves_per_second, time.monotonic()
        dues = [begun + random.random() * every for _ in players]
        tables = (self._table(player, due, every, begun + seconds) for player, due in zip(players, dues, strict=True))
        return await asyncio.gather(*tables)

    async def _sit_down(self) -> ClientConnection:
        opened = await asyncio.to_thread(self.server.open_table)
        for _ in range(self.watchers):
            watcher = await self._connect(opened["table"], "")
            self.reading.add(asyncio.create_task(_read_all(watcher)))
        return await self._connect(opened["table"], opened["key"])

    async def _table(self, player: ClientConnection, due: float, every: float, until: float) -> ClientConnection:
        while (due := await self._play(player, due, every, until)) < until:
            player = await self._sit_down()  # that game is over
        return player

    async def _connect(self, table: str, key: str) -> ClientConnection:
        made = await connect(self.server.live(table), compression=None, max_size=None, ping_interval=None)
        await made.send(json.dumps({"type": "hello", "key": key}))
        await made.recv()
        return made

    async def _play(self, player: ClientConnection, due: float, every: float, until: float) -> float:
        await player.send('{"type":"sync","since":0}')
        while (message := json.loads(await player.recv()))["type"] != "welcome":
            pass
        now = message["table"]["now"]
        while not now["ended"] and due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            self.behind += time.monotonic() - due > every
            now = await self._move(player, now)
            due = max(due + every, time.monotonic() - every)
        return due

    async def _move(self, player: ClientConnection, now: Any) -> Any:
        turn = now["turn"]
        command = {"id": secrets.token_hex(8), "seq": now["seq"], "seat": turn["seat"]}
        more = {"type": "roll", "nonce": secrets.token_hex(16)}
        if turn["what"] == "move":
            more = {"type": "play", "move": random.choice(now["allowed"])}
        sent = time.monotonic()
        await player.send(json.dumps(command | more))
        while True:
            message = json.loads(await player.recv())
            if message["type"] == "events":
                now = message["now"]
            elif message["type"] == "answer":
                self.latencies.append(time.monotonic() - sent)
                return now
            elif message["type"] == "refused":
                raise SystemExit(f"refused: {message}")


async def _read_all(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


def quantile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] * 1000


def under_load(server: Server, connections: int, moves: float, seconds: float) -> dict[str, float]:
    load = Load(server, connections, moves)
    gc.disable()  # pauses of the driver must not look like pauses of the server
    before, megabytes = asyncio.run(load.run(seconds))
    after, most = server.used()
    done = len(load.latencies)
    return {
        "connections": connections,
        "moves": done,
        "moves_per_second": done / seconds,
        "late": load.behind,
        "p50_ms": quantile(load.latencies, 0.5),
        "p99_ms": quantile(load.latencies, 0.99),
        "processor_seconds": after - before,
        "moves_per_processor_second": done / (after - before),
        "megabytes_before": megabytes,
        "megabytes_after": most,
    }


def idle(server: Server, count: int) -> dict[str, float]:
    async def hold() -> float:
        opened = [server.open_table()["table"] for _ in range(max(1, count // 20))]
        sockets: list[ClientConnection] = []
        for number in range(count):
            made = await connect(server.live(opened[number % len(opened)]), compression=None, ping_interval=None)
            await made.send('{"type":"hello"}')
            await made.recv()
            sockets.append(made)
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


def many_tables(server: Server, count: int, moves: float, seconds: float) -> Iterator[dict[str, float]]:
    """The same load with few tables in the database and with many."""
    for tables in (0, count):
        for _ in range(tables):
            server.open_table()
        yield {"tables": tables} | under_load(server, 200, moves, seconds)


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


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=ABOUT)
    parser.add_argument("--connections", type=int, default=1000)
    parser.add_argument("--moves", type=float, default=500, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--idle", type=int, help="instead: hold so many connections")
    parser.add_argument("--tables", type=int, help="instead: the same load with 0 and with so many tables")
    parser.add_argument("--database", help="postgresql://… (default: a new SQLite file)")
    args = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(args.database or str(Path(folder) / "bench.sqlite3"))
        try:
            print(json.dumps({"load_average": os.getloadavg()[0], "cores": os.cpu_count()}))
            if args.idle:
                found = [idle(server, args.idle)]
            elif args.tables:
                found = list(many_tables(server, args.tables, args.moves, args.seconds))
            else:
                found = [under_load(server, args.connections, args.moves, args.seconds)]
            for each in found:
                print(json.dumps({name: round(value, 2) for name, value in each.items()}), flush=True)
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
