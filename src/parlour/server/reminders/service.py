"""Reminds people that a game of days waits for them: looks in the database for turns without a reminder.

A look loads the tables with news, settles each subscription that needs no message, and sends the others theirs. One
node sends each; failed messages are retried with growing pauses.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from contextlib import suppress

import msgspec

from parlour.games import kind
from parlour.server.core.journal import Conflict
from parlour.server.core.keys import KeyRow
from parlour.server.core.messages.answers import RequestRefused, not_found
from parlour.server.core.room import Room
from parlour.server.ops.status import Status
from parlour.server.reminders import delivery, storage
from parlour.server.reminders.messages import Remind
from parlour.server.reminders.storage import Subscription
from parlour.server.settings import DAY, Settings
from parlour.server.storage.database import Statement
from parlour.server.tables.registry import Tables
from parlour.speech.languages import COMPLETE, speak
from parlour.speech.message import Message
from parlour.table import Moved, Table

PAUSE = 300.0
"""Seconds between two messages to one browser about one table."""
RETRY, RETRIES = 60.0, 5
"""Seconds before the second attempt, four times that before each further one; and the number of attempts."""
TAKEN = 60.0
"""Seconds after which a node that took a message and did not send it counts as dead."""
LENGTH = 512
"""Every message has this length before it is encrypted, so that its length tells nothing."""
GONE = frozenset({401, 403, 404, 410})
"""Statuses of a push service for a subscription that has ended, or never was ours."""
TOGETHER = 32
DAYS_KEPT = 7
"""Days for which a push service keeps a message for a browser that is away."""
CONTACT = "https://parlour.example/"
"""The operator's contact if the server has no address of its own."""
log = logging.getLogger("parlour.server")


