"""Taking a move back: offered to people at one screen, by button and by key; one press is one move."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit, until
from tests.web.table.conftest import click_on, ready, says

CHOICES = ".board [data-place]:not([aria-disabled=true])"
FLAPS = ".board [data-place^=flap]:not([aria-disabled=true])"
BUTTON = ".take-back"
FREE = f"document.querySelector('{BUTTON}[aria-disabled=false]') !== null"
PLACES = "() => [...document.querySelectorAll('.board [data-place]')].map(each => each.getAttribute('aria-label'))"
SEQ = "() => Number(document.querySelector('.room').dataset.seq)"


@pytest.fixture
def programs() -> bool:
    """Every move comes from the page, whose device would notice any other."""
    return False


def opened(visit: Visit, game: str) -> Page:
    """A table of one person and a bot, as the page sets it up."""
    page = visit(f"/new/{game}")
    allowed = page.get_by_role("checkbox", name="Moves may be taken back")
    assert allowed.is_checked()
    page.locator(".go button").click()
    page.wait_for_selector(".room .board > *")
    return page


def to_choose(page: Page) -> None:
    """Rolls until there is something to choose on the board."""
    ready(page)
    while page.locator(".roll button[aria-disabled=false]").count():
        before = page.evaluate(SEQ)
        click_on(page)
        until(page, "seq => Number(document.querySelector('.room').dataset.seq) > seq", before)
        ready(page)


@pytest.mark.long
def test_in_rolit_a_move_is_taken_back_with_the_answer(visit: Visit) -> None:
    page = opened(visit, "rolit")
    to_choose(page)
    before = page.evaluate(PLACES)
    assert page.locator(BUTTON).get_attribute("aria-disabled") == "true"
    for press in (lambda: page.locator(BUTTON).dblclick(), lambda: page.keyboard.press("Control+z")):
        page.locator(CHOICES).last.click()
        until(page, FREE)
        assert page.evaluate(PLACES) != before
        press()
        until(page, f"() => !({FREE})")
        ready(page)
        assert page.evaluate(PLACES) == before
    says(page, ".log", "takes a move back")
    assert page.locator(".fair").count() == 0, "its device has nothing to complain of"


def test_flaps_are_chosen_again_until_the_next_roll(visit: Visit) -> None:
    page = opened(visit, "shutbox")
    while not page.locator(FLAPS).count():
        to_choose(page)
    before = page.evaluate(PLACES)
    page.get_by_text("All moves").click()
    page.locator("details li button:not([disabled])").first.click()
    until(page, FREE)
    page.locator(BUTTON).click()
    ready(page)
    until(page, f"() => !({FREE})")
    assert page.evaluate(PLACES) == before


def test_two_people_at_one_screen_take_back_in_turn(visit: Visit) -> None:
    page = visit("/new/rolit")
    page.locator("select.kind").last.select_option("here")
    page.locator(".go button").click()
    page.wait_for_selector(".room .board > *")
    to_choose(page)
    start = page.evaluate(PLACES)
    for _ in range(2):
        page.locator(CHOICES).last.click()
        until(page, FREE)
        ready(page)
    for _ in range(2):
        page.locator(BUTTON).click()
        ready(page)
    until(page, f"() => !({FREE})")
    assert page.evaluate(PLACES) == start
    assert page.locator(".fair").count() == 0, "its device has nothing to complain of"


@pytest.mark.long
def test_nobody_offers_it_where_others_play(visit: Visit) -> None:
    page = visit("/new/rolit")
    page.locator("select.kind").first.select_option("link")
    expect(page.get_by_role("checkbox", name="Moves may be taken back")).to_have_count(0)
    with page.expect_request("**/api/tables") as asked:
        page.locator(".go button").click()
    assert not asked.value.post_data_json["takeback"]
    page.wait_for_selector(".lobby")
    assert page.locator(BUTTON).count() == 0
