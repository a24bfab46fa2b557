"""Rare events are told plainly, and played through by clicking: ties, matches, last cards, last turns."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit, missing_messages
from tests.web.table.conftest import ADA, GRACE_HERE, ComeTo, Lay, at, click_on, read, says


def play_out(page: Page) -> None:
    while click_on(page):
        pass
    assert page.locator(".after h2").inner_text()
    assert not missing_messages(page)


@pytest.mark.long
def test_a_tie_is_rolled_out(come_to: ComeTo, visit: Visit) -> None:
    """SB-13: each of the tied rolls once more, on the rows as they stand."""
    table = come_to(lambda view: view["tie"] == "roll", "shutbox", ADA, GRACE_HERE, variant="no-surprises")
    page = at(visit, table.link)
    assert "A tie: tied players roll once more" in read(page, ".board .centre")
    rows = table.view()["rows"]
    assert [page.locator(".row g.shut").count()] == [sum(f["state"] == "shut" for row in rows for f in row["flaps"])]
    play_out(page)


@pytest.mark.long
def test_a_tournament_over_several_games_is_played_to_the_end(lay: Lay, visit: Visit) -> None:
    """SB-32. Nobody can have 60 points after one game: ten flaps add up to 55."""
    table = lay("shutbox", ADA, GRACE_HERE, variant="tournament", until="60 points")
    page = at(visit, table.link)
    play_out(page)
    view = table.view()
    assert len(view["sheet"]) >= 2
    page.get_by_role("button", name="More").click()
    written = sorted(int(points) for points in page.locator(".after td").all_inner_texts() if points)
    assert written == sorted(points for line in [*view["sheet"], view["scores"]] for points in line)


def test_the_last_card_is_a_choice_of_three(come_to: ComeTo, visit: Visit) -> None:
    """TK-08."""
    table = come_to(lambda view: view["targets"]["pass"], "tuki", ADA, GRACE_HERE, rounds=1)
    page = at(visit, table.link)
    assert "Your last hidden card" in read(page, ".status")
    assert page.get_by_role("button", name="Discard, open the last card").is_enabled()
    page.get_by_role("button", name="Discard and wait").click()
    says(page, ".log li", "discards it and opens nothing")


def test_the_last_turns_are_announced(come_to: ComeTo, visit: Visit) -> None:
    """TK-09."""
    table = come_to(lambda view: view["ending"] == "closed" and view["last_turns"], "tuki", ADA, GRACE_HERE, rounds=1)
    closer = ("Ada", "Grace")[table.view()["closer"]]
    page = at(visit, table.link)
    assert f"{closer} has no hidden card left" in read(page, ".ending")
    assert "This is your last turn" in read(page, ".ending strong")
    assert read(page, ".nearest .tag") == "last turn"


def test_a_capture_that_must_be_made_is_explained(lay: Lay, visit: Visit) -> None:
    """RO-07."""
    table = lay("rolit", ADA, GRACE_HERE, first=0)
    page = at(visit, table.link)
    says(page, ".status", "you must capture")
    marked = {place.get_attribute("data-place") for place in page.locator("[aria-disabled=false]").all()}
    assert marked == {move["move"] for move in table.view()["moves"]}


def test_where_nothing_can_be_captured_any_neighbour_will_do(come_to: ComeTo, visit: Visit) -> None:
    """RO-08."""
    table = come_to(lambda view: view["must"] == "place", "rolit", ADA, GRACE_HERE, size=4)
    says(at(visit, table.link), ".status", "nothing to capture; place a ball next to any ball")
