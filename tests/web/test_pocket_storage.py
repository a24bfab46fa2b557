"""parlour pocket: a game continues in memory, and says so, where storage is full, cleared or forbidden."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Page, expect

from tests.web.pocket import Folder, folder, opened, played, visitor, written

__all__ = ["folder", "visitor", "written"]
pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]
BOARD = ".room .board .board"
FORBIDDEN = (
    "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError'); } });"
)
FULL = """
let full = false;
new BroadcastChannel("full").onmessage = ({ data }) => (full = data);
for (const name of ["add", "put"]) {
  const real = IDBObjectStore.prototype[name];
  IDBObjectStore.prototype[name] = function (...given) {
    if (full) throw new DOMException("full", "QuotaExceededError");
    return real.apply(this, given);
  };
}
"""


def changed(folder: Folder, script: str) -> None:
    """Runs a script before the worker's own."""
    for worker in (folder.root / "assets").glob("interpreter-*.js"):
        worker.write_text(script + worker.read_text())


def storage_of(page: Page, folder: Folder) -> tuple[CDPSession, dict[str, str]]:
    return page.context.new_cdp_session(page), {"origin": folder.address.removesuffix("/games/")}


def test_a_browser_that_stores_nothing_says_so_and_plays_to_the_end(folder: Folder, visitor: BrowserContext) -> None:
    changed(folder, FORBIDDEN)
    page = visitor.new_page()
    opened(page, folder.address, "rolit")
    expect(page.get_by_text("This browser stores nothing here")).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).click()
    expect(page.get_by_text("This browser stores nothing here")).to_have_count(0)
    assert played(page, 2_000)


def test_a_full_browser_says_so_and_stores_the_game_when_there_is_room(folder: Folder, visitor: BrowserContext) -> None:
    changed(folder, FULL)
    page = visitor.new_page()
    opened(page, folder.address, "rolit")
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    assert not played(page, 2)
    note = page.get_by_text("The storage of this browser is full")
    expect(note).to_be_visible()
    assert not played(page, 2)
    page.evaluate("new BroadcastChannel('full').postMessage(false)")
    assert not played(page, 2)
    expect(note).to_have_count(0)
    told = page.locator(".log li").count()
    page.reload()
    page.wait_for_selector(BOARD)
    assert page.locator(".log li").count() >= told > 5
    assert played(page, 2_000)


def test_storage_that_is_cleared_during_a_game_loses_no_move(folder: Folder, visitor: BrowserContext) -> None:
    page = visitor.new_page()
    opened(page, folder.address, "shutbox")
    assert not played(page, 2)
    browser, origin = storage_of(page, folder)
    browser.send("Storage.clearDataForOrigin", {**origin, "storageTypes": "indexeddb"})
    assert not played(page, 2)
    page.reload()
    page.wait_for_selector(BOARD)
    expect(page.get_by_text("This browser stores nothing here")).to_have_count(0)
    assert played(page, 2_000)
