"""A table that waits for every device before each roll: how it is opened, and what is said while it waits."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from tests.web.chance.conftest import Lay, come, roll, rolled
from tests.web.conftest import Visit, until
from tests.web.table.conftest import Table, says

LOOKS = """state => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_the_switch_is_offered_where_somebody_plays_elsewhere(visit: Visit) -> None:
    page = visit("/new/shutbox")
    assert page.locator(".waits").count() == 0
    page.locator("ol li").nth(1).locator("select").first.select_option("link")
    page.locator(".waits input").check()
    with page.expect_request("**/api/tables") as asked:
        page.locator(".go button").click()
    assert json.loads(asked.value.post_data or "")["absent"] == "wait"
    page.wait_for_selector(".lobby")


def until_logged(page: Page, table: Table, kind: str) -> None:
    while kind not in [event["event"] for event in table.ask("")["log"]]:
        page.wait_for_timeout(100)


def test_a_phone_whose_screen_is_off_lets_the_others_roll_if_its_person_wants_that(visit: Visit, lay: Lay) -> None:
    table = lay("shutbox", absent="wait", first=0)
    ada, grace = come(visit, table)
    grace.evaluate(LOOKS, "hidden")
    grace.evaluate(LOOKS, "visible")
    says(grace, ".fair", "Roll on while your screen is off?")
    grace.get_by_role("button", name="Yes, roll on").click()
    grace.evaluate(LOOKS, "hidden")
    until_logged(grace, table, "leave")
    roll(ada)
    rolled(ada, 1)
    grace.evaluate(LOOKS, "visible")
    until_logged(grace, table, "back")
    says(grace, ".stays", "1 of 1 rolls without this device")
    until(grace, "document.querySelectorAll('.fair').length === 0")
