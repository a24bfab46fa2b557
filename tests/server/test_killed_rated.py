"""Nodes killed −9 while devices reveal, ratings are written and a tournament runs: nothing lost, nothing counted twice.

People play rated games and a tournament, with one device each for the whole of a game, whatever happens to the nodes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.table.verify import verify
from tests.server.nodes import Running, Zygote, free_port
from tests.server.players import join, open_table
from tests.server.postgresql import PostgreSQL
from tests.server.test_draw_crashes import stubborn
from tests.server.test_draws import record
from tests.server.test_ratings import enter, me, person, told
from tests.server.test_tournaments import Cup, undecided

PAIRS = 2
"""How many pairs of people play rated games at once."""
LONG = {"kind": "move", "seconds": 3600, "out": "lost"}


class World:
    """Nodes that are killed again and again; `calm` holds while all are up."""

    def __init__(self, nodes: list[Running], again: Callable[[Running], Running], kills: int, seed: int) -> None:
        self.nodes, self.again, self.kills, self.dice = nodes, again, kills, Random(seed)
        self.calm, self.killed, self.done = asyncio.Lock(), 0, False
        self.games: dict[str, list[Any]] = {}
        """By rating key: the tables that its person played to the end."""
        self.reveals = self.rounds = 0

    async def asks(self, call: Callable[..., Any], *given: Any, **more: Any) -> Any:
        """Asks a server while no node is being killed."""
        async with self.calm:
            return await asyncio.to_thread(call, *given, **more)

    async def kill(self) -> None:
        for _ in range(self.kills):
            await asyncio.sleep(self.dice.uniform(0.05, self.dice.choice((0.3, 1.6))))  # a node looks once a second
            place = self.dice.randrange(len(self.nodes))
            async with self.calm:
                self.nodes[place].kill()
                self.nodes[place] = await asyncio.to_thread(self.again, self.nodes[place])
            self.killed += 1
        self.done = True

    async def play(self, table: str, keys: list[str]) -> None:
        """Everybody plays to the end; the record is whole, and every device was in every draw."""
        await asyncio.gather(*(stubborn(self.nodes, table, key, Random(table)) for key in keys))
        found = verify(await self.asks(record, self.nodes[0], {"table": table, "key": keys[0]}))
        assert (found.status, found.voids, found.drops, found.alone) == ("finished", {}, 0, 0), found
        assert found.covered == [found.draws] * 2
        self.reveals += 2 * found.draws

    async def pair(self, number: int) -> None:
        """Two people play one rated game after the other."""
        people = [await self.asks(person, self.nodes[0], f"{name} {number}") for name in ("Ada", "Bob")]
        while not self.done:
            opened = await self.asks(open_table, self.nodes[0], rated=True, devices=True, clock=LONG)
            seats = [opened, await self.asks(join, self.nodes[0], opened)]
            for seat, key in zip(seats, people, strict=True):
                assert (await self.asks(enter, self.nodes[0], seat, key))[0] == 200
                self.games.setdefault(key, []).append(seat)
            await self.play(opened["table"], [seat["key"] for seat in seats])

    async def tournaments(self) -> None:
        """Three people play everybody against everybody, again and again."""
        while not self.done:
            cup = await self.asks(Cup, self.nodes, game="shutbox", options={}, clock=LONG)
            await self.asks(cup.join, "Ada", "Bo", "Cleo")
            for round in (1, 2, 3):
                (table,) = undecided(await self.asks(cup.begin, round))
                keys = [await self.asks(cup.key_of, each) for each in table["people"]]
                await self.play(table["table"], keys)
                await self._until_decided(cup)
            now = await self.asks(cup.now)
            assert now["phase"] == "over" and [len(each["tables"]) for each in now["played"]] == [1, 1, 1]
            assert sum(each["points"] for each in now["standings"]) == 6, "three games and three byes, each once"
            assert all(each["tables"][0]["why"] == "over" for each in now["played"])
            self.rounds += 3

    async def _until_decided(self, cup: Cup) -> None:
        async with asyncio.timeout(60):
            while undecided(await self.asks(cup.now)):
                await asyncio.sleep(0.05)

    async def check(self) -> int:
        """Every game counted once for each of its people, and each change began where the one before ended."""
        for key, seats in self.games.items():
            for seat in seats:
                async with asyncio.timeout(90):
                    while (await self.asks(told, self.nodes[0], seat))["state"] == "open":
                        await asyncio.sleep(0.05)
            found = await self.asks(me, self.nodes[0], key)
            (rating,) = found["ratings"]
            assert rating["rating"]["games"] == len(seats)
            assert {each["table"] for each in found["games"]} == {seat["table"] for seat in seats}
            starts = {each["before"]["mu"] for each in found["games"]}
            ends = {each["after"]["mu"] for each in found["games"]}
            assert starts - ends == {25.0} and ends - starts == {rating["rating"]["mu"]}
        return len({seat["table"] for seats in self.games.values() for seat in seats})


async def survive(nodes: list[Running], again: Callable[[Running], Running], kills: int, seed: int) -> World:
    world = World(nodes, again, kills, seed)
    async with asyncio.TaskGroup() as tasks:
        for number in range(PAIRS):
            tasks.create_task(world.pair(number))
        tasks.create_task(world.tournaments())
        tasks.create_task(world.kill())
    rated = await world.check()
    for node in nodes:
        assert "a bug" not in node.log.read_text()
        node.kill()
    print(f"{world.killed} kills: {rated} rated games, {world.rounds} rounds, {world.reveals} reveals")
    assert world.killed == kills and rated >= PAIRS and world.rounds >= 3
    return world


async def on_sqlite(zygote: Zygote, folder: Path, kills: int, seed: int) -> World:
    database = str(folder / "parlour.sqlite3")
    nodes = [await asyncio.to_thread(zygote.start, database=database, port=free_port())]
    return await survive(nodes, lambda node: zygote.start(database=database, port=node.port), kills, seed)


async def test_a_killed_node_loses_no_rating_and_no_round(zygote: Zygote, folder: Path) -> None:
    await on_sqlite(zygote, folder, kills=6, seed=11)


async def test_nodes_that_live_less_than_a_second_count_a_round(zygote: Zygote, folder: Path) -> None:
    database = str(folder / "parlour.sqlite3")
    node = await asyncio.to_thread(zygote.start, database=database)
    cup = Cup([node], game="shutbox", options={}, clock=LONG)
    cup.join("Ada", "Bo")
    (table,) = undecided(cup.begin(1))
    await asyncio.gather(*(stubborn([node], table["table"], key, Random(1)) for key in cup.people.values()))
    node.kill()
    for _ in range(10):
        node = await asyncio.to_thread(zygote.start, database=database, port=node.port)
        cup.nodes = [node]
        await asyncio.sleep(0.5)
        decided = not undecided(cup.now())
        node.kill()
        if decided:
            return
    raise AssertionError("ten nodes have seen the end of the game, and none counted it")


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_three_hundred_kills(zygote: Zygote, folder: Path) -> None:
    await on_sqlite(zygote, folder, kills=300, seed=12)


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_two_nodes_on_postgresql_and_a_hundred_kills(zygote: Zygote, postgresql: PostgreSQL) -> None:
    with postgresql.database("killed_rated") as url:
        nodes = [await asyncio.to_thread(zygote.start, database=url, port=free_port()) for _ in range(2)]
        await survive(nodes, lambda node: zygote.start(database=url, port=node.port), kills=100, seed=13)
