"""Unfinished games as the menu shows them."""

import time
from pathlib import Path

import pytest

from parlour.terminal.saves import Save


@pytest.mark.parametrize(("zone", "shown"), [("UTC", "2026-11-14 23:30"), ("Asia/Jerusalem", "2026-11-15 01:30")])
def test_the_time_is_that_of_the_clock_on_the_wall(zone: str, shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        assert Save(Path("game.jsonl"), "rolit", (), "2026-11-14T23:30:00.123Z", 3).begun() == shown
    finally:
        monkeypatch.undo()
        time.tzset()


def test_a_time_that_is_none_is_shown_as_it_is_written() -> None:
    assert Save(Path("game.jsonl"), "rolit", (), "yesterday", 3).begun() == "yesterday"
