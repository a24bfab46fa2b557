"""A clock in the browser: chosen with the table, seen and heard while it runs, and a reminder in the background."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from tests.web.conftest import Server, Visit, missing_messages, sideways, until
from tests.web.table.conftest import ADA, GRACE, Table, at, ready

OPEN = "[data-place]:not([aria-disabled=true])"
NOTICED = """
  window.noticed = [];
  window.Notification = function (title, options) { window.noticed.push(`${title}: ${options.body}`); };
  window.Notification.permission = 'granted';
"""
HIDDEN = "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }), true"


@pytest.mark.long
def test_time_runs_out_on_a_phone_in_hebrew(visit: Visit) -> None:
    page = visit("/new/rolit", width=360, height=640, locale="he")
    page.locator("details.clocks summary").click()
    page.locator("details.clocks select").first.select_option("move")
    page.locator("details.clocks input").fill("5")
    page.locator("details.clocks select").last.select_option("lost")
    expect(page.locator(".takeback")).to_have_count(0)
    page.locator(".go button").click()
    expect(page.locator(".clock.short")).to_be_visible()
    assert sideways(page) == 0
    expect(page.locator("[aria-live=polite]").filter(has_text="נשארו רק")).to_have_count(1)
    expect(page.locator("#result")).to_contain_text("נגמר")
    expect(page.locator(".clock")).to_have_count(0)
    assert missing_messages(page) == []


def test_whoever_asked_for_it_is_reminded_in_the_background(visit: Visit, server: Server) -> None:
    with httpx.Client(base_url=server.address, verify=False, timeout=30) as client:
        clock = {"kind": "days", "seconds": 259_200}
        body = {"game": "rolit", "seats": [ADA, GRACE], "options": {"first": 0}, "bot_pause": 0, "clock": clock}
        opened = client.post("/api/tables", json=body).json()
        table = Table(server, client, opened["table"], opened["key"], opened["link"])
        ada, grace = at(visit, table.link), visit("/")
        grace.context.add_init_script(NOTICED)
        grace.goto(server.address + table.grace())
        grace.get_by_role("button", name="Menu").click()
        grace.get_by_label("Remind me when it is my turn").check()
        grace.keyboard.press("Escape")
        expect(grace.get_by_role("timer").filter(has_text="3 days").first).to_be_visible()
        grace.evaluate(HIDDEN)
        ready(ada)
        ada.locator(OPEN).first.click()
        (told,) = until(grace, "window.noticed.length > 0 && window.noticed")
        assert told == "Your turn: Rolit: 3 days left for your move."
