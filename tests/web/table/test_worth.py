"""The value of each hollow is drawn in the rules, and over the board on request."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import parlour
from tests.web.conftest import Server, Visit
from tests.web.table.conftest import ADA, GRACE_HERE, Lay, at

CORNER = '[data-place="a1"]'


def shown_for(**options: object) -> str:
    """The corner's number."""
    game = parlour.game("rolit", **options)
    (worth,) = [each.worth for each in game.rulebook() if each.worth]
    return f"+{round(100 * (worth[0][0] or 0.0))}"


@pytest.mark.long
def test_the_rules_show_the_map(visit: Visit, server: Server) -> None:
    page = visit("/rules/rolit")
    numbers = page.locator('[data-part="worth"] td')
    expect(numbers).to_have_count(1 + 64)
    expect(numbers.nth(1)).to_have_text(shown_for())


def test_a_switch_lays_the_map_over_the_board(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, GRACE_HERE, first=0, size=6)
    page = at(visit, table.link)
    expect(page.locator(".worth")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    switch = page.get_by_label("Show what each hollow is worth")
    switch.check()
    expect(page.locator(".worth")).to_have_count(32)
    expect(page.locator(f"{CORNER} .worth text")).to_have_text(shown_for(size=6))
    expect(page.locator(CORNER)).to_have_attribute("aria-label", re.compile(f"worth .?{re.escape(shown_for(size=6))}"))
    switch.uncheck()
    expect(page.locator(".worth")).to_have_count(0)
