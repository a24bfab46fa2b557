"""Bots at the tables of a node: when a bot's turn comes it thinks in a worker, and its move is taken like any other."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from parlour.game import State
from parlour.server.ops.metrics import Metrics
from parlour.server.ops.status import Status
from parlour.server.schema.refusals import RequestRefused
from parlour.server.settings import Settings
from parlour.server.storage.database import Unavailable
from parlour.server.tables.levels import levels_of, weaker
from parlour.server.tables.room import Room
from parlour.server.workers.pool import Pool
from parlour.server.workers.worker import WorkerLost
from parlour.table import Play, Sit, bot_seat, new_id

TRIES = 2
log = logging.getLogger("parlour.server")


class Bots:
    """One task per table at most: while it runs, it plays every bot's turn that comes."""

    def __init__(
        self, turns: asyncio.Queue[Room], pool: Pool, status: Status, metrics: Metrics, settings: Settings
    ) -> None:
        self._turns, self._pool, self._status, self._metrics = turns, pool, status, metrics
        self._seconds, self._think_seconds = settings.bot_seconds, settings.think_seconds
        self._playing: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Waits for tables where a bot must move, until it is cancelled."""
        while True:
            room = await self._turns.get()
            if self._pool.size and self._status.ok and room.waits_for_bot and not room.bot_plays:
                room.bot_plays = True
                task = asyncio.create_task(self._play(room), name=f"bots of {room.id}")
                self._playing.add(task)
                task.add_done_callback(self._playing.discard)

    async def _play(self, room: Room) -> None:
        try:
            while room.waits_for_bot:
                room.used = time.monotonic()
                await self._move(room)
        except (Unavailable, RequestRefused) as error:
            log.warning("a bot could not move; it will be asked again", extra={"table": room.id, "why": str(error)})
        finally:
            room.bot_plays = False

    async def _move(self, room: Room) -> None:
        seq, turn, state = room.seq, room.table.turn, room.table.state
        assert turn is not None
        asked, level, game = time.monotonic(), turn.who.level, room.table.header.game
        text = await self._thought(room, state, level) if level in levels_of(game) else None
        if text is None:  # it cannot be done, or costs too much: a weaker one plays on, and the table is told
            plain = bot_seat(weaker(game, level), turn.who.name)
            await room.take(Sit(id=new_id(), seq=seq, seat=turn.seat, who=plain, why="bot_failed"))
            return
        await asyncio.sleep(room.settings.bot_pause / 1000 - (time.monotonic() - asked))
        await room.take(Play(id=new_id(), seq=seq, seat=turn.seat, move=text))

    async def _thought(self, room: Room, state: State[Any], level: str) -> str | None:
        """The move, or none if a few workers were lost over it."""
        for _ in range(TRIES):
            try:
                return await self._think(room, state, level)
            except WorkerLost as error:
                log.error("a bot failed", extra={"table": room.id, "bot": level, "why": str(error)})
        await asyncio.sleep(1)  # nothing works at present: not too often, then
        return None

    async def _think(self, room: Room, state: State[Any], level: str) -> str:
        """The bots of each address take turns, and think less while others wait."""
        started = time.perf_counter()
        think = self._think_seconds / (3 if self._pool.waiting else 1)
        text: str = await self._pool.run("move", state, level, think, seconds=self._seconds, group=room.opener)
        self._metrics.thoughts.add(time.perf_counter() - started)
        return text

    async def stop(self) -> None:
        tasks = list(self._playing)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
