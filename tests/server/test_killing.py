"""Durability, proven by killing: nothing acknowledged is lost, nothing happens twice, and every game goes on."""

import asyncio
import json
import random
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from parlour.server.settings import Lifetimes
from parlour.server.storage.sqlite import Sqlite
from parlour.server.storage.store import Store
from tests.server.nodes import Zygote, start
from tests.server.players import BOT, at, open_table
from tests.server.postgresql import PostgreSQL
from tests.server.stubborn import SEATS, Stubborn, progress


async def survive(zygote: Zygote, kills: int, seed: int, count: int = 1, **settings: Any) -> tuple[int, int]:
    """Plays at four tables while nodes are killed again and again. Answers checked, and games finished."""
    dice = random.Random(seed)
    nodes = [await asyncio.to_thread(zygote.start, **settings) for _ in range(count)]
    games = [("rolit", {"size": 4}), ("rolit", {"size": 6}), ("shutbox", {}), ("shutbox", {"variant": "young"})]
    players = [Stubborn(nodes[number % count], *game) for number, game in enumerate(games)]
    tasks = [asyncio.create_task(player.run()) for player in players]
    for _ in range(kills):
        await progress(players, dice.randrange(1, 12))
        await asyncio.sleep(dice.uniform(0.0, 0.05))
        which = dice.randrange(count)
        nodes[which].kill()
        nodes[which] = await asyncio.to_thread(zygote.start, **settings | {"port": nodes[which].port})
    await progress(players, 4)
    for player in players:
        player.done = True
    await asyncio.wait_for(asyncio.gather(*tasks), 60)
    checked = sum(player.check(dice.choice(nodes)) for player in players)
    for node in nodes:
        node.kill()
    return checked, sum(player.finished for player in players)


async def test_a_node_on_sqlite_is_killed_and_nothing_is_lost(zygote: Zygote, tmp_path: Path) -> None:
    checked, _ = await survive(zygote, 8, seed=1, database=str(tmp_path / "games.sqlite3"))
    assert checked > 20


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_a_node_on_sqlite_is_killed_five_hundred_times(zygote: Zygote, tmp_path: Path) -> None:
    checked, finished = await survive(zygote, 500, seed=2, database=str(tmp_path / "games.sqlite3"))
    assert checked > 2500 and finished > 25


@pytest.mark.long
async def test_a_node_on_postgresql_is_killed_and_nothing_is_lost(zygote: Zygote, postgresql: PostgreSQL) -> None:
    checked, _ = await survive(zygote, 5, seed=3, database=postgresql.url)
    assert checked > 10


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_two_nodes_on_postgresql_are_killed_two_hundred_times(zygote: Zygote, postgresql: PostgreSQL) -> None:
    checked, finished = await survive(zygote, 200, seed=4, count=2, database=postgresql.url)
    assert checked > 1000 and finished > 10


async def outlive(zygote: Zygote, postgresql: PostgreSQL, kills: int, seed: int) -> int:
    """The node lives on while its database is killed under it."""
    dice = random.Random(seed)
    node = await asyncio.to_thread(zygote.start, database=postgresql.url)
    players = [Stubborn(node, "rolit", {"size": 6}), Stubborn(node, "shutbox", {})]
    tasks = [asyncio.create_task(player.run()) for player in players]
    for _ in range(kills):
        await asyncio.sleep(dice.uniform(0.1, 0.6))
        await asyncio.to_thread(postgresql.kill)
        await asyncio.to_thread(postgresql.restart)
        await progress(players, 4)
    for player in players:
        player.done = True
    await asyncio.wait_for(asyncio.gather(*tasks), 60)
    checked = sum(player.check(node) for player in players)
    node.kill()
    return checked


async def test_postgresql_itself_is_killed_and_nothing_is_lost(zygote: Zygote, postgresql: PostgreSQL) -> None:
    assert await outlive(zygote, postgresql, 1, seed=5) >= 4


@pytest.mark.long
@pytest.mark.timeout(3600)
async def test_postgresql_itself_is_killed_two_hundred_times(zygote: Zygote, postgresql: PostgreSQL) -> None:
    assert await outlive(zygote, postgresql, 200, seed=6) >= 800


@pytest.mark.long
async def test_bots_go_on_by_themselves_after_a_kill(tmp_path: Path) -> None:
    node = start(tmp_path)
    opened = open_table(node, "rolit", [BOT, BOT], options={"size": 6}, bot_pause=150)
    time.sleep(1)
    node.kill()
    node = start(tmp_path, port=node.port)
    async with at(node, opened["table"]) as watcher:
        while not watcher.now["ended"]:
            await watcher.hear()
        assert watcher.now["ended"]["why"] == "over"
    assert node.stop() == 0


async def test_a_disk_that_refuses_stops_the_node_loudly_and_loses_nothing(tmp_path: Path) -> None:
    """Every write beyond a size fails, as on a full disk: the node says so and ends, and the file is sound."""
    database = tmp_path / "games.sqlite3"
    node = start(tmp_path, database=str(database), file_limit=600_000, workers=0)
    player = Stubborn(node, "shutbox", {})
    task = asyncio.create_task(player.run())
    status = await asyncio.to_thread(node.process.wait, 60)
    player.done = True
    await asyncio.wait_for(task, 30)
    assert status == 1 and '"level": "critical"' in node.log.read_text()
    assert sqlite3.connect(database).execute("PRAGMA integrity_check").fetchone() == ("ok",)
    node = start(tmp_path, database=str(database), port=node.port, workers=0)
    assert player.check(node) >= 8
    last, new = player.tables[-1], open_table(node, "shutbox", SEATS)
    for opened in (last, new):
        async with at(node, opened["table"], opened["key"]) as ada:
            if opened is new or not ada.now["ended"]:
                await ada.play_on(moves=2)
    assert node.stop() == 0


async def test_a_torn_log_recovers_to_a_prefix(zygote: Zygote, tmp_path: Path) -> None:
    """The write-ahead log cut anywhere gives the game as it stood after some committed command, never a broken one."""
    database = tmp_path / "games.sqlite3"
    node = await asyncio.to_thread(zygote.start, database=str(database))
    opened = open_table(node, "shutbox", SEATS)
    async with at(node, opened["table"], opened["key"]) as ada:
        await ada.play_on(moves=12)
        log = list(ada.log)
        node.kill()
    wal = database.with_name(database.name + "-wal").read_bytes()
    dice, lengths = random.Random(7), set()
    for number, cut in enumerate(sorted(dice.randrange(len(wal)) for _ in range(12))):
        torn = tmp_path / f"torn-{number}.sqlite3"
        shutil.copy(database, torn)
        torn.with_name(torn.name + "-wal").write_bytes(wal[:cut])
        lengths.add(await _is_prefix(torn, opened["table"], log))
    assert len(lengths) > 2


async def _is_prefix(path: Path, table: str, log: list[Any]) -> int:
    database = Sqlite(path)
    await database.open()
    try:
        stored = await Store(database, Lifetimes()).load(table)
        if stored is None:
            return 0
        found = [event.to_json() for event in stored.table.log]
        assert json.loads(json.dumps(found)) == log[: len(found)]
        return len(found)
    finally:
        await database.close()
