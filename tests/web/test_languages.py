"""Every language on a 360 px phone: no message is missing, nothing is too wide, Hebrew runs right to left."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import ROOT, Visit, missing_messages, sideways, until

LANGUAGES = sorted(path.parent.name for path in (ROOT / "src/parlour/languages").glob("*/web.ftl"))
GAMES = ("shutbox", "tuki", "rolit")
CUT_OFF = """() => [...document.querySelectorAll('main :is(button, a, h1, h2, label, legend, td):not(.hidden-text)')]
  .filter(each => each.offsetParent && getComputedStyle(each).overflowX === 'hidden')
  .filter(each => each.scrollWidth > each.clientWidth + 2)
  .map(each => each.innerText)"""


def sound(page: Page, where: str) -> None:
    assert not missing_messages(page), where
    assert sideways(page) <= 0, f"{where} is wider than the screen"
    assert page.evaluate(CUT_OFF) == [], where


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language_on_a_phone(visit: Visit, language: str) -> None:
    page = visit("/", width=360, height=740, locale=language)
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.documentElement.dir") == ("rtl" if language == "he" else "ltr")
    sound(page, "the first page")
    page.locator("header button").click()
    page.locator("dialog[open] select").first.wait_for()
    sound(page, "settings")
    page.keyboard.press("Escape")
    for game in GAMES:
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + f"/new/{game}")
        page.wait_for_selector("form.new")
        page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        sound(page, f"a new table of {game}")
        page.locator(".go button").click()
        page.wait_for_selector(".room .board")
        page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        sound(page, f"the table of {game}")
        page.goto(page.url.split("/t/")[0] + f"/rules/{game}")
        page.wait_for_selector("article h3")
        sound(page, f"the rules of {game}")


@pytest.mark.parametrize("width", [320, 1920])
def test_from_small_phones_to_a_television(visit: Visit, width: int) -> None:
    page = visit("/", width=width, height=600)
    assert sideways(page) <= 0
    for game in GAMES:
        page.goto(page.url.split("/new/")[0].split("/t/")[0].rstrip("/") + f"/new/{game}")
        page.locator(".go button").click()
        page.wait_for_selector(".room .board")
        assert sideways(page) <= 0, game


def test_boards_stay_left_to_right_in_hebrew(visit: Visit) -> None:
    page = visit("/new/shutbox", locale="he")
    page.fill("ol li:first-child input", "Ada")
    page.locator(".go button").click()
    page.wait_for_selector(".board .board, .board.shutbox > *")
    assert page.evaluate("getComputedStyle(document.querySelector('.room .board > *')).direction") == "ltr"
    assert page.locator("bdi", has_text="Ada").count() >= 1


def test_the_language_can_be_changed_at_any_time(visit: Visit) -> None:
    page = visit("/")
    page.locator("header button").click()
    page.locator("dialog select").first.select_option("he")
    until(page, "document.documentElement.dir === 'rtl'")
    page.reload()
    page.wait_for_selector("main h1")
    assert page.evaluate("document.documentElement.lang") == "he"
