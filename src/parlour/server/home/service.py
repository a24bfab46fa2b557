"""Access for phones on the same network: the same port at this machine's local addresses.

A person at this machine can open a server that listens only here to the local network, and close it again. The page in
use keeps its address, and so its browser's storage.
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
    """A further address where the server listens."""

    def close(self) -> None: ...


Listen = Callable[[Sequence[socket.socket]], Awaitable[Listener]]


class Home:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._listen: Listen | None = None
        self._open: Listener | None = None
        self._moving = asyncio.Lock()  # one change at a time, also if pressed twice
        self._hosts: tuple[str, ...] = ()
        self.port = settings.port

    def connect(self, listen: Listen, port: int) -> None:
        """Sets the function that makes the server listen at a further address, and its port."""
        self._listen, self.port = listen, port
        if self._settings.host in EVERYWHERE:
            self._hosts = self._found()

    def _found(self) -> tuple[str, ...]:
        return self._settings.home_addresses or home_addresses()

    @property
    def possible(self) -> bool:
        """Whether a person may open and close the access: only if nothing else lets clients in from outside."""
        return self._listen is not None and self._settings.host in LOOPBACK and not self._settings.url

    @property
    def addresses(self) -> tuple[str, ...]:
        """The addresses at which phones reach the server; empty while the access is closed."""
        return tuple(f"http://{host}:{self.port}" for host in self._hosts)

    async def open(self) -> None:
        """Listens on the local network too, at each address that allows it."""
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
        """Stops listening there, and ends those connections."""
        async with self._moving:
            if self._open is not None:
                self._open.close()
                self._open, self._hosts = None, ()


def is_here(host: str) -> bool:
    """Whether a `Host` header names this machine by a name that only it can use."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    return name.strip("[]").lower() in LOOPBACK
