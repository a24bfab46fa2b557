"""Clients that mean harm, each an attack that goes on until it is told to stop. `bench.attack` and the tests run them.

All of them come from one address, which is not that of the honest player.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import struct
import time
from base64 import b64encode
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, NamedTuple

from parlour.table.verify import START, seal

EVIL = "127.0.0.2"
"""Linux lets a client come from any address of 127.0.0.0/8."""
PATIENCE = 0.02
"""Seconds before an attacker who was cut off comes again."""


class Target(NamedTuple):
    """A server, and a table there that anybody may watch."""

    port: int
    table: str
    until: float
    """When to stop, by the monotonic clock."""
    address: str = EVIL
    """Addresses the attacker uses."""

    @property
    def over(self) -> bool:
        return time.monotonic() >= self.until


Attack = Callable[[Target], Coroutine[Any, Any, None]]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(target: Target) -> Streams:
    return await asyncio.open_connection("127.0.0.1", target.port, local_addr=(target.address, 0))


async def again(target: Target, once: Callable[[Streams], Awaitable[None]]) -> None:
    """One connection after the other, each for as long as the server lets it."""
    while not target.over:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            streams = await dial(target)
            try:
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + target.until - time.monotonic()):
                    await once(streams)
            finally:
                streams[1].transport.abort()
        await asyncio.sleep(PATIENCE)


async def many(target: Target, count: int, once: Callable[[Streams], Awaitable[None]]) -> None:
    await asyncio.gather(*(again(target, once) for _ in range(count)))


async def pour(streams: Streams, data: bytes) -> None:
    """Sends the same again and again, and reads nothing."""
    while True:
        streams[1].write(data)
        await streams[1].drain()
        await asyncio.sleep(0)


async def ask(target: Target, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, bytes]:
    """A whole request, answered; the status is 0 where nothing came back."""
    data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(data)}\r\n"
    head += f"Authorization: Bearer {key}\r\n" if key else ""
    with suppress(OSError):
        reader, writer = await dial(target)
        try:
            writer.write(head.encode() + b"\r\n" + data)
            answer, _, content = (await reader.read()).partition(b"\r\n\r\n")
        finally:
            writer.transport.abort()
        return int(answer[9:12] or 0), content
    return 0, b""


# Over HTTP.

CHUNKED = b"POST /api/verify HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


async def trailers(target: Target) -> None:
    """A chunked body whose trailers never end."""

    async def once(streams: Streams) -> None:
        streams[1].write(CHUNKED + b"0\r\n")
        await pour(streams, b"".join(b"x-%d: %s\r\n" % (number, b"y" * 40) for number in range(1_000)))

    await again(target, once)


async def endless_body(target: Target) -> None:
    async def once(streams: Streams) -> None:
        streams[1].write(CHUNKED)
        await pour(streams, b"10000\r\n" + b"x" * 0x10000 + b"\r\n")

    await again(target, once)


async def tiny_chunks(target: Target) -> None:
    async def once(streams: Streams) -> None:
        streams[1].write(CHUNKED)
        await pour(streams, b"1\r\nx\r\n" * 10_000)

    await again(target, once)


async def pipelining(target: Target) -> None:
    """Eight connections that send requests without waiting for answers."""

    async def once(streams: Streams) -> None:
        await pour(streams, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 1_000)

    await many(target, 8, once)


async def slow_bodies(target: Target) -> None:
    """Two hundred bodies of which a byte comes now and then."""

    async def once(streams: Streams) -> None:
        streams[1].write(b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n")
        while True:
            streams[1].write(b"x")
            await streams[1].drain()
            await asyncio.sleep(0.5)

    await many(target, 200, once)


async def unread_answers(target: Target) -> None:
    """A hundred and fifty who ask for all there is and read nothing of it."""

    async def once(streams: Streams) -> None:
        streams[0]._transport.pause_reading()  # type: ignore[attr-defined]
        path = f"/api/tables/{target.table}".encode()
        for what in (b"/record", b"", b"/events", b"/mine"):
            streams[1].write(b"GET " + path + what + b" HTTP/1.1\r\nHost: x\r\n\r\n")
        await asyncio.sleep(1_000)

    await many(target, 150, once)


async def requests(target: Target) -> None:
    """All requests that can be sent, on eight connections, each waiting for its answer."""

    async def once(streams: Streams) -> None:
        while True:
            streams[1].write(f"GET /api/tables/{target.table}?since=0 HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            await streams[0].readuntil(b"\r\n\r\n")
            await streams[0].read(65_536)

    await many(target, 8, once)


async def sockets(target: Target) -> None:
    """Twelve hundred sockets that say nothing."""

    async def once(streams: Streams) -> None:
        await streams[0].read(1)
        await asyncio.sleep(1)  # refused: the attacker's processors are limited too

    await many(target, 1_200, once)


# Over WebSocket.

MASK = bytes(4)


def frame(opcode: int, payload: bytes = b"", *, final: bool = True) -> bytes:
    """A masked frame of a client."""
    return struct.pack("!BB", opcode | (0x80 if final else 0), 0x80 | len(payload)) + MASK + payload


TEXT, CONTINUATION, PING, PONG = 1, 0, 9, 10


async def upgrade(target: Target, streams: Streams, table: str = "") -> None:
    key = b64encode(secrets.token_bytes(16)).decode()
    streams[1].write(
        f"GET /api/tables/{table or target.table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await streams[0].readuntil(b"\r\n\r\n")


def _flood(data: bytes, *, hello: bool = True, table: str = "") -> Attack:
    async def attack(target: Target) -> None:
        async def once(streams: Streams) -> None:
            await upgrade(target, streams, table)
            if hello:
                streams[1].write(frame(TEXT, b'{"type":"hello"}'))
            await pour(streams, data)

        await again(target, once)

    return attack


pings = _flood(frame(PING, b"x" * 20) * 1_000)
silent_pings = _flood(frame(PING) * 1_000, hello=False, table="nowhere")
pongs = _flood(frame(PONG) * 1_000)
fragments = _flood(frame(TEXT, final=False) + frame(CONTINUATION, final=False) * 1_000)
tiny_texts = _flood(frame(TEXT, b"{}") * 1_000)
syncs = _flood(frame(TEXT, b'{"type":"sync","since":0}') * 100)


async def connections(target: Target) -> None:
    """A hundred and fifty WebSockets, each asking for everything as often as it may."""

    async def once(streams: Streams) -> None:
        await upgrade(target, streams)
        streams[1].write(frame(TEXT, b'{"type":"hello"}'))
        while True:
            streams[1].write(frame(TEXT, b'{"type":"sync","since":0}'))
            await streams[0].read(1_000_000)
            await asyncio.sleep(0.1)

    await many(target, 150, once)


NETWORK: dict[str, Attack] = {
    "endless trailers": trailers,
    "an endless chunked body": endless_body,
    "chunks of one byte": tiny_chunks,
    "pipelined requests": pipelining,
    "200 slow bodies": slow_bodies,
    "150 unread answers": unread_answers,
    "requests": requests,
    "1,200 silent sockets": sockets,
    "pings": pings,
    "pings before hello": silent_pings,
    "pongs": pongs,
    "empty fragments": fragments,
    "tiny texts": tiny_texts,
    "syncs": syncs,
    "150 WebSockets that sync": connections,
}
"""Attacks that need neither a key nor a table of the attacker's."""