class Reminders:
    def __init__(self, tables: Tables, status: Status, settings: Settings) -> None:
        self._tables, self._store, self._status, self._settings = tables, tables.store, status, settings
        self._together = asyncio.Semaphore(TOGETHER)

    async def key(self) -> str:
        """The server's public key for browsers; empty where it sends no reminders."""
        if not self._settings.push:
            return ""
        from parlour.server.reminders.encryption import packed, point_of, private_key

        return packed(point_of(private_key(await self._status.guard(self._secret()))))

    async def _secret(self) -> str:
        from parlour.server.reminders.encryption import new_secret

        return await storage.secret(self._store.database, new_secret)

    async def keep(self, room: Room, key: KeyRow | None, asked: Remind) -> None:
        """Subscribes a browser to reminders at a table of days; the page already shows the present turn."""
        if key is None or not key.seats or room.settings.pace != "days" or not self._settings.push:
            raise not_found()
        from parlour.server.reminders.encryption import receiver

        wrong = "endpoint"
        try:
            delivery.origin_of(asked.endpoint)
            wrong = "p256dh"
            receiver(asked.p256dh, asked.auth)
        except (ValueError, delivery.NotAllowed):
            raise RequestRefused("bad_message", Message("server-bad-request", {"why": wrong}), room.seq) from None
        language = asked.language if asked.language in COMPLETE else COMPLETE[0]
        one = Subscription(room.id, key.hash, asked.endpoint, asked.p256dh, asked.auth, language, room.seq, 0)
        try:
            await self._status.guard(self._store.write(storage.keeping(one, self._store.now())))
        except Conflict:
            raise not_found() from None

    async def stop(self, endpoint: str) -> None:
        """Ends the reminders of a browser, at all its tables."""
        await self._status.guard(self._store.write([storage.forgetting(endpoint)]))

    async def clear(self) -> None:
        """Deletes all stored subscriptions, because reminders are off."""
        await self._store.write([storage.ALL])

    async def look(self) -> None:
        """Reminds everyone whose turn has come. Called every few seconds."""
        now = self._store.now()
        found = await storage.due(self._store.database, now, now - self._settings.push_after)
        await asyncio.gather(*(self._consider(one) for one in found))

    async def _consider(self, one: Subscription) -> None:
        async with self._together:
            with suppress(RequestRefused, Conflict):  # the table was deleted, or another node has taken it
                await self._settle(await self._tables.room(one.game), one)

    async def _settle(self, room: Room, one: Subscription) -> None:
        if self._store.shared:
            await room.catch_up()  # another node may know of later moves
        seats = persons(room, one)
        if not seats:
            return await self._write(storage.dropping(one))
        seq = room.seq
        if not is_due(room.table, seats, one.told) or await self._present(room, seats):
            return await self._write(storage.told(one, seq))
        now = self._store.now()
        await self._write(storage.taking(one, now, now + TAKEN))
        return await self._write(await self._sent(room, one, seq))

    async def _present(self, room: Room, seats: set[int]) -> bool:
        """Whether a page with one of these seats is open, here or at another node."""
        elsewhere = await self._store.present_at(room.id) if self._store.shared else set[int]()
        return bool(elsewhere & seats) or any(room.attendance.connected(seat) for seat in seats)

    async def _write(self, statement: Statement) -> None:
        await self._store.write([statement])

    async def _sent(self, room: Room, one: Subscription, seq: int) -> Statement:
        """Sends the message; returns the subscription to store."""
        try:
            status = await self._send(room, one)
        except (delivery.NotAllowed, ValueError):
            return storage.dropping(one)
        except delivery.Failed as error:
            status = 0
            log.info("a reminder failed", extra={"why": str(error)})
        if 200 <= status < 300:
            return storage.told(one, seq, self._store.now() + PAUSE)
        if status in GONE:
            return storage.dropping(one)
        retried = status in (0, 429) or status >= 500
        if not retried or one.tries + 1 >= RETRIES:
            log.warning("a reminder was given up", extra={"status": status})
            return storage.told(one, seq, self._store.now() + PAUSE)
        return storage.failing(one, self._store.now() + RETRY * 4**one.tries)

    async def _send(self, room: Room, one: Subscription) -> int:
        from parlour.server.reminders.encryption import authorization, encrypted, private_key, receiver

        own, now = private_key(await self._secret()), self._store.now()
        origin, _, _ = delivery.origin_of(one.endpoint)
        subject = self._settings.url if self._settings.url.startswith("https:") else CONTACT
        headers = {
            "Authorization": authorization(own, origin, subject, int(now + DAY / 2)),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(DAYS_KEPT * DAY)),
            "Topic": hashlib.sha256(room.id.encode()).hexdigest()[:32],  # a newer message takes the older one's place
            "Urgency": "normal",
        }
        body = encrypted(message(room.table, one).ljust(LENGTH), receiver(one.point, one.auth))
        return await delivery.post(one.endpoint, headers, body)


def persons(room: Room, one: Subscription) -> set[int]:
    """The seats of the subscription's key in which a person plays."""
    key = room.attendance.keys.get(one.key)
    seats = room.table.seats
    return set() if key is None or room.table.ended else {seat for seat in key.seats if not seats[seat].is_bot}


def is_due(table: Table, seats: set[int], told: int) -> bool:
    """Whether a turn of these seats has begun after event `told`: another seat has moved, and one of them is asked."""
    turn = table.turn
    if turn is None or turn.seat not in seats or table.position.paused:
        return False
    moved = [event.seq for event in table.log if isinstance(event, Moved) and event.seat not in seats]
    return max(moved, default=0) > told


def message(table: Table, one: Subscription) -> bytes:
    """The notification as JSON. It holds no key, and leads to the page, which has one."""
    speech = speak(one.language, isolating=False)
    names = [seat.name for seat in table.seats if seat.name]
    game = speech.tell(kind(table.header.game.name).title)
    told = {
        "title": speech.say("web-your-turn"),
        "body": " · ".join([game, ", ".join(names)] if names else [game])[: LENGTH // 4],
        "table": table.header.id,
        "language": one.language,
    }
    return msgspec.json.encode(told)
