"""The conversation on a WebSocket at a table: hello, welcome, then commands and answers until one side leaves."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Any

import msgspec

from parlour.server.core import account, messages, render
from parlour.server.core.aside import LONG
from parlour.server.core.attendance import CHANCES
from parlour.server.core.bucket import Bucket
from parlour.server.core.commands import Given
from parlour.server.core.keys import KeyRow
from parlour.server.core.messages.answers import RequestRefused, not_found
from parlour.server.core.room import Room
from parlour.server.node import Node
from parlour.server.ops.limits import address_of, apart
from parlour.server.transport.asgi import Asgi, Receive, Send
from parlour.server.transport.connection import Connection
from parlour.server.transport.elsewhere import from_page
from parlour.server.transport.gate import allowed_origin, known_host
from parlour.speech.message import Message

HELLO_WITHIN = 10.0
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(messages.FromClient)


class Closed(Exception):
    """The client disconnected."""


class Crowded(Exception):
    """Too many long logs are being sent to one address."""


class Conversations:
    """The parts that a conversation needs; `serve` runs one."""

    def __init__(self, node: Node) -> None:
        self._settings, self._tables, self._commands = node.settings, node.tables, node.commands
        self._admission, self._limits, self._metrics = node.admission, node.limits, node.metrics
        self._presence = node.presence

    async def serve(self, id: str, scope: Asgi, receive: Receive, send: Send) -> None:
        """Serves one WebSocket from its handshake to its end."""
        await receive()  # websocket.connect
        address = address_of(scope.get("client"))
        visits = not allowed_origin(scope, self._settings)
        whom = apart(address) if visits else address
        if not known_host(scope, self._settings) or (visits and not self._may_visit(scope, whom)):
            await send({"type": "websocket.close", "code": 1008})  # before it is accepted: answered with 403
            return
        await send({"type": "websocket.accept"})
        socket = scope["extensions"]["parlour.socket"]
        socket.meter.shared = partial(self._limits.frames.take, whom)
        connection = Connection(socket, send, self._metrics, address)
        if not self._limits.connections.enter(whom):
            self._refuse(connection, RequestRefused("too_many", Message("server-connections")), 4429)
            await connection.finish()
            return
        try:
            await self._converse(id, connection, receive, visits)
            await connection.finish()
        except Closed:
            pass
        except Crowded:
            self._refuse(connection, RequestRefused("too_many", Message("server-connections")), 4429)
            await connection.finish()
        finally:
            self._limits.connections.leave(whom)

    def _may_visit(self, scope: Asgi, whom: str) -> bool:
        """Whether a page from elsewhere may connect; its key decides what it may do."""
        return bool(from_page(scope)) and self._limits.visiting.take(whom)

    def _refuse(self, connection: Connection, refused: RequestRefused, code: int) -> None:
        """Refuses the connection for good."""
        self._metrics.refusals[refused.code] += 1
        connection.send(render.message(refused.refused()))
        connection.close(code)

    async def _converse(self, id: str, connection: Connection, receive: Receive, visits: bool) -> None:
        try:
            hello = _read(await asyncio.wait_for(_next(receive), HELLO_WITHIN))
            if not isinstance(hello, messages.Hello):
                raise RequestRefused("hello_first", Message("server-hello-first"))
        except TimeoutError:
            self._refuse(connection, RequestRefused("hello_first", Message("server-hello-late")), 1008)
            return
        except RequestRefused as refused:
            self._refuse(connection, refused, 1008)
            return
        await self._admission.enter()
        try:
            room = await self._tables.room(id)
            key = await self._tables.key(room, hello.key)
            if visits and key is None:  # only this server's own pages may watch
                raise not_found()
        except RequestRefused as refused:
            self._refuse(connection, refused, 4404 if refused.code == "not_found" else 1013)
            return
        connection.words, connection.chances = hello.words, CHANCES if hello.thinks else 0
        await self._attend(room, key, hello.since, connection, receive)

    async def _attend(
        self, room: Room, key: KeyRow | None, since: int, connection: Connection, receive: Receive
    ) -> None:
        """Runs from the welcome until the connection ends, and tells the others of both."""
        connection.seats, connection.key = (key.seats, key.hash) if key else ((), "")
        since = await self._tell_long(room, key, since, connection)
        room.attendance.enter(connection)
        try:
            _welcome(room, key, since, connection)
            await self._tell_others(room, connection)
            await self._listen(room, key, connection, receive)
        finally:
            room.attendance.leave(connection)
            room.used = time.monotonic()
            await self._tell_others(room, connection)

    async def _sync(self, room: Room, key: KeyRow | None, since: int, connection: Connection) -> None:
        """Sends everything after `since` again; nothing else is sent during a long log."""
        if room.seq - since > LONG:
            room.attendance.leave(connection)
            try:
                since = await self._tell_long(room, key, since, connection)
            finally:
                room.attendance.enter(connection)
        _welcome(room, key, since, connection)

    async def _tell_long(self, room: Room, key: KeyRow | None, since: int, connection: Connection) -> int:
        """Sends a long log in a message of its own. Returns the event after which the rest follows."""
        start = since if since <= room.seq else 0
        if room.seq - start <= LONG:
            return since
        if not self._limits.long.enter(connection.address):
            raise Crowded
        try:
            table = await account.long_table_now(room, key, start, connection.words)
            message = await asyncio.to_thread(render.message, messages.Welcome(table=table))
            await connection.send_long(message)
            return table.now.seq
        finally:
            self._limits.long.leave(connection.address)

    async def _tell_others(self, room: Room, who: Connection) -> None:
        if not room.closed:
            room.tell_presence(but=who)
            await self._presence.check(room)

    async def _listen(self, room: Room, key: KeyRow | None, connection: Connection, receive: Receive) -> None:
        own, bad = Bucket(*self._settings.limits.messages), 0
        while True:
            data = await _next(receive)
            if not (own.take() and self._limits.messages.take(connection.address)):
                refusal = RequestRefused("too_many", Message("server-too-many-messages"), room.seq)
                self._refuse(connection, refusal, 4429)
                return
            asked_id = ""
            try:
                asked = _read(data)
                asked_id = getattr(asked, "id", "")
                await self._answer(room, key, asked, connection)
            except RequestRefused as refused:
                bad += refused.code == "bad_message"
                self._metrics.refusals[refused.code] += 1
                connection.send(render.message(refused.refused(asked_id, room.seq)))
                if bad > self._settings.limits.bad_messages or refused.code == "not_found":
                    connection.close(1008 if refused.code == "bad_message" else 4404)
                    return

    async def _answer(self, room: Room, key: KeyRow | None, asked: messages.FromClient, connection: Connection) -> None:
        if isinstance(asked, messages.Hello):
            raise RequestRefused("bad_message", Message("server-hello-said"))
        if key is not None and key.hash not in room.attendance.keys:
            raise not_found()  # the key was replaced or deleted meanwhile
        if isinstance(asked, messages.Sync):
            await self._sync(room, key, asked.since, connection)
            return
        if isinstance(asked, messages.Ping):  # one message is taken at a time, so all before it are answered
            connection.send(render.message(messages.Pong(id=asked.id, seq=room.seq)))
            return
        answer = await self._commands.take(Given(room, key, asked, connection, connection.address))
        if isinstance(answer, messages.Refused):
            self._metrics.refusals[answer.code] += 1
        connection.send(render.message(answer))


def _welcome(room: Room, key: KeyRow | None, since: int, connection: Connection) -> None:
    connection.send(render.message(messages.Welcome(table=account.table_now(room, key, since, connection.words))))


async def _next(receive: Receive) -> str | bytes:
    message = await receive()
    if message["type"] != "websocket.receive":
        raise Closed
    data: str | bytes | None = message.get("text")
    return message["bytes"] if data is None else data


def _read(data: str | bytes) -> messages.FromClient:
    try:
        asked: messages.FromClient = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestRefused("bad_message", Message("server-bad-message", {"why": str(error)})) from error
    return asked