# With tables of the attacker's.


async def costly_bots(target: Target) -> None:
    """All tables that may be opened, each with bots whose solution takes hundreds of megabytes."""
    number = 0
    while not target.over:
        options = {"tiles": 12, "rows": "own", "order": "rounds", "tie": "roll", "fewer_dice": "choice"}
        seats = [{"kind": "bot", "level": "perfect"}] * 2
        body = {"game": "shutbox", "options": options | {"bust": 2 + number % 11}, "seats": seats, "bot_pause": 0}
        await ask(target, "POST", "/api/tables", body)
        number += 1
        await asyncio.sleep(0.1)


async def costly_matches(target: Target) -> None:
    """Matches whose solution takes minutes."""
    number = 0
    while not target.over:
        options = {
            "tiles": 14, "dice": 3, "rows": "shared", "fewer_dice": "sum-6", "tie": "game", "shut": "counts",
            "unplayed": "play_on", "until": f"{90 + number % 20} points",
        }  # fmt: skip
        seats = [{"kind": "bot", "level": "perfect"}] * 2
        await ask(
            target, "POST", "/api/tables", {"game": "shutbox", "options": options, "seats": seats, "bot_pause": 0}
        )
        number += 1
        await asyncio.sleep(0.1)


async def rolling_on(target: Target) -> None:
    """Twelve at one screen where hardly a roll is of use: the table rolls on by itself, for hours."""
    seats = [{"kind": "here", "name": f"P{number}"} for number in range(12)]
    shut = [number for number in range(1, 21) if number < 17]
    options = {"tiles": 20, "dice": 4, "rows": "shared", "fewer_dice": "never", "preshut": shut, "first": 0}
    body = {"game": "shutbox", "options": options | {"until": "1000 rounds"}, "seats": seats}
    opened = [json.loads((await ask(target, "POST", "/api/tables", body))[1] or b"{}") for _ in range(8)]
    while not target.over:
        for each in opened:
            path, key = f"/api/tables/{each.get('table')}", each.get("key", "")
            now = json.loads((await ask(target, "GET", path + "?since=1000000", key=key))[1] or b"{}").get("now")
            if now and now["turn"] and now["allowed"]:
                command = {"type": "play", "id": secrets.token_hex(8), "seq": now["seq"], "seat": now["turn"]["seat"]}
                await ask(target, "POST", path + "/commands", command | {"move": now["allowed"][0]}, key)
            await asyncio.sleep(0.05)


