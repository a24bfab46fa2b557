"""How much one address may ask for: by token bucket, and by what it has open."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter


class Bucket:
    """`rate` tokens a second, `size` at most."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size, self.left, self.at = rate, size, size, time.monotonic()

    def take(self, tokens: float = 1) -> bool:
        """Takes so many, if there are as many; one that asks for more than ever fit is given a full bucket."""
        now, size = time.monotonic(), self.size
        left = self.left + (now - self.at) * self.rate
        if left > size:
            left = size
        self.at = now
        enough = left >= tokens or left == size
        self.left = left - tokens if enough else left
        return enough

    def give_back(self, tokens: float = 1) -> None:
        self.left = min(self.size, self.left + tokens)

    @property
    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.size


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

    def give_back(self, address: str) -> None:
        if (bucket := self.buckets.get(address)) is not None:
            bucket.give_back()

    def forget(self) -> None:
        self.buckets = {address: bucket for address, bucket in self.buckets.items() if not bucket.full}


class Connections:
    """What is open at present, WebSockets for instance, counted by address."""

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


def address_of(client: tuple[str, int] | None) -> str:
    """Whom to count: an IPv4 address, or the /64 network of an IPv6 address, which one customer usually has whole."""
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
