"""The parts of a server that one device needs, made and connected: tables, bots, records, rules, lessons."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import lru_cache, partial

from parlour.contract import bots
from parlour.contract.game import Game
from parlour.engine.advice import engine_of
from parlour.errors import ParlourError
from parlour.server.core.commands import Commands
from parlour.server.core.messages import Rematch
from parlour.server.offline.folder import Offline
from parlour.server.ops.limits import RateLimits
from parlour.server.ops.metrics import Metrics
from parlour.server.ops.status import Background, Status
from parlour.server.pocket.asking import Answered, Routes
from parlour.server.pocket.database import Keeper, Kept
from parlour.server.pocket.routes import ROUTES
from parlour.server.pocket.talking import Conversation, Tell
from parlour.server.pocket.working import Here, HereLane, Mind, Prepared
from parlour.server.records.service import Records, Studies
from parlour.server.settings import DAY, Lifetimes, Limits, Settings
from parlour.server.storage.store import Store
from parlour.server.tables.opening import Opening
from parlour.server.tables.presence import PresenceWatch
from parlour.server.tables.registry import Tables
from parlour.server.tables.timekeeper import EVERY, Timekeeper
from parlour.server.thinking import service
from parlour.server.thinking.bots import Bots
from parlour.server.thinking.service import Positions, Thinking, With
from parlour.server.workers.readiness import Readiness

PLENTY = (1e9, 1e9)
ONE_DEVICE = Limits(openings=PLENTY, requests=PLENTY, messages=PLENTY, uploads=PLENTY)
YEARS = Lifetimes(empty=30 * DAY, live=3650 * DAY, ended=3650 * DAY)
IDLE = 600.0


class House:
    """`prepared` has the addresses of modules and data; searching bots ask `mind`."""

    def __init__(self, keeper: Keeper, mind: Mind, prepared: Prepared) -> None:
        self.settings = Settings("", workers=1, limits=ONE_DEVICE, lifetimes=YEARS)
        self.status, self.metrics = Status(), Metrics()
        limits = RateLimits(self.settings.limits, self.settings.proxies)
        self.store = Store(Kept(keeper), self.settings.lifetimes)
        self.store.node = "device"
        self._background = Background(self.status)
        self.tables = Tables(self.store, self.status, self.metrics, self._background)
        self.opening = Opening(self.tables, self.status, self.metrics, limits.openings, self.settings)
        self.opening.by_device = True
        self.commands = Commands({Rematch: self.opening.rematch})
        self.presence = PresenceWatch(self.tables, self.store.node, self.settings.gone_after)
        readiness, work = Readiness(), Here(mind, prepared)
        readiness.next()
        lane = HereLane(work)
        turns = self.tables.host.queues["bot"]
        self._bots = Bots(turns, work, readiness, self.status, self.metrics, self.settings)
        self._timekeeper = Timekeeper(self.tables, self.status)
        own = (
            self.settings,
            self.status,
            self.metrics,
            limits,
            self.tables,
            self.opening,
            self.commands,
            readiness,
            Offline(None),
        )
        thinking = (Records(lane), Positions(lane), Thinking(lane), Studies(lane))
        self.routes = Routes(ROUTES, (*own, *thinking))
        service.prepared = partial(_found, prepared)
        bots.lenders[:] = [lru_cache(maxsize=256)(partial(_levels, prepared))]

    async def open(self) -> None:
        await self.store.database.open()
        await self.opening.count()
        self._background.spawn(self._bots.run())
        self._background.spawn(self.tables.host.run_steps())
        self._background.spawn(self.tables.host.run_draws(self._background))
        await self._timekeeper.begin()
        self._background.spawn(self._timekeeper.run())
        self._background.every(EVERY, self._timekeeper.look)
        self._background.every(EVERY, self._look_around)
        await self._wake()

    async def _wake(self) -> None:
        """Continues with bots that had not moved when the page was closed."""
        for id in await self.store.orphans(0.0):
            (await self.tables.room(id)).call_bot()

    async def _look_around(self) -> None:
        await self.presence.check_all()
        self.tables.let_go(IDLE)

    async def ask(self, method: str, address: str, headers: dict[str, str], body: bytes) -> Answered:
        return await self.routes.ask(method, address, headers, body)

    def talk(self, tell: Tell, end: Callable[[int], None]) -> Conversation:
        return Conversation(self.tables, self.commands, self.presence, tell, end)

    async def close(self) -> None:
        await asyncio.sleep(0)  # tasks just started get to run, so that they can end
        await self._background.stop()
        await self._bots.stop()
        await self.store.database.close()
        service.prepared = None
        bots.lenders.clear()

    def rest(self) -> None:
        """Forgets the tables in memory, like a restart."""
        now = time.monotonic()
        for room in self.tables.rooms.values():
            room.used = now - 2 * IDLE
        self.tables.let_go(IDLE)


def _found(prepared: Prepared, declared: type[Game], ground: str) -> With:
    module, grounds = prepared[declared.name]
    address, cells = grounds[ground]
    return With(module, address, cells)


def _levels(prepared: Prepared, game: Game) -> tuple[str, ...]:
    """The levels that play by the engine's answers, if the page has its module and data."""
    try:
        engine = engine_of(game)
        lent = engine.lends()
        return tuple(lent) if lent and engine.position(game.start()).ground in prepared[game.name][1] else ()
    except (ParlourError, KeyError):
        return ()
