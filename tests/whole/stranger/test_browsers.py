"""A stranger's game is played in two browsers with a bot; then its record is replayed, checked and shared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from tests.web.conftest import BUILT, Server, Visit, missing_messages, programs, until, visit
from tests.whole.stranger.conftest import Run

__all__ = ("programs", "server", "visit")

ISOLATES = dict.fromkeys(range(0x2066, 0x206A))
READY = "document.querySelector('.room')?.dataset.busy === 'false' || document.querySelector('.after')"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, python: Path) -> Iterator[Server]:
    """The server of the environment into which the two wheels are installed."""
    assert BUILT.exists(), "the web client is not built: run `make web`"
    server = Server(tmp_path_factory.mktemp("server"), python=str(python))
    server.start()
    yield server
    server.kill()


def log(page: Page) -> list[str]:
    return [line.translate(ISOLATES) for line in page.locator(".log li").all_inner_texts()]


@pytest.mark.long
def test_two_browsers_and_a_bot(visit: Visit, run: Run, tmp_path: Path) -> None:
    ada = visit("/")
    ada.get_by_text("a 1 costs you everything").click()
    ada.fill("ol li:first-child input", "Ada")
    ada.locator("select.kind").first.select_option("link")
    ada.get_by_role("button", name="a bot").click()
    ada.locator(".go button").click()
    link = ada.locator(".lobby input[readonly]").input_value()
    grace = visit(link[link.index("/t/") :], locale="de")
    grace.locator("dialog[open] input").fill("Grace")
    grace.locator("dialog[open] button.primary").click()
    for page in (ada, grace):  # the rules are not checked on their devices
        page.locator(".lobby .fair button").click()
    ada.get_by_role("button", name="Start", exact=True).click()
    for page, stop in ((ada, "Stop"), (grace, "Aufhören")):
        until(page, READY)
        page.get_by_role("button", name=stop, exact=True).click()
    for page, said in ((ada, ("Ada stops at 0.", "Grace stops at 0.")), (grace, ("Ada hört bei 0 auf.",))):
        page.wait_for_selector(".after", timeout=60_000)
        assert set(said) <= set(log(page))
        assert not missing_messages(page)
    record = kept(ada, tmp_path)
    assert run("verify", "--finished", str(record)).returncode == 0
    shared(grace, record)


def kept(page: Page, folder: Path) -> Path:
    """The record, after it was replayed and checked in the browser."""
    page.get_by_role("button", name="Watch replay").click()
    page.get_by_role("button", name="Step forward").click()
    assert page.locator(".replay .words").inner_text().translate(ISOLATES) == "Ada stops at 0."
    page.get_by_role("button", name="Check this game").click()
    page.wait_for_selector(".finding.sound")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save game file").click()
    download.value.save_as(folder / "game.jsonl")
    return folder / "game.jsonl"


def shared(page: Page, record: Path) -> None:
    """Somebody else opens the file."""
    page.goto(page.url.split("/t/")[0] + "/record")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("heading", name="Trau dich").wait_for()
    page.locator(".ways button").first.click()
    page.wait_for_selector(".replay .board img")


@pytest.mark.long
def test_the_rules_that_the_game_brings(visit: Visit) -> None:
    page = visit("/rules/dare", locale="de")
    page.get_by_role("heading", name="Dein Zug").wait_for()
    assert "ab 20 musst du aufhören" in page.locator("article section p").inner_text()


@pytest.mark.long
def test_the_page_names_the_packages_that_do_not_fit(
    python: Path, tmp_path: Path, misfits: Path, browser: Browser
) -> None:
    server = Server(tmp_path, [misfits], python=str(python))
    server.start()
    try:
        page = browser.new_page(locale="en-GB")
        page.goto(server.address)
        page.get_by_text("parlour-future").wait_for()
        assert page.locator(".left-out").count() == 3
        assert page.get_by_text("Rolit", exact=True).count() and page.get_by_text("Dare", exact=True).count()
        page.close()
    finally:
        server.kill()
