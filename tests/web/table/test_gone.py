"""Somebody goes away from a table: it pauses, the others choose, and a person who comes back finds the seat."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit, missing_messages, until
from tests.web.table.conftest import ADA, GRACE, Lay, at, read, ready, says

HOLLOW = "[data-place]:not([aria-disabled=true])"
SEATS = "document.querySelector('aside ol').innerText"


@pytest.fixture
def left(lay: Lay, visit: Visit) -> tuple[Page, str]:
    """Ada, whom Grace has just left alone at the table, and the link that brings Grace back. It is Ada's turn."""
    table = lay("rolit", ADA, GRACE, first=0)
    link = table.grace()
    ada, grace = at(visit, table.link), at(visit, link)
    until(ada, f"{SEATS}.includes('here')")
    grace.context.close()
    ada.get_by_role("group", name="paused").wait_for()
    return ada, link


@pytest.mark.long
def test_the_others_are_told_and_asked(left: tuple[Page, str]) -> None:
    ada, _ = left
    assert "Grace has left" in read(ada, ".status")
    assert "Grace has been away" in read(ada, "[role=group][aria-label*=paused]")
    assert ada.locator(HOLLOW).count() == 0, "nothing can be played meanwhile"
    assert "away" in ada.evaluate(SEATS)


@pytest.mark.long
def test_they_can_wait(left: tuple[Page, str]) -> None:
    ada, _ = left
    ada.get_by_role("button", name="Wait").click()
    ready(ada)
    ada.locator(HOLLOW).first.click()
    says(ada, ".status", "Grace’s turn")


@pytest.mark.long
def test_the_table_goes_on_when_they_are_back(left: tuple[Page, str], visit: Visit) -> None:
    ada, link = left
    at(visit, link)
    ready(ada)
    assert ada.get_by_role("group", name="paused").count() == 0


@pytest.mark.long
def test_they_can_break_off(left: tuple[Page, str], visit: Visit) -> None:
    ada, link = left
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="End game").first.click()
    ada.locator(".after").wait_for()
    assert "ended early" in ada.locator(".after h2").inner_text()
    assert "ended early" in at(visit, link).locator(".after h2").inner_text()


@pytest.mark.long
def test_a_bot_plays_on_until_they_take_the_seat_back(left: tuple[Page, str], visit: Visit) -> None:
    ada, link = left
    ada.get_by_role("button", name="Let a bot play", exact=True).click()
    ready(ada)
    ada.locator(HOLLOW).first.click()
    says(ada, ".log", "Grace (bot) plays")
    ready(ada)
    assert "a bot is playing" in ada.evaluate(SEATS)
    assert "easy" in ada.evaluate(SEATS), "at a table without bots a child stands in, not the strongest there is"

    grace = at(visit, link)
    grace.get_by_role("group", name="A bot is playing for you").get_by_role("button").click()
    until(ada, f"!{SEATS}.includes('a bot is playing')")
    ada.locator(HOLLOW).first.click()
    ready(grace)
    grace.locator(HOLLOW).first.click()
    ready(ada)
    assert "Grace plays" in read(ada, ".log li"), "the person's own moves are not marked"
    assert not missing_messages(ada) and not missing_messages(grace)
