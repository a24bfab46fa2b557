"""The settings of a server. The defaults suit a family; docs/operations.md explains each for more."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

DAY = 86_400.0


@dataclass(frozen=True)
class Limits:
    """Limits for one address, one connection and the whole server. A pair is (per second, burst)."""

    requests: tuple[float, float] = (30.0, 200.0)
    """HTTP requests of one address."""
    foreign: tuple[float, float] = (10.0, 60.0)
    """Requests that other sites' pages cause, or that use a foreign host name."""
    visiting: tuple[float, float] = (10.0, 60.0)
    """Requests with which pages of other sites play at a table, WebSockets included."""
    messages: tuple[float, float] = (10.0, 60.0)
    """Messages on one WebSocket."""
    frames: tuple[float, float] = (30.0, 240.0)
    """Frames on one WebSocket: messages, pings, pongs, fragments."""
    address_messages: tuple[float, float] = (120.0, 1_200.0)
    """Messages on all WebSockets of one address."""
    address_frames: tuple[float, float] = (300.0, 3_000.0)
    openings: tuple[float, float] = (0.05, 30.0)
    """Tables that one address may open."""
    tournaments: tuple[float, float] = (1 / 300, 5.0)
    """Tournaments that one address may open."""
    round_tables: tuple[float, float] = (0.2, 64.0)
    """Tables that the rounds of one tournament may open."""
    guesses: tuple[float, float] = (1 / 60, 10.0)
    """Wrong join codes from one address."""
    all_guesses: tuple[float, float] = (0.25, 60.0)
    """Wrong join codes from all addresses together at one node."""
    people: int = 100_000
    """Rating keys in all."""
    new_people: tuple[float, float] = (1 / 600, 12.0)
    """Rating keys that one address may make."""
    claims: tuple[float, float] = (1 / 60, 3.0)
    """Claims of one address to seats of absent people."""
    uploads: tuple[float, float] = (262_144.0, 8_388_608.0)
    """Bytes of the bodies that one address sends."""
    waiting: int = 64
    """Requests of one address in progress."""
    connections: int = 100
    """WebSockets of one address."""
    sockets: int = 200
    """Sockets of one address, for any protocol; a trusted proxy's are not counted."""
    arrivals: tuple[float, float] = (30.0, 300.0)
    """New sockets of one address."""
    tables: int = 100_000
    """Tables in the database that have not ended."""
    bad_messages: int = 20
    """Malformed messages on one WebSocket before it is closed."""


@dataclass(frozen=True)
class Lifetimes:
    """Seconds for which tables are kept after their last event."""

    empty: float = DAY
    """A table without a move."""
    live: float = 14 * DAY
    ended: float = 90 * DAY
    people: float = 400 * DAY
    """A rating key without a rated game."""


@dataclass(frozen=True)
class Settings:
    database: str
    """A path (SQLite) or an address that begins with postgresql://."""
    host: str = "127.0.0.1"
    port: int = 8000
    url: str = ""
    """The server's public address, for invitations; by default that of the request."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may use the server, besides its own."""
    metrics: str = ""
    """`HOST:PORT` where `/metrics` and `/health` are served, and `/metrics` nowhere else; by default the main port."""
    proxies: str = "127.0.0.1"
    """Trusted reverse proxies, whose forwarding headers are believed: addresses and networks, separated by commas."""
    home: bool = False
    """Whether phones on the same network may join from the start; a person at this machine can switch it."""
    home_addresses: tuple[str, ...] = ()
    """This machine's addresses in the local network; by default those the system reports."""
    web: Path = field(default_factory=lambda: Path(__file__).parent.parent / "web")
    offline: Path | None = None
    """A folder that `parlour pocket` wrote, offered to keep for offline."""
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    operator: str = ""
    """The operator of the server, for the page *About*: a name, and how to reach them."""
    devices_think: bool = False
    """Whether bots think on the device of a person who plays only against them."""
    device_seconds: float = 3.0
    """Seconds to wait for a device's move before the server thinks itself."""
    push: bool = True
    """Whether people can have their browser's push service remind them in games of days."""
    push_every: float = 15.0
    """Seconds between checks for turns that need a reminder."""
    push_after: float = 10.0
    """Seconds without an event before a person is reminded."""
    gone_after: float = 60.0
    poll_every: float = 1.0
    """Seconds between a node's checks of a shared database for missed events."""
    hints: bool = True
    """Whether nodes notify each other of events; otherwise they only check."""
    clean_every: float = 60.0
    """Seconds between deletions of expired tables."""
    clock_scale: float = 1.0
    """The length of a second on the tables' clocks: less than one only in tests."""
    room_idle: float = 60.0
    """Seconds after which an unwatched table leaves memory."""
    limits: Limits = Limits()
    lifetimes: Lifetimes = Lifetimes()

    @property
    def shared(self) -> bool:
        return self.database.startswith(("postgresql://", "postgres://"))

    @property
    def where(self) -> str:
        """The database's address without its password."""
        head, at, tail = self.database.rpartition("@")
        return head.partition("://")[0] + "://…@" + tail if at and self.shared else self.database
