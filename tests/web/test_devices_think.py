"""A game against `hard`, whose bot thinks in the page: no worker of the server does, and the record is as sound."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Page

from parlour.table.verify import verify
from tests.web.conftest import Server, Visit, until
from tests.web.patient import Patient
from tests.web.tables import ME

CHOICES = ".board [data-place]:not([aria-disabled=true])"
SEQ = "() => Number(document.querySelector('.room').dataset.seq)"
HERE = f"document.querySelector('{CHOICES}, .room.ended') !== null"
NEXT = f"(seq) => ({SEQ})() > seq && {HERE}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It waits for pages for as long as a busy machine takes."""
    server = Patient(tmp_path_factory.mktemp("devices-think"), devices_think=True, device_seconds=600.0)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def programs() -> bool:
    """Every move comes from the page."""
    return False


def told(server: Server) -> dict[str, float]:
    lines = httpx.get(f"{server.address}/metrics", verify=False).text.splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def opened(server: Server, game: str, **options: object) -> tuple[str, dict[str, str]]:
    """The link of a table against `hard`, and its key as a header."""
    seats = [ME, {"kind": "bot", "level": "hard"}]
    asked = {"game": game, "options": {"first": 0, **options}, "seats": seats, "bot_pause": 0}
    found = httpx.post(f"{server.address}/api/tables", json=asked, verify=False).json()
    return found["link"], {"authorization": f"Bearer {found['key']}"}


WATCH = """() => {
  window.signs = new Set();
  const look = () => document.querySelectorAll('.status .here').forEach((sign) => window.signs.add(sign.textContent));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def play(page: Page) -> None:
    """Clicks on the first choice until there is none."""
    page.wait_for_selector(CHOICES)
    while page.locator(CHOICES).count():
        before = page.evaluate(SEQ)
        page.locator(CHOICES).first.click()
        until(page, NEXT, before, seconds=120)


@pytest.mark.long
def test_a_whole_game_of_rolit(visit: Visit, server: Server) -> None:
    link, key = opened(server, "rolit", size=6, preset="reversi")
    page = visit(link)
    page.evaluate(WATCH)
    play(page)
    assert page.evaluate("[...window.signs]") == ["on this device"]
    assert page.locator(".status .here").count() == 0
    table = f"{server.address}/api/tables/{link.partition('/t/')[2].partition('#')[0]}"
    record = httpx.get(f"{table}/record", headers=key, verify=False).content
    assert verify(record).sound
    found = told(server)
    assert found["parlour_bot_seconds_count"] == 0, "no worker thought"
    assert found["parlour_bot_moves_on_devices_total"] >= 10


@pytest.mark.long
def test_a_page_in_the_background_leaves_it_to_the_server(visit: Visit, server: Server) -> None:
    link, _ = opened(server, "rolit", size=6, preset="reversi")
    page = visit(link)
    page.wait_for_selector(CHOICES)
    before = told(server)
    page.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })")
    seq = page.evaluate(SEQ)
    page.locator(CHOICES).first.click()
    until(page, NEXT, seq, seconds=120)
    after = told(server)
    assert after["parlour_bot_seconds_count"] == before["parlour_bot_seconds_count"] + 1
    assert after["parlour_bot_moves_on_devices_total"] == before["parlour_bot_moves_on_devices_total"]
