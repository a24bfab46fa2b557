"""One server process: makes, connects, starts and stops its parts. No part imports it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from threading import Thread

from parlour.errors import BadOption
from parlour.games import kinds
from parlour.server.core.commands import Commands
from parlour.server.core.journal import Unavailable
from parlour.server.core.levels import levels_of
from parlour.server.core.messages import Rematch
from parlour.server.core.messages.answers import not_found
from parlour.server.daily.service import Challenges
from parlour.server.home.service import Home
from parlour.server.ops.admission import Admission
from parlour.server.ops.limits import RateLimits
from parlour.server.ops.metrics import Metrics
from parlour.server.ops.status import Background, Status
from parlour.server.people.service import Claims, Codes, Joining, PassedCodes
from parlour.server.ratings.fit import RatedTables
from parlour.server.ratings.service import Ratings
from parlour.server.records.service import Records, Studies
from parlour.server.reminders.service import Reminders
from parlour.server.settings import Settings
from parlour.server.storage.database import Database, StorageFailed
from parlour.server.storage.postgres import Postgres
from parlour.server.storage.sqlite import Sqlite
from parlour.server.storage.store import Store
from parlour.server.tables.opening import Opening
from parlour.server.tables.presence import PresenceWatch
from parlour.server.tables.registry import Tables
from parlour.server.tables.timekeeper import EVERY, Timekeeper
from parlour.server.thinking.bots import Bots
from parlour.server.thinking.service import Positions, Thinking
from parlour.server.tournaments.rounds import SameLuck
from parlour.server.tournaments.service import Tournaments
from parlour.server.upkeep import Upkeep
from parlour.server.workers.pool import WORKER_BYTES, Lane, Pool
from parlour.server.workers.readiness import Readiness
from parlour.speech.message import Message

log = logging.getLogger("parlour.server")
GOODBYE = 0.2
"""Seconds for clients to receive the message that the node stops."""


class Node:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.status, self.metrics, self.admission = Status(), Metrics(), Admission()
        self.limits = RateLimits(settings.limits, settings.proxies)
        self.home = Home(settings)
        self.store = Store(_database(settings), settings.lifetimes, settings.clock_scale)
        self.name = self.store.node
        self.readiness = Readiness(kind.name for kind in kinds())
        self.pool = Pool(settings.workers, WORKER_BYTES, self.readiness)
        lane = Lane(WORKER_BYTES, "record-too-many", self.readiness)
        self.records, self.positions = Records(lane), Positions(lane)
        self.thinking = Thinking(Lane(WORKER_BYTES, "server-too-many-requests", self.readiness))
        self.studies = Studies(Lane(WORKER_BYTES, "server-too-many-requests", self.readiness))
        self._background = Background(self.status)
        extras = (PassedCodes(), RatedTables(), SameLuck(self.store))
        self.tables = Tables(self.store, self.status, self.metrics, self._background, extras)
        self.opening = Opening(self.tables, self.status, self.metrics, self.limits.openings, settings)
        self.commands = Commands({Rematch: self.opening.rematch})
        self.codes = Codes(self.tables, self.status, self.limits)
        self.joining = Joining(self.tables, self.status, self.codes)
        self.claims = Claims(self.tables, self.status, self.codes, self.limits.claims)
        self.challenges = Challenges(self.store, self.status, self.opening, lane)
        self.tournaments = Tournaments(self.tables, self.opening, self.status, self.limits)
        self.ratings = Ratings(self.tables, self.status, self.limits.people, settings)
        self.reminders = Reminders(self.tables, self.status, settings)
        self.presence = PresenceWatch(self.tables, self.name, settings.gone_after)
        turns = self.tables.host.queues["bot"]
        self._bots = Bots(turns, self.pool, self.readiness, self.status, self.metrics, settings)
        self._timekeeper = Timekeeper(self.tables, self.status)
        self._upkeep = Upkeep(
            settings, self.tables, self.opening, self.presence, self.limits, self.tournaments, self.ratings
        )

    def parts(self) -> list[object]:
        """The parts that requests use, by class."""
        return [
            self,
            self.settings,
            self.status,
            self.metrics,
            self.limits,
            self.home,
            self.tables,
            self.opening,
            self.commands,
            self.joining,
            self.codes,
            self.claims,
            self.challenges,
            self.tournaments,
            self.ratings,
            self.reminders,
            self.records,
            self.positions,
            self.thinking,
            self.studies,
            self.readiness,
        ]

    async def open(self) -> None:
        """Opens the database, the part of the settings that can be wrong."""
        try:
            await self.store.database.open()
            await self.store.set_clock()
            await self.opening.count()
        except (Unavailable, StorageFailed) as error:
            raise BadOption("database", self.settings.where, Message("option-database", {"why": str(error)})) from error

    async def start(self) -> None:
        """Starts the parts. Workers compile the games; requests without compiled code do not wait for them."""
        self._background.spawn(self.pool.start(self.readiness))
        Thread(target=_look_ahead, daemon=True).start()  # a daemon never delays the node's exit
        self._background.spawn(self._bots.run())
        self._background.spawn(self.tables.host.run_steps())
        self._background.spawn(self.ratings.run(self.tables.host.queues["ended"]))
        self._background.spawn(self.tables.host.run_draws(self._background))
        await self._timekeeper.begin()
        self._background.spawn(self._timekeeper.run())
        self._background.every(EVERY, self._timekeeper.look)
        self._upkeep.start(self._background)
        self._background.spawn(self.challenges.prepare())
        if self.settings.push:
            self._background.every(self.settings.push_every, self.reminders.look)
        else:
            self._background.spawn(self.reminders.clear())
        log.info("ready", extra={"node": self.name, "shared": self.store.database.shared})

    async def say_goodbye(self) -> None:
        """Tells all clients that the node stops, and waits a moment for them to receive it."""
        self.status.stop()
        self.tables.close("shutdown")
        await asyncio.sleep(GOODBYE)

    async def stop(self) -> None:
        """Stops the parts in an order that completes all writes."""
        await self._background.stop()
        await self._bots.stop()
        await self.presence.leave()
        await self._timekeeper.leave()
        await self.pool.stop()
        await self.records.lane.pool.stop()
        await self.studies.stop()
        await self.studies.lane.pool.stop()
        await self.thinking.lane.pool.stop()
        await self.store.database.close()
        log.info("stopped", extra={"node": self.name})


def _database(settings: Settings) -> Database:
    if settings.shared:
        return Postgres(settings.database, settings.hints)
    return Sqlite(Path(settings.database))


def _look_ahead() -> None:
    """Loads what a first request would wait for: sentences, and estimates of the bots' cost."""
    str(not_found())
    for kind in kinds():
        for players in kind.seats({}):
            levels_of(kind.make({"players": players}))
