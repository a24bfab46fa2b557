"""The line to the table breaks, is blocked, or hangs: the page says so, mends it, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute

from tests.web.conftest import Visit, until
from tests.web.table.conftest import ADA, BOT, Lay, Table, at, click_on, ready

LOST = "Connection lost"
OPEN = "[data-place]:not([aria-disabled=true])"
KEPT = """async () => {
  if (!navigator.serviceWorker.controller) return false;
  const loaded = performance.getEntriesByType('resource').map(each => each.name);
  const assets = loaded.filter(name => name.includes('/assets/'));
  return (await Promise.all(assets.map(name => caches.match(name)))).every(Boolean);
}"""
LINES = "document.querySelectorAll('.log li').length"


def behind(visit: Visit, proxy: Callable[[WebSocketRoute], object], table: Table) -> Page:
    """A visitor at the table whose WebSockets all meet this proxy."""
    page = visit("/")
    page.route_web_socket("**/live", proxy)
    page.goto(table.server.address + table.link)
    return page


def test_without_websockets_a_whole_game_is_played_over_http(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, BOT, size=4)
    page = behind(visit, lambda socket: socket.close(code=1011), table)
    page.wait_for_selector(".room .board .board")
    while click_on(page):
        assert page.get_by_text(LOST).count() == 0
    assert table.view()["phase"] == "over"
    assert page.evaluate(LINES) == table.told()


@pytest.mark.long
def test_over_http_a_move_that_does_not_get_through_is_sent_again(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, BOT, size=4, first=0)
    page = behind(visit, lambda socket: socket.close(code=1011), table)
    ready(page)
    asked: list[Route] = []

    def once_lost(route: Route) -> None:
        asked.append(route)
        route.abort() if len(asked) == 1 else route.fallback()

    page.route("**/commands", once_lost)
    page.locator(OPEN).first.click()
    until(page, f"{LINES} >= 2")
    assert len(asked) > 1
    assert [event["event"] for event in table.ask("")["log"]].count("move") == 2, "one move of Ada's, one of the bot's"


@pytest.mark.long
def test_a_line_that_passes_nothing_on_is_given_up_for_http(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, BOT, size=4, first=0)
    page = behind(visit, lambda socket: None, table)
    ready(page)
    page.locator(OPEN).first.click()
    until(page, f"{LINES} >= 2")


@pytest.mark.long
def test_a_move_into_a_line_that_died_unnoticed_is_made_once_it_is_mended(lay: Lay, visit: Visit) -> None:
    """Like on a phone that slept: the first connection is there, but nothing goes through any more."""
    table = lay("rolit", ADA, BOT, size=4, first=0)
    dead: list[bool] = []

    def proxy(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        first = not dead
        dead.append(False)
        socket.on_message(lambda text: None if first and dead[0] else server.send(text))

    page = behind(visit, proxy, table)
    ready(page)
    dead[0] = True
    page.locator(OPEN).first.click()
    until(page, f"{LINES} >= 2")
    assert page.evaluate(LINES) == table.told()
    assert [event["event"] for event in table.ask("")["log"]].count("move") == 2, "one move of Ada's, one of the bot's"


def test_offline_the_table_says_so_and_goes_on_afterwards(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, BOT, size=4, first=0)
    page = at(visit, table.link)
    ready(page)
    page.locator(OPEN).first.click()
    until(page, f"{LINES} == 2")
    ready(page)
    page.context.set_offline(True)
    page.get_by_text("You are offline").wait_for()
    assert page.evaluate(LINES) == 2
    page.context.set_offline(False)
    page.get_by_text("You are offline").wait_for(state="detached")
    ready(page)
    page.locator(OPEN).first.click()
    until(page, f"{LINES} == 4")


@pytest.mark.long
def test_opened_while_nobody_answers_the_pages_say_so_and_recover(lay: Lay, visit: Visit) -> None:
    """The service worker has kept the pages; the table comes as soon as the server does."""
    table = lay("rolit", ADA, BOT, size=4, first=0)
    page = at(visit, table.link, service_workers="allow")
    until(page, KEPT)
    table.server.kill()
    page.reload()
    page.get_by_text(LOST).wait_for()
    page.goto(f"{table.server.address}/rules/tuki")
    page.get_by_text("The server does not answer").wait_for()
    page.go_back()
    table.server.start()
    page.wait_for_selector(".room .board .board")
    ready(page)
