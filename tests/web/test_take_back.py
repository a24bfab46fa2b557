"""Taking a move back: by button and by key at one screen, among people at several if all agree."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Page

from tests.web.conftest import Server, Visit, until
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


def seated(visit: Visit, server: Server) -> tuple[Page, Page, Page]:
    """Rolit between Ada's laptop and Grace's phone, with a television."""
    seats = [{"kind": "elsewhere", "name": "Ada", "mine": True}, {"kind": "elsewhere", "name": "Grace"}]
    asked = {"game": "rolit", "options": {"size": 4, "first": 0}, "seats": seats, "takeback": True}
    with httpx.Client(base_url=server.address, verify=False, timeout=30) as client:
        opened = client.post("/api/tables", json=asked).json()
        where, own = f"/api/tables/{opened['table']}", {"Authorization": f"Bearer {opened['key']}"}
        token = client.post(f"{where}/invite", json={}, headers=own).json()["link"].partition("#i=")[2]
        key = client.post(f"{where}/join", json={"token": token, "name": "Grace"}).json()["key"]
    ada, grace = visit(opened["link"]), visit(f"/t/{opened['table']}#k={key}", width=375, height=667)
    television = visit(f"/t/{opened['table']}/tv#i={token}", width=1280, height=720)
    for page in (ada, grace, television):
        page.wait_for_selector(".board > *")
    to_choose(ada)
    return ada, grace, television


QUESTION = ".asked button"


def test_people_at_two_screens_are_asked_and_the_asker_hears_what_came_of_it(visit: Visit, server: Server) -> None:
    """Agreed to once, refused once: everybody sees the same board, and no device complains."""
    ada, grace, television = seated(visit, server)
    start = television.evaluate(PLACES)
    ada.locator(CHOICES).last.click()
    until(ada, FREE)
    until(television, f"start => String(({PLACES})()) !== start", ",".join(start))
    assert grace.locator(BUTTON).get_attribute("aria-disabled") == "true", "it was not her move"
    assert ada.locator(BUTTON).get_attribute("aria-label") == "Ask to take back"
    ada.locator(BUTTON).dblclick()  # asks once
    says(ada, ".waits", "Everybody is asked")
    says(television, ".waits", "Ada asks to take the last move back.")
    until(grace, f"document.querySelector('{QUESTION}[aria-disabled=false]') !== null")
    says(grace, ".asked", "Ada wants to take a move back. All right?")
    assert min(box["height"] for each in grace.locator(QUESTION).all() if (box := each.bounding_box())) >= 48
    grace.locator(QUESTION).first.click()
    for page in (ada, grace, television):
        until(page, "document.querySelector('.asked, .waits') === null")
    to_choose(ada)
    assert television.evaluate(PLACES) == start
    ada.locator(CHOICES).first.click()
    until(ada, FREE)
    ada.locator(BUTTON).click()
    until(grace, f"document.querySelector('{QUESTION}[aria-disabled=false]') !== null")
    grace.locator(QUESTION).last.click()
    says(ada, ".waits", "Grace wants to play on: your move stays.")
    until(ada, f"() => !({FREE})")
    for page in (ada, grace):
        assert page.locator(".fair").count() == 0, "no device has anything to complain of"


@pytest.mark.long
def test_a_table_with_people_elsewhere_is_set_up_with_it(visit: Visit) -> None:
    page = visit("/new/rolit")
    page.locator("select.kind").first.select_option("link")
    says(page, "label.takeback", "If everybody agrees")
    with page.expect_request("**/api/tables") as asked:
        page.locator(".go button").click()
    assert asked.value.post_data_json["takeback"]
    page.wait_for_selector(".lobby")
