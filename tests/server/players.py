"""People and programs at a table, for the tests: each with a real WebSocket."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.nodes import Running

BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "elsewhere", "name": "Ada", "mine": True}
OTHER = {"kind": "elsewhere"}
HERE = {"kind": "here", "name": "Grace"}


def open_table(node: Running, game: str = "shutbox", seats: list[dict[str, Any]] | None = None, **more: Any) -> Any:
    with node.client() as client:
        body = {"game": game, "seats": seats or [ME, OTHER], "bot_pause": 0} | more
        response = client.post("/api/tables", json=body)
        assert response.status_code == 201, response.text
        return response.json()


def bearer(key: str) -> dict[str, str]:
    return {"authorization": f"Bearer {key}"}


def over(client: httpx.Client, opened: Any) -> None:
    """Waits until the bots have played to the end."""
    path, since = f"/api/tables/{opened['table']}/events", 0
    while True:
        told = client.get(path, params={"since": since, "wait": 20}, headers=bearer(opened["key"]), timeout=60).json()
        if told["now"]["ended"]:
            return
        since = told["now"]["seq"]


def invite(node: Running, opened: Any, seat: int | None = None) -> str:
    """The token or key of an invitation."""
    with node.client() as client:
        body = {} if seat is None else {"seat": seat}
        response = client.post(f"/api/tables/{opened['table']}/invite", json=body, headers=bearer(opened["key"]))
        assert response.status_code == 200, response.text
        token: str = response.json()["link"].partition("#")[2][2:]
        return token


def join(node: Running, opened: Any, name: str = "Bob", **more: Any) -> Any:
    with node.client() as client:
        body = {"token": invite(node, opened), "name": name} | more
        response = client.post(f"/api/tables/{opened['table']}/join", json=body)
        assert response.status_code == 200, response.text
        return response.json()


class Player:
    """A connection that follows its table: `now`, `log` and `seats` are what the server said last."""

    rolls_on = True
    """Whether its moves ask for the roll that follows."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Any = None
        self.table: Any = None
        self.seats: list[int] = []
        self.log: list[Any] = []
        self.heard: list[Any] = []

    async def hello(self, key: str = "", since: int = 0, seconds: float = 20, **more: Any) -> Any:
        await self.say(type="hello", key=key, since=since, **more)
        return await self.until("welcome", seconds=seconds)

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, seconds: float = 20) -> Any:
        async with asyncio.timeout(seconds):  # `wait_for` may lose a cancellation that comes with a message
            message = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["type"] == "welcome":
            self.table, self.now = message["table"], message["table"]["now"]
            self.seats = self.table["you"]["seats"]
            before = self.log + [None] * self.table["since"]  # not seen on another device
            self.log = before[: self.table["since"]] + self.table["log"]
        elif message["type"] == "events":
            for step in message["steps"]:
                assert step["event"]["seq"] == len(self.log) + 1, "in order and without gaps"
                self.log.append(step["event"])
            self.now = message["now"]
        elif message["type"] == "presence":
            self.now = self.now | {"seats": message["seats"], "watching": message["watching"]}
        return message

    async def until(self, kind: str, check: Callable[[Any], bool] = lambda message: True, seconds: float = 20) -> Any:
        """The next message of a kind; what comes before it is followed."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.hear(seconds)
                if message["type"] == kind and check(message):
                    return message

    async def command(self, kind: str, seat: int | None = None, **more: Any) -> Any:
        """Sends a command and waits for its answer or refusal."""
        message = {"type": kind, "id": secrets.token_hex(8), "seq": self.now["seq"], "seat": seat} | more
        if seat is None:
            message["seat"] = self.seats[0]
        if kind == "consent":  # it is for all seats at this screen
            message["seats"] = message.get("seats", [message["seat"]])
            del message["seat"]
        await self.say(**message)
        async with asyncio.timeout(20):
            while True:
                answer = await self.hear()
                if answer["type"] in ("answer", "refused") and answer["id"] == message["id"]:
                    return answer

    @property
    def my_turn(self) -> bool:
        turn = self.now["turn"]
        return bool(turn and turn["seat"] in self.seats and not self.now["paused"] and not self.now["ended"])

    async def move(self, dice: random.Random | None = None) -> Any:
        """Any allowed move, or the roll that is awaited."""
        turn = self.now["turn"]
        if turn["what"] == "roll":
            return await self.command("roll", turn["seat"])
        move = (dice or random).choice(self.now["allowed"])
        return await self.command("play", turn["seat"], move=move, roll=self.rolls_on)

    async def play_on(self, moves: int = 10_000) -> int:
        """Moves whenever it is the turn of one of these seats, until the game or the moves are over."""
        made = 0
        while not self.now["ended"] and made < moves:
            if self.my_turn:
                answer = await self.move()
                assert answer["type"] == "answer" or answer["code"] in ("stale_seq", "paused"), answer
                made += answer["type"] == "answer"
            else:
                await self.hear()
        return made


class at:  # noqa: N801  reads as `async with at(node, table, key) as player`
    def __init__(
        self, node: Running, table: str, key: str = "", since: int = 0, *, thinks: bool = False, **more: Any
    ) -> None:
        self.url, self.key, self.since, self.more = node.live(table), key, since, more
        self.said: dict[str, Any] = {"thinks": True} if thinks else {}

    async def __aenter__(self) -> Player:
        self.socket = await connect(self.url, compression=None, max_size=None, open_timeout=20, **self.more)
        player = Player(self.socket)
        await player.hello(self.key, self.since, **self.said)
        return player

    async def __aexit__(self, *error: object) -> None:
        await self.socket.close()
