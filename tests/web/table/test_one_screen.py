"""Two people at one screen: it says whose it is, turns the table to them, and shows nobody what nobody may know."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.conftest import Visit, until
from tests.web.table.conftest import ADA, BOT, GRACE_HERE, ComeTo, Lay, at, click_on, read, ready

NAMES = ("Ada", "Grace")


def belongs_to(page: Page, name: str) -> None:
    """The sentence, the list of players and the nearest cards all name this person."""
    until(page, "name => document.querySelector('.pass')?.innerText.includes(name)", name)
    assert name in read(page, "aside li[aria-current=true]")
    assert name in read(page, ".nearest header")


def test_the_table_turns_to_the_player(come_to: ComeTo, visit: Visit) -> None:
    table = come_to(lambda view: view["phase"] == "take", "tuki", ADA, GRACE_HERE, rounds=1)
    first = table.view()["seat"]
    page = at(visit, table.link)
    belongs_to(page, NAMES[first])
    for _ in range(2):  # takes a card, puts it down
        ready(page)
        before = page.evaluate("document.querySelectorAll('.log li').length")
        page.locator("[data-place]:not([aria-disabled=true])").last.click()
        until(page, f"document.querySelectorAll('.log li').length > {before}")
    belongs_to(page, NAMES[1 - first])


def test_a_hidden_card_is_hidden_from_its_owner_too(lay: Lay, visit: Visit) -> None:
    """TK-17: nothing in the page tells what lies face down."""
    table = lay("tuki", ADA, GRACE_HERE, rounds=1)
    page = at(visit, table.link)
    ready(page)
    for _ in range(2):
        assert click_on(page)
        ready(page)
    hidden = sum(slot["card"] is None for seat in table.view()["seats"] for slot in seat["slots"])
    until(page, f"document.querySelectorAll('.grid span.leaf:not(.open)').length === {hidden}")
    assert page.locator(".grid span.leaf:not(.open) .face svg").count() == 0


def test_alone_against_bots_nobody_is_told_to_hand_anything_over(lay: Lay, visit: Visit) -> None:
    page = at(visit, lay("rolit", ADA, BOT, first=0).link)
    ready(page)
    assert page.locator(".pass").count() == 0
    assert "Your turn" in read(page, ".status")
