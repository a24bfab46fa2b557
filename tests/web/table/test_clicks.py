"""A double click makes one move, a click that comes too late none, and a misclick says why nothing happened."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.web.conftest import Visit, until
from tests.web.table.conftest import ADA, BOT, GRACE_HERE, ComeTo, Lay, Table, at, read, ready

OPEN = "[data-place]:not([aria-disabled=true])"
OF_CHANCE = ("begin", "device", "leave", "back", "open", "drop", "void", "chain")
"""Events that change nothing on the board."""
MOVES = "document.querySelectorAll('.log li').length"


class SlowNews:
    """Carries what the server says late, in its order, once something particular is among it."""

    def __init__(self) -> None:
        self.slow, self.kept = False, list[str | bytes]()
        self.page: WebSocketRoute

    def carry(self, page: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            self.kept.append(message)
            if not self.slow:
                self.deliver()

        self.page = page
        page.connect_to_server().on_message(hear)

    def deliver(self) -> None:
        for message in self.kept:
            self.page.send(message)
        self.kept.clear()

    def arrives(self, page: Page, what: str) -> None:
        while not any(f'"{what}"' in str(message) for message in self.kept):
            page.wait_for_timeout(50)
        self.slow = False
        self.deliver()


def moves(table: Table) -> list[str]:
    """The events on the board."""
    kinds = [event["event"] for event in table.ask("")["log"]]
    return [kind for kind in kinds if kind not in OF_CHANCE]


def settle(page: Page, table: Table) -> None:
    """Until something has happened, and a moment longer for what must not happen."""
    deadline = time.monotonic() + 60
    while not moves(table):
        assert time.monotonic() < deadline, "nothing was clicked"
        page.wait_for_timeout(50)
    page.wait_for_timeout(400)
    ready(page)


def test_a_double_click_on_roll_rolls_once(lay: Lay, visit: Visit) -> None:
    table = lay("shutbox", ADA, GRACE_HERE)
    page = at(visit, table.link)
    page.locator(".roll button").dblclick()
    settle(page, table)
    assert moves(table) == ["outcome"], (
        "the second opening roll is the other player's, and waits for a click of its own"
    )


def test_a_double_click_on_a_place_makes_one_move(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, GRACE_HERE, first=0)
    page = at(visit, table.link)
    page.locator(OPEN).first.dblclick()
    settle(page, table)
    assert moves(table) == ["move"]


@pytest.mark.long
def test_two_places_clicked_at_once_make_one_move(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, GRACE_HERE, first=0)
    page = at(visit, table.link)
    ready(page)
    click = "new MouseEvent('click', { bubbles: true, detail: 1 })"
    page.evaluate(f"document.querySelectorAll('{OPEN}').forEach(each => each.dispatchEvent({click}))")
    settle(page, table)
    assert moves(table) == ["move"]


def test_flaps_are_picked_and_put_back_before_they_are_shut(come_to: ComeTo, visit: Visit) -> None:
    """A pick alone moves nothing; a double click on the button that shuts shuts once."""
    table = come_to(lambda view: len(view["sets"]) > 1, "shutbox", ADA, GRACE_HERE, first=0)
    before = moves(table)
    page = at(visit, table.link)
    page.locator(".board .chip").first.click()
    page.get_by_role("button", name="Choose others").click()
    assert moves(table) == before
    page.locator(".board .chip").first.click()
    page.locator(".board .choice.main").dblclick()
    settle(page, table)
    assert moves(table)[len(before) :].count("move") == 1


def test_a_click_on_an_old_board_is_harmless(lay: Lay, visit: Visit) -> None:
    """Another device with the same key has moved, and the news comes only after the click."""
    table = lay("rolit", ADA, GRACE_HERE, first=0)
    page = visit("/")
    news = SlowNews()
    page.route_web_socket("**/live", news.carry)
    page.goto(table.server.address + table.link)
    ready(page)
    news.slow = True
    table.step()
    page.locator(OPEN).first.click()
    news.arrives(page, "refused")
    until(page, MOVES + " === 1")
    ready(page)
    assert moves(table) == ["move"]
    assert "moved on" in read(page, ".refused"), "the page says why nothing came of the click"
    page.locator(OPEN).first.click()
    until(page, MOVES + " === 2")
    assert page.locator(".refused").count() == 0


def test_a_misclick_says_what_is_asked_for(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, BOT, first=0)
    page = at(visit, table.link)
    ready(page)
    page.locator("[data-place=a1]").click(force=True)
    page.locator("[data-place=d4]").click(force=True)
    assert "You must capture" in read(page, ".status")
    assert moves(table) == []
