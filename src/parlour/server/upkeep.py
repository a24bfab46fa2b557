"""A node's upkeep: watches presence, releases unused tables, deletes old ones, and adopts abandoned bots."""

from __future__ import annotations

import asyncio
import gc
import logging
import time

from parlour.server.core.journal import Unavailable
from parlour.server.core.messages.answers import RequestRefused
from parlour.server.ops.limits import RateLimits
from parlour.server.ops.status import Background
from parlour.server.ratings.service import Ratings
from parlour.server.settings import Settings
from parlour.server.tables.opening import Opening
from parlour.server.tables.presence import PresenceWatch
from parlour.server.tables.registry import Tables
from parlour.server.tournaments.service import Tournaments

SHARE = 300
"""Full collections take at most 1/300 of wall time."""
YOUNG, MIDDLE, NEVER = 10_000, 10, 1_000_000_000
"""The surplus of new objects over freed ones that starts a young collection; every tenth also checks survivors."""
ORPHAN_AFTER = 5.0
"""Seconds after which any node makes an overdue bot move: its own node has died."""
log = logging.getLogger("parlour.server")


class Collector:
    """Python's garbage collector, run by the clock instead of by the number of objects.

    A full collection looks at everything that is alive and stops the event loop for it: 0.1 s with a thousand
    connections. Left alone, Python does one whenever the number of objects has grown by a quarter, so mostly just when
    many people arrive. Young objects are still collected as usual, though less often than Python would: nearly
    everything is freed by its reference count anyway.
    """

    def __init__(self) -> None:
        self._not_before = 0.0

    def take_over(self) -> None:
        """Exempts all living objects and turns automatic full collections off. Called once, at start."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def collect(self) -> None:
        """Runs a full collection, unless the last one used up the share. Called about once a minute."""
        begun = time.monotonic()
        if begun >= self._not_before:
            gc.collect()
            ended = time.monotonic()
            self._not_before = ended + SHARE * (ended - begun)


class Upkeep:
    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        opening: Opening,
        presence: PresenceWatch,
        limits: RateLimits,
        tournaments: Tournaments,
        ratings: Ratings,
    ) -> None:
        self._settings, self._tables, self._opening, self._tournaments = settings, tables, opening, tournaments
        self._presence, self._limits, self._ratings = presence, limits, ratings
        self._store, self._collector = tables.store, Collector()

    def start(self, background: Background) -> None:
        self._collector.take_over()
        background.every(1.0, self._look)
        background.spawn(self._tournaments.look())  # a node that is killed within a second has looked, too
        background.every(1.0, self._tournaments.look)
        background.every(self._settings.clean_every, self._clean)
        background.spawn(self._adopt_orphans())
        background.spawn(self._ratings.keep_up())
        background.every(self._settings.clean_every, self._ratings.keep_up)
        if self._store.database.shared:
            background.every(self._settings.poll_every, self._tables.catch_up)

    async def _look(self) -> None:
        await self._presence.check_all()
        self._tables.let_go(self._settings.room_idle)

    async def _clean(self) -> None:
        self._collector.collect()
        self._limits.forget()
        await self._store.set_clock()
        await self._opening.count()
        for id in await self._store.expire():
            self._tables.forget(id, "deleted")
        await self._tournaments.clean()

    async def _adopt_orphans(self) -> None:
        """Makes abandoned bots move: after a restart, or because another node has died."""
        idle = ORPHAN_AFTER if self._store.database.shared else 0.0
        while True:
            try:
                for id in await self._store.orphans(idle):
                    await self._adopt(id)
            except (Unavailable, RequestRefused) as error:
                log.warning("put off", extra={"why": str(error)})
            idle = ORPHAN_AFTER
            await asyncio.sleep(ORPHAN_AFTER / 2)

    async def _adopt(self, id: str) -> None:
        try:
            room = await self._tables.room(id)
            if not room.bot_plays:
                await room.catch_up()
                room.call_bot()
        except RequestRefused as error:
            log.info("a table went away", extra={"table": id, "why": error.code})
