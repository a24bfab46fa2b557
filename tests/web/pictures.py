"""The pictures of docs/pictures: `make pictures` plays each game for a while and takes them from a real browser."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.conftest import FLAGS, chromium
from tests.web.conftest import ROOT, Server

FOLDER = ROOT / "docs" / "pictures"
KINDS = {
    "desktop": {"width": 1280, "height": 860, "locale": "en", "color_scheme": "light"},
    "phone": {"width": 390, "height": 844, "locale": "en", "color_scheme": "light"},
    "hebrew": {"width": 1280, "height": 860, "locale": "he", "color_scheme": "light"},
    "dark": {"width": 1280, "height": 860, "locale": "en", "color_scheme": "dark"},
}
MOVES = {"shutbox": 4, "tuki": 9, "rolit": 14}
NAMES = {"en": "Ada", "he": "נועה"}
WAITING = "document.querySelector('.room')?.dataset.busy === 'true'"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder))
        server.start()
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for kind in KINDS:
                take(browser, server, kind)
        finally:
            browser.close()
            server.kill()


def take(browser: Browser, server: Server, kind: str) -> None:
    """The first page and the three tables, as one kind of visitor sees them."""
    how = dict(KINDS[kind])
    size = {"width": how.pop("width"), "height": how.pop("height")}
    page = browser.new_context(viewport=size, reduced_motion="reduce", **how).new_page()  # type: ignore[arg-type]
    page.goto(server.address)
    page.wait_for_selector("main h1")
    page.screenshot(path=FOLDER / f"home-{kind}.jpg", type="jpeg", quality=82)
    for game, moves in MOVES.items():
        page.goto(f"{server.address}/new/{game}")
        page.fill("ol li:first-child input", NAMES[str(how["locale"])])
        page.locator(".go button").click()
        page.wait_for_selector(".room .board > *")
        for _ in range(moves):
            step(page)
        while page.evaluate(WAITING):
            page.wait_for_timeout(100)
        page.evaluate("document.querySelectorAll('aside details').forEach((each, at) => each.open = at > 0)")
        page.evaluate("document.activeElement.blur(), scrollTo(0, 0)")
        page.mouse.move(0, 0)
        page.wait_for_timeout(800)
        page.screenshot(path=FOLDER / f"{game}-{kind}.jpg", type="jpeg", quality=82)


def step(page: Page) -> None:
    """Rolls or makes the first move offered, when it is our turn."""
    while page.evaluate(WAITING):
        page.wait_for_timeout(100)
    roll = page.locator(".roll button[aria-disabled=false]")
    if roll.count():
        roll.click()
        return
    page.evaluate("document.querySelectorAll('aside details').forEach(each => each.open = true)")
    moves = page.locator("aside details ul button:not([disabled])")
    if moves.count():
        moves.nth(moves.count() // 2).evaluate("move => move.click()")  # on a phone the list is folded away


if __name__ == "__main__":
    main()
