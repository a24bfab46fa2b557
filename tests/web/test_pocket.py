"""parlour pocket: a plain folder plays all three games in Chromium, without network once it was visited."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from parlour.server.pocket.folder import missing, write
from parlour.table.verify import verify
from tests.web.browsers.test_whole_games import NEXT
from tests.web.conftest import until

pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]
SECONDS = 240
ON = "[...document.querySelectorAll('main button')].some(each => each.innerText === 'Next round' && !each.disabled)"
ALL_KEPT = "navigator.serviceWorker.getRegistration().then(found => !!found?.active)"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *given: object) -> None:
        pass


class Folder:
    """Files behind an address below the root, as a page host has them; no server once it is `closed`."""

    def __init__(self, root: Path) -> None:
        handler = functools.partial(Quiet, directory=str(root))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/games/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Folder]:
    assert missing() is None, "make pocket"
    write(tmp_path / "games")
    found = Folder(tmp_path)
    yield found
    found.close()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.set_default_timeout(SECONDS * 1000)
    yield context
    context.close()


def opened(page: Page, address: str, game: str) -> None:
    page.goto(f"{address}#/new/{game}")
    page.locator(".go button.primary:not([disabled])").click()
    page.wait_for_selector(".room .board .board")


def played(page: Page, most: int) -> bool:
    """Whether the game is over; ends after a number of presses."""
    for _ in range(most):
        what = until(page, f"{ON} ? 'next' : {NEXT}", seconds=SECONDS)
        if what == "over":
            return True
        (page.get_by_role("button", name="Next round") if what == "next" else page.locator(what).first).click()
    return False


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
