"""Limits for one address and for the whole node: requests, messages, connections, sockets.

A trusted proxy forwards the requests of all clients, so its sockets are not counted; its clients are counted later,
when requests and WebSockets have been read.
"""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from typing import TypeAlias

from parlour.server.core.bucket import Bucket
from parlour.server.settings import Limits

RESERVED = 128
"""File descriptors reserved for files, pipes to workers, and the database."""
LONG_EACH, LONG_TOGETHER = 2, 16
ALL_CONNECTIONS = 20_000
"""WebSockets of all addresses together."""
FOLLOWING = 32
"""Requests of one address that may wait for news of tournaments; further ones are answered at once."""


class ByAddress:
    """A bucket for each address, forgotten when it is full again."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size = rate, size
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, tokens: float = 1) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.size)
        return bucket.take(tokens)

    def give_back(self, address: str, tokens: float = 1) -> None:
        if (bucket := self.buckets.get(address)) is not None:
            bucket.give_back(tokens)

    def forget(self) -> None:
        self.buckets = {address: bucket for address, bucket in self.buckets.items() if not bucket.full}


class Connections:
    """Counts what an address has open, for instance WebSockets."""

    def __init__(self, each: int, together: int) -> None:
        self.each, self.together = each, together
        self.open: Counter[str] = Counter()
        self.total = 0

    def enter(self, address: str) -> bool:
        """Counts one more, unless there are too many."""
        if self.open[address] >= self.each or self.total >= self.together:
            return False
        self.open[address] += 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def apart(address: str) -> str:
    """The key under which pages of other sites at an address are counted, apart from the server's own."""
    return f"{address} elsewhere"


def address_of(client: tuple[str, int] | None) -> str:
    """The client to count: an IPv4 address, or the /64 network of an IPv6 address, usually that of one customer."""
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host or "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return str(address)


Client: TypeAlias = tuple[str, int] | None


class Sockets:
    """`each` limits the sockets of one address, `arrivals` their rate, `together` all sockets."""

    def __init__(self, each: int, together: int, arrivals: tuple[float, float], proxies: str) -> None:
        self._open = Connections(each, together)
        self._proxied = Connections(together, together)
        self._arrivals = ByAddress(*arrivals)
        self._is_proxy = trusted(proxies)

    @property
    def total(self) -> int:
        return self._open.total + self._proxied.total

    def enter(self, client: Client) -> bool:
        """Counts one more, unless there are too many or they arrive too fast."""
        if self.total >= self._open.together:
            return False
        if self._is_proxy(client):
            return self._proxied.enter("")
        address = address_of(client)
        return self._arrivals.take(address) and self._open.enter(address)

    def leave(self, client: Client) -> None:
        if self._is_proxy(client):
            self._proxied.leave("")
        else:
            self._open.leave(address_of(client))

    def forget(self) -> None:
        self._arrivals.forget()


def trusted(proxies: str) -> Callable[[Client], bool]:
    """Whether a client is a trusted proxy: addresses and networks separated by commas, or `*` for all."""
    hosts = {each.strip() for each in proxies.split(",") if each.strip()}
    networks = [network for each in hosts if (network := _network(each)) is not None]

    def is_proxy(client: Client) -> bool:
        if client is None or "*" in hosts or client[0] in hosts:
            return True
        address = _address(client[0]) if networks else None
        return address is not None and any(address in network for network in networks)

    return is_proxy


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(text)
    except ValueError:
        return None


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(text)
    except ValueError:
        return None


def most_sockets(wanted: int) -> int:
    """Raises the limit of open files if the system allows it; returns at most `wanted`."""
    try:
        limits = import_module("resource")
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = limits.getrlimit(limits.RLIMIT_NOFILE)
    enough = wanted + RESERVED
    if hard != limits.RLIM_INFINITY:
        enough = min(enough, hard)
    if soft != limits.RLIM_INFINITY and soft < enough:
        limits.setrlimit(limits.RLIMIT_NOFILE, (enough, hard))
        soft = enough
    return wanted if soft == limits.RLIM_INFINITY else max(1, min(wanted, soft - RESERVED))


class RateLimits:
    """The limits of a node for each address."""

    def __init__(self, limits: Limits, proxies: str) -> None:
        self.requests, self.openings = ByAddress(*limits.requests), ByAddress(*limits.openings)
        self.foreign = ByAddress(*limits.foreign)
        """Requests that pages of other sites cause, or that use a foreign host name."""
        self.visiting = ByAddress(*limits.visiting)
        """Requests with which pages of other sites play at a table."""
        self.messages, self.frames = ByAddress(*limits.address_messages), ByAddress(*limits.address_frames)
        self.uploads = ByAddress(*limits.uploads)
        self.guesses, self.all_guesses = ByAddress(*limits.guesses), Bucket(*limits.all_guesses)
        self.claims = ByAddress(*limits.claims)
        self.tournaments, self.rounds = ByAddress(*limits.tournaments), ByAddress(*limits.round_tables)
        self.following = Connections(FOLLOWING, ALL_CONNECTIONS)
        """Requests that wait for news of a tournament."""
        self.people = ByAddress(*limits.new_people)
        self.connections = Connections(limits.connections, ALL_CONNECTIONS)
        self.waiting = Connections(limits.waiting, ALL_CONNECTIONS)
        """Requests in progress."""
        self.long = Connections(LONG_EACH, LONG_TOGETHER)
        """Long logs in the course of sending."""
        most = most_sockets(ALL_CONNECTIONS + limits.sockets)
        self.sockets = Sockets(limits.sockets, most, limits.arrivals, proxies)

    def forget(self) -> None:
        """Forgets addresses without recent requests."""
        asked = (self.requests, self.foreign, self.visiting, self.messages, self.frames, self.uploads)
        opened = (self.openings, self.guesses, self.claims, self.tournaments, self.rounds, self.people)
        for each in (*asked, *opened, self.sockets):
            each.forget()