async def abandoned_records(target: Target) -> None:
    """Records that take seconds to verify, from somebody who goes away at once."""
    data = slow_record()
    head = f"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: {len(data)}\r\n\r\n".encode()
    while not target.over:
        with suppress(OSError):
            _, writer = await dial(target)
            writer.write(head + data)
            await writer.drain()
            writer.transport.abort()
        await asyncio.sleep(0.05)


def slow_record(links: int = 1 << 20, ends: int = 4) -> bytes:
    """Well formed, and each end takes a million hashes to check."""
    seed = "00" * 32
    header = {"format": "parlour/1", "id": "x", "chance": {"links": links, "commitment": seed}}
    lines, head = [], START
    for body in (header, *({"seq": n, "event": "end", "seed": seed} for n in range(1, ends + 1))):
        line, head = seal(json.dumps(body, separators=(",", ":")).encode(), head)
        lines.append(line + b"\n")
    return b"".join(lines)


async def rematches(target: Target) -> None:
    """A rematch of a rematch of a rematch."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Bea"}]
    opened = json.loads((await ask(target, "POST", "/api/tables", {"game": "rolit", "seats": seats}))[1] or b"{}")
    table, key = opened.get("table", ""), opened.get("key", "")
    while not target.over:
        where, command = f"/api/tables/{table}/commands", {"seq": 0, "seat": 0}
        await ask(target, "POST", where, command | {"type": "end", "id": secrets.token_hex(8)}, key)
        await ask(target, "POST", where, command | {"type": "rematch", "id": secrets.token_hex(8)}, key)
        now = json.loads((await ask(target, "GET", f"/api/tables/{table}", key=key))[1] or b"{}").get("now")
        table = (now and now["rematch"]) or table


TABLES: dict[str, Attack] = {
    "perfect bots, 671 MB each": costly_bots,
    "perfect bots, minutes each": costly_matches,
    "12 seats that roll on": rolling_on,
    "slow records of the gone": abandoned_records,
    "rematches": rematches,
}
