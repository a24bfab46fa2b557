"""Bots at the tables of a node: when a bot's turn comes it thinks in a worker, and its move is taken like any other."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from parlour.server.schema.refusals import No
from parlour.server.storage.database import Unavailable
from parlour.server.storage.store import waits
from parlour.server.workers.pool import WorkerLost
from parlour.table import Play, Sit, bot_seat, new_id

if TYPE_CHECKING:
    from parlour.server.node import Node
    from parlour.server.tables.room import Room

TRIES = 3
log = logging.getLogger("parlour.server")


class Bots:
    """One task a table at most: while it runs, it plays every bot's turn that comes."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.busy: dict[str, asyncio.Task[None]] = {}

    def consider(self, room: Room) -> None:
        """Called after every change that this node made, and for tables that another node left behind."""
        able = self.node.workers.size and self.node.status == "ok"
        if able and waits(room.table.position) == "bot" and room.id not in self.busy:
            task = asyncio.create_task(self._play(room), name=f"bots of {room.id}")
            self.busy[room.id] = task
            task.add_done_callback(lambda done: self.busy.pop(room.id, None))

    async def _play(self, room: Room) -> None:
        try:
            while waits(room.table.position) == "bot" and not room.closed:
                room.used = time.monotonic()
                await self._move(room)
        except (Unavailable, No) as error:
            log.warning("a bot could not move; it will be asked again", extra={"table": room.id, "why": str(error)})

    async def _move(self, room: Room) -> None:
        seq, turn, state = room.seq, room.table.turn, room.table.state
        assert turn is not None
        asked = time.monotonic()
        for _ in range(TRIES):
            try:
                text = await self.node.think(state, turn.who.level)
                break
            except WorkerLost as error:
                log.error("a bot failed", extra={"table": room.id, "level": turn.who.level, "why": str(error)})
        else:
            await asyncio.sleep(1)  # nothing works at present: try the simplest, and not too often
            plain = bot_seat("random", turn.who.name)
            await self.node.take(room, Sit(id=new_id(), seq=seq, seat=turn.seat, who=plain, why="bot_failed"))
            return
        await asyncio.sleep(room.settings.bot_pause / 1000 - (time.monotonic() - asked))
        await self.node.take(room, Play(id=new_id(), seq=seq, seat=turn.seat, move=text))

    async def stop(self) -> None:
        tasks = list(self.busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
