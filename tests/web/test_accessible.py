"""axe finds nothing serious (WCAG 2.2 AA) on any page, by day and by night, on a desktop and on a phone."""

from __future__ import annotations

import pytest

from tests.cases import always
from tests.web.axe import FEW_WAYS, WAYS, Scans
from tests.web.conftest import ROOT, Server, Visit, until
from tests.web.tables import finished

GAMES = ("shutbox", "tuki", "rolit")
MINE = "document.querySelector('.room')?.dataset.busy === 'false' || document.querySelector('.roll.ready')"


@pytest.fixture(params=always("few ways", of=("few ways", "every way")))
def scans(visit: Visit, request: pytest.FixtureRequest) -> Scans:
    return Scans(visit("/"), WAYS if request.param == "every way" else FEW_WAYS)


@pytest.mark.long
def test_the_first_page_the_settings_and_a_code(scans: Scans, server: Server) -> None:
    scans.take("the first page")
    scans.page.locator("header .gear").click()
    scans.page.locator("dialog[open] select").first.wait_for()
    scans.take("settings")
    scans.page.goto(f"{server.address}/join/BBBB")
    scans.page.get_by_role("alert").wait_for()
    scans.take("a code")
    assert scans.found == {}


@pytest.mark.parametrize("game", always("shutbox", of=GAMES))
def test_the_table(scans: Scans, server: Server, game: str) -> None:
    page = scans.page
    page.goto(f"{server.address}/new/{game}")
    page.locator(".go button").click()
    page.wait_for_selector(".room .board > *")
    until(page, MINE)
    if page.locator(".roll.ready button").count():
        page.locator(".roll button").click()
    until(page, MINE)
    scans.take("the table")
    page.locator(".tools .menu").click()
    page.locator(".side.open").wait_for()
    scans.take("the menu")
    assert scans.found == {}


@pytest.mark.parametrize("game", always("tuki", of=GAMES))
def test_the_pad_of_a_table_by_hand(scans: Scans, server: Server, game: str) -> None:
    page = scans.page
    page.goto(f"{server.address}/new/{game}")
    page.get_by_role("checkbox", name="With our own dice and cards").check()
    page.locator(".go .primary").click()
    page.wait_for_selector(".by-hand button")
    scans.take("the pad")
    page.goto(f"{server.address}/new/{game}#with=box")
    page.get_by_role("button", name="Only keep score").click()
    page.get_by_role("group", name="Points").wait_for()
    scans.take("the score sheet")
    assert scans.found == {}


def test_the_lobby(scans: Scans) -> None:
    page = scans.page
    page.get_by_role("link", name="With phones").last.click()
    page.locator(".go button").click()
    page.locator(".lobby").wait_for()
    scans.take("the lobby")
    assert scans.found == {}


@pytest.mark.long
@pytest.mark.parametrize("path", ["/learn/rolit", "/daily", "/season", "/ratings", "/practice", "/about", "/nowhere"])
def test_other_pages(scans: Scans, server: Server, path: str) -> None:
    scans.page.goto(server.address + path)
    scans.page.locator("main :is(h1, .board)").first.wait_for()
    scans.page.wait_for_load_state("networkidle")
    scans.take(path)
    assert scans.found == {}


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_a_new_table_and_a_television(scans: Scans, server: Server, game: str) -> None:
    page = scans.page
    page.goto(f"{server.address}/rules/{game}")
    page.wait_for_selector("article figure button")
    scans.take("the rules")
    page.goto(f"{server.address}/new/{game}")
    page.wait_for_selector(".finer")
    scans.take("a new table")
    page.locator(".go button").click()
    page.wait_for_selector(".room .board > *")
    page.goto(f"{page.url}/tv")
    page.wait_for_selector(".tv .board > *")
    scans.take("the television")
    assert scans.found == {}


@pytest.mark.long
def test_after_play_a_replay_and_a_checked_game(scans: Scans, server: Server) -> None:
    page = scans.page
    page.goto(server.address + finished(server, "rolit", size=4))
    page.wait_for_selector(".after")
    scans.take("after play")
    page.locator(".ways button").first.click()
    page.wait_for_selector(".replay .board > *")
    scans.take("a replay")
    page.locator(".ways button").nth(1).click()
    page.wait_for_selector(".finding")
    scans.take("a checked game")
    page.goto(f"{server.address}/record")
    page.locator("input[type=file]").set_input_files(ROOT / "tests/golden/records/shutbox-shared.jsonl")
    page.wait_for_selector(".ways button")
    scans.take("an opened record")
    assert scans.found == {}


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_the_study_board_of_any_game(scans: Scans, server: Server, game: str) -> None:
    page = scans.page
    page.goto(f"{server.address}/study/{game}")
    page.wait_for_selector(".panel li button", timeout=120_000)
    scans.take("to be thrown, or ranked")
    page.locator(".panel li button").first.click()
    until(page, "[...document.querySelectorAll('.ways button')].some(({ innerText }) => innerText === 'Back')")
    scans.take("a step later")
    page.get_by_role("button", name="Set up").click()
    scans.take("a set-up")
    assert scans.found == {}


def test_dark_is_dark_from_the_first_paint(visit: Visit) -> None:
    """Before any script has run the page has the colours of the device, and nothing fades from light to dark."""
    page = visit("/", color_scheme="dark", service_workers="block")
    page.route("**/*.js", lambda route: route.abort())
    page.goto(page.url + "new/rolit")
    colours = page.evaluate(
        "(({ backgroundColor, color }) => [backgroundColor, color])(getComputedStyle(document.documentElement))"
    )
    assert colours == ["rgb(27, 21, 17)", "rgb(243, 231, 211)"]
