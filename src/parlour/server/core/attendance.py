"""Attendance at a table: connections to this node and to others, and since when each person is away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Protocol

from parlour.server.core import messages
from parlour.server.core.keys import KeyRow
from parlour.server.core.messages.answers import RequestRefused
from parlour.speech.message import Message
from parlour.table import Seat, Seated, Table

CHANCES = 2
"""Late answers in a row after which a page is not asked until it reconnects; its first answer waits for downloads."""
HEARD_FOR = 30.0
"""Seconds for which a person counts as connected after a request over HTTP."""
CLAIM_SECONDS = 300.0
"""Seconds after which a claim to a seat expires."""


class Asked:
    """A request to a page for the move of the bot in a seat, after event `seq`; answered once, by one of `moves`."""

    def __init__(self, seq: int, seat: int, moves: Sequence[str]) -> None:
        self.seq, self.seat, self.moves = seq, seat, frozenset(moves)
        self.move: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """Empty where the page cannot or does not think."""
        self.broken = False
        """Whether the page answered with an illegal move: it does not run our program."""

    def hear(self, thought: messages.Thought) -> None:
        """Takes the answer, and refuses any other. After an illegal move it waits for none."""
        if (thought.seq, thought.seat) != (self.seq, self.seat) or self.move.done():
            raise not_asked(self.seq)
        self.broken = bool(thought.move) and thought.move not in self.moves
        self.move.set_result("" if self.broken else thought.move)
        if self.broken:
            raise RequestRefused("illegal_move", Message("refused-illegal_move", {"move": thought.move}), self.seq)

    def give_up(self) -> None:
        """Stops waiting: the page is gone."""
        if not self.move.done():
            self.move.set_result("")


def not_asked(seq: int) -> RequestRefused:
    return RequestRefused("not_asked", Message("command-not-asked"), seq)


def claim_id(row: KeyRow) -> str:
    """The public id of a claim; it reveals nothing about the key."""
    return row.hash[:12]


class Listener(Protocol):
    """One connection to the table."""

    seats: tuple[int, ...]
    key: str
    """The hash of the connection's key; empty for spectators."""
    words: bool
    """Whether the client wants the game's descriptions in words."""
    devices: set[str]
    """The devices that have sent messages on this connection."""
    chances: int
    """Late answers left when the page thinks for bots; at 0 it is not asked."""
    asked: Asked | None
    """The open request to think for a bot."""

    def send(self, message: bytes) -> None:
        """Sends without waiting; a listener that does not keep up is cut off."""

    def drop(self, code: str) -> None:
        """Sends the reason, and closes the connection."""


