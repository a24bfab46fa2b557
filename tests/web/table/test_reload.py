"""A reload at any moment: in the middle of a movement, with a dialog open, with half a choice made."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.table.conftest import ADA, BOT, GRACE_HERE, ComeTo, Lay, at, click_on, ready

LINES = "document.querySelectorAll('.log li').length"


@pytest.mark.long
def test_in_the_middle_of_a_movement(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, BOT, first=0)
    page = at(visit, table.link, reduced_motion="no-preference")
    for _ in range(3):
        ready(page)
        assert click_on(page)
        page.wait_for_timeout(60)
        page.reload()
    page.wait_for_selector(".room .board .board")
    ready(page)
    assert page.evaluate(LINES) == table.told() >= 2
    balls = sum(cell is not None for row in table.view()["cells"] for cell in row)
    assert page.locator(".plate .rim").count() == balls


@pytest.mark.long
def test_with_a_dialog_open(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, BOT, first=0)
    page = at(visit, table.link)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End game").click()
    page.locator("dialog[open]").wait_for()
    page.reload()
    ready(page)
    assert page.locator("dialog[open]").count() == 0
    assert table.ask("")["now"]["ended"] is None


@pytest.mark.long
def test_with_half_a_choice_made(come_to: ComeTo, visit: Visit) -> None:
    """Flaps that were only picked stand again; the same roll still lies there."""
    table = come_to(lambda view: len(view["sets"]) > 1, "shutbox", ADA, GRACE_HERE)
    page = at(visit, table.link)
    ready(page)
    page.locator(".board .chip").first.click()
    expect(page.locator("[aria-pressed=true]").first).to_be_attached()
    page.reload()
    ready(page)
    assert page.locator("[aria-pressed=true]").count() == 0
    assert page.locator(".board .chip").count() > 1
