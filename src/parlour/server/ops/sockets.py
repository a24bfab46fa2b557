"""How many sockets a node keeps open: for each address, and in all, so that some are left for its database and workers.

A proxy brings everybody's requests, so its own address is not counted; whom it speaks for is counted later, when
requests and WebSockets have been read.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from importlib import import_module
from typing import TypeAlias

from parlour.server.ops.limits import ByAddress, Connections, address_of

RESERVED = 128
"""Descriptors that are kept for files, pipes to workers, and the database."""
Client: TypeAlias = tuple[str, int] | None


class Sockets:
    """`each` is the most of one address, `arrivals` how fast they may come, `together` the most of all."""

    def __init__(self, each: int, together: int, arrivals: tuple[float, float], proxies: str) -> None:
        self._open = Connections(each, together)
        self._proxied = Connections(together, together)
        self._arrivals = ByAddress(*arrivals)
        self._is_proxy = trusted(proxies)

    @property
    def total(self) -> int:
        return self._open.total + self._proxied.total

    def enter(self, client: Client) -> bool:
        """Counts one more, unless there are too many or they come too fast."""
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
    """Whether a client is a proxy that is believed: addresses and networks with commas between, or `*` for all."""
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
    """As many as wanted, as far as the system has descriptors; asks it for as many as it gives."""
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
