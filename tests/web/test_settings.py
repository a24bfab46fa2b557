"""Settings are kept on the device and do what they say; the page About."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from parlour.server.settings import DAY, Lifetimes
from parlour.terminal.pages import FOLDER, LIST
from tests.web.conftest import Server, Visit, until
from tests.web.fit.tables import Case, laid

PACE = "dialog[open] label:has(option[value=quick]) select"
SIGNS = ".reactions button"
ISOLATES = dict.fromkeys(range(0x2066, 0x206A))


def settings(page: Page) -> None:
    page.locator("header .gear").click()
    page.locator("dialog[open] select").first.wait_for()


def test_the_pace_of_bots_is_chosen_explained_kept_and_told_to_the_server(visit: Visit, server: Server) -> None:
    page = visit("/")
    settings(page)
    pace = page.locator(PACE)
    assert pace.input_value() == "natural"
    explained = [page.locator("dialog[open] small").inner_text()]
    for value in ("slow", "quick"):
        pace.select_option(value)
        explained.append(page.locator("dialog[open] small").inner_text())
    assert len(set(explained)) == 3, "every pace has its own explanation"
    page.goto(f"{server.address}/new/rolit")
    settings(page)
    assert page.locator(PACE).input_value() == "quick"
    page.keyboard.press("Escape")
    with page.expect_request("**/api/tables") as asked:
        page.locator(".go button").click()
    assert asked.value.post_data_json["bot_pause"] < 300
    page.wait_for_selector(".room .board > *")


def test_about_has_the_hash_of_the_pages_and_what_the_server_keeps(visit: Visit) -> None:
    page = visit("/")
    settings(page)
    page.get_by_text("About", exact=True).click()
    stated = (FOLDER / LIST).read_text().partition("\n")[0].removeprefix("# ")
    until(page, "(hash) => document.querySelector('article code')?.innerText === hash", stated)
    said = page.locator("article").inner_text().translate(ISOLATES)
    assert "parlour verify --pages" in said and "runs on your own computer" in said
    names, counts = page.locator("tbody th").all_inner_texts(), page.locator("tbody td").all_inner_texts()
    days = dict(zip(names, counts, strict=True))
    assert days["A finished game or tournament"] == f"{Lifetimes().ended / DAY:.0f}"
    assert page.locator("dialog[open]").count() == 0 and urlsplit(page.url).path == "/about"


@pytest.mark.long
def test_reactions_are_pictures_with_names_and_need_no_font(visit: Visit, server: Server) -> None:
    with laid(server, Case("shutbox", 2), guests=True) as table:
        table.grace()
        page = visit(table.link, locale="de")
    page.locator(".lobby .start").click()
    page.locator(SIGNS).first.wait_for()
    names = page.locator(SIGNS).evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    assert len(set(names)) == len(names) == 12 and "Bravo!" in names
    drawn = page.locator(SIGNS).evaluate_all(
        "all => all.map(each => [each.innerText, each.querySelectorAll('svg *').length])"
    )
    assert all(text == "" and parts > 1 for text, parts in drawn)
    page.locator(SIGNS).nth(2).click()
    page.locator(".bubble svg").wait_for()
    assert names[2] in page.locator(".bubble").inner_text()
    until(page, "document.querySelectorAll('.log li').length > 0")
