"""A hint at the table: thought out by the page, and by the server where the browser cannot."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit
from tests.web.table.conftest import ADA, GRACE, Lay, at
from tests.web.tables import opened

SLOW = 200_000
"""Milliseconds: a server that is asked for the first time compiles what it thinks with."""
NO_WEBASSEMBLY = "delete globalThis.WebAssembly"
LOADED = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/engine/')).length"


def hint(page: Page, says: str = "Lead at the end", rules: bool = True) -> str:
    """What a press on the button says. A page that cannot follow the rules asks first whether to play all the same."""
    if not rules:
        expect(page.locator(".fair")).to_contain_text("The rules of this game are not checked on this device")
        loaded = "choose who begins" if says == "Lead at the end" else "load the dice"  # Rolit has no other dice
        expect(page.locator(".fair")).to_contain_text(loaded)
        page.get_by_role("button", name="Play anyway").click()
    page.wait_for_selector(".room[data-busy=false]")
    said = page.locator(".hint [role=status]")
    page.locator(".hint button").click()
    expect(said).to_contain_text(says, timeout=SLOW)
    return said.inner_text()


def advice_of(page: Page) -> list[str]:
    """The requests by which a page has the server think for it, from now on."""
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/advice") else None)
    return asked


def test_the_page_thinks_itself_and_says_what_the_server_says(visit: Visit, server: Server) -> None:
    table = opened(server, "rolit", size=6, first=0)
    page = visit(table["link"])
    assert page.evaluate(LOADED) == 0, "nothing is loaded before it is asked for"
    advice = advice_of(page)
    own = hint(page)
    assert not advice
    without, refused = visit("/"), visit("/")
    without.add_init_script(NO_WEBASSEMBLY)
    refused.route("**/engine/module*", lambda route: route.abort())
    for other in (without, refused):  # the rules come by another way than what thinks
        advice = advice_of(other)
        other.goto(server.address + table["link"])
        assert hint(other, rules=other is refused) == own
        assert len(advice) == 1


def test_a_hint_goes_when_its_position_does(visit: Visit, server: Server) -> None:
    page = visit(opened(server, "rolit", size=6, first=0)["link"])
    hint(page)
    seq = page.locator(".room").get_attribute("data-seq")
    page.locator(".board [data-place]:not([aria-disabled=true])").first.click()
    expect(page.locator(".room")).not_to_have_attribute("data-seq", seq or "", timeout=60_000)
    expect(page.locator(".hint [role=status]")).to_have_text("", timeout=60_000)


@pytest.mark.long
def test_a_hint_stays_while_people_only_react(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, GRACE, size=6, first=0)
    page = at(visit, table.link)
    at(visit, table.grace())
    said = hint(page)
    seq = page.locator(".room").get_attribute("data-seq")
    table.ask("/commands", {"type": "react", "what": "stop", "seat": 0, "id": "reacted", "seq": 0})
    expect(page.locator(".room")).not_to_have_attribute("data-seq", seq or "", timeout=60_000)
    assert page.locator(".hint [role=status]").inner_text() == said


def hints(visit: Visit, server: Server, says: str, game: str, **options: Any) -> set[str]:
    """What a page says, and what one says that has the server think for it."""
    table = opened(server, game, first=0, **options)
    own, without = hint(visit(table["link"]), says), visit("/")
    without.add_init_script(NO_WEBASSEMBLY)
    without.goto(server.address + table["link"])
    return {own, hint(without, says, rules=False)}


@pytest.mark.long
def test_the_first_card_of_tuki_tuki(visit: Visit, server: Server) -> None:
    assert len(hints(visit, server, "All moves are worth the same.", "tuki")) == 1


@pytest.mark.long
def test_a_row_of_shut_the_box(visit: Visit, server: Server) -> None:
    """In a match the score at the end, in a single game the chance to win."""
    for until, says in (("50 points", "Score at the end"), ("game", "Chance to win")):
        assert len(hints(visit, server, says, "shutbox", edition="nine", tiles=6, until=until)) == 1
