"""parlour pocket: every page that it has, walked through; a console error, an alert or a missing message fails."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.browsers.test_whole_games import NEXT
from tests.web.conftest import missing_messages, until
from tests.web.pocket import SECONDS, Folder, folder, opened, played, visitor, written

__all__ = ["folder", "visitor", "written"]
pytestmark = [pytest.mark.long, pytest.mark.timeout(1800)]
GAMES = ("shutbox", "tuki", "rolit")
PAGES = [f"/{page}/{game}" for page in ("new", "rules", "learn", "study") for game in GAMES]
PAGES += ["/", "/about", "/season", "/chance", "/chance#race", "/study", "/record", "/join"]
ELSEWHERE = ["/daily", "/tournament", "/ratings", "/tournament/x", "/nothing"]
"""Pages about several devices, which only a server has."""


@pytest.fixture
def page(folder: Folder, visitor: BrowserContext) -> Iterator[Page]:
    """A page that says nothing wrong."""
    page, wrong = visitor.new_page(), list[str]()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(f"{page.url}: {said.text}") if said.type == "error" else None)
    page.goto(folder.address)
    yield page
    page.wait_for_timeout(500)
    assert wrong == []


def go(page: Page, address: str) -> None:
    page.evaluate("address => location.hash = address", address)
    page.locator("main h1, main .board").first.wait_for()
    page.wait_for_timeout(700)


def fine(page: Page) -> None:
    assert page.get_by_role("alert").all_inner_texts() == [], page.url
    assert missing_messages(page) == [], page.url


def test_every_page_shows_itself(page: Page) -> None:
    for address in PAGES:
        go(page, address)
        fine(page)
    for address in ELSEWHERE:
        go(page, address)
        assert page.locator("main h1").inner_text() == "Page not found"
    go(page, "/about")
    page.get_by_role("link", name="Skip to").focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main" and page.locator("main h1").inner_text() == "About"
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    fine(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_set_up_judged_and_played_on(page: Page, game: str) -> None:
    go(page, f"/study/{game}")
    page.get_by_text(re.compile("best first|On average")).first.wait_for()
    page.get_by_text("Set up").first.click()
    fine(page)
    page.get_by_role("button", name="Done").click()
    page.get_by_text(re.compile("best first|On average")).first.wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.reload()
    page.get_by_text(re.compile("best first|On average")).first.wait_for()
    assert page.evaluate("location.hash").startswith(f"#/study/{game}#"), "the address leads to the position"
    fine(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_hints_is_analysed_and_its_record_opened(
    page: Page, folder: Folder, game: str, tmp_path: Path
) -> None:
    opened(page, folder.address, game)
    bulb = page.locator(".hint")
    while until(page, f"document.querySelector('.hint:not([disabled])') ? 'hint' : {NEXT}", seconds=SECONDS) != "hint":
        assert not played(page, 1)
    for step in (1, 2, 3):
        bulb.click()
        expect(bulb).to_have_attribute("data-step", str(step))
    assert played(page, 3_000)
    fine(page)
    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as record:
        page.locator("a[download$=jsonl]").click()
    record.value.save_as(tmp_path / "game.jsonl")
    page.get_by_role("link", name="Was that luck?").click()
    page.get_by_text("What decided it").wait_for()
    fine(page)
    go(page, "/record")
    page.locator("input[type=file]").first.set_input_files(tmp_path / "game.jsonl")
    page.get_by_role("button", name="Was that luck?").click()
    page.get_by_text("What decided it").wait_for()
    fine(page)
