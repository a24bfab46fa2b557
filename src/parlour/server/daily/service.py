"""The daily challenge: the chain of days, its tables, and the list of players who lost least.

Days follow UTC, by the clock that all nodes share. A day's number stays secret until an hour after its end; until then
attempts may be finished.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass

import msgspec

from parlour.contract.challenge import Challenge
from parlour.server.core.journal import Conflict
from parlour.server.core.keys import KeyRow, hashed, new_key
from parlour.server.core.messages.answers import RequestRefused, not_found
from parlour.server.core.room import Room
from parlour.server.core.stored import TableSettings
from parlour.server.daily import messages
from parlour.server.daily import storage as days
from parlour.server.ops.status import Status
from parlour.server.storage.store import Store
from parlour.server.tables.checks import the_game
from parlour.server.tables.opening import Opening
from parlour.server.workers.pool import Lane
from parlour.speech.message import Message
from parlour.table import Ended, Moved, Seated
from parlour.table.chance.days import BACK, LAST, Days, commitment, day_number, day_of
from parlour.table.daily import daily_of, seats_of
from parlour.table.events import now
from parlour.table.places import winners

DAY, GRACE = 86_400, 3_600
"""Seconds of a day, and from its end until its number is published."""
SECONDS = 120.0
"""The time limit for making a day's challenges, compilation on a slow machine included."""
SHOWN = 20
"""Entries of a list that are shown."""
MOST_REMEMBERED = 400
"""Days whose challenges are remembered, so that a visitor to the archive costs nothing."""
SETTINGS = TableSettings("days", watch=False, bot_pause=700, devices=False)


@dataclass(frozen=True)
class _OfDay:
    seed: bytes
    challenges: dict[str, Challenge]


