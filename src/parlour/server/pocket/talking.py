"""A page's conversation with a table: the messages of the server's WebSocket, one at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from parlour.server.core import account, messages, render
from parlour.server.core.attendance import Asked
from parlour.server.core.commands import Commands, Given
from parlour.server.core.keys import KeyRow
from parlour.server.core.messages.answers import RequestRefused, not_found
from parlour.server.core.room import Room
from parlour.server.tables.presence import PresenceWatch
from parlour.server.tables.registry import Tables
from parlour.speech.message import Message

Tell = Callable[[str], None]
GONE = 4404
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(messages.FromClient)


class Conversation:
    """A page connected to a table. `tell` gets each message, `end` the close code of the WebSocket."""

    def __init__(
        self, tables: Tables, commands: Commands, presence: PresenceWatch, tell: Tell, end: Callable[[int], None]
    ) -> None:
        self._tables, self._commands, self._presence = tables, commands, presence
        self._tell, self._end = tell, end
        self._room: Room | None = None
        self._row: KeyRow | None = None
        self.seats: tuple[int, ...] = ()
        self.key, self.words, self.chances = "", False, 0
        self.asked: Asked | None = None
        self.devices: set[str] = set()
        self._turn = asyncio.Lock()

    def send(self, message: bytes) -> None:
        self._tell(message.decode())

    def drop(self, code: str) -> None:
        self.send(render.message(messages.Closing(code=code)))
        self._end(GONE if code == "deleted" else 1001)

    async def hear(self, table: str, text: str) -> None:
        """Handles one message of the page; the next one waits."""
        async with self._turn:
            id = ""
            try:
                asked = _decoder.decode(text)
                id = getattr(asked, "id", "")
                await self._answer(table, asked)
            except msgspec.DecodeError as error:
                refused = RequestRefused("bad_message", Message("server-bad-message", {"why": str(error)}))
                self.send(render.message(refused.refused()))
            except RequestRefused as refused:
                self.send(render.message(refused.refused(id, self._room.seq if self._room else 0)))
                if refused.code == "not_found":
                    self._end(GONE)

    async def leave(self) -> None:
        room, self._room = self._room, None
        if room is not None:
            room.attendance.leave(self)
            room.used = time.monotonic()
            await self._tell_others(room)

    async def _answer(self, table: str, asked: Any) -> None:
        room = self._room
        if room is None:
            if not isinstance(asked, messages.Hello):
                raise RequestRefused("hello_first", Message("server-hello-first"))
            await self._enter(table, asked)
        elif isinstance(asked, messages.Hello):
            raise RequestRefused("bad_message", Message("server-hello-said"))
        elif self._row is not None and self._row.hash not in room.attendance.keys:
            raise not_found()
        elif isinstance(asked, messages.Sync):
            self._welcome(room, asked.since)
        elif isinstance(asked, messages.Ping):
            self.send(render.message(messages.Pong(id=asked.id, seq=room.seq)))
        else:
            self.send(render.message(await self._commands.take(Given(room, self._row, asked, self))))

    async def _enter(self, table: str, hello: messages.Hello) -> None:
        room = await self._tables.room(table)
        self._row = await self._tables.key(room, hello.key)
        self.seats, self.key = (self._row.seats, self._row.hash) if self._row else ((), "")
        self.words = hello.words
        room.attendance.enter(self)
        self._room = room
        self._welcome(room, hello.since)
        await self._tell_others(room)

    def _welcome(self, room: Room, since: int) -> None:
        found = account.table_now(room, self._row, since, self.words)
        self.send(render.message(messages.Welcome(table=found)))

    async def _tell_others(self, room: Room) -> None:
        if not room.closed:
            room.tell_presence(but=self)
            await self._presence.check(room)
