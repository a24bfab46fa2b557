"""Somebody who plays on whatever happens to the server, and knows afterwards what was promised."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from typing import Any

from websockets.exceptions import InvalidHandshake, WebSocketException

from parlour.table.verify import verify
from tests.server.nodes import Running
from tests.server.players import ME, Player, at, open_table

AWAY = (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError)
SEATS = [ME, ME | {"name": "Bea"}]


class Stubborn:
    """Plays table after table through any number of crashes, and remembers every answer it ever got."""

    def __init__(self, node: Running, game: str, options: dict[str, Any]) -> None:
        self.node, self.game, self.options = node, game, options
        self.tables: list[Any] = []
        self.taken: dict[str, dict[str, tuple[int, int]]] = {}
        """By table: the command ids that were answered, with their events."""
        self.refused: dict[str, set[str]] = {}
        self.finished = 0
        self.done = False

    async def run(self) -> None:
        while (opened := await self._open()) is not None:
            self.tables.append(opened)
            self.taken[opened["table"]], self.refused[opened["table"]] = {}, set()
            await self._play(opened)

    async def _open(self) -> Any:
        """A new table, as soon as there is a server to open it; `None` when playing is done."""
        while not self.done:
            try:
                return await asyncio.to_thread(open_table, self.node, self.game, SEATS, options=self.options)
            except Exception:  # the server is away, in one of many ways
                await asyncio.sleep(0.02)
        return None

    async def _play(self, opened: Any) -> None:
        pending: dict[str, Any] | None = None
        while not self.done:
            try:
                async with at(self.node, opened["table"], opened["key"]) as player:
                    while not self.done:
                        if player.now["ended"]:
                            self.finished += 1
                            return
                        pending = pending or self._next(player)
                        answer = await player.command(**pending)
                        if answer.get("code") == "unavailable":
                            await asyncio.sleep(0.05)
                            continue
                        self._note(opened["table"], pending["id"], answer)
                        pending = None
            except AWAY:
                await asyncio.sleep(0.02)

    def _next(self, player: Player) -> dict[str, Any]:
        turn = player.now["turn"]
        base = {"id": secrets.token_hex(8), "seq": player.now["seq"], "seat": turn["seat"]}
        if turn["what"] == "roll":
            return base | {"kind": "roll"}
        return base | {"kind": "play", "move": random.choice(player.now["allowed"])}

    def _note(self, table: str, id: str, answer: Any) -> None:
        if answer["type"] == "answer":
            self.taken[table][id] = (answer["first"], answer["last"])
        else:
            self.refused[table].add(id)

    def check(self, node: Running) -> int:
        """Everything acknowledged is there, once, where it was said to be. How many answers were checked."""
        with node.client() as client:
            for opened in self.tables:
                record = client.get(f"/api/tables/{opened['table']}/record")
                assert record.status_code == 200, record.text
                assert verify(record.content).sound
                events = [json.loads(line) for line in record.text.splitlines()[1:]]
                by_id = {event["id"]: event["seq"] for event in events if "id" in event}
                assert len(by_id) == sum("id" in event for event in events), "an id occurs once"
                for id, (first, last) in self.taken[opened["table"]].items():
                    assert by_id.get(id) == first and last <= len(events), f"{id} was acknowledged and is lost"
                assert not self.refused[opened["table"]] & set(by_id), "what was refused did not happen"
        return sum(map(len, self.taken.values()))


async def progress(players: list[Stubborn], answers: int) -> None:
    """Until a number of further commands was answered: play goes on."""

    def total() -> int:
        return sum(len(taken) for player in players for taken in player.taken.values())

    before = total()
    async with asyncio.timeout(60):
        while total() < before + answers:
            await asyncio.sleep(0.002)
