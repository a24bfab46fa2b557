"""parlour pocket: levels told before the game, and a table carried to another device."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from parlour.table.verify import verify
from tests.web.pocket import SECONDS, Folder, folder, opened, played, visitor, written

__all__ = ["folder", "visitor", "written"]
pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]
SAVE = "Save to go on elsewhere"


def saved(page: Page, file: Path) -> Path:
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as record:
        page.get_by_role("button", name=SAVE).click()
    record.value.save_as(file)
    page.keyboard.press("Escape")
    return file


def gone_on(page: Page, address: str, file: Path) -> None:
    page.goto(address)
    page.locator("input[type=file]").first.set_input_files(file)
    page.get_by_role("button", name="Go on here").click()
    page.wait_for_selector(".room .board .board")


def test_levels_that_the_device_lacks_are_told(folder: Folder, visitor: BrowserContext) -> None:
    page = visitor.new_page()
    page.goto(f"{folder.address}#/new/shutbox")
    page.evaluate("location.hash = '#/new/rolit'")
    expect(page.get_by_text("plays without its book of openings")).to_be_visible(timeout=SECONDS * 1000)


def test_a_table_is_carried_to_another_device_and_back(
    folder: Folder, visitor: BrowserContext, browser: Browser, tmp_path: Path
) -> None:
    page = visitor.new_page()
    opened(page, folder.address, "tuki")
    assert not played(page, 3)
    file = saved(page, tmp_path / "one.jsonl")
    other = browser.new_context(locale="he", reduced_motion="reduce")
    other.set_default_timeout(SECONDS * 1000)
    elsewhere = other.new_page()
    elsewhere.add_init_script("localStorage.setItem('parlour.settings', JSON.stringify({ language: 'en' }))")
    gone_on(elsewhere, folder.address, file)
    assert not played(elsewhere, 3)
    back = saved(elsewhere, tmp_path / "two.jsonl")
    gone_on(page, folder.address, back)
    assert played(page, 3_000)
    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as record:
        page.locator("a[download$=jsonl]").click()
    found = verify(record.value.path().read_bytes())
    assert found.sound and found.status == "finished" and found.devices == 3
    other.close()
