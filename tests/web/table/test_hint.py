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


def hint(page: Page, says: str = "", rules: bool = True) -> list[str]:
    """The text after three presses on the bulb. A page that cannot follow the rules asks first whether to play
    anyway."""
    if not rules:
        expect(page.locator(".fair")).to_contain_text("The rules of this game are not checked on this device")
        loaded = "load the dice" if "Chance" in says or "Score" in says else "choose who starts"  # Rolit has no dice
        expect(page.locator(".fair")).to_contain_text(loaded)
        page.get_by_role("button", name="Play anyway").click()
    page.wait_for_selector(".room[data-busy=false]")
    bulb, told = page.locator(".hint"), list[str]()
    for step in ("1", "2", "3"):
        bulb.click()
        expect(bulb).to_have_attribute("data-step", step, timeout=SLOW)
        told.append(page.locator(".status").inner_text())
    expect(page.locator(".status")).to_contain_text(says)
    return [*told[:2], page.locator(".status").inner_text()]


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
    assert own[0].startswith("Look at") and " / " in own[1] and "Equally good" in own[2]
    told = page.locator(".board .told")
    assert told.count() == page.locator(".board [data-place][aria-disabled=false]").count()
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
    expect(page.locator(".hint")).to_have_attribute("data-step", "0", timeout=60_000)
    assert page.locator(".board .told").count() == 0


@pytest.mark.long
def test_a_hint_stays_while_people_only_react(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, GRACE, size=6, first=0)
    page = at(visit, table.link)
    at(visit, table.grace())
    said = hint(page)[2]
    seq = page.locator(".room").get_attribute("data-seq")
    table.ask("/commands", {"type": "react", "what": "stop", "seat": 0, "id": "reacted", "seq": 0})
    expect(page.locator(".room")).not_to_have_attribute("data-seq", seq or "", timeout=60_000)
    assert page.locator(".status").inner_text() == said


def hints(visit: Visit, server: Server, says: str, game: str, **options: Any) -> set[tuple[str, ...]]:
    """The answers of a page, and of one that has the server think for it."""
    table = opened(server, game, first=0, **options)
    own, without = tuple(hint(visit(table["link"]), says)), visit("/")
    without.add_init_script(NO_WEBASSEMBLY)
    without.goto(server.address + table["link"])
    return {own, tuple(hint(without, says, rules=False))}


@pytest.mark.long
def test_the_first_card_of_tuki_tuki(visit: Visit, server: Server) -> None:
    assert len(hints(visit, server, "All moves are worth the same.", "tuki")) == 1


@pytest.mark.long
def test_a_row_of_shut_the_box(visit: Visit, server: Server) -> None:
    """In a match the score at the end, in a single game the chance to win."""
    for until, says in (("50 points", "Score at the end"), ("game", "Chance to win")):
        assert len(hints(visit, server, says, "shutbox", edition="nine", tiles=6, until=until)) == 1
