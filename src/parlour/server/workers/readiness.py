"""The games that are compiled. The first compilation takes a while, and people play meanwhile.

A node itself referees on plain integers and never waits for this. Workers compile one game after the other, first the
one that was asked for. Meanwhile bots that need no compiled code play at once, and the others wait.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

log = logging.getLogger("parlour.server")


class Readiness:
    """Games that are `ready`, in the order of compiling, the one `at` work, and those `waiting`."""

    def __init__(self, games: Iterable[str] = ()) -> None:
        self.ready: list[str] = []
        self.at = ""
        self.waiting = list(games)
        self._made = {name: asyncio.Event() for name in self.waiting}
        self._all = asyncio.Event()

    def wanted(self, game: str) -> None:
        """Puts a requested game next."""
        if game in self.waiting:
            self.waiting.remove(game)
            self.waiting.insert(0, game)

    def next(self) -> str:
        """The game to compile now; none if all are ready."""
        self.at = self.waiting.pop(0) if self.waiting else ""
        if not self.at:
            self._all.set()
        return self.at

    def done(self) -> None:
        """Marks the game being compiled as ready."""
        self.ready.append(self.at)
        self._made[self.at].set()
        log.info("game ready", extra={"game": self.at})

    def failed(self, error: Exception) -> None:
        """Gives up the game being compiled: nothing waits for it, and no worker loads it."""
        self._made[self.at].set()
        log.error("a game cannot be compiled", extra={"game": self.at, "why": str(error)})

    def is_ready(self, game: str) -> bool:
        return game not in self._made or self._made[game].is_set()

    async def until(self, game: str) -> None:
        """Waits for a game, and puts it next."""
        self.wanted(game)
        if game in self._made:
            await self._made[game].wait()

    async def whole(self) -> None:
        """Waits for all games."""
        await self._all.wait()
