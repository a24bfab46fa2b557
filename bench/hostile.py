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
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

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

    @property
    def over(self) -> bool:
        return time.monotonic() >= self.until


Attack = Callable[[Target], Awaitable[None]]
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(target: Target) -> Streams:
    return await asyncio.open_connection("127.0.0.1", target.port, local_addr=(EVIL, 0))


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
    """As many requests as can be sent, on eight connections, each waiting for its answer."""

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
        await asyncio.sleep(1)  # it was refused: the attacker, too, has only so many processors

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
"""What needs no key and no table of one's own."""
