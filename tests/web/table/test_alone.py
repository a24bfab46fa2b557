"""A game played alone: nobody wins or loses, what is left is told, and the cup is for a shut box."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit, missing_messages, until
from tests.web.table.conftest import ADA, ISOLATES, Lay, Table, at, read

LAST_FLAP = {"edition": "nine", "tiles": 2, "preshut": [1], "dice": 1, "until": "game"}
"""Only 2 is open: one roll in six shuts the box."""
RESULTS = "JSON.parse(localStorage['parlour.results'] ?? '[]')"
CLIPBOARD = """delete Navigator.prototype.share;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { window.copied = text } } })"""


def ended(lay: Lay, shut: bool) -> Table:
    """A game of one flap, which was shut in the end, or was not."""
    for _ in range(90):
        table = lay("shutbox", ADA, **LAST_FLAP)
        while not table.ask("")["now"]["ended"]:
            table.step()
        if (table.view()["scores"] == [0]) == shut:
            return table
    raise AssertionError("ninety games ended alike")


def came_back(page: Page, table: Table) -> Page:
    page.goto(table.server.address + table.link)
    page.wait_for_selector(".ways button")
    return page


@pytest.mark.long
def test_points_left_are_told_and_nobody_wins(lay: Lay, visit: Visit) -> None:
    page = at(visit, ended(lay, shut=False).link)
    assert read(page, "#result") == read(page, ".status") == "2 left."
    expect(page.locator(".cup, .confetti, .star")).to_have_count(0)
    assert "\n2 left.\n" in read(page, ".log")
    page.evaluate(CLIPBOARD)
    page.get_by_role("button", name="Share the result").click()
    assert until(page, "window.copied").translate(ISOLATES) == "Shut the Box – 2 left. (Ada 2)"
    (kept,) = until(page, f"{RESULTS}.length && {RESULTS}")
    assert [player["won"] for player in kept["players"]] == [False]
    assert page.get_by_text("Your best").count() == 0, "it is the first"
    came_back(page, ended(lay, shut=True))
    assert read(page, "#result") == "Ada shuts the box!"
    expect(page.locator(".after .cup")).to_have_count(1)
    expect(page.get_by_role("img", name="winner")).to_have_count(0)
    came_back(page, ended(lay, shut=False))
    assert read(page, "#result") == "2 left." and "Your best: 0" in read(page, ".after")
    page.get_by_role("button", name="Watch replay").click()
    page.locator(".replay input[type=range]").press("End")
    expect(page.locator(".replay .star")).to_have_count(0)
    assert not missing_messages(page)


def solo(number: int) -> dict[str, Any]:
    player = {"name": "Ada", "level": "", "score": 14, "won": True}
    kept = {"game": "shutbox", "options": {"players": 1, "edition": "nine"}, "best": "low", "players": [player]}
    return kept | {"table": f"t{number}", "time": 1_700_000_000_000 + number}


def test_the_season_counts_no_wins_of_games_played_alone(lay: Lay, visit: Visit) -> None:
    """Also of those that an earlier page kept as wins."""
    page = visit("/")
    page.evaluate("kept => localStorage.setItem('parlour.results', kept)", json.dumps([solo(1), solo(2)]))
    page.goto(page.url + "season")
    page.wait_for_selector("article table")
    assert page.locator("tbody tr").first.locator("th, td").all_inner_texts() == ["Ada", "2", "0", "14"]
    latest = page.locator("details ul").inner_text()
    assert "14" in latest and "★" not in latest
