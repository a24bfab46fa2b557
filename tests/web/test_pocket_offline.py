"""Keep for offline: one press in *About*, and from then on the server's address opens and plays without a network."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.conftest import FLAGS, chromium
from tests.web.conftest import Server, until
from tests.web.pocket import SECONDS, opened, played, written

__all__ = ["written"]
pytestmark = [pytest.mark.long, pytest.mark.timeout(900)]
KEEP = "Keep for offline"
LARGEST = ("pocket/pyodide.asm.wasm", "pocket/pyodide.asm.wasm.gz")


class Offering(Server):
    """A server with a folder to keep."""

    kept: Path

    def command(self) -> list[str]:
        return [*super().command(), "--offline", str(self.kept)]


@pytest.fixture
def server(written: Path, tmp_path: Path) -> Iterator[Offering]:
    (tmp_path / "server").mkdir()
    shutil.copytree(written, tmp_path / "kept", copy_function=os.link)
    server = Offering(tmp_path / "server")
    server.kept = tmp_path / "kept"
    server.start()
    yield server
    server.kill()


def started(browser: Browser, profile: Path) -> BrowserContext:
    context = browser.browser_type.launch_persistent_context(
        str(profile), executable_path=chromium(), args=FLAGS, locale="en", reduced_motion="reduce"
    )
    context.set_default_timeout(SECONDS * 1000)
    return context


def about(context: BrowserContext, server: Server) -> Page:
    page = context.new_page()
    page.goto(f"{server.address}/about")
    page.get_by_role("heading", name="Without a network").wait_for()
    return page


def test_one_press_keeps_it_and_it_opens_and_plays_without_network(
    browser: Browser, server: Offering, tmp_path: Path
) -> None:
    context = started(browser, tmp_path / "profile")
    page = about(context, server)
    opened_there = f"{server.address}/t/"
    page.get_by_role("button", name=KEEP).click()
    assert page.get_by_role("progressbar").is_visible()
    page.get_by_role("link", name="Open").wait_for()
    page.goto(f"{server.address}/new/rolit")  # a table of the server, which its own page still knows afterwards
    page.locator(".go button.primary:not([disabled])").click()
    until(page, f"location.href.startsWith('{opened_there}')", seconds=SECONDS)
    table = page.url
    context.close()
    server.kill()
    context = started(browser, tmp_path / "profile")
    page, wrong = context.new_page(), list[str]()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{server.address}/new/shutbox")
    until(page, f"location.href === '{server.address}/offline/#/new/shutbox'", seconds=SECONDS)
    page.goto(server.address)
    until(page, "document.documentElement.dataset.pocket", seconds=SECONDS)
    assert page.url == f"{server.address}/offline/"
    opened(page, f"{server.address}/offline/", "rolit")
    assert played(page, 2_000)
    page.goto(table)
    expect(page.locator("body")).to_contain_text("connection", ignore_case=True)
    assert page.url == table, "a table of the server waits for the server"
    server.start()
    page.goto(server.address)
    assert page.evaluate("document.documentElement.dataset.pocket") is None
    page.goto(table)
    page.wait_for_selector(".room .board .board")
    context.close()
    assert wrong == []


def test_keeping_is_stopped_fails_goes_on_and_is_removed(
    browser: Browser, server: Offering, written: Path, tmp_path: Path
) -> None:
    context = started(browser, tmp_path / "profile")
    page = about(context, server)
    pages = "caches.keys().then(names => names.filter(name => name.includes('/offline/')).length)"
    assert server.process is not None
    page.get_by_role("button", name=KEEP).click()
    until(page, "document.querySelector('progress')?.value > 0")
    os.kill(server.process.pid, signal.SIGSTOP)  # the network hangs
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name=KEEP).wait_for()
    until(page, f"{pages}.then(count => count === 0)", seconds=SECONDS)
    os.kill(server.process.pid, signal.SIGCONT)
    for file in LARGEST:
        (server.kept / file).unlink()
    page.get_by_role("button", name=KEEP).click()
    page.get_by_role("alert").get_by_text("Not everything could be kept").wait_for()
    for file in LARGEST:
        os.link(written / file, server.kept / file)
    page.get_by_role("button", name=KEEP).click()
    page.get_by_role("link", name="Open").wait_for()
    assert page.evaluate(pages) == 1
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("button", name=KEEP).wait_for()
    assert page.evaluate(pages) == 0
    context.close()
