"""Bots at the tables of a node: when a bot's turn comes it thinks, and its move is taken like any other.

It thinks in a worker, or on the device of the only person at the table (`pondering`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

from parlour.contract.bots import bot, is_plain
from parlour.contract.game import State
from parlour.server.core.journal import Unavailable
from parlour.server.core.levels import levels_of, weaker
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.core.room import Room
from parlour.server.ops.metrics import Metrics
from parlour.server.ops.status import Status
from parlour.server.settings import Settings
from parlour.server.thinking.pondering import THINK_SECONDS, Pondering
from parlour.server.workers.frames import WorkerLost
from parlour.server.workers.pool import Pool
from parlour.server.workers.readiness import Readiness
from parlour.table import Play, Sit, bot_seat, new_id
from parlour.table.seats import BOT_FAILED

TRIES = 2
PATIENCE, SLOWER = 60.0, 10.0
"""The limit of a bot's preparation: seconds for compiling, and a multiple of its effort, for slow machines."""
AGAIN = 0.3
"""Seconds before a bot that prepares is asked again."""
BOT_SECONDS = 20.0
"""The limit of a bot's thought in seconds; after it the bot is stopped and asked again."""
LONGEST_WAIT = 60.0
"""Seconds after which a bot's turn is checked again without a signal."""
log = logging.getLogger("parlour.server")
T = TypeVar("T")


class Bots:
    """One task per table at most: while it runs, it plays every bot's turn that comes, one thought at a time."""

    def __init__(
        self,
        turns: asyncio.Queue[Room],
        pool: Pool,
        readiness: Readiness,
        status: Status,
        metrics: Metrics,
        settings: Settings,
    ) -> None:
        self._turns, self._pool, self._status, self._metrics = turns, pool, status, metrics
        self._readiness = readiness
        self._pondering = Pondering(settings, metrics)
        self._playing: set[asyncio.Task[Any]] = set()
        self._idle: dict[str, asyncio.Task[Any]] = {}
        """By table, a thought whose position was taken back and that runs to its end."""

    async def run(self) -> None:
        """Serves tables where a bot must move, until cancelled."""
        while True:
            room = await self._turns.get()
            if self._pool.size and self._status.ok and room.waits_for_bot and not room.bot_plays:
                room.bot_plays = True
                self._begin(self._play(room), room)

    def _begin(self, work: Coroutine[Any, Any, T], room: Room) -> asyncio.Task[T]:
        task = asyncio.create_task(work, name=f"bots of {room.id}")
        self._playing.add(task)
        task.add_done_callback(self._playing.discard)
        return task

    async def _play(self, room: Room) -> None:
        try:
            while room.waits_for_bot:
                room.used = time.monotonic()
                if (idle := self._idle.get(room.id)) is not None:
                    await asyncio.wait((idle,))  # taking back again and again must not cost more thinking
                else:
                    await self._move(room)
        except (Unavailable, RequestRefused) as error:
            log.warning("a bot could not move; it will be asked again", extra={"table": room.id, "why": str(error)})
        finally:
            room.bot_plays = False

    async def _move(self, room: Room) -> None:
        seq, turn, state = room.seq, room.table.turn, room.table.state
        assert turn is not None
        level, game, began = turn.who.level, room.table.header.game, time.monotonic()
        moves, known = state.legal(), level in levels_of(game)
        text = str(moves[0]) if known and len(moves) == 1 else None
        if text is None and known and self._pondering.page(room) is not None:
            pondering = self._begin(self._pondering.move(room, turn.seat, level), room)
            if not await _awaited(pondering, room, turn.seat, seq):
                pondering.cancel()
                return
            text = pondering.result()
        if text is None and known:
            thinking = self._begin(self._thought(room, state, level), room)
            if not await _awaited(thinking, room, turn.seat, seq):
                self._leave(thinking, room)
                return
            text = thinking.result()
        if text is None:  # it fails or costs too much: a weaker bot plays on, and the table is told
            plain = bot_seat(weaker(game, level), turn.who.name)
            await room.take(Sit(id=new_id(), seq=seq, seat=turn.seat, who=plain, why=BOT_FAILED))
            return
        pause = self._begin(asyncio.sleep(room.settings.bot_pause / 1000 - (time.monotonic() - began)), room)
        if await _awaited(pause, room, turn.seat, seq):
            await room.take(Play(id=new_id(), seq=seq, seat=turn.seat, move=text))
        else:
            pause.cancel()

    def _leave(self, thinking: asyncio.Task[Any], room: Room) -> None:
        """Lets a thought end by itself, because stopping it would cost the worker."""
        self._idle[room.id] = thinking

        def ended(thought: asyncio.Task[Any]) -> None:
            self._idle.pop(room.id, None)
            if not thought.cancelled():
                thought.exception()  # its result is no longer needed

        thinking.add_done_callback(ended)

    async def _thought(self, room: Room, state: State[Any], level: str) -> str | None:
        """The move, or none if a few workers were lost over it."""
        for _ in range(TRIES):
            try:
                return await self._think(room, state, level)
            except TimeoutError:
                log.error("a bot is not ready in time", extra={"table": room.id, "bot": level})
                return None
            except WorkerLost as error:
                log.error("a bot failed", extra={"table": room.id, "bot": level, "why": str(error)})
        await asyncio.sleep(1)  # nothing works at present: retry less often
        return None

    async def _think(self, room: Room, state: State[Any], level: str) -> str:
        """The bots of each address take turns, and think less while others wait; one that prepares is asked again.

        While a game is being compiled, a bot that needs no compiled code moves at once, and any other waits for it.
        """
        game = room.table.header.game
        if not self._readiness.is_ready(game.name):
            if is_plain(game, level):
                self._readiness.wanted(game.name)
                return str(await asyncio.to_thread(bot(game, level).choose, state))
            await self._readiness.until(game.name)
        started = time.perf_counter()
        longest = PATIENCE + SLOWER * game.effort(level).seconds
        text: str | None = None
        while text is None:
            think = THINK_SECONDS / (3 if self._pool.waiting else 1)
            text = await self._pool.run("move", state, level, think, seconds=BOT_SECONDS, group=room.opener)
            if text is None:
                if time.perf_counter() - started > longest:
                    raise TimeoutError
                await asyncio.sleep(AGAIN)
        self._metrics.thoughts.add(time.perf_counter() - started)
        return text

    async def stop(self) -> None:
        tasks = list(self._playing)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _awaited(task: asyncio.Task[Any], room: Room, seat: int, seq: int) -> bool:
    """Awaits work for a seat after event `seq`; false if the event is stale before it ends."""
    while not task.done():
        happened = asyncio.ensure_future(room.wait(LONGEST_WAIT))
        try:
            await asyncio.wait((task, happened), return_when=asyncio.FIRST_COMPLETED)
        finally:
            happened.cancel()
        if room.table.position.stale_before(seat) > seq or room.closed:
            return False
    return True
