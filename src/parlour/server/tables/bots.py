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
from parlour.server.storage.database import Unavailable
from parlour.server.tables.room import Room
from parlour.server.workers.pool import Pool, WorkerLost
from parlour.table import Play, Sit, bot_seat, new_id

TRIES = 3
log = logging.getLogger("parlour.server")


class Bots:
    """One task per table at most: while it runs, it plays every bot's turn that comes."""

    def __init__(
        self, turns: asyncio.Queue[Room], pool: Pool, status: Status, metrics: Metrics, seconds: float
    ) -> None:
        self._turns, self._pool, self._status, self._metrics, self._seconds = turns, pool, status, metrics, seconds
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
        asked = time.monotonic()
        for _ in range(TRIES):
            try:
                text = await self._think(state, turn.who.level)
                break
            except WorkerLost as error:
                log.error("a bot failed", extra={"table": room.id, "bot": turn.who.level, "why": str(error)})
        else:
            await asyncio.sleep(1)  # nothing works at present: try the simplest, and not too often
            plain = bot_seat("random", turn.who.name)
            await room.take(Sit(id=new_id(), seq=seq, seat=turn.seat, who=plain, why="bot_failed"))
            return
        await asyncio.sleep(room.settings.bot_pause / 1000 - (time.monotonic() - asked))
        await room.take(Play(id=new_id(), seq=seq, seat=turn.seat, move=text))

    async def _think(self, state: State[Any], level: str) -> str:
        started = time.perf_counter()
        text: str = await self._pool.run("move", state, level, self._seconds / 2, seconds=self._seconds)
        self._metrics.thoughts.add(time.perf_counter() - started)
        return text

    async def stop(self) -> None:
        tasks = list(self._playing)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
