"""A contact sheet: one picture of a table for every size of screen, to be looked at. `make sheet` draws the sheets.

python -m tests.web.fit.sheet FOLDER [CASE …] [--lang he] [--steps 5]
"""

from __future__ import annotations

import argparse
import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.conftest import FLAGS, chromium
from tests.web.conftest import Server, until
from tests.web.fit.tables import ALL, SIZES, Case, laid, patient, waits

SCALE = 0.5
STYLE = """body { margin: 8px; background: #888; display: flex; flex-wrap: wrap; gap: 8px; align-items: start;
    font: 12px sans-serif }
  figure { margin: 0 } img { display: block }"""


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tests.web.fit.sheet")
    asked.add_argument("folder", type=Path)
    asked.add_argument("cases", nargs="*")
    asked.add_argument("--lang", default="en")
    asked.add_argument("--steps", type=int, default=5)
    asked.add_argument("--dark", action="store_true")
    given = asked.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    chosen = [case for case in ALL if not given.cases or str(case) in given.cases]
    with tempfile.TemporaryDirectory() as folder, patient(Path(folder)) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        for case in chosen:
            file = given.folder / f"{case}-{given.lang}-{given.steps}.png"
            draw(browser, server, case, file, given)
            print(file)
        browser.close()


def draw(browser: Browser, server: Server, case: Case, file: Path, given: argparse.Namespace) -> None:
    how = {"locale": given.lang, "color_scheme": "dark" if given.dark else "light", "reduced_motion": "reduce"}
    page = browser.new_context(**how).new_page()
    with laid(server, case) as table:
        for _ in range(given.steps):
            if waits(table):
                table.step()
        waits(table)
        page.goto(server.address + table.link)
        page.wait_for_selector(".room .board .board")
        until(page, "document.querySelector('.room')?.dataset.busy === 'false' || document.querySelector('.after')")
        shots = [(size, shot(page, size)) for size in SIZES]
    page.context.close()
    compose(browser, shots, file)


def shot(page: Page, size: tuple[int, int]) -> bytes:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(250)
    return page.screenshot()


def compose(browser: Browser, shots: list[tuple[tuple[int, int], bytes]], file: Path) -> None:
    figures = ""
    for (width, height), png in shots:
        source = f"data:image/png;base64,{base64.b64encode(png).decode()}"
        figures += f"<figure>{width}×{height}<img width={int(width * SCALE)} src='{source}'></figure>"
    page = browser.new_context(viewport={"width": 2000, "height": 1200}).new_page()
    page.set_content(f"<style>{STYLE}</style>{figures}")
    page.screenshot(path=file, full_page=True)
    page.context.close()


if __name__ == "__main__":
    main()
