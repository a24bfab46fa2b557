"""Draws of the second format on a real server: devices take part, sleep, fall silent, die; the table goes on."""

import asyncio
from typing import Any

import pytest

from parlour.table.verify import verify
from tests.server.devices import DevicePlayer, sits
from tests.server.nodes import Running, start
from tests.server.players import BOT, HERE, ME, OTHER, at, bearer, join, open_table


@pytest.fixture(scope="module")
def second(tmp_path_factory: pytest.TempPathFactory) -> Any:
    running = start(tmp_path_factory.mktemp("second"), format="parlour/2", gone_after=60.0)
    yield running
    assert running.stop() == 0, running.log.read_text()
    assert "a bug" not in running.log.read_text()


def record(node: Running, opened: Any) -> bytes:
    with node.client() as client:
        answer = client.get(f"/api/tables/{opened['table']}/record", headers=bearer(opened["key"]))
        assert answer.status_code == 200
        return answer.content


async def together(*players: DevicePlayer) -> None:
    await asyncio.gather(*(player.play_on() for player in players))


async def test_one_person_against_bots(second: Running) -> None:
    opened = open_table(second, seats=[ME, BOT], devices=True)
    async with sits(second, opened["table"], opened["key"]) as ada:
        await ada.play_on()
    found = verify(record(second, opened))
    assert (found.status, found.format, found.alone, found.drops) == ("finished", "parlour/2", 0, 0), found
    assert found.covered == [found.draws, 0]


async def test_two_people_and_a_bot(second: Running) -> None:
    opened = open_table(second, seats=[ME, OTHER, BOT], devices=True)
    joined = join(second, opened)
    async with (
        sits(second, opened["table"], opened["key"]) as ada,
        sits(second, opened["table"], joined["key"]) as bob,
    ):
        await together(ada, bob)
    found = verify(record(second, opened))
    assert (found.status, found.alone, found.drops) == ("finished", 0, 0)
    assert found.covered == [found.draws, found.draws, 0]


@pytest.mark.parametrize("seats", [[ME, BOT], [HERE, HERE], [HERE, BOT]])
@pytest.mark.parametrize("game", ["shutbox", "tuki", "rolit"])
async def test_clients_without_devices_play_as_ever(second: Running, game: str, seats: list[Any]) -> None:
    """They open tables without `devices`: play begins at once, a `roll` is answered with its outcome."""
    options = {"tuki": {"rounds": 1}, "rolit": {"size": 6}}.get(game, {})
    opened = open_table(second, game, seats, options=options)
    async with at(second, opened["table"], opened["key"]) as old:
        await old.play_on()
    found = verify(record(second, opened))
    assert found.status == "finished" and found.alone == found.draws


async def test_bots_alone(second: Running) -> None:
    opened = open_table(second, seats=[BOT, BOT], devices=True)
    async with at(second, opened["table"], opened["key"]) as watcher:
        while not watcher.now["ended"]:
            await watcher.hear()
    assert verify(record(second, opened)).status == "finished"