class Attendance:
    def __init__(self, table: Table, keys: Sequence[KeyRow], clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self.listeners: set[Listener] = set()
        self.watching = 0
        """The number of listeners without a seat."""
        self.remote: set[int] = set()
        """Seats whose people are connected to other nodes."""
        self.heard: dict[int, float] = {}
        """When each seat last sent a request over HTTP."""
        self.away: dict[int, float] = {}
        """Since when each seat has been without a connection."""
        self.gone: set[int] = set()
        """Seats whose people have been away long enough for the others to choose what to do."""
        self.assembled: float | None = None
        """Since when everyone has been here, while the first draw waits for their devices."""
        self.devices: dict[str, float] = {}
        """When a device last sent something, over any connection or over HTTP."""
        self._over_http: set[str] = set()
        """Devices whose last message came over HTTP."""
        self.claims: dict[int, str] = {}
        """The oldest claim to each seat."""
        self.version = 0
        """A counter that rises with each change that messages about seats contain."""
        self.written: tuple[object, Any] | None = None
        """The seats as last sent, and their version."""
        self.adopt(table, keys)

    def adopt(self, table: Table, keys: Sequence[KeyRow]) -> None:
        """Replaces people and keys by those of the database; connections stay."""
        self.people: list[Seat | None] = [None if seat.is_bot else seat for seat in table.header.seats]
        """The person each seat belongs to, even while a bot plays there."""
        for event in table.log:
            if isinstance(event, Seated):
                self.seat(event)
        self.set_keys(keys)

    def enter(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.watching += not listener.seats
        self.version += 1

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        if listener.asked is not None:
            listener.asked.give_up()
        self.watching -= not listener.seats
        self.version += 1

    def seat(self, event: Seated) -> None:
        self.version += 1
        if not event.who.is_bot:
            self.people[event.seat] = event.who

    def set_keys(self, keys: Sequence[KeyRow]) -> None:
        self.version += 1
        self.keys = {key.hash: key for key in keys}
        self.joined = {seat for key in keys if key.joined for seat in key.seats}
        self.lapse()
        for listener in tuple(self.listeners):
            if listener.key and listener.key not in self.keys:
                listener.drop("deleted")  # its link was replaced or its data deleted

    def lapse(self) -> None:
        """Drops the expired claims of a seat."""
        asking = [key for key in self.keys.values() if key.kind == "claim" and not self.lapsed(key)]
        asking.sort(key=lambda key: key.since, reverse=True)  # the host sees the oldest first
        claims = {key.seats[0]: claim_id(key) for key in asking}
        self.version += claims != self.claims
        self.claims = claims

    def lapsed(self, key: KeyRow) -> bool:
        """Whether a claim has expired without an answer."""
        return key.kind == "claim" and self._clock() - datetime.fromisoformat(key.since).timestamp() > CLAIM_SECONDS

    def lost(self) -> set[int]:
        """The seats that absent people may claim from another device; not the host's, who has a link."""
        single = [key.seats[0] for key in self.keys.values() if key.kind == "seat" and key.joined]
        return {seat for seat in single if self.people[seat] is not None and not self.connected(seat)}

    def set_remote(self, seats: set[int]) -> None:
        self.version += seats != self.remote
        self.remote = seats

    def set_gone(self, seats: set[int]) -> None:
        self.version += seats != self.gone
        self.gone = seats

    def hear(self, seats: Sequence[int]) -> None:
        """Notes a request over HTTP."""
        now = time.monotonic()
        for seat in seats:
            self.heard[seat] = now

    def heard_lately(self) -> bool:
        """Whether a seat's requests over HTTP are recent enough to count as connected."""
        if self.heard:
            since = time.monotonic() - HEARD_FOR
            self.heard = {seat: at for seat, at in self.heard.items() if at > since}
            self.version += 1
        return bool(self.heard)

    def connected(self, seat: int) -> bool:
        if seat in self.remote or any(seat in listener.seats for listener in self.listeners):
            return True
        return time.monotonic() - self.heard.get(seat, -HEARD_FOR) < HEARD_FOR

    def hear_device(self, device: str, listener: Listener | None) -> None:
        """Notes a device's message, on this connection or, without one, over HTTP."""
        self.devices[device] = time.monotonic()
        if listener is None:
            self._over_http.add(device)
        else:
            self._over_http.discard(device)
            listener.devices.add(device)

    def awake(self, device: str, seconds: float) -> bool:
        """Whether a device has sent a message within a number of seconds."""
        return time.monotonic() - self.devices.get(device, -seconds) < seconds

    def reaches(self, device: str, seats: Sequence[int]) -> bool:
        """Whether a device may be connected: here, recently over HTTP, or to another node."""
        spoke = [listener for listener in self.listeners if device in listener.devices]
        if spoke or set(seats) & self.remote:
            return True
        return self.awake(device, HEARD_FOR) and device in self._over_http

    def connected_here(self) -> set[int]:
        return {seat for listener in self.listeners for seat in listener.seats}

    @property
    def complete(self) -> bool:
        """Whether everyone who has joined is connected here, and was never away."""
        return not self.away and not self.gone and self.joined <= self.connected_here()

    def only(self) -> Listener | None:
        """The one connection that holds every person's seat, if nobody else plays here or elsewhere."""
        seated = [listener for listener in self.listeners if listener.seats]
        if len(seated) != 1:
            return None
        people = {seat for seat, who in enumerate(self.people) if who is not None}
        return seated[0] if people <= set(seated[0].seats) else None

    def send(self, message: bytes, but: Listener | None = None) -> None:
        """Sends a message to all listeners, or to all but one."""
        for listener in tuple(self.listeners):
            if listener is not but:
                listener.send(message)

    def send_each(self, plain: Callable[[], bytes], told: Callable[[], bytes]) -> None:
        """Sends each listener the message with words or the one without; encodes each only when needed."""
        made: list[bytes | None] = [None, None]
        for listener in tuple(self.listeners):
            message = made[listener.words]
            if message is None:
                message = made[listener.words] = told() if listener.words else plain()
            listener.send(message)

    def drop(self, code: str, seats: Sequence[int] | None = None) -> None:
        """Closes the connections of these seats, or all connections."""
        for listener in tuple(self.listeners):
            if seats is None or set(listener.seats) & set(seats):
                listener.drop(code)
