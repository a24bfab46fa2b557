"""Every language on a 360 px phone: no message is missing, nothing is too wide, Hebrew runs right to left."""

from __future__ import annotations

import json
import urllib.request

import pytest
from playwright.sync_api import Page

from parlour.speech.languages import speak
from tests.cases import always
from tests.web.conftest import ROOT, Server, Visit, missing_messages, sideways, until

LANGUAGES = sorted(path.parent.name for path in (ROOT / "src/parlour/speech/languages").glob("*/web.ftl"))
GAMES = ("shutbox", "tuki", "rolit")
CUT_OFF = """() => [...document.querySelectorAll('main :is(button, a, h1, h2, label, legend, td):not(.hidden-text)')]
  .filter(each => each.offsetParent && getComputedStyle(each).overflowX === 'hidden')
  .filter(each => each.scrollWidth > each.clientWidth + 2)
  .map(each => each.innerText)"""


def sound(page: Page, where: str) -> None:
    assert not missing_messages(page), where
    assert sideways(page) <= 0, f"{where} is wider than the screen"
    assert page.evaluate(CUT_OFF) == [], where


@pytest.fixture(scope="module")
def tables(server: Server) -> dict[str, str]:
    """A table of each game for all languages, with its link: a server opens a bounded number at once."""
    return {game: _open(server, game) for game in GAMES}


def _open(server: Server, game: str) -> str:
    seats = [{"kind": "elsewhere", "name": "Ada", "mine": True}, {"kind": "bot", "level": "random"}]
    body = json.dumps({"game": game, "seats": seats}).encode()
    asked = urllib.request.Request(f"{server.address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        return str(json.load(answer)["link"])


@pytest.mark.parametrize("language", always("he", of=LANGUAGES))
def test_every_page_in_every_language_on_a_phone(
    visit: Visit, server: Server, tables: dict[str, str], language: str
) -> None:
    page = visit("/", width=360, height=740, locale=language)
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.documentElement.dir") == ("rtl" if language == "he" else "ltr")
    sound(page, "the first page")
    page.locator("header .gear").click()
    page.locator("dialog[open] select").first.wait_for()
    sound(page, "settings")
    page.keyboard.press("Escape")
    for game in GAMES:
        page.goto(f"{server.address}/new/{game}")
        page.wait_for_selector("form.new .finer")
        page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        sound(page, f"a new table of {game}")
        page.goto(server.address + tables[game])
        page.wait_for_selector(".room .board > *")
        page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        sound(page, f"the table of {game}")
        page.goto(f"{server.address}/rules/{game}")
        page.wait_for_selector("article h2")
        sound(page, f"the rules of {game}")


@pytest.mark.parametrize("width", [320, pytest.param(1920, marks=pytest.mark.long)])
def test_from_small_phones_to_a_television(visit: Visit, server: Server, tables: dict[str, str], width: int) -> None:
    page = visit("/", width=width, height=600)
    assert sideways(page) <= 0
    for game in GAMES:
        page.goto(f"{server.address}/new/{game}")
        page.wait_for_selector("form.new")
        assert sideways(page) <= 0, game
        page.goto(server.address + tables[game])
        page.wait_for_selector(".room .board > *")
        assert sideways(page) <= 0, game


def test_boards_stay_left_to_right_in_hebrew(visit: Visit) -> None:
    page = visit("/new/shutbox", locale="he")
    page.fill("ol li:first-child input", "Ada")
    page.locator(".go button").click()
    page.wait_for_selector(".board .board, .board.shutbox > *")
    assert page.evaluate("getComputedStyle(document.querySelector('.room .board > *')).direction") == "ltr"
    assert page.locator("bdi", has_text="Ada").count() >= 1


def test_the_language_can_be_changed_at_any_time(visit: Visit) -> None:
    """A globe for the language, a gear for the settings, where it is chosen too."""
    page = visit("/")
    page.locator("header").get_by_role("button", name="Language").click()
    page.locator("dialog[open]").get_by_role("button", name="עברית").click()
    until(page, "document.documentElement.dir === 'rtl' && !document.querySelector('dialog[open]')")
    page.reload()
    page.wait_for_selector("main h1")
    assert page.evaluate("document.documentElement.lang") == "he"
    page.locator("header .gear").click()
    page.locator("dialog[open] select").first.select_option("de")
    until(page, "document.documentElement.lang === 'de'")


@pytest.mark.long
def test_rules_that_do_not_go_together_are_explained_in_the_language_of_the_page(visit: Visit) -> None:
    page = visit("/new/shutbox", locale="he")
    page.locator("details.finer summary").click()
    beforehand = page.locator("details.finer label", has_text=speak("he").say("shutbox-preshut")).locator("input")
    beforehand.fill("3,99")
    beforehand.press("Tab")
    page.wait_for_selector(".trouble")
    said = page.locator(".trouble").inner_text().replace("\u2068", "").replace("\u2069", "")
    assert "preshut=(3, 99): \u200f99 לא בשורה: השורה היא 1 עד 10" in said
