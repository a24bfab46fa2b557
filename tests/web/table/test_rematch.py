"""The same people once more: everybody finds the way to the new table and has their seat there."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit, until
from tests.web.table.conftest import ADA, GRACE, Lay, at, read, ready, says


@pytest.mark.long
def test_both_find_their_seats_at_the_new_table(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, GRACE, first=1, size=4)
    ada, grace = at(visit, table.link), at(visit, table.grace())
    onlooker = at(visit, f"/t/{table.id}")
    table.ask("/commands", {"type": "end", "id": "end", "seq": 0, "seat": 0})
    grace.get_by_role("button", name="Watch replay").click()
    ada.get_by_role("button", name="Play again").click()
    ada.wait_for_url(lambda url: table.id not in url)
    grace.get_by_role("button", name="Join the next game").click()
    grace.wait_for_url(ada.url)
    ready(grace)
    assert "you" in read(grace, "aside ol li:nth-child(2)") and "Grace" in read(grace, "aside ol li:nth-child(2)")
    grace.locator("[data-place]:not([aria-disabled=true])").first.click()
    ready(ada)
    assert "you" in read(ada, "aside ol li:nth-child(1)")
    onlooker.get_by_role("link", name="Watch the next game").click()
    onlooker.wait_for_url(ada.url)
    says(onlooker, ".log", "Grace plays")
    assert until(ada, "document.querySelector('aside').innerText.includes('watching')")


@pytest.mark.long
def test_both_ask_at_once_and_it_is_one_table(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, GRACE, size=4)
    ada, grace = at(visit, table.link), at(visit, table.grace())
    table.ask("/commands", {"type": "end", "id": "end", "seq": 0, "seat": 0})
    for page in (ada, grace):
        page.locator(".after .primary").wait_for()
    for page in (ada, grace):
        page.evaluate("document.querySelector('.after .primary')?.click()")
    for page in (ada, grace):
        page.wait_for_url(lambda url: table.id not in url)
    assert ada.url == grace.url
    until(ada, "document.querySelector('aside ol')?.innerText.includes('here')")


def test_one_press_takes_everybody_along(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, GRACE, size=4)
    ada, grace = at(visit, table.link), at(visit, table.grace())
    screen = visit(f"/t/{table.id}/tv")
    table.ask("/commands", {"type": "end", "id": "end", "seq": 0, "seat": 0})
    for page in (ada, grace):
        page.locator(".after .primary").wait_for()
    ada.locator(".after .primary").click()
    for page in (ada, grace, screen):
        page.wait_for_url(lambda url: table.id not in url)
    assert ada.url == grace.url == screen.url.removesuffix("/tv")
    grace.goto(f"{ada.url.rpartition('/')[0]}/{table.id}")
    grace.get_by_role("button", name="Join the next game").wait_for()
