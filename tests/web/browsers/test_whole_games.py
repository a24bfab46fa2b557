"""A whole game of each in Firefox and in WebKit: what differs from Chromium shows here."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.browsers.browser import Browser, Missing
from tests.web.browsers.firefox import Firefox
from tests.web.browsers.picture import of_png
from tests.web.browsers.webkit import WebKit
from tests.web.conftest import ROOT, Server
from tests.web.tables import opened

pytestmark = pytest.mark.long

SECONDS = 180.0
SIZE = (1280, 800)
PICTURES = ROOT / "build" / "browsers"
BROWSERS: dict[str, Callable[[int, int], Browser]] = {"firefox": Firefox, "webkit": WebKit}
GAMES: dict[str, dict[str, Any]] = {"shutbox": {}, "tuki": {"rounds": 1}, "rolit": {"size": 6}}
NEXT = """(() => {
  if (document.querySelector('.after')) return 'over';
  if (document.querySelector('.roll button[aria-disabled=false]')) return '.roll button';
  if (document.querySelector('.room')?.dataset.busy !== 'false') return '';
  return ['.board .choice.main:not([disabled])', '.board .chip', '.board [data-place]:not([aria-disabled=true])']
    .find(each => document.querySelector(each)) ?? '';
})()"""
"""The board's next step: the roll, a button, or a place."""
WRONG = "window.wrong ??= (addEventListener('error', e => window.wrong.push(String(e.message))), [])"
HIDDEN = """(() => {
  const cards = [...document.querySelectorAll('.grid .leaf:not(.open)')].map(each => each.getBoundingClientRect());
  const fill = getComputedStyle(document.querySelector('.grid .leaf .green')).fill.match(/[0-9]+/g);
  return [fill.map(Number), cards.map(({ x, y, width, height }) => [x + width * 0.12, y + height / 2])];
})()"""
"""The colour of a card's back, and a place on the back of every hidden card."""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module", params=BROWSERS)
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    try:
        started = BROWSERS[request.param](*SIZE)
    except Missing as error:
        pytest.fail(str(error))
    yield started
    started.close()


def until(browser: Browser, expression: str) -> Any:
    deadline = time.monotonic() + SECONDS
    while not (found := browser.evaluate(expression)):
        assert time.monotonic() < deadline, f"{browser.name} waited {SECONDS} s for {expression}"
        time.sleep(0.05)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(browser: Browser, server: Server, game: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    browser.goto(server.address + opened(server, game, **GAMES[game])["link"])
    until(browser, "!!document.querySelector('.room .board .board')")
    browser.evaluate(WRONG)
    clicks = 0
    while (what := until(browser, NEXT)) != "over":
        browser.click(what)
        clicks += 1
        if clicks == 6:
            browser.picture(PICTURES / f"{game}-{browser.name}.png")
            assert browser.evaluate(SIDEWAYS) <= 0
    assert clicks > 3
    browser.picture(PICTURES / f"{game}-{browser.name}-over.png")
    assert browser.evaluate("window.wrong") == [] and browser.evaluate("[...window.parlourMissing]") == []
    assert browser.evaluate("document.querySelector('.after').innerText.trim()")


def test_a_hidden_card_is_seen_where_it_lies(browser: Browser, server: Server) -> None:
    """Firefox once drew the backs of all cards in a corner of the screen; only a picture shows that."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    browser.goto(server.address + opened(server, "tuki", rounds=1)["link"])
    until(browser, "!!document.querySelector('.room .board .leaf:not(.open)')")
    file = PICTURES / f"hidden-{browser.name}.png"
    wanted, cards = until(browser, HIDDEN)
    seen: set[tuple[int, ...]] = set()
    deadline = time.monotonic() + SECONDS
    while not seen or any(max(map(abs, map(int.__sub__, colour, wanted))) > 6 for colour in seen):
        assert time.monotonic() < deadline, f"the backs are {wanted}, seen is {seen}"
        browser.picture(file)
        picture = of_png(file.read_bytes())
        seen = {picture.at(x, y) for x, y in cards}


def test_the_first_page_the_rules_and_a_new_table(browser: Browser, server: Server) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for path, ready in (("/", "main h1"), ("/rules/tuki", "main figure"), ("/new/rolit", "main fieldset")):
        browser.goto(server.address + path)
        until(browser, f"!!document.querySelector({ready!r})")
        browser.picture(PICTURES / f"page{path.replace('/', '-')}-{browser.name}.png")
        assert browser.evaluate(SIDEWAYS) <= 0 and browser.evaluate("[...window.parlourMissing]") == []