class Challenges:
    def __init__(self, store: Store, status: Status, opening: Opening, lane: Lane) -> None:
        """The worker of `lane` makes challenges: a game may search for a good one."""
        self._store, self._status, self._opening, self._lane = store, status, opening, lane
        self._chain: Days | None = None
        self._first = 0
        self._known: dict[int, _OfDay] = {}
        self._making = asyncio.Lock()

    @property
    def today(self) -> int:
        return int(self._store.now() // DAY)

    async def prepare(self) -> None:
        """Makes today's challenges before the first request."""
        await self._of(self.today)

    async def _of(self, day: int) -> _OfDay:
        if day not in self._known:
            async with self._making:
                if day not in self._known:
                    await self._make(day)
        return self._known[day]

    async def _make(self, day: int) -> None:
        if self._chain is None:
            found = await self._status.guard(days.secret(self._store.database, self.today))
            self._chain, self._first = await asyncio.to_thread(Days, found.secret), found.first
        seed = self._chain.seed(day)
        if len(self._known) >= MOST_REMEMBERED:
            del self._known[next(iter(self._known))]
        made = await self._lane.run("challenges", day_of(day), seed, seconds=SECONDS, address="")
        self._known[day] = _OfDay(seed, made)

    async def number(self, day: str) -> int:
        """The number of a date that has a challenge already; today's by default."""
        await self._of(self.today)
        try:
            wanted = day_number(day) if day else self.today
        except ValueError:
            raise not_found() from None
        if not self._first <= wanted <= min(self.today, LAST):
            raise not_found()
        return wanted

    async def told(self, day: str) -> messages.Daily:
        """All public facts about a day."""
        asked = await self.number(day)
        made, lists = await self._of(asked), await self._status.guard(days.listed(self._store.database, day_of(asked)))
        assert self._chain is not None
        tomorrow = self._chain.seed(self.today + 1)
        return messages.Daily(
            day=day_of(asked),
            today=day_of(self.today),
            first=day_of(self._first),
            left=int((self.today + 1) * DAY - self._store.now()),
            before=self._chain.seed(asked - BACK).hex(),
            seed=made.seed.hex() if self._is_told(asked) else None,
            tomorrow={name: commitment(day_of(self.today + 1), name, tomorrow).hex() for name in made.challenges},
            games=[self._game(asked, name, made, lists.get(name, [])) for name in made.challenges],
        )

    def _game(self, day: int, name: str, made: _OfDay, found: list[days.Entry]) -> messages.DailyGame:
        challenge = made.challenges[name]
        return messages.DailyGame(
            game=name,
            options=the_game(name, challenge.options).options_dict,
            bots=list(challenge.bots),
            start=challenge.start,
            par=challenge.par,
            commitment=commitment(day_of(day), name, made.seed).hex(),
            best=[
                messages.DailyEntry(
                    name=each.name,
                    lost=each.lost,
                    luck=each.luck,
                    score=each.score,
                    won=bool(each.won and challenge.bots),  # alone nobody wins
                )
                for each in found[:SHOWN]
            ],
            listed=len(found),
        )

    async def open(self, asked: messages.OpenDaily, address: str) -> messages.OpenedDaily:
        """Opens a table for a day's challenge.

        A device's first table on the day itself is the attempt that counts; a repeated request finds it again, since
        its key follows from the device's secret. All others are practice, with different luck until the day's attempts
        are closed.
        """
        day = await self.number(asked.day)
        made = await self._of(day)
        if asked.game not in made.challenges:
            raise not_found()
        counting = day == self.today and not asked.practice
        device, key = _device(asked), _key(asked) if counting else new_key()
        if counting and (found := await self._tried(asked, device)):
            return _opened(found, key, True)
        challenge = made.challenges[asked.game]
        game = the_game(asked.game, challenge.options)
        seed = made.seed if counting or self._is_told(day) else secrets.token_bytes(32)
        daily, seats = daily_of(challenge, asked.day, seed), list(seats_of(challenge, asked.name))
        rows = [KeyRow(hashed(key), "host", (0,), True, now())]
        try:
            id = await self._opening.open_daily(
                game,
                seats,
                msgspec.structs.replace(SETTINGS, counting=counting),
                rows,
                daily,
                seed,
                address,
                (lambda id: [days.trying(asked.day, asked.game, device, id)]) if counting else (lambda id: []),
            )
        except Conflict:  # requested twice at the same moment
            found = await self._tried(asked, device)
            if found is None:
                raise
            return _opened(found, key, True)
        return _opened(id, key, counting)

    async def _tried(self, asked: messages.OpenDaily, device: str) -> str | None:
        return await self._status.guard(days.tried(self._store.database, asked.day, asked.game, device))

    async def check(self, room: Room) -> None:
        """Refuses a table that cannot be listed: it does not count, or its person did not play it to the end."""
        daily, log = room.table.header.daily, room.table.log
        if daily is None or not await self._status.guard(days.counts(self._store.database, room.id)):
            raise RequestRefused("not_listed", Message("server-daily-practice"), room.seq)
        if not any(isinstance(event, Ended) and event.why == "over" for event in log):
            raise RequestRefused("not_over", Message("server-not-over"), room.seq)
        helped = any(isinstance(event, Seated) or (isinstance(event, Moved) and _helped(event)) for event in log)
        if helped or self._is_told(day_number(daily.day)):
            raise RequestRefused("not_listed", Message("server-daily-practice"), room.seq)

    def _is_told(self, day: int) -> bool:
        """Whether a day's number is published; its list is then closed."""
        return self._store.now() >= (day + 1) * DAY + GRACE

    async def enter(self, room: Room, lost: float, luck: float) -> messages.Daily:
        """Enters an attempt in its day's list, and returns the list."""
        daily, end = room.table.header.daily, room.table.end
        assert daily is not None and end is not None
        won = winners(room.table) == (0,)  # a draw is no win
        entry = days.Entry(room.id, room.table.seats[0].name, lost, luck, end.scores[0], int(won))
        name, database = room.table.header.game.name, self._store.database
        await self._status.guard(days.enter(database, daily.day, name, entry, self._store.now()))
        return await self.told(daily.day)


def _helped(event: Moved) -> bool:
    return event.seat == 0 and event.by != ""


def _device(asked: messages.OpenDaily) -> str:
    """The stored hash of a device: it reveals no secret, and differs for each day and game."""
    return hashed(f"{asked.device} {asked.day} {asked.game}")


def _key(asked: messages.OpenDaily) -> str:
    """The key of the attempt that counts: always the same for a device."""
    digest = hmac.digest(asked.device.encode(), f"daily {asked.day} {asked.game}".encode(), "sha256")
    return urlsafe_b64encode(digest[:24]).decode()


def _opened(id: str, key: str, counts: bool) -> messages.OpenedDaily:
    return messages.OpenedDaily(table=id, key=key, seats=[0], link=f"/t/{id}#k={key}", counts=counts)
