"""Games that go on and on: they can be joined, watched, written, replayed and verified, and nobody else waits."""

import asyncio
import time
from pathlib import Path

import httpx
import pytest
from bench.honest import play
from bench.long import KEY, long_game, put
from websockets.asyncio.client import connect

from parlour.table.events import FIRST_KINDS
from parlour.table.verify import verify
from tests.server.nodes import PLENTY, Running, Zygote
from tests.server.players import ME, Player, open_table

MOVES = 8
"""That somebody else makes meanwhile, at least."""


async def look(node: Running, id: str, seq: int) -> None:
    """Join, move, watch, write, verify, replay."""
    async with connect(node.live(id), compression=None, max_size=None, open_timeout=60) as socket:
        ada = Player(socket)
        await ada.hello(KEY, seconds=300)
        assert [event["seq"] for event in ada.log] == list(range(1, seq + 1))
        assert (await ada.until("welcome"))["table"]["since"] == seq, "and what happened meanwhile"
        assert (await ada.move())["type"] == "answer"
        await ada.say(type="sync", since=0)
        assert len((await ada.until("welcome", seconds=300))["table"]["log"]) == ada.now["seq"] > seq
    async with httpx.AsyncClient(base_url=node.url, timeout=300, verify=False) as client:
        record = await client.get(f"/api/tables/{id}/record")
        assert (await asyncio.to_thread(verify, record.content)).sound
        now = (await client.get(f"/api/tables/{id}")).json()
        assert len(now["log"]) == len(now["said"]) == now["now"]["seq"]
        steps, since = 0, 0
        while True:
            part = (await client.get(f"/api/tables/{id}/replay", params={"since": since})).json()
            assert part["verified"]["sound"] and part["steps"][0]["event"]["seq"] > since
            steps, since = steps + len(part["steps"]), part["steps"][-1]["event"]["seq"]
            if not part["more"]:
                break
        told = [event for event in now["log"] if event["event"] in FIRST_KINDS]
        assert steps == len(told), "what concerns chance alone is not shown"


async def follow(zygote: Zygote, folder: Path, events: int) -> None:
    table, chance = await asyncio.to_thread(long_game, events)
    await put(folder / "long.sqlite3", table, chance)
    node = await asyncio.to_thread(lambda: zygote.start(database=str(folder / "long.sqlite3"), limits=PLENTY))
    opened = await asyncio.to_thread(open_table, node, "rolit", [ME, ME | {"name": "Bea"}])
    looking = asyncio.create_task(look(node, table.header.id, table.seq))
    taken = await play(node.live(opened["table"]), opened["key"], time.monotonic(), at_least=MOVES)
    assert len(taken) >= MOVES and not looking.done(), "somebody else gets on while the long game is looked at"
    await looking
    node.kill()


@pytest.mark.long
async def test_a_long_game_is_joined_written_and_replayed_and_nobody_waits(zygote: Zygote, tmp_path: Path) -> None:
    await follow(zygote, tmp_path, 4_000)


@pytest.mark.long
@pytest.mark.timeout(1800)
async def test_a_game_of_a_hundred_thousand_events(zygote: Zygote, tmp_path: Path) -> None:
    await follow(zygote, tmp_path, 100_000)
