"""parlour pocket: later starts use a snapshot; a new version is offered outside games, and games outlast it."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web.conftest import until
from tests.web.pocket import ALL_KEPT, SECONDS, Folder, folder, opened, played, visitor, written

__all__ = ["folder", "visitor", "written"]
pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]
BOARD = ".room .board .board"
SNAPSHOT = """
caches.keys().then(async (names) => {
  const name = names.find((each) => each.startsWith("parlour snapshots"));
  return name !== undefined && (await (await caches.open(name)).keys()).length === 1;
})
"""
WAITING = "navigator.serviceWorker.getRegistration().then(found => !!found?.waiting)"
OFFER = "A new version is ready"


def renewed(folder: Folder) -> None:
    """Puts another version of the pages into the folder."""
    index, worker = folder.root / "index.html", folder.root / "offline.js"
    text = re.sub('data-pocket="[0-9a-f]+"', 'data-pocket="renewed"', index.read_text())
    index.write_text(text)
    script = re.sub('const VERSION = "[0-9a-f]+"', 'const VERSION = "renewed"', worker.read_text())
    hashed = sha256(text.encode()).hexdigest()[:16]
    worker.write_text(re.sub('"index.html":"[0-9a-f]+"', f'"index.html":"{hashed}"', script))


def test_a_new_version_waits_for_the_end_of_the_game_and_loses_nothing(folder: Folder, visitor: BrowserContext) -> None:
    page = visitor.new_page()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    opened(page, folder.address, "rolit")
    until(page, ALL_KEPT, seconds=SECONDS)
    until(page, SNAPSHOT, seconds=SECONDS)
    page.reload()
    page.wait_for_selector(BOARD)
    assert not played(page, 2)
    other = visitor.new_page()
    other.goto(folder.address)
    renewed(folder)
    page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
    until(page, WAITING, seconds=SECONDS)
    expect(page.get_by_text(OFFER)).to_have_count(0)
    assert not played(page, 1)
    other.get_by_role("button", name="Use it now").click()
    until(other, "document.documentElement.dataset.pocket === 'renewed'", seconds=SECONDS)
    assert page.evaluate("document.documentElement.dataset.pocket") != "renewed"
    assert played(page, 2_000)
    page.get_by_role("link", name="Parlour").first.click()
    until(page, "document.documentElement.dataset.pocket === 'renewed'", seconds=SECONDS)
    assert not [each for each in said if "napshot" in each]
