"""Nodes killed −9 while devices reveal, ratings are written and a tournament runs: nothing lost, nothing counted twice.

People play rated games and a tournament, with one device each for the whole of a game, whatever happens to the nodes.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from datetime import datetime
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


class Playing:
    """A table at which people play, as its record was found last, and all that they were told."""

    def __init__(self, key: str) -> None:
        self.key, self.heard, self.record = key, list[Any](), b""

    def check(self, node: Running, table: str) -> int:
        """Nothing told is lost or changed, nothing acknowledged is lost or doubled. How many answers were checked."""
        heard = list(self.heard)  # before the record is read: play goes on meanwhile
        whole = record(node, {"table": table, "key": self.key})
        assert whole.startswith(self.record), "the record of before has changed"
        self.record = whole
        lines = whole.splitlines()
        events = [json.loads(line) for line in lines[1:] if not line.startswith(b'{"name":')]
        ids = [event["id"] for event in events if "id" in event]
        assert len(set(ids)) == len(ids), "an id occurs once"
        at, answers, refused = {event["id"]: event["seq"] for event in events if "id" in event}, 0, set[str]()
        for message in heard:
            if message["type"] == "answer" and message["first"] <= message["last"]:
                assert message["last"] <= len(events) and at.get(message["id"], message["first"]) == message["first"]
                answers += 1
            elif message["type"] == "refused":
                refused.add(message["id"])
            elif message["type"] == "events":
                assert all(step["line"].encode() in lines for step in message["steps"]), "told, and lost"
        assert not refused & at.keys(), "what was refused did not happen"
        return answers


class Standing:
    """A tournament, as it stood last: what was decided stays so, and counts once."""

    def __init__(self, cup: Cup) -> None:
        self.cup, self.decided = cup, dict[str, Any]()

    def look(self, node: Running) -> None:
        with node.client() as client:
            now = client.get(f"/api/tournaments/{self.cup.id}").json()
        tables = [table for each in now["played"] for table in each["tables"]]
        decided = {table["table"]: table["places"] for table in tables if table["places"] is not None}
        assert len({table["table"] for table in tables}) == len(tables)
        assert self.decided.items() <= decided.items(), now
        self.decided = decided
        byes = sum(len(each["byes"]) for each in now["played"])
        assert sum(each["points"] for each in now["standings"]) <= len(decided) + byes, now


class World:
    """Nodes that are killed again and again; `calm` holds while all are up."""

    def __init__(self, nodes: list[Running], again: Callable[[Running], Running], kills: int, seed: int) -> None:
        self.nodes, self.again, self.kills, self.dice = nodes, again, kills, Random(seed)
        self.calm, self.killed, self.done = asyncio.Lock(), 0, False
        self.games: dict[str, list[Any]] = {}
        """By rating key: the tables that its person entered for it."""
        self.playing: dict[str, Playing] = {}
        self.cups: list[Any] = []
        """The tournament under way, as it stood last."""
        self.counted: dict[str, set[str]] = {}
        """By rating key: the tables that were found to have counted."""
        self.moves = self.draws = self.rounds = self.acknowledged = 0

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
                await asyncio.to_thread(self.look, self.dice.choice(self.nodes))
            if self.killed % 10 == 0:
                print(f"{datetime.now():%H:%M:%S} {self}", flush=True)
        self.done = True

    def look(self, node: Running) -> None:
        """After a kill: all that was ever told or acknowledged is there, once."""
        for table, playing in list(self.playing.items()):
            playing.check(node, table)
        for key in list(self.games):
            self.check_rating(node, key)
        for cup in self.cups:
            cup.look(node)
        assert "a bug" not in "".join(node.log.read_text() for node in self.nodes)

    def check_rating(self, node: Running, key: str) -> Any:
        """Each game that counted did so once, none counts no longer, and each began where the one before ended."""
        found = None
        while found != (found := me(node, key)):  # ratings and games are read one after the other, and games go on
            pass
        tables = [each["table"] for each in found["games"] if each["after"]]
        assert len(set(tables)) == len(tables) and self.counted.get(key, set()) <= set(tables), found
        assert set(tables) <= {seat["table"] for seat in self.games[key]}
        self.counted[key] = set(tables)
        if not tables:
            return found
        (rating,) = found["ratings"]
        assert rating["rating"]["games"] == len(tables), found
        starts = Counter(each["before"]["mu"] for each in found["games"] if each["after"])
        ends = Counter(each["after"]["mu"] for each in found["games"] if each["after"])
        assert starts + Counter([rating["rating"]["mu"]]) == ends + Counter([25.0]), found
        return found

    def __str__(self) -> str:
        rated = len({table for tables in self.counted.values() for table in tables})
        return (
            f"{self.killed} kills: {self.moves} moves, {self.draws} draws, {self.acknowledged} answers,"
            f" {rated} rated games, {self.rounds} rounds"
        )

    async def play(self, table: str, keys: list[str]) -> None:
        """Everybody plays to the end; the record is whole, and every device was in every draw."""
        playing = self.playing[table] = Playing(keys[0])
        await asyncio.gather(*(stubborn(self.nodes, table, key, Random(table), playing.heard) for key in keys))
        self.acknowledged += await self.asks(playing.check, self.nodes[0], table)
        del self.playing[table]
        found = verify(playing.record)
        assert (found.status, found.voids, found.drops, found.alone) == ("finished", {}, 0, 0), found
        assert found.covered == [found.draws] * 2
        self.draws += found.draws
        self.moves += playing.record.count(b'"event":"move"')

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
            self.cups = [Standing(cup)]
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
            await self.asks(self.check_rating, self.nodes[0], key)
            assert self.counted[key] == {seat["table"] for seat in seats}
        return len({seat["table"] for seats in self.games.values() for seat in seats})


async def survive(nodes: list[Running], again: Callable[[Running], Running], kills: int, seed: int) -> World:
    world = World(nodes, again, kills, seed)
    try:
        async with asyncio.TaskGroup() as tasks:
            for number in range(PAIRS):
                tasks.create_task(world.pair(number))
            tasks.create_task(world.tournaments())
            tasks.create_task(world.kill())
        rated = await world.check()
        await asyncio.to_thread(world.look, nodes[0])
    finally:
        for node in nodes:
            node.kill()
    print(world, flush=True)
    assert world.killed == kills and rated >= PAIRS and world.rounds >= 3
    return world


async def on_sqlite(zygote: Zygote, folder: Path, kills: int, seed: int) -> World:
    database = str(folder / "parlour.sqlite3")
    nodes = [await asyncio.to_thread(zygote.start, database=database, port=free_port())]
    return await survive(nodes, lambda node: zygote.start(database=database, port=node.port), kills, seed)


@pytest.mark.long
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
    for _ in range(40):
        node = await asyncio.to_thread(zygote.start, database=database, port=node.port)
        cup.nodes = [node]
        await asyncio.sleep(0.5)
        decided = not undecided(cup.now())
        node.kill()
        if decided:
            return
    raise AssertionError("forty nodes have seen the end of the game, and none counted it")


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("batch", range(10))
async def test_three_hundred_kills(zygote: Zygote, folder: Path, batch: int) -> None:
    """Thirty in each batch, which begins with a new database and is checked to its own end."""
    await on_sqlite(zygote, folder, kills=30, seed=100 + batch)


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("batch", range(5))
async def test_two_nodes_on_postgresql_and_a_hundred_kills(zygote: Zygote, postgresql: PostgreSQL, batch: int) -> None:
    """Twenty in each batch, which begins with a new database and is checked to its own end."""
    with postgresql.database(f"killed_rated_{batch}") as url:
        nodes = [await asyncio.to_thread(zygote.start, database=url, port=free_port()) for _ in range(2)]
        await survive(nodes, lambda node: zygote.start(database=url, port=node.port), kills=20, seed=200 + batch)
