"""Results of a finished game: kept for the family's season on this device, and a picture to send."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import Scans
from tests.web.conftest import Server, Visit, missing_messages, sideways, until
from tests.web.tables import finished

PNG = b"\x89PNG\r\n\x1a\n"
RESULTS = "JSON.parse(localStorage['parlour.results'] ?? '[]')"


@pytest.fixture(scope="module")
def rolit(server: Server) -> str:
    """The link of Ada, who has played a game of Rolit against a bot."""
    return finished(server, "rolit", size=4)


def ended(visit: Visit, link: str, **how: Any) -> Page:
    page = visit(link, **how)
    page.wait_for_selector(".after")
    return page


def test_a_finished_game_counts_for_the_season_once(visit: Visit, server: Server, rolit: str) -> None:
    page = ended(visit, rolit)
    until(page, f"{RESULTS}.length === 1")
    page.reload()
    page.wait_for_selector(".after")
    page.goto(server.address)
    page.get_by_role("link", name="The family’s season").click()
    page.wait_for_selector("article table")
    assert page.url.endswith("/season")
    won = page.evaluate(f"{RESULTS}[0].players.map(({{ won }}) => won)")
    cells = page.locator("tbody tr").first.locator("th, td").all_inner_texts()
    assert cells[:3] == ["Ada", "1", str(int(won[0]))]
    assert "4 × 4" in page.locator("caption").inner_text()
    assert page.locator("tbody tr").nth(1).inner_text().startswith("Bot (")
    assert not missing_messages(page)


@pytest.mark.long
def test_the_season_can_be_deleted_and_stays_so(visit: Visit, server: Server, rolit: str) -> None:
    page = ended(visit, rolit)
    until(page, f"{RESULTS}.length === 1")
    page.goto(f"{server.address}/season")
    page.get_by_role("button", name="Delete the season").click()
    page.locator("dialog[open]").get_by_role("button", name="Delete the season").click()
    page.get_by_text("No game has been finished on this device yet.").wait_for()
    page.goto(server.address + rolit)
    page.wait_for_selector(".after .buttons")
    assert page.evaluate(RESULTS) == []
    page.goto(server.address)
    page.wait_for_selector(".boxes")
    assert page.get_by_role("link", name="The family’s season").count() == 0


def test_on_a_phone_the_result_meets_a_reader_who_comes_back(visit: Visit, rolit: str) -> None:
    page = ended(visit, rolit, width=390, height=844)
    expect(page.locator(".scene.after")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Result", exact=True)).to_be_hidden()
    page.get_by_role("button", name="More").click()
    expect(page.locator("section.after:not(.scene) .buttons")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Result", exact=True)).to_be_visible()


def test_onlookers_have_no_season_of_it(visit: Visit, rolit: str) -> None:
    page = ended(visit, rolit.partition("#")[0])
    page.wait_for_selector(".ways")
    assert page.evaluate(RESULTS) == []


def row(name: str, score: int, *, won: bool, level: str = "") -> dict[str, Any]:
    return {"name": name, "level": level, "score": score, "won": won}


def many(count: int) -> list[dict[str, Any]]:
    """The games of an evening."""
    players = [row("Ada", -12, won=True), row("A very long name of somebody in the family", 40, won=False)]
    bot = row("", 3, won=False, level="easy")
    played = {"game": "tuki", "options": {"players": 3, "rounds": 5}, "best": "low", "players": [*players, bot]}
    kept = played | {"accounts": None}  # nobody can analyse them
    return [kept | {"table": f"t{number}", "time": 1_700_000_000_000 + number} for number in range(count)]


@pytest.mark.long
def test_wins_and_best_scores_are_told_by_name(visit: Visit, server: Server) -> None:
    page = visit("/")
    page.evaluate("kept => localStorage.setItem('parlour.results', kept)", json.dumps(many(30)))
    page.goto(f"{server.address}/season")
    page.locator("summary", has_text="Game by game").click()
    row = page.locator("section.card tbody tr").first
    assert row.locator("th, td").all_inner_texts() == ["Ada", "30", "30", "−12"]
    assert page.locator("details ul li").count() == 10
    for width in (320, 390, 844, 1280):
        page.set_viewport_size({"width": width, "height": 700})
        assert sideways(page) <= 0, width
    scans = Scans(page)
    scans.take("the season, game by game")
    assert scans.found == {}


@pytest.mark.long
def test_the_season_has_a_bound(visit: Visit, server: Server, rolit: str) -> None:
    page = visit("/")
    page.evaluate("kept => localStorage.setItem('parlour.results', kept)", json.dumps(many(1500)))
    page.goto(server.address + rolit)
    until(page, f"{RESULTS}.length === 1500 && {RESULTS}[0].game === 'rolit'")
    page.goto(f"{server.address}/scores")  # an address of old
    page.get_by_text("One older game was removed to make room.").wait_for()


def picture_of(path: Path) -> tuple[int, int]:
    """The width and height of a PNG file."""
    data = path.read_bytes()
    assert data.startswith(PNG) and len(data) > 10_000
    width, height = struct.unpack(">II", data[16:24])
    return width, height


@pytest.mark.parametrize("language", ["he", pytest.param("en", marks=pytest.mark.long)])
def test_a_result_is_saved_as_a_picture(visit: Visit, rolit: str, language: str, tmp_path: Path) -> None:
    page = visit("/", locale=language)
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'canShare', { value: () => false })")
    page.goto(page.url.rstrip("/") + rolit)
    name = {"en": "Save as a picture", "he": "שמירה כתמונה"}[language]
    with page.expect_download() as saved:
        page.get_by_role("button", name=name).click()
    assert saved.value.suggested_filename == "parlour-rolit.png"
    saved.value.save_as(tmp_path / "result.png")
    width, height = picture_of(tmp_path / "result.png")
    assert width == 1080 and 1200 <= height <= 1800, "the board is on it"
    assert not missing_messages(page)


@pytest.mark.long
def test_a_result_is_shared_as_a_picture_where_files_can_be(visit: Visit, rolit: str) -> None:
    page = visit("/")
    page.add_init_script("""Object.defineProperty(Navigator.prototype, 'canShare', { value: () => true });
      Object.defineProperty(Navigator.prototype, 'share',
        { value: async ({ files }) => { window.shared = [files[0].name, files[0].type, files[0].size]; } });""")
    page.goto(page.url.rstrip("/") + rolit)
    page.get_by_role("button", name="Share as a picture").click()
    name, kind, size = until(page, "window.shared")
    assert (name, kind) == ("parlour-rolit.png", "image/png") and size > 10_000
