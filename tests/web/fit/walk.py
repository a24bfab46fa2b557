"""A walk through every screen, at phone, laptop and television: a sheet for each. `make sheet` draws them too.

python -m tests.web.fit.walk FOLDER [--lang he] [--dark]
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.conftest import FLAGS, chromium
from tests.web.conftest import Server
from tests.web.fit.sheet import compose, shot
from tests.web.fit.tables import Case, laid, patient, waits

SIZES = {"phone": (390, 844), "laptop": (1280, 720), "television": (1920, 1080)}
PAGES = [
    "/",
    "/new/shutbox",
    "/rules/tuki",
    "/learn/rolit",
    "/explore/shutbox",
    "/study/shutbox#setup",
    "/daily",
    "/join",
    "/tournament",
]
PAGES += ["/season", "/chance", "/chance#flaps", "/chance#print", "/ratings", "/practice", "/nowhere"]
TABLES = [Case("shutbox", 3), Case("tuki", 3, (("rounds", 2),)), Case("rolit", 3)]
BOARD = ".board .board"
PATIENCE = 180_000
"""Milliseconds: on a busy machine a page comes late."""


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tests.web.fit.walk")
    asked.add_argument("folder", type=Path)
    asked.add_argument("--lang", default="en")
    asked.add_argument("--dark", action="store_true")
    given = asked.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    how = {"locale": given.lang, "color_scheme": "dark" if given.dark else "light", "reduced_motion": "reduce"}
    with tempfile.TemporaryDirectory() as folder, patient(Path(folder)) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_context(**how).new_page()
        page.set_default_timeout(PATIENCE)
        shots: dict[str, list[tuple[tuple[int, int], bytes]]] = {kind: [] for kind in SIZES}
        for television in screens(page, server):
            for kind, size in SIZES.items():
                if (kind == "television") == television:
                    shots[kind].append((size, shot(page, size)))
        for kind, found in shots.items():
            file = given.folder / f"walk-{kind}-{given.lang}.png"
            compose(browser, found, file)
            print(file)
        browser.close()


def screens(page: Page, server: Server) -> Iterator[bool]:
    """Shows one screen after the other; gives whether it is the television's."""
    for path in PAGES:
        page.goto(server.address + path)
        page.wait_for_selector("main :is(h1, h2, .board)")
        page.wait_for_timeout(500)
        yield False
    page.goto(server.address)
    page.locator(".gear").click()
    yield False
    yield from gathering(page, server)
    for case in TABLES:
        yield from table(page, server, case)
    yield from ending(page, server)


def gathering(page: Page, server: Server) -> Iterator[bool]:
    with laid(server, Case("rolit", 4), guests=True) as found:
        guest = found.grace()
        for link, television in ((found.link, False), (guest, False), (f"/t/{found.id}/tv", True)):
            page.evaluate("localStorage.clear()")  # each of them is somebody else
            page.goto("about:blank")  # another fragment alone would load nothing again
            page.goto(server.address + link)
            page.wait_for_selector(".lobby")
            yield television


def table(page: Page, server: Server, case: Case) -> Iterator[bool]:
    """On its way: as it is, with the menu, for a child, and on the television."""
    with laid(server, case) as found:
        for _ in range(5):
            if waits(found):
                found.step()
        waits(found)
        page.goto(server.address + found.link)
        page.wait_for_selector(BOARD)
        yield False
        page.locator(".tools .menu").click()
        yield False
        kept = page.evaluate("localStorage['parlour.settings'] ?? '{}'")
        page.evaluate("localStorage['parlour.settings'] = JSON.stringify({ child: true })")
        page.reload()
        page.wait_for_selector(BOARD)
        yield False
        page.evaluate("kept => localStorage['parlour.settings'] = kept", kept)
        page.goto(f"{server.address}/t/{found.id}/tv")
        page.wait_for_selector(BOARD)
        yield True


def ending(page: Page, server: Server) -> Iterator[bool]:
    """The end of a game and its story."""
    with laid(server, Case("rolit", 2, (("size", 4),))) as found:
        page.goto(server.address + found.link)
        page.wait_for_selector(BOARD)
        while waits(found):
            found.step()
        page.wait_for_selector(".after")
        yield False
        page.goto(f"{server.address}/t/{found.id}/tv")
        page.wait_for_selector(".scene")
        yield True
        page.goto(f"{server.address}/t/{found.id}/analysis")
        page.wait_for_selector("main h2")
        page.wait_for_timeout(3000)
        yield False


if __name__ == "__main__":
    main()
