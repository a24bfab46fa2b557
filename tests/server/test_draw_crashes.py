"""Kills −9 at each step of a draw, and nodes that change in between: the same opening, the same links, one outcome."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from parlour.table.device import Kept
from parlour.table.verify import verify
from tests.cases import first
from tests.server.devices import DevicePlayer, sits
from tests.server.nodes import Running, Zygote, free_port
from tests.server.players import ME, OTHER, join, open_table
from tests.server.postgresql import PostgreSQL
from tests.server.test_draws import FIRST, press, record, until_draw

AWAY = (OSError, WebSocketException, TimeoutError, EOFError)


async def closed(player: DevicePlayer) -> None:
    await player.socket.close()


@pytest.mark.parametrize("moment", first(2, ["one reveal", "outcome", "open", "go"]))
async def test_a_kill_at_each_step(zygote: Zygote, folder: Path, moment: str) -> None:
    database = str(folder / "parlour.sqlite3")
    node = zygote.start(database=database)
    opened = open_table(node, "shutbox", [ME, OTHER], devices=True, options=FIRST, absent="wait")
    joined = join(node, opened)
    keys = (opened["key"], joined["key"])
    ada = await sits(node, opened["table"], keys[0]).__aenter__()
    bob = await sits(node, opened["table"], keys[1]).__aenter__()
    bob.asleep, bob.silent = moment == "open", moment in ("go", "one reveal")
    ada.silent = moment == "go"
    await asyncio.sleep(1.1 if moment == "open" else 0)
    await press(ada)
    draw = await until_draw(ada, lambda draw: True)
    if moment != "open":
        await until_draw(bob, lambda draw: draw["go"])
    if moment == "one reveal":
        await until_draw(bob, lambda draw: len(draw["revealed"]) == 1)
    if moment == "outcome":
        while ada.now["draw"]:
            await asyncio.gather(ada.hear(), bob.hear())
    before = record(node, opened)
    node.kill()
    node = zygote.start(database=database, port=node.port)
    assert record(node, opened) == before, "nothing that was told is lost"
    async with (
        sits(node, opened["table"], keys[0], ada.kept) as ada,
        sits(node, opened["table"], keys[1], bob.kept) as bob,
    ):
        await asyncio.gather(ada.play_on(), bob.play_on())
    after = record(node, opened)
    node.kill()
    found = verify(after)
    assert after.startswith(before)
    assert (found.status, found.drops, found.alone, found.voids) == ("finished", 0, 0, {})
    outcomes = [json.loads(line) for line in after.splitlines() if b'"event":"outcome"' in line]
    assert [each["n"] for each in outcomes][:1] == [draw["n"]]


async def stubborn(
    nodes: list[Running], table: str, key: str, random: Random, heard: list[Any] | None = None
) -> DevicePlayer:
    """Plays on to the end whatever happens to the nodes, with one device. `heard` gets every message it was sent."""
    kept: Kept | None = None
    while True:
        sitting = sits(random.choice(nodes), table, key, kept)
        try:
            async with sitting as player:
                player.heard = player.heard if heard is None else heard
                await player.play_on()
                return player
        except (*AWAY, AssertionError) as error:
            kept = sitting.kept
            passes = any(each in str(error) for each in ("unavailable", "'drawing'"))  # or an earlier press counts
            if isinstance(error, AssertionError) and not passes:
                raise
            await asyncio.sleep(0.02)


async def survive(nodes: list[Running], restart: Any, kills: int, games: int, seed: int) -> None:
    random = Random(seed)
    done, killing = asyncio.Event(), asyncio.Lock()
    """Games go on while nodes are killed; opening a table and reading its record wait until all are up again."""

    async def play() -> None:
        for _ in range(games):
            async with killing:
                opened = await asyncio.to_thread(open_table, nodes[0], "shutbox", [ME, OTHER], devices=True)
                joined = await asyncio.to_thread(join, nodes[0], opened)
            people = [stubborn(nodes, opened["table"], key, Random(seed)) for key in (opened["key"], joined["key"])]
            await asyncio.gather(*people)
            async with killing:
                found = verify(record(nodes[0], opened))
            assert found.status == "finished" and not found.voids, found
        done.set()

    async def kill() -> None:
        for _ in range(kills):
            await asyncio.sleep(random.random() * 0.6)
            if done.is_set():
                return
            place = random.randrange(len(nodes))
            async with killing:
                nodes[place].kill()
                nodes[place] = await asyncio.to_thread(restart, nodes[place])

    await asyncio.gather(play(), kill())


@pytest.mark.long
async def test_a_game_survives_kills(zygote: Zygote, folder: Path) -> None:
    database = str(folder / "parlour.sqlite3")

    def again(node: Running) -> Running:
        return zygote.start(database=database, port=node.port)

    node = zygote.start(database=database, port=free_port())
    nodes = [node]
    await survive(nodes, again, kills=4, games=1, seed=3)
    nodes[0].kill()


@pytest.mark.long
@pytest.mark.parametrize("hints", [True, False])
async def test_two_nodes_draw_together(zygote: Zygote, postgresql: PostgreSQL, hints: bool) -> None:
    """Ada is at one node, Bob at the other: one history, every device in every draw."""
    with postgresql.database(f"draws_{hints}".lower()) as url:
        nodes = [zygote.start(database=url, hints=hints) for _ in range(2)]
        opened = open_table(nodes[0], "shutbox", [ME, OTHER], devices=True, absent="wait")
        joined = join(nodes[1], opened)
        async with (
            sits(nodes[0], opened["table"], opened["key"]) as ada,
            sits(nodes[1], opened["table"], joined["key"]) as bob,
        ):
            await asyncio.gather(ada.play_on(), bob.play_on())
            assert ada.device is not None and bob.device is not None
            assert ada.device.head == bob.device.head
        found = verify(record(nodes[1], opened))
        for node in nodes:
            node.kill()
    assert (found.status, found.alone, found.drops, found.voids) == ("finished", 0, 0, {})
    assert found.covered == [found.draws] * 2


@pytest.mark.long
async def test_two_nodes_survive_kills(zygote: Zygote, postgresql: PostgreSQL) -> None:
    with postgresql.database("draws_killed") as url:

        def again(node: Running) -> Running:
            return zygote.start(database=url, port=node.port)

        nodes = [zygote.start(database=url, port=free_port()) for _ in range(2)]
        await survive(nodes, again, kills=60, games=6, seed=5)
        for node in nodes:
            node.kill()


@pytest.mark.long
async def test_many_kills(zygote: Zygote, folder: Path) -> None:
    database = str(folder / "parlour.sqlite3")

    def again(node: Running) -> Running:
        return zygote.start(database=database, port=node.port)

    nodes = [zygote.start(database=database, port=free_port())]
    await survive(nodes, again, kills=100, games=8, seed=4)
    nodes[0].kill()
