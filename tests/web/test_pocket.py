"""parlour pocket: a plain folder plays all three games in Chromium, without network once it was visited."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from parlour.table.verify import verify
from tests.conftest import FLAGS, chromium
from tests.web.conftest import until
from tests.web.pocket import ALL_KEPT, SECONDS, Folder, folder, opened, played, visitor, written

__all__ = ["folder", "visitor", "written"]
pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]


def test_all_games_are_played_from_a_plain_folder_and_go_on_without_network(
    folder: Folder, visitor: BrowserContext
) -> None:
    page = visitor.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    for game in ("shutbox", "rolit", "tuki"):
        opened(page, folder.address, game)
        assert not played(page, 2)
        page.reload()
        page.wait_for_selector(".room .board .board")
        assert played(page, 2_000)
    page.get_by_role("button", name="More", exact=True).click()
    with page.expect_download() as record:
        page.locator("a[download$=jsonl]").click()
    found = verify(record.value.path().read_bytes())
    assert found.sound and found.status == "finished"
    until(page, ALL_KEPT, seconds=SECONDS)
    page.close()
    folder.close()
    page = visitor.new_page()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    opened(page, folder.address, "shutbox")
    assert played(page, 2_000)
    assert wrong == []


def test_a_browser_that_was_ended_starts_and_plays_without_network(
    folder: Folder, browser: Browser, tmp_path: Path
) -> None:
    def started() -> BrowserContext:
        context = browser.browser_type.launch_persistent_context(
            str(tmp_path / "profile"), executable_path=chromium(), args=FLAGS, locale="en", reduced_motion="reduce"
        )
        context.set_default_timeout(SECONDS * 1000)
        return context

    first = started()
    page = first.new_page()
    opened(page, folder.address, "rolit")
    until(page, ALL_KEPT, seconds=SECONDS)
    assert not played(page, 2)
    address = page.url
    first.close()
    folder.close()
    again = started()
    page = again.new_page()
    page.goto(address)
    page.wait_for_selector(".room .board .board")
    assert played(page, 2_000)
    again.close()
