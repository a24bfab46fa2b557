"""People with honest devices at a table, for the tests: `parlour.table.device` over a real WebSocket."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import Any

from websockets.asyncio.client import connect

from parlour.table.device import Device, Kept
from parlour.table.referee import Referee
from tests.server.nodes import Running
from tests.server.players import Player


class DevicePlayer(Player):
    """A player whose device answers by itself. `kept` survives a reload; `silent` devices hear and do not answer."""

    rolls_on = False

    def __init__(self, socket: Any, kept: Kept | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(socket)
        self.clock = clock
        self.kept, self.device = kept, None if kept is None else Device(kept, lambda kept: None, Referee(), clock)
        self.silent = self.asleep = False
        self.sent: dict[str, tuple[str, int]] = {}
        """Messages sent automatically and not answered yet: kind and draw, by command id."""
        self.outcomes: list[str] = []
        self._revealed: set[int] = set()
        self._readied: set[int] = set()

    async def register(self) -> None:
        """Registers a device for all seats, unless there is one from before; waits until it is logged."""
        if self.device is None:
            self.device = Device.fresh(tuple(self.seats), lambda kept: None, Referee(), self.clock)
            self.kept = self.device.kept
            self._follow([self.table["header"], *self.table["lines"]])
        id = self.device.kept.id  # sent again after a crash it is the same command
        self.device.sends(id, "device")
        await self.say(type="device", id=id, **self.device.registration())
        while True:
            answer = await self.hear()
            if answer.get("id") == id:
                assert answer["type"] == "answer", answer
                return

    async def hear(self, seconds: float = 20) -> Any:
        message = await super().hear(seconds)
        if message["type"] == "welcome" and self.device is not None:
            known = len(self.device.kept.lines)
            lines = [message["table"]["header"], *message["table"]["lines"]]
            start = message["table"]["since"]
            self._follow(lines[1 + known - 1 - start :] if known else lines)
        elif message["type"] == "events" and self.device is not None:
            kept = self.device.kept.lines  # another node may have told more than this one knew
            assert all(
                kept[step["event"]["seq"]] == step["line"].encode()
                for step in message["steps"]
                if step["event"]["seq"] < len(kept)
            )
            self._follow([step["line"] for step in message["steps"] if step["event"]["seq"] >= len(kept)])
        elif message["type"] in ("answer", "refused") and self.device is not None:
            self.sent.pop(message["id"], None)
            if message["type"] == "answer":
                self.device.heard(message["id"], message["seq"])
            else:
                self.device.refused(message["id"], message["code"])
        if message["type"] == "draw":
            self.now = self.now | {"draw": message["draw"]}
        await self.come_back()
        await self.answer_draw()
        return message

    async def come_back(self) -> None:
        """A device that was left out returns by itself."""
        if self.asleep or self.device is None or self.device.notice or not self.now or self.now["ended"]:
            return
        away = False
        for event in self.log:
            if event and self.device.kept.id in event.get("missing", ()):
                away = True
            elif event and event["event"] == "back" and event["device"] == self.device.kept.id:
                away = False
        if away and "back" not in [kind for kind, _ in self.sent.values()]:
            await self.send_answer("back", 0, device=self.device.kept.id)

    def _follow(self, lines: list[str]) -> None:
        assert self.device is not None
        for line in lines:
            self.device.told(line.encode())
        assert not self.device.alarm, self.device.alarm

    async def answer_draw(self) -> None:
        draw = self.now["draw"] if self.now else None
        if draw is None or self.device is None or self.asleep:
            return
        if self.device.kept.id not in [each["device"] for each in draw["party"]]:
            return
        n = draw["n"]
        if not draw["go"]:
            if n not in self._readied and self.device.ready():
                self._readied.add(n)
                await self.send_answer("ready", n, device=self.device.kept.id, open=draw["open"])
        elif n not in self._revealed and not self.silent:
            reveal = self.device.go(n)
            if reveal is not None:
                self._revealed.add(n)
                await self.send_answer("reveal", n, device=reveal.device, open=reveal.open, link=reveal.link)

    async def send_answer(self, kind: str, n: int, **members: Any) -> None:
        id = secrets.token_hex(8)
        self.sent[id] = (kind, n)
        if self.device is not None:
            self.device.sends(id, kind, n=n)
        await self.say(type=kind, id=id, **members, **({"n": n} if n else {}))

    async def command(self, kind: str, seat: int | None = None, **more: Any) -> Any:
        more.setdefault("id", secrets.token_hex(8))
        if self.device is not None:
            known = {name: more[name] for name in ("move", "seq") if name in more}
            known.setdefault("seq", self.now["seq"])
            if kind in ("undo", "consent", "decline"):
                known["move"] = str(more["of"])
            if kind == "consent":
                more.setdefault("line", self.device.kept.lines[more["of"]][-66:-2].decode())
            sends = None if kind == "consent" else self.seats[0] if seat is None else seat
            self.device.sends(more["id"], kind, sends, **known)
            if kind in ("play", "roll", "undo", "consent", "decline") and self.device.kept.id in self.logged:
                more.setdefault("device", self.device.kept.id)
        return await super().command(kind, seat, **more)

    @property
    def logged(self) -> set[str]:
        """The devices in the log."""
        return {event["device"] for event in self.log if event and event["event"] == "device"}


class sits:  # noqa: N801  reads as `async with sits(node, table, key) as player`
    """A player with a device, registered unless `kept` has one from before."""

    def __init__(
        self, node: Running | str, table: str, key: str, kept: Kept | None = None, register: bool = True
    ) -> None:
        """`node` may be the address of a server."""
        self.url = node.live(table) if isinstance(node, Running) else f"ws{node[4:]}/api/tables/{table}/live"
        self.key, self.kept, self.register = key, kept, register
        self.scale: float = node.settings.get("clock_scale", 1.0) if isinstance(node, Running) else 1.0
        """How long a second is at that node, and so for its people."""

    async def __aenter__(self) -> DevicePlayer:
        self.socket = await connect(self.url, compression=None, max_size=None, open_timeout=20)
        player = DevicePlayer(self.socket, self.kept, lambda: time.monotonic() / self.scale)
        await player.hello(self.key)
        known = player.kept is not None and player.kept.id in player.logged
        alone = player.table["daily"] or player.table["duplicate"]
        try:
            if self.register and not known and not alone and not player.now["ended"]:
                await player.register()
        finally:
            self.kept = player.kept  # a device keeps its seed before it registers
        return player

    async def __aexit__(self, *error: object) -> None:
        await self.socket.close()
