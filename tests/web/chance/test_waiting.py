"""A table that waits for every device before each roll: how it is opened, and what is said while it waits."""

from __future__ import annotations

import json

from tests.web.conftest import Visit


def test_the_switch_is_offered_where_somebody_plays_elsewhere(visit: Visit) -> None:
    page = visit("/new/shutbox")
    assert page.locator(".waits").count() == 0
    page.locator("ol li").nth(1).locator("select").first.select_option("link")
    page.locator(".waits input").check()
    with page.expect_request("**/api/tables") as asked:
        page.locator(".go button").click()
    assert json.loads(asked.value.post_data or "")["absent"] == "wait"
    page.wait_for_selector(".room .board .board")
