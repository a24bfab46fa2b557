"""For all tests: one browser for a whole process, and the tests that drive it come last, however they are asked for.

Playwright keeps an event loop in the thread that it was started from, and tests of the server run loops of their own.
Processes that share the tests find them one after the other: the first keeps what it translated for the others.
"""

from __future__ import annotations

import fcntl
import gc
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:  # imported where a browser is wanted
    from playwright.sync_api import Browser

# How long an example takes depends on what else the machine does.
settings.register_profile("parlour", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("parlour")

HERE = Path(__file__).parent
BROWSERS = tuple(
    HERE / place
    for place in (
        "web",
        "whole/stranger/test_browsers.py",
        "whole/stranger/test_wheel.py",
        "whole/manual/test_manual.py",
    )
)
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


def collecting_lock(config: pytest.Config) -> Path | None:
    """The file whose lock this process takes while it finds its tests, where several processes share them."""
    run = getattr(config, "workerinput", {}).get("testrunuid")
    return run and Path(tempfile.gettempdir()) / f"{run}.collecting"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    with collected_in_turn(session.config), uncollected():
        return (yield)


@contextmanager
def collected_in_turn(config: pytest.Config) -> Iterator[None]:
    if (file := collecting_lock(config)) is None:
        yield
        return
    with file.open("wb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def uncollected() -> Iterator[None]:
    """Modules and tests live as long as the process: looking through them for garbage took a twelfth of its time."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.set_threshold(10_000, 20, 20)
        gc.enable()


def pytest_sessionfinish(session: pytest.Session) -> None:
    if file := collecting_lock(session.config):
        file.unlink(missing_ok=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: drives_a_browser(item.path))


@cache
def drives_a_browser(file: Path) -> bool:
    return any(file.is_relative_to(place) for place in BROWSERS)


def chromium() -> str:
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    pytest.fail("no Chromium on this machine: `make test` installs it where apt is, elsewhere install it yourself")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()
