"""A real server and a real Chromium: `server` is a running `parlour serve`, `visit` opens a page as a new visitor."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import Error as PlaywrightError

from tests.server.nodes import Node

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "parlour" / "web" / "index.html"
PROGRAMS = Path(__file__).with_name("programs.js")
Visit = Callable[..., Page]
FAILED = pytest.StashKey[bool]()

expect.set_options(timeout=60_000)  # as for everything that is waited for: a busy machine is slow


class Server:
    """A server of its own, which can be killed and started again with everything it had written."""

    def __init__(self, folder: Path, path: Iterable[Path] = (), python: str = sys.executable) -> None:
        """`path` are folders where `python` finds more packages."""
        self.folder, self.port, self.path, self.python = folder, _free_port(), tuple(path), python
        self.process: Node | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        serve = [self.python, "-m", "parlour", "serve", "--workers", "1"]
        return [*serve, "--port", str(self.port), "--data", str(self.folder)]

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            more = {"PYTHONPATH": os.pathsep.join(map(str, self.path))} if self.path else {}
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, env={**os.environ, **more})
        deadline = time.monotonic() + 300  # a busy machine that compiles the rules first
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                pytest.fail(
                    f"the server did not start ({self.process.poll()}):\n{(self.folder / 'log').read_text()[-2000:]}"
                )
            time.sleep(0.1)

    def kill(self) -> None:
        """Ends it as if the machine had lost its power."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(30)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not BUILT.exists():
        pytest.fail("the web client is not built: run `make web`")
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.kill()


@pytest.fixture
def programs() -> bool:
    """Whether pages know that programs without a device move for their people, as the tests do."""
    return True


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser, server: Server, programs: bool) -> Iterator[Visit]:
    """`visit(path, …)` opens a page; a script error, a refused policy or a request to another host fails the test.

    What the pages of a failed test said is printed beside its report.
    """
    contexts = []
    wrong: list[str] = []

    def open_page(path: str = "/", width: int = 1280, height: int = 800, **context: Any) -> Page:
        visitor = browser.new_context(
            viewport={"width": width, "height": height},
            # the service worker stores every page again for each visitor: nearly half of a visit's processor time
            **{"reduced_motion": "reduce", "locale": "en", "service_workers": "block", **context},
        )
        contexts.append(visitor)
        if programs:
            visitor.add_init_script(PROGRAMS.read_text())
        page = visitor.new_page()
        page.set_default_timeout(60_000)  # what hangs fails; a busy machine is slow
        page.on("pageerror", lambda error: wrong.append(f"script: {error}"))
        page.on("console", lambda said: wrong.append(said.text) if _is_refusal(said.text) else None)
        page.on("request", lambda asked: wrong.append(asked.url) if not _is_own(asked.url, server) else None)
        page.goto(server.address + path)
        page.wait_for_selector("main h1, main p")
        return page

    yield open_page
    if request.node.stash.get(FAILED, False):
        for page in (page for visitor in contexts for page in visitor.pages):
            print(f"-- {page.url} said\n{_words(page)}")
    for visitor in contexts:
        visitor.close()
    assert not wrong


def _is_refusal(text: str) -> bool:
    return "Content Security Policy" in text or "Refused to" in text


def _is_own(url: str, server: Server) -> bool:
    return url.startswith((server.address, server.address.replace("http", "ws"), "blob:", "data:"))


def _words(page: Page) -> str:
    return page.locator("body").inner_text()


WAITS = """async (argument) => {
  const until = Date.now() + 5000;
  for (;;) {
    const what = (%s);
    const found = await (typeof what === 'function' ? what(argument) : what);
    if (found || Date.now() > until) return found;
    await new Promise(again => setTimeout(again, 20));
  }
}"""


def until(page: Page, expression: str, argument: object = None, seconds: float = 60) -> Any:
    """The value of the expression, once it has one. (The pages' own policy forbids Playwright's way to wait.)"""
    deadline = time.monotonic() + seconds
    while not (found := _waited(page, expression, argument)):
        assert time.monotonic() < deadline, f"waited {seconds} s for {expression}; the page says\n{_words(page)}"
    return found


def _waited(page: Page, expression: str, argument: object) -> Any:
    """The page's text within five seconds; a page that is left meanwhile is asked again."""
    try:
        return page.evaluate(WAITS % expression, argument)
    except PlaywrightError as error:
        if "navigat" not in str(error) and "context was destroyed" not in str(error):
            raise
        page.wait_for_timeout(40)
        return None


def missing_messages(page: Page) -> list[str]:
    """Messages that the page asked for and no file has."""
    return list(page.evaluate("[...window.parlourMissing]"))


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def pytest_configure() -> None:
    os.environ.setdefault("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    item.stash[FAILED] = report.failed or item.stash.get(FAILED, False)
    return report
