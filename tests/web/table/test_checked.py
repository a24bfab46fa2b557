"""Was everything fair? Asked at the table itself, after a game whose record somebody has tampered with."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Visit
from tests.web.table.conftest import ADA, GRACE_HERE, Lay, Table, at

ROLL = r'"outcome":"(\d)-(\d)"'


def verdict(page: Page) -> str:
    page.get_by_role("button", name="Check this game").click()
    page.locator(".finding").wait_for()
    return page.locator(".finding").inner_text()


def finished(lay: Lay) -> Table:
    table = lay("shutbox", ADA, GRACE_HERE, tiles=9)
    while not table.ask("")["now"]["ended"]:
        table.step()
    return table


def test_the_answer_comes_into_sight(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, GRACE_HERE, size=4)
    while not table.ask("")["now"]["ended"]:
        table.step()
    page = at(visit, table.link, width=1280, height=720)
    page.get_by_role("button", name="Check this game").click()
    expect(page.locator(".finding")).to_be_in_viewport()
    expect(page.get_by_role("heading", name="Was everything fair?")).to_be_in_viewport()


@pytest.mark.long
def test_a_roll_that_was_changed_is_found_with_its_line(lay: Lay, visit: Visit) -> None:
    table = finished(lay)
    assert "nothing was changed" in verdict(at(visit, table.link))

    spoilt: list[int] = []

    def tamper(route: Route) -> None:
        lines = route.fetch().text().split("\n")
        spoilt.append(next(place for place, line in enumerate(lines) if re.search(ROLL, line)))
        lines[spoilt[0]] = re.sub(ROLL, lambda roll: f'"outcome":"{roll[1]}-{int(roll[2]) % 6 + 1}"', lines[spoilt[0]])
        route.fulfill(body="\n".join(lines))

    page = visit("/")
    page.route("**/record", tamper)
    page.goto(table.server.address + table.link)
    said = verdict(page)
    assert f"wrong in line {spoilt[0] + 1}" in re.sub(r"[\u2066-\u2069]", "", said)
    assert "was changed after it was written" in said
