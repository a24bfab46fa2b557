"""A program with an honest device at a table, in a thread of its own: it takes part in every roll and never moves."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

from websockets.asyncio.client import connect

from tests.server.devices import DevicePlayer


class _Player(DevicePlayer):
    """Agrees to every void, and does not fall over an alarm."""

    def _follow(self, lines: list[str]) -> None:
        assert self.device is not None
        for line in lines:
            self.device.told(line.encode())

    async def answer_draw(self) -> None:
        await super().answer_draw()
        draw = self.now["draw"] if self.now else None
        if draw is None or self.device is None or not draw["voidable"] or self.device.kept.id in draw["agreed"]:
            return
        if self.device.kept.id in draw["revealed"] and "agree" not in [kind for kind, _ in self.sent.values()]:
            self.device.agrees(draw["n"])
            await self.send_answer("agree", draw["n"], device=self.device.kept.id, open=draw["open"])


class Witness:
    """`alarm` and `notice` are those of its device; a `with` statement seats it and lets it go."""

    def __init__(self, url: str, key: str) -> None:
        self.url, self.key = url, key
        self.player: Any = None
        self._seated, self._leaves = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._attend()), daemon=True)

    async def _attend(self) -> None:
        async with connect(self.url, compression=None, max_size=None, open_timeout=60) as socket:
            player: Any = _Player(socket)
            await player.hello(self.key)
            await player.register()
            self.player = player
            self._seated.set()
            while not self._leaves.is_set():
                try:
                    await player.hear(0.2)
                except TimeoutError:
                    continue

    @property
    def alarm(self) -> str:
        return str(self.player.device.alarm)

    @property
    def notice(self) -> str:
        return str(self.player.device.notice)

    @property
    def seq(self) -> int:
        """The last event it has heard of."""
        return int(self.player.now["seq"])

    @property
    def head(self) -> str:
        return str(self.player.device.head)

    def __enter__(self) -> Witness:
        self._thread.start()
        assert self._seated.wait(60), "it came to the table"
        return self

    def __exit__(self, *error: object) -> None:
        self._leaves.set()
        self._thread.join(30)
