"""The daily challenge in a browser: played, gone back to, told as text and picture, on the list, once."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import Scans
from tests.web.conftest import Visit, missing_messages, sideways, until

CLICK = """() => {
  if (document.querySelector('.after')) return 'over';
  if (document.querySelector('.room')?.dataset.busy !== 'false') return '';
  const place = document.querySelector('.board [data-place][aria-disabled=false]');
  place?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  return place ? 'moved' : '';
}"""


def card(page: Page, game: str) -> Any:
    return page.locator(".three > li").filter(has=page.get_by_role("heading", name=game))


def test_a_challenge_from_the_first_page_to_the_list(visit: Visit) -> None:
    page = visit("/", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("link", name="Daily challenge").click()
    page.wait_for_selector(".three")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Your name").press("Tab")
    scans = Scans(page)
    scans.take("the challenges")
    card(page, "Rolit").get_by_role("button", name="Play").press("Enter")
    until(page, f"({CLICK})() === 'moved'")
    assert page.locator(".hint, .worth-switch").count() == 0, "nobody is helped"
    assert page.locator(".side .task").inner_text().endswith("Find out how!")
    table = page.url
    page.goto(page.url.partition("/t/")[0] + "/daily")
    card(page, "Rolit").get_by_role("link", name="Resume").click()
    assert page.url == table, "the same try"
    until(page, f"({CLICK})() === 'over'", seconds=200)
    page.get_by_role("link", name="Daily challenge").click()
    page.wait_for_selector(".three .result", timeout=300_000)
    assert page.locator(".row").inner_text().startswith("Days in a row")
    done = json.loads(page.evaluate("localStorage['parlour.daily']"))
    (kept,) = [each["rolit"]["done"] for each in done["tries"].values()]
    assert page.locator(".squares span").count() == len(kept["marks"]) > 0
    days = page.get_by_role("region", name="Your results so far").locator("dd").all_inner_texts()
    worst = ["blunder", "mistake", "slip"]
    mark = next((each for each in worst if each in kept["marks"]), "best")
    assert [int(each) for each in days] == [int(each == mark) for each in ("best", *worst[::-1])]
    card(page, "Rolit").get_by_role("button", name="Share the result").click()
    text = until(page, "navigator.clipboard.readText()")
    assert text.startswith("Parlour · Rolit · ") and len(text.splitlines()) == 5 and "http" not in text
    assert sum(each in "🟩🟨🟧🟥⬜" for each in text.splitlines()[2]) == len(kept["marks"])
    with page.expect_download() as saved:
        card(page, "Rolit").get_by_role("button", name="Save as a picture").click()
    assert saved.value.suggested_filename.startswith("parlour-rolit-")
    card(page, "Rolit").get_by_role("button", name="Put me on the list").click()
    until(page, "document.querySelector('tbody th')?.innerText.includes('Ada')")
    scans.take("the result")
    assert scans.found == {}
    assert card(page, "Rolit").get_by_role("button", name="Play", exact=True).count() == 0, "one try counts"
    page.set_viewport_size({"width": 320, "height": 640})
    assert sideways(page) <= 0 and not missing_messages(page)
    page.goto(page.url.partition("/daily")[0])
    expect(page.locator("a.continue")).to_contain_text(re.compile(r"1\W* of \W*\d\W* done today"))


@pytest.mark.long
def test_a_day_that_never_was_and_a_page_in_hebrew(visit: Visit) -> None:
    page = visit("/daily/2001-01-01")
    expect(page.get_by_role("alert")).to_be_visible()
    page = visit("/daily", locale="he", width=360, height=640, color_scheme="dark")
    page.wait_for_selector(".three")
    for part in page.locator("details").all():
        part.locator("summary").click()
    assert sideways(page) <= 0 and not missing_messages(page)
