"""Silence costs the silent: the clock of whose device is waited for runs, and nobody undoes a game by keeping back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.table.verify import verify
from tests.server.devices import DevicePlayer, sits
from tests.server.nodes import Running, Zygote, start
from tests.server.players import ME, OTHER, join, open_table
from tests.server.test_draws import Pair, listening, press, record

LOST = {"kind": "move", "seconds": 5, "out": "lost"}
SEAT = {"kind": "move", "seconds": 5, "out": "seat"}


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose seconds are short."""
    running = start(tmp_path_factory.mktemp("silence"), clock_scale=0.2)
    yield running
    assert running.stop() == 0, running.log.read_text()
    assert "a bug" not in running.log.read_text()


async def heard(player: DevicePlayer, kind: str) -> Any:
    async with asyncio.timeout(30):
        while not any(event["event"] == kind for event in player.log):
            await player.hear(30)
    return [event for event in player.log if event["event"] == kind][-1]


async def test_keeping_a_number_back_loses_the_game_on_time(hasty: Running) -> None:
    """Bob's device is ready and never reveals. Nobody has to agree to anything, and Ada has won."""
    async with Pair(hasty, clock=LOST, absent="wait") as pair:
        pair.bob.silent = True
        async with listening(pair.bob):
            await press(pair.ada)
            ended = await heard(pair.ada, "end")
        assert (ended["why"], ended["seat"]) == ("time", 1)
        assert pair.ada.now["ended"]["places"] == [0, 1]
        found = verify(record(hasty, pair.opened))
        assert (found.status, found.open, found.draws) == ("finished", 1, 0)


async def test_a_table_that_waits_rolls_on_when_a_bot_sits_there(hasty: Running) -> None:
    """Bob's device sleeps before go: it is not dropped while Bob sits there; then his time is up."""
    async with Pair(hasty, clock=SEAT, absent="wait") as pair:
        pair.bob.asleep = True
        await asyncio.sleep(1.1)  # so that its registration does not count as being awake
        async with listening(pair.bob):
            await press(pair.ada)
            await heard(pair.ada, "outcome")
        kinds = [event["event"] for event in pair.ada.log]
        assert kinds.index("open") < kinds.index("seat", kinds.index("open")) < kinds.index("drop")
        assert verify(record(hasty, pair.opened)).status == "in play"
        assert not pair.ada.device.alarm


async def test_no_roll_is_opened_without_everybodys_device(hasty: Running) -> None:
    """Not even when the person who opened the table would begin."""
    async with Pair(hasty, absent="wait") as pair:
        await pair.bob.send_answer("leave", 0, device=pair.bob.device.kept.id)
        await heard(pair.bob, "leave")
        refused = await pair.ada.command("begin")
        assert refused["code"] == "not_asked"
        answer = await press(pair.ada)
        assert answer is None or answer["type"] == "answer", "a person who stepped out is not waited for"


@pytest.mark.long
async def test_nobody_is_replaced_within_a_minute(zygote: Zygote, folder: Path) -> None:
    """A page believes that its person was gone after sixty seconds by its own clock: no table may be quicker."""
    node = zygote.start(folder)
    opened = open_table(node, "shutbox", [ME, OTHER], devices=True)
    joined = join(node, opened)
    async with sits(node, opened["table"], opened["key"]) as ada:
        async with sits(node, opened["table"], joined["key"]):
            pass
        since = time.monotonic()
        while (answer := await ada.command("takeover", who=1, level="random"))["type"] == "refused":
            assert answer["code"] == "not_gone"
            await asyncio.sleep(0.5)
        waited = time.monotonic() - since
    node.kill()
    assert 60 <= waited < 80


async def test_pings_are_answered_in_order(hasty: Running) -> None:
    async with Pair(hasty) as pair:
        await pair.ada.say(type="react", id="r1", seat=0, what="hello", seq=pair.ada.now["seq"])
        await pair.ada.say(type="ping", id="p1")
        order = []
        while "p1" not in order:
            message = await pair.ada.hear()
            order += [message["id"]] if message["type"] in ("answer", "pong") else []
        assert order == ["r1", "p1"] and message["seq"] == pair.ada.now["seq"]
