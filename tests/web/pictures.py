"""The pictures of docs/pictures: `make pictures` plays each game for a while and takes them from a real browser.

The moving one is a drawing that shows photographs one after the other: browsers need nothing else to play it.
"""

from __future__ import annotations

import tempfile
import time
from base64 import b64encode
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
            (FOLDER / "playing.svg").write_text(moving(photographs(browser, server)), encoding="utf-8")
            for kind in KINDS:
                take(browser, server, kind)
        finally:
            browser.close()
            server.kill()


SECONDS, EVERY = 10, 0.4
WIDTH, HEIGHT = 720, 480
MOVING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>
image {{ visibility: hidden; animation: turn {seconds}s step-end infinite }}
@keyframes turn {{ 0% {{ visibility: visible }} {share:.3f}% {{ visibility: hidden }} }}
@media (prefers-reduced-motion: reduce) {{ image {{ animation: none }} image:last-of-type {{ visibility: visible }} }}
</style>
{frames}
</svg>
"""
FRAME = (
    '<image width="{width}" height="{height}" href="data:image/jpeg;base64,{data}" style="animation-delay:{at:.2f}s"/>'
)


def photographs(browser: Browser, server: Server) -> list[bytes]:
    """Ten seconds of a game of Shut the Box, from the first page on."""
    size = {"width": WIDTH, "height": HEIGHT}
    page = browser.new_context(viewport=size, locale="en", color_scheme="light").new_page()  # type: ignore[arg-type]
    page.goto(server.address)
    page.wait_for_selector("main h1")
    page.wait_for_timeout(1000)
    taken = [page.screenshot(type="jpeg", quality=55)] * 2
    page.goto(f"{server.address}/new/shutbox")
    page.fill("ol li:first-child input", NAMES["en"])
    page.locator(".go button").click()
    page.wait_for_selector(".room .board > *")
    while len(taken) < SECONDS / EVERY:
        if not page.evaluate(WAITING):
            step(page)
        began = time.monotonic()
        taken.append(page.screenshot(type="jpeg", quality=55))
        page.wait_for_timeout(max(0, 1000 * (began + EVERY - time.monotonic())))
    return taken


def moving(taken: list[bytes]) -> str:
    """The photographs as one drawing; a reader who asks for less motion sees the last of them."""
    known = {"width": WIDTH, "height": HEIGHT}
    frames = [
        FRAME.format(data=b64encode(each).decode(), at=number * EVERY, **known) for number, each in enumerate(taken)
    ]
    share = 100 / len(taken)
    return MOVING.format(seconds=len(taken) * EVERY, share=share, frames="\n".join(frames), **known)


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
