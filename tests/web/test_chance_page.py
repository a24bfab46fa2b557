"""The page on chance: what it says is exact, it fits every screen, and it prints on one sheet of paper."""

from __future__ import annotations

import re
from itertools import combinations, product
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Page

import parlour
from parlour.games.shutbox import chances
from parlour.games.shutbox.solver.policies import alone
from parlour.speech.languages import COMPLETE
from tests.cases import always
from tests.web.axe import Scans
from tests.web.conftest import Server, Visit, sideways

PARTS = ("roll", "flaps", "guess", "race", "teach", "print")
SIZES = [(1366, 768), (390, 844), (320, 640), (844, 390)]


def shown(page: Page, part: str, server: Server) -> None:
    page.goto(f"{server.address}/chance#{part}")
    page.reload()
    page.locator(
        {"roll": ".bars", "flaps": ".bars", "guess": "input[type=range]", "race": "progress"}.get(part, ".sheet")
    ).first.wait_for()


def plain(text: str) -> str:
    """Without the signs that keep arguments apart."""
    return re.sub("[\u2066-\u2069]", "", text)


def fitting(numbers: list[int], dice: int) -> int:
    sums = {sum(each) for size in range(1, len(numbers) + 1) for each in combinations(numbers, size)}
    return sum(sum(faces) in sums for faces in product(range(1, 7), repeat=dice))


def rows(page: Page, place: int) -> list[list[str]]:
    """The cells of a table."""
    found: list[list[str]] = (
        page.locator("section table")
        .nth(place)
        .evaluate("table => [...table.tBodies[0].rows].map(row => [...row.cells].map(cell => cell.innerText.trim()))")
    )
    return found


def test_what_the_page_says_of_open_flaps_is_exact(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("navigation", name="More").get_by_role("link", name="Explore chance").click()
    page.get_by_role("button", name="My flaps").click()
    game = parlour.game("shutbox", edition="nine", players=1, until="game")
    worth, _ = alone(game)
    flaps = page.locator(".flaps button")
    for number in (4, 5, 7, 8, 9):
        flaps.nth(number - 1).click()
    row = 0b000100111
    for dice in (1, 2):
        ways, said = fitting([1, 2, 3, 6], dice), plain(page.locator(".big").nth(dice - 1).inner_text())
        assert f"Dice: {dice}. The next roll fits: {ways} of {6**dice}, " in said
    left = plain(page.locator("section [role=status]").inner_text())
    assert left.endswith(f"on average: {round(-worth[row], 1):g}")
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    told = {first: float(left) for first, left, _ in rows(page, 2)}
    assert told == {str(n): round(-worth[row & ~(1 << (n - 1))], 1) for n in (1, 2, 3, 6)}


def test_a_race_comes_to_the_exact_averages(visit: Visit, server: Server) -> None:
    page = visit("/")
    shown(page, "race", server)
    page.get_by_role("button", name="Start the race").click()
    page.get_by_role("button", name="Start the race").wait_for()
    game = parlour.game("shutbox", edition="nine", players=1, until="game")
    worth, dice = alone(game)
    table: list[Any] = rows(page, 0)
    for (_, average, exact, _), strategy in zip(table, (chances.LARGEST, chances.SMALLEST, chances.BEST), strict=True):
        found = np.zeros(46)
        chances.spread(game.tables[0], strategy, worth, dice.astype(np.int64), np.zeros(len(worth)), found)
        assert float(exact) == pytest.approx(found @ np.arange(46), abs=0.051)
        assert not average or abs(float(average) - float(exact)) < 0.7  # some six standard errors
    assert "10,000 of 10,000" in plain(page.locator("section").inner_text())


@pytest.mark.long
def test_guesses_are_answered_without_a_word_of_blame(visit: Visit, server: Server) -> None:
    page = visit("/")
    shown(page, "guess", server)
    for number in range(1, 6):
        asked = plain(page.locator("section p strong").first.inner_text())
        numbers, dice = re.findall(r"\d+", asked)[:-1], int(re.findall(r"\d+", asked)[-1])
        page.locator("input[type=range]").press("ArrowRight")
        page.get_by_role("button", name="Show me").click()
        told = plain(page.locator(".big").inner_text())
        assert f"{fitting(list(map(int, numbers)), dice)} of {6**dice}" in told and f"1 of {6**dice}" in told
        page.get_by_role("button", name="Next round" if number < 5 else "Play again").click()
    assert "Stars: 0 of 10" in plain(page.locator("section").inner_text())


@pytest.mark.long
@pytest.mark.parametrize("language", COMPLETE)
def test_the_page_fits_and_says_all_in_its_language(visit: Visit, server: Server, language: str) -> None:
    page = visit("/", locale=language)
    for part in PARTS:
        shown(page, part, server)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert sideways(page) <= 0, (part, width)
        assert "web-chance" not in page.locator("main").inner_text()


@pytest.mark.long
@pytest.mark.parametrize("part", always("flaps", of=PARTS))
def test_axe_finds_nothing_on_the_page(visit: Visit, server: Server, part: str) -> None:
    scans = Scans(visit("/"))
    shown(scans.page, part, server)
    if part == "race":
        scans.page.get_by_role("button", name="Start the race").click()
        scans.page.get_by_role("button", name="Start the race").wait_for()
    scans.take(part)
    assert scans.found == {}


@pytest.mark.long
def test_every_sheet_prints_on_one_side(visit: Visit, server: Server) -> None:
    page = visit("/")
    for part in ("print", "teach"):
        shown(page, part, server)
        for paper in ("a4", "letter"):
            page.locator("select").nth(1).select_option(paper)
            for value in (
                page.locator("select").nth(0).locator("option").evaluate_all("all => all.map(each => each.value)")
            ):
                page.locator("select").nth(0).select_option(value)
                written = page.pdf(prefer_css_page_size=True)
                assert len(re.findall(rb"/Type\s*/Page\b", written)) == 1, (value, paper)
