"""Tables on small screens, their counters, and the outline of a page of rules."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Server, Visit, sideways, until
from tests.web.tables import watched

WIDER = "document.querySelector('.after .sheet').scrollWidth - document.querySelector('.after .sheet').clientWidth"
COUNTED = """() => [
  [...document.querySelectorAll('.left li > span:nth-child(2)')].map(each => Number(each.innerText)),
  document.querySelectorAll('.grid span.leaf:not(.open)').length,
  Number(document.querySelector('[data-place=stock] ~ .name b').innerText),
]"""
READY = """document.querySelector('.room').dataset.busy === 'false'
  && document.querySelector('.board [data-place]:not([aria-disabled=true])')"""


@pytest.mark.long
def test_the_score_sheet_of_six_fits_a_phone(visit: Visit, server: Server) -> None:
    page = visit(watched(server, "tuki", 6, rounds=2), width=320, height=640, locale="de")
    page.locator(".after .sheet").wait_for(timeout=60_000)
    assert page.locator(".after .sheet tbody tr").count() == 6
    for width in (320, 360):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.evaluate(WIDER) <= 0 and sideways(page) <= 0, width


@pytest.mark.long
def test_what_is_left_counts_every_card_that_lies_face_down(visit: Visit) -> None:
    page = visit("/new/tuki")
    page.locator(".go button").click()
    page.wait_for_selector(".left summary")
    page.locator(".left summary").click()
    for _ in range(3):
        until(page, READY)
        counts, hidden, stock = page.evaluate(COUNTED)
        assert len(counts) == 14, "thirteen numbers and the parrot"
        assert sum(counts) == hidden + stock, (counts, hidden, stock)
        page.locator(".board [data-place]:not([aria-disabled=true])").first.click()
        page.wait_for_timeout(300)


def test_a_number_below_zero_has_a_real_minus_sign(visit: Visit, server: Server) -> None:
    page = visit("/rules/tuki")
    page.wait_for_selector("article figure button")
    shown = page.locator("main").inner_text()
    assert re.search(r"−\d", shown) and not re.search(r"(?<![\w-])-\d", shown)


def test_the_pictures_of_the_rules_show_the_ten_flaps_of_tactica(visit: Visit) -> None:
    page = visit("/rules/shutbox")
    page.wait_for_selector("[data-part=dice] figure button")
    for part in ("turn", "dice"):
        row = page.locator(f"[data-part={part}] figure .tray svg")
        expect(row.locator("text")).to_have_text([str(number) for number in range(1, 11)])
    expect(page.locator("[data-part=turn] figure header strong")).to_have_text("55")


OUTLINE = """() => [
  [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(each => Number(each.tagName[1])),
  [...document.querySelectorAll('main :is(section, nav, aside)[aria-label]:not([role=group])')]
    .map(each => each.getAttribute('aria-label')),
]"""


def test_rules_have_headings_in_their_order_and_landmarks_with_different_names(visit: Visit) -> None:
    """An unknown game has none, and its page is called as it says itself."""
    page = visit("/rules/tuki")
    page.wait_for_selector("article figure button")
    levels, landmarks = page.evaluate(OUTLINE)
    assert levels[0] == 1 and len(levels) > 4
    assert all(level <= before + 1 for before, level in pairwise(levels)), levels
    assert len(landmarks) == len(set(landmarks)), landmarks
    page.goto(page.url.replace("rules/tuki", "new/chess"))
    until(page, "document.title.startsWith('Page not found')")
