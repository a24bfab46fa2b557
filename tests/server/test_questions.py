"""Positions as pages are asked about them: worked out once, and never on the event loop, since much is loaded first."""

import threading
from typing import Any

import pytest

from parlour.server.ops.metrics import Metrics
from parlour.server.settings import Settings
from parlour.server.thinking.pondering import Pondering
from tests.server.held_table import opened


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The threads in which positions are written down."""
    engine = type(opened("rolit", "hard")[0].table.header.game.engine())
    real, found = engine.position, list[int]()

    def position(self: Any, state: Any) -> Any:
        found.append(threading.get_ident())
        return real(self, state)

    monkeypatch.setattr(engine, "position", position)
    return found


async def test_what_a_page_is_asked_for_a_bot_is_worked_out_once(threads: list[int]) -> None:
    room, _, host, person = opened("rolit", "hard", size=6, preset="reversi")
    await host.settle(room)
    person.chances = 2
    settings = Settings(database="", devices_think=True, device_seconds=0.05)
    assert await Pondering(settings, Metrics()).move(room, 1, "hard") is None, "the page does not answer"
    assert person.heard[-1]["type"] == "think" and person.chances == 1
    assert len(threads) == 1 and threading.get_ident() not in threads
