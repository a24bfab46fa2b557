"""A WebSocket at a table. One bounded queue for each; whoever does not read is cut off and cannot hold up the others.

A connection that has nothing to be sent costs one waiting task and nothing else, so that ten thousand fit.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from parlour.message import Message
from parlour.server import schema
from parlour.server.http.origin import allowed_origin
from parlour.server.node import Node
from parlour.server.ops.limits import Bucket, address_of
from parlour.server.schema.refusals import No, not_found
from parlour.server.storage.store import KeyRow
from parlour.server.tables import render
from parlour.server.tables.commands import do
from parlour.server.tables.room import Room

Asgi = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Asgi]]
Send = Callable[[Asgi], Awaitable[None]]
HELLO_WITHIN = 10.0
FAREWELL = 5.0
QUEUED_BYTES = 1_000_000
CLOSING = {"shutdown": 1001, "deleted": 4404, "slow": 4408}
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(schema.FromClient)


class Closed(Exception):
    """The client went away."""


class Connection:
    """A listener of a room. `send` only queues; a task that lives while there is something to send does the rest."""

    __slots__ = ("__weakref__", "_abort", "_bytes", "_closing", "_most", "_queue", "_send", "_task", "node", "seats")

    def __init__(self, node: Node, send: Send, abort: Callable[[], None] | None) -> None:
        self.node, self.seats = node, ()
        self._send, self._abort, self._most = send, abort, node.settings.limits.queue
        self._queue: deque[str] = deque()
        self._bytes, self._closing = 0, 0
        self._task: asyncio.Task[None] | None = None
        node.metrics.connections.add(self)

    seats: tuple[int, ...]

    @property
    def queued(self) -> int:
        return len(self._queue)

    def send(self, text: str) -> None:
        if self._closing:
            return
        self._queue.append(text)
        self._bytes += len(text)
        if len(self._queue) > self._most or self._bytes > QUEUED_BYTES:
            self.cut_off()
        elif self._task is None:
            self._task = asyncio.create_task(self._drain())

    def drop(self, code: str) -> None:
        if not self._closing:
            self.send(render.text(schema.Closing(code=code)))
            self.close(CLOSING[code])

    def close(self, code: int) -> None:
        """Closes after what is queued."""
        if not self._closing:
            self._closing = code
            if self._task is None:
                self._task = asyncio.create_task(self._drain())

    def cut_off(self) -> None:
        """It does not read: closing politely would wait for it, so the connection is simply ended."""
        self.node.metrics.cut_off += 1
        self._closing = CLOSING["slow"]
        self._queue.clear()
        if self._abort is not None:
            self._abort()

    async def finish(self) -> None:
        """What is queued is sent before the server lets go of the connection, but nobody is waited for long."""
        if self._task is not None:
            await asyncio.wait([self._task], timeout=FAREWELL)

    async def _drain(self) -> None:
        try:
            while self._queue:
                text = self._queue.popleft()
                self._bytes -= len(text)
                await self._send({"type": "websocket.send", "text": text})
            if self._closing:
                await self._send({"type": "websocket.close", "code": self._closing})
        except (OSError, RuntimeError):
            self._closing = self._closing or 1006  # the client is away; the receiving side notices by itself
        finally:
            self._task = None


async def live(node: Node, id: str, scope: Asgi, receive: Receive, send: Send) -> None:
    """One WebSocket from its handshake to its end."""
    await receive()  # websocket.connect
    if not allowed_origin(scope, node.settings):
        await send({"type": "websocket.close", "code": 1008})  # before it is accepted: answered with 403
        return
    address = address_of(scope.get("client"))
    limits = node.settings.limits
    await send({"type": "websocket.accept"})
    connection = Connection(node, send, scope.get("extensions", {}).get("parlour.abort"))
    others = node.connections.get(address, 0)
    if others >= limits.connections or sum(node.connections.values()) >= limits.all_connections:
        _refuse(connection, No("too_many", Message("server-connections")), 4429)
        await connection.finish()
        return
    node.connections[address] = others + 1
    try:
        await _serve(node, id, connection, receive)
        await connection.finish()
    except Closed:
        pass
    finally:
        node.connections[address] -= 1
        if not node.connections[address]:
            del node.connections[address]


def _refuse(connection: Connection, no: No, code: int, id: str = "") -> None:
    connection.node.metrics.refusals[no.code] += 1
    connection.send(render.text(no.refused(id)))
    connection.close(code)


async def _serve(node: Node, id: str, connection: Connection, receive: Receive) -> None:
    try:
        hello = _read(await asyncio.wait_for(_next(receive), HELLO_WITHIN))
        if not isinstance(hello, schema.Hello):
            raise No("hello_first", Message("server-hello-first"))
    except TimeoutError:
        _refuse(connection, No("hello_first", Message("server-hello-late")), 1008)
        return
    except No as no:
        _refuse(connection, no, 1008)
        return
    await node.turnstile.enter()
    try:
        room = await node.room(id)
        key = await node.key(room, hello.key)
    except No as no:
        _refuse(connection, no, 4404 if no.code == "not_found" else 1013)
        return
    await _attend(node, room, key, hello.since, connection, receive)


async def _attend(
    node: Node, room: Room, key: KeyRow | None, since: int, connection: Connection, receive: Receive
) -> None:
    connection.seats = key.seats if key else ()
    room.listeners.add(connection)
    try:
        _welcome(room, key, since, connection)
        await _came_or_went(node, room, connection)
        await _listen(node, room, key, connection, receive)
    finally:
        room.listeners.discard(connection)
        room.used = time.monotonic()
        await _came_or_went(node, room, connection)


def _welcome(room: Room, key: KeyRow | None, since: int, connection: Connection) -> None:
    since = since if since <= room.seq else 0
    connection.send(render.text(schema.Welcome(table=render.table_now(room, key, since))))


async def _came_or_went(node: Node, room: Room, who: Connection) -> None:
    if room.closed:
        return
    told = render.text(render.presence(room))
    for listener in tuple(room.listeners):
        if listener is not who:
            listener.send(told)
    await node.presences.at(room)


async def _listen(node: Node, room: Room, key: KeyRow | None, connection: Connection, receive: Receive) -> None:
    bucket, bad = Bucket(*node.settings.limits.messages), 0
    while True:
        data = await _next(receive)
        if not bucket.take():
            _refuse(connection, No("too_many", Message("server-too-many-messages"), room.seq), 4429)
            return
        asked_id = ""
        try:
            asked = _read(data)
            asked_id = getattr(asked, "id", "")
            await _answer(node, room, key, asked, connection)
        except No as no:
            bad += no.code == "bad_message"
            node.metrics.refusals[no.code] += 1
            connection.send(render.text(no.refused(asked_id, room.seq)))
            if bad > node.settings.limits.bad_messages or no.code == "not_found":
                connection.close(1008 if no.code == "bad_message" else 4404)
                return


async def _answer(node: Node, room: Room, key: KeyRow | None, asked: schema.FromClient, connection: Connection) -> None:
    if isinstance(asked, schema.Hello):
        raise No("bad_message", Message("server-hello-said"))
    if isinstance(asked, schema.Sync):
        _welcome(room, key, asked.since, connection)
        return
    if key is not None and key.hash not in room.keys:
        raise not_found()  # the key was replaced or deleted meanwhile
    answer = await do(node, room, key, asked)
    if isinstance(answer, schema.Refused):
        node.metrics.refusals[answer.code] += 1
    connection.send(render.text(answer))


async def _next(receive: Receive) -> str | bytes:
    message = await receive()
    if message["type"] != "websocket.receive":
        raise Closed
    data: str | bytes | None = message.get("text")
    return message["bytes"] if data is None else data


def _read(data: str | bytes) -> schema.FromClient:
    try:
        asked: schema.FromClient = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise No("bad_message", Message("server-bad-message", {"why": str(error)})) from error
    return asked
