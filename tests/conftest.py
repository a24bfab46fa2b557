"""For all tests: one browser for a whole process, and the tests that drive it come last, however they are asked for.

Playwright keeps an event loop in the thread that it was started from, and tests of the server run loops of their own.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).parent
BROWSERS = (HERE / "web", HERE / "stranger" / "test_browsers.py", HERE / "manual" / "test_manual.py")
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: any(item.path.is_relative_to(place) for place in BROWSERS))


def chromium() -> str:
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    pytest.fail("no Chromium on this machine: `make test` installs it where apt is, elsewhere install it yourself")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()
