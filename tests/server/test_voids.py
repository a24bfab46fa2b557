"""Silence on a real server: three draws may be voided, and where a fourth would be, the table ends."""

import asyncio
from collections.abc import Iterator

import pytest

from parlour.table.chance.ledger import MOST_VOIDS
from parlour.table.verify import verify
from tests.server.devices import DevicePlayer
from tests.server.nodes import Running, start
from tests.server.test_draws import Pair, record


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where persons are asked about a silent device after one second."""
    running = start(tmp_path_factory.mktemp("hasty"), silent_after=1.0, gone_after=60.0)
    yield running
    assert running.stop() == 0, running.log.read_text()
    assert "a bug" not in running.log.read_text()


def is_there(player: DevicePlayer, device: str) -> bool:
    """Whether a device takes part in the next draw, as far as this player has heard."""
    about = [event for event in player.log if device in (event.get("device"), *event.get("missing", ()))]
    return about[-1]["event"] not in ("drop", "void", "leave")


async def play_and_agree(player: DevicePlayer, other: str) -> None:
    """Plays when it is this player's turn and the other's device is there; agrees to every void."""
    assert player.device is not None
    own, agreed = player.device.kept.id, set[int]()
    while not player.now["ended"]:
        draw = player.now["draw"]
        if draw and draw["voidable"] and own in draw["revealed"] and draw["n"] not in agreed:
            agreed.add(draw["n"])
            player.device.agrees(draw["n"])
            await player.send_answer("agree", draw["n"], device=own, open=draw["open"])
        elif player.my_turn and is_there(player, other):
            await player.move()
        else:
            await player.hear(60)


async def test_a_fourth_void_ends_the_table(hasty: Running) -> None:
    """Bob's device is always ready and never reveals. Ada agrees each time; nobody raises an alarm."""
    async with Pair(hasty) as pair:
        pair.bob.silent = True
        mine, theirs = pair.ada.device.kept.id, pair.bob.device.kept.id
        async with asyncio.timeout(120):
            await asyncio.gather(play_and_agree(pair.ada, theirs), play_and_agree(pair.bob, mine))
        ended = pair.ada.log[-1]
        assert (ended["event"], ended["why"]) == ("end", "voids")
        assert [link is None for link in ended["links"]] == [False, True], "it ends with the draw open, and says so"
        found = verify(record(hasty, pair.opened))
        assert (found.status, len(found.voids)) == ("finished", MOST_VOIDS)
        voids = [event for event in pair.ada.log if event["event"] == "void"]
        assert [event["missing"] for event in voids] == [[theirs]] * MOST_VOIDS
        assert not pair.ada.device.alarm and not pair.bob.device.alarm
