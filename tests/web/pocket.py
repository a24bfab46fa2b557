"""A folder of `parlour pocket` behind an address, and whole games played from it."""

from __future__ import annotations

import functools
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from parlour.server.pocket.folder import missing, write
from tests.web.browsers.test_whole_games import NEXT
from tests.web.conftest import until

SECONDS = 100
ON = "[...document.querySelectorAll('main button')].some(each => each.innerText === 'Next round' && !each.disabled)"
ALL_KEPT = "navigator.serviceWorker.getRegistration().then(found => !!found?.active)"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *given: object) -> None:
        pass


class Folder:
    """Files behind an address below the root, as a page host has them; no server once it is `closed`."""

    def __init__(self, root: Path) -> None:
        self.root = root / "games"
        handler = functools.partial(Quiet, directory=str(root))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/games/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert missing() is None, "make pocket"
    folder = tmp_path_factory.mktemp("pocket")
    write(folder)
    return folder


@pytest.fixture
def folder(written: Path, tmp_path: Path) -> Iterator[Folder]:
    shutil.copytree(written, tmp_path / "games")
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
