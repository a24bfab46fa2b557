"""Drives a server for `bench.server`: the server in a process of its own, and people at its tables."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import secrets
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SERVE = """
import json, sys
from dataclasses import fields
from parlour.server.settings import Limits, Settings
try:
    from parlour.server.service import serve
except ImportError:  # an older version, to be compared with
    from parlour.server.running import serve
much = dict.fromkeys(("requests", "messages", "frames", "address_messages", "address_frames", "openings", "uploads",
                      "arrivals"), (1e9, 1e9))
many = dict.fromkeys(("waiting", "connections", "sockets", "all_connections"), 10**6)
known = {each.name for each in fields(Limits)}
limits = Limits(**{name: value for name, value in (much | many).items() if name in known})
sys.exit(serve(Settings(limits=limits, **json.loads(sys.argv[1]))))
"""
"""Runs the server of whatever version of Parlour is imported, without the limits that would stop a load."""
WARM_UP = 4.0
"""Seconds of play that are not counted."""
SEATS = [{"kind": "elsewhere", "name": "Ada", "mine": True}, {"kind": "elsewhere", "name": "Bea", "mine": True}]


class Server:
    def __init__(self, database: str, sources: str = "", **more: Any) -> None:
        """`sources` is the folder `src` of another checkout, whose server is run instead; `more` are settings."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        settings = {"database": database, "port": self.port, "workers": 1} | more
        path = {"PYTHONPATH": sources} if sources else {}
        command = [sys.executable, "-c", SERVE, json.dumps(settings)]
        self.process = subprocess.Popen(command, env=os.environ | path)
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

    def open_table(self, game: str = "rolit", **options: Any) -> Any:
        body = {"game": game, "options": options, "seats": SEATS}
        return json.loads(self.ask("POST", "/api/tables", body))

    async def open_soon(self, size: int) -> Any:
        """A new table, without a thread: when games end together, all their tables are asked for at the same moment."""
        body = json.dumps({"game": "rolit", "options": {"size": size}, "seats": SEATS}).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n")
        writer.write(b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
        head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        if b" 201 " not in head[:20]:
            raise SystemExit(f"no table was opened: {head.decode()}")
        return json.loads(answer)

    def measured(self) -> dict[str, float]:
        """All that `/metrics` tells, by name."""
        lines = self.ask("GET", "/metrics").decode().splitlines()
        return {name: float(value) for name, _, value in (each.rpartition(" ") for each in lines if each[0] != "#")}

    def used(self) -> tuple[float, float]:
        """Processor seconds so far, and megabytes now."""
        values = self.measured()
        return values["process_cpu_seconds_total"], values["process_resident_memory_bytes"] / 1e6

    def live(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"

    async def connect(self, table: str, key: str) -> ClientConnection:
        made = await connect(
            self.live(table), compression=None, max_size=None, ping_interval=None, open_timeout=60, close_timeout=1
        )
        await made.send(json.dumps({"type": "hello", "key": key}))
        await made.recv()
        return made

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Answered(NamedTuple):
    """The outcome of a move."""

    now: Any
    seconds: float
    heard: int
    """Characters that the server sent for it."""
    again: int
    """How often it was asked for again because the server was too busy."""


async def sync(player: ClientConnection) -> Any:
    """How the table stands."""
    await player.send('{"type":"sync","since":0}')
    while (message := json.loads(await player.recv()))["type"] != "welcome":
        pass
    return message["table"]["now"]


async def move(player: ClientConnection, now: Any) -> Answered:
    """Any allowed move, or the roll that is awaited."""
    turn = now["turn"]
    command = {"id": secrets.token_hex(8), "seq": now["seq"], "seat": turn["seat"]}
    more = {"type": "roll"}
    if turn["what"] == "move":
        more = {"type": "play", "move": random.choice(now["allowed"])}
    sent, heard, again, asked = time.monotonic(), 0, 0, json.dumps(command | more)
    await player.send(asked)
    while True:
        text = await player.recv()
        heard += len(text)
        message = json.loads(text)
        if message["type"] == "events":
            now = message["now"]
        elif message["type"] == "answer":
            return Answered(now, time.monotonic() - sent, heard, again)
        elif message["type"] == "refused" and message["code"] == "unavailable":
            again += 1
            await asyncio.sleep(0.05)
            await player.send(asked)  # the same command: it cannot happen twice
        elif message["type"] == "refused":
            raise SystemExit(f"refused: {message}")


class Party(NamedTuple):
    """Everybody at one table: one who plays both sides, and some who watch."""

    player: ClientConnection
    watchers: list[ClientConnection]

    async def leave(self) -> None:
        for each in (self.player, *self.watchers):
            await each.close()


@dataclass
class Load:
    """Tables with one who plays and some who watch, each table moving at its own steady pace."""

    server: Server
    connections: int
    moves_per_second: float
    watchers: int = 1
    size: int = 8
    """The size of the boards: the smaller they are, the sooner all tables end, and open again, together."""
    latencies: list[float] = field(default_factory=list)
    sittings: list[float] = field(default_factory=list)
    """How long it took from asking for a new table until everybody was there."""
    delays: list[float] = field(default_factory=list)
    """How much later than asked for the driver itself woke up: what it adds to the latencies."""
    reading: set[asyncio.Task[None]] = field(default_factory=set)
    megabytes: list[float] = field(default_factory=list)
    """The server's memory at ten moments of the time that counts."""
    again: int = 0
    """Commands that were sent again because the server was too busy."""
    behind: int = 0
    """Moves that were due and could not be sent in time."""
    games: int = 0
    """Games played to their end."""

    async def begin(self) -> list[Party]:
        """Everybody sits down and plays a little."""
        parties = [await self._sit_down() for _ in range(self.connections // (1 + self.watchers))]
        parties = await self.phase(parties, WARM_UP)
        self.latencies, self.sittings, self.behind, self.again, self.games = [], [], 0, 0, 0
        gc.collect()
        gc.freeze()  # long pauses of the driver must not look like pauses of the server
        return parties

    async def run(self, seconds: float) -> tuple[float, float]:
        """Everybody sits down first; then `seconds` of play. Processor seconds and megabytes when play began."""
        parties = await self.begin()
        before = await asyncio.to_thread(self.server.used)
        meanwhile = [asyncio.create_task(work) for work in (self._weigh(seconds / 10), self._watch_itself())]
        await self.phase(parties, seconds)
        for each in meanwhile:
            each.cancel()
        return before

    async def _watch_itself(self) -> None:
        while True:
            due = time.monotonic() + 0.01
            await asyncio.sleep(0.01)
            self.delays.append(time.monotonic() - due)

    async def _weigh(self, every: float) -> None:
        while True:
            await asyncio.sleep(every)
            self.megabytes.append((await asyncio.to_thread(self.server.used))[1])

    async def phase(self, parties: list[Party], seconds: float) -> list[Party]:
        """Plays for some seconds; players whose game ends go on at a new table."""
        every, begun = len(parties) / self.moves_per_second, time.monotonic()
        dues = [begun + random.random() * every for _ in parties]
        tables = (self._table(party, due, every, begun + seconds) for party, due in zip(parties, dues, strict=True))
        return await asyncio.gather(*tables)

    async def _sit_down(self) -> Party:
        begun = time.monotonic()
        opened = await self.server.open_soon(self.size)
        watchers = [await self.server.connect(opened["table"], "") for _ in range(self.watchers)]
        for watcher in watchers:
            task = asyncio.create_task(_read_all(watcher))
            self.reading.add(task)
            task.add_done_callback(self.reading.discard)
        party = Party(await self.server.connect(opened["table"], opened["key"]), watchers)
        self.sittings.append(time.monotonic() - begun)
        return party

    async def _table(self, party: Party, due: float, every: float, until: float) -> Party:
        while (due := await self._play(party.player, due, every, until)) < until:
            self.games += 1
            await party.leave()  # that game is over; the next one is played at a new table
            party = await self._sit_down()
            due = time.monotonic() + random.random() * every  # everybody plays at a pace of their own, not in step
        return party

    async def _play(self, player: ClientConnection, due: float, every: float, until: float) -> float:
        now = await sync(player)
        while not now["ended"] and due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            self.behind += time.monotonic() - due > every
            now, seconds, _, again = await move(player, now)
            self.latencies.append(seconds)
            self.again += again
            due = max(due + every, time.monotonic() - every)
        return due


async def _read_all(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass
