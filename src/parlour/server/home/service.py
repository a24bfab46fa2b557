"""The door for phones at home: the same port at this machine's addresses in the local network, while it is open.

A server that listens on this machine alone can be opened to the network by a person at this machine, and closed again.
The page in use keeps its address, so nothing that a browser has stored is lost.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

from parlour.errors import BadOption
from parlour.server.ops.listening import EVERYWHERE, LOOPBACK, bound, home_addresses
from parlour.server.settings import Settings


class Listener(Protocol):
    """One more place where the server listens."""

    def close(self) -> None: ...


Listen = Callable[[Sequence[socket.socket]], Awaitable[Listener]]


class Home:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._listen: Listen | None = None
        self._open: Listener | None = None
        self._moving = asyncio.Lock()  # pressed twice, or opened and closed at once, it moves once at a time
        self._hosts: tuple[str, ...] = ()
        self.port = settings.port

    def connect(self, listen: Listen, port: int) -> None:
        """Tells how the server listens in one more place, and at which port it does."""
        self._listen, self.port = listen, port
        if self._settings.host in EVERYWHERE:
            self._hosts = self._found()

    def _found(self) -> tuple[str, ...]:
        return self._settings.home_addresses or home_addresses()

    @property
    def possible(self) -> bool:
        """Whether a person may open and close the door: only where it would be the only way in from outside."""
        return self._listen is not None and self._settings.host in LOOPBACK and not self._settings.url

    @property
    def addresses(self) -> tuple[str, ...]:
        """The address at which phones at home reach the server; empty while the door is closed."""
        return tuple(f"http://{host}:{self.port}" for host in self._hosts)

    async def open(self) -> None:
        """Listens in the network too. Addresses that cannot be listened at are left out."""
        async with self._moving:
            if self._open is not None or self._listen is None:
                return
            hosts, sockets = [], []
            for host in self._found():
                with suppress(BadOption):
                    sockets += bound(host, self.port)
                    hosts.append(host)
            if sockets:
                self._open, self._hosts = await self._listen(sockets), tuple(hosts)

    async def close(self) -> None:
        """Stops listening there, and ends the connections that came in that way."""
        async with self._moving:
            if self._open is not None:
                self._open.close()
                self._open, self._hosts = None, ()


def is_here(host: str) -> bool:
    """Whether a `Host` header names this machine in a way that works on this machine alone."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    return name.strip("[]").lower() in LOOPBACK
