"""Games that somebody installs beside Parlour are played in the pages, which have no drawings for them.

`gamble` brings a picture and messages in two languages, `bare` nothing but its rules.
"""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.cases import first
from tests.web.axe import Scans
from tests.web.conftest import ROOT, Server, Visit, missing_messages, sideways, until
from tests.web.table.conftest import ready, says

NAMES = ("gamble", "bare")
GAMES = "[parlour.games]\ngamble = tests.web.strangers.gamble:Gamble\nbare = tests.web.strangers.gamble:Bare\n"
ISOLATES = dict.fromkeys(range(0x2066, 0x206A))
ACTS = """() => document.querySelector('.after') ? 'over'
  : document.querySelector('.room').dataset.busy === 'true' ? ''
  : document.querySelector('.roll button[aria-disabled=false]') ? '.roll button' : '.board .choice'"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which a distribution with two games is installed."""
    site = tmp_path_factory.mktemp("site")
    described = site / "strangers-1.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: strangers\nVersion: 1\n")
    (described / "entry_points.txt").write_text(GAMES)
    server = Server(tmp_path_factory.mktemp("server"), path=(site, ROOT))
    server.start()
    yield server
    server.kill()


def opened(visit: Visit, game: str, **how: object) -> Page:
    """A table against a bot, opened with the defaults; its player goes on although the page does not know the rules."""
    page = laid(visit, game, **how)
    page.locator(".fair button").click()
    page.wait_for_selector(".stays")
    return page


def laid(visit: Visit, game: str, **how: object) -> Page:
    page = visit(f"/new/{game}", **how)
    page.fill("ol li:first-child input", "Ada")
    page.locator(".go button").click()
    page.wait_for_selector(".room .board .board")
    return page


@pytest.mark.long
def test_a_game_without_rules_is_asked_about_and_stays_in_sight(visit: Visit) -> None:
    """Before the first roll; until then nothing is sent. It is asked once, and said to the end."""
    page = laid(visit, "gamble")
    says(page, ".fair", "The rules of this game are not checked on this device: the host could load the dice.")
    assert page.locator(".room").get_attribute("data-busy") == "true"
    assert not page.locator(".roll button[aria-disabled=false]").count()
    page.get_by_role("button", name="Play anyway").click()
    until(page, "document.querySelector('.room').dataset.busy === 'false'")
    says(page, ".stays", "Rules not checked here")
    page.reload()
    says(page, ".stays", "Rules not checked here")
    assert page.locator(".fair").count() == 0
    assert not missing_messages(page)


def test_a_press_before_the_choices_are_checked_is_not_lost(visit: Visit, server: Server) -> None:
    """The seats shown first have an easy bot, which this game does not have; the check of the choices says so."""
    page = visit("/")
    checks: list[Route] = []
    page.route("**/api/check", lambda route: checks.append(route))
    page.goto(f"{server.address}/new/gamble")
    page.locator(".go button").click()
    page.wait_for_timeout(300)
    assert checks
    for check in checks:
        check.continue_()
    page.unroute("**/api/check")
    page.wait_for_selector(".room .board .board")


def test_a_lobby_comes_first_and_asks_about_the_rules_before_the_start(visit: Visit) -> None:
    page = visit("/new/gamble#with=link", width=360, height=740)
    page.locator(".go button").click()
    lobby = page.locator(".lobby")
    expect(lobby.locator(".fair")).to_contain_text("The rules of this game are not checked on this device")
    lobby.get_by_role("button", name="Play anyway").click()
    lobby.get_by_role("button", name="+ bot").click()
    lobby.get_by_role("button", name="Start").click()
    expect(page.locator(".room .board .board")).to_be_visible()
    says(page, ".stays", "Rules not checked here")
    assert sideways(page) <= 0 and not missing_messages(page)


def played(page: Page, choose: int = 0) -> None:
    """Presses buttons until the game is over; of several moves always the one at `choose`."""
    while (what := until(page, ACTS)) != "over":
        shown = page.locator(what)
        shown.nth(choose if shown.count() > 1 else 0).click()


def words(page: Page, selector: str) -> str:
    return page.locator(selector).first.inner_text().translate(ISOLATES)


@pytest.mark.long
def test_boxes_stand_on_the_first_page_after_our_own(visit: Visit) -> None:
    page = visit("/", locale="he")
    page.get_by_text("תעוזה").first.wait_for()
    titles = [title.translate(ISOLATES) for title in page.locator(".title").all_inner_texts()]
    assert titles[-2:] == ["bare", "תעוזה"] and len(titles) == 5
    assert "2 עד 4 שחקנים" in words(page, "li:last-child .who")
    assert not missing_messages(page)


@pytest.mark.long
def test_a_game_with_messages_is_played_to_the_end_and_replayed(visit: Visit) -> None:
    page = visit("/new/gamble")
    page.fill("ol li:first-child input", "Ada")
    page.get_by_text("Two rounds").click()
    page.locator(".go button").click()
    page.wait_for_selector(".room .board img")
    page.get_by_role("button", name="Play anyway").click()
    assert words(page, ".status") == "Your turn: roll or stop?"
    assert page.locator(".board .choice").all_inner_texts() == ["Roll", "Stop"]
    page.locator(".board .choice").first.click()
    until(page, "document.querySelectorAll('.log li').length > 1")
    assert words(page, ".log li:last-child") == "Ada dares."
    played(page, choose=-1)
    assert page.locator(".after tbody tr").count() == 2
    page.get_by_role("button", name="Watch replay").click()
    page.wait_for_selector(".replay .board img")
    page.get_by_role("button", name="Step forward").click()
    assert words(page, ".replay .words") == "Ada dares."
    page.get_by_role("button", name="Check this game").click()
    page.wait_for_selector(".finding.sound")
    assert not missing_messages(page)


def test_a_game_that_has_only_rules_is_played_with_its_notation(visit: Visit) -> None:
    page = opened(visit, "bare", locale="de", width=360, height=740)
    assert page.locator(".board .choice").all_inner_texts() == ["roll", "stop"]
    page.locator(".board .choice").last.click()
    until(page, "document.querySelectorAll('.log li').length > 0")
    assert words(page, ".log li:last-child") == "Ada: stop"
    played(page)
    assert sideways(page) <= 0
    assert not missing_messages(page)


@pytest.mark.long
def test_a_prompt_that_does_not_address_the_player_is_left_as_it_is(visit: Visit) -> None:
    page = opened(visit, "bare")
    assert words(page, ".status").split("\n") == ["Your turn", "It is Ada’s turn."]


def test_a_picture_runs_no_script_and_is_described_in_text(visit: Visit) -> None:
    page = opened(visit, "gamble")
    picture = page.locator(".board img")
    assert str(picture.get_attribute("src")).startswith("data:image/svg+xml,")
    assert until(page, "document.querySelector('.board img').naturalWidth > 0")
    assert "roll or stop" in str(picture.get_attribute("alt"))


@pytest.mark.long
def test_a_typed_move_is_read_by_the_game(visit: Visit) -> None:
    page = opened(visit, "gamble")
    page.get_by_text("All moves").click()
    page.locator("form input.notation").fill("jump")
    page.locator("form input.notation").press("Enter")
    page.get_by_text("write roll, stop or a face of the die").wait_for()
    page.locator("form input.notation").fill("stop")
    page.locator("form input.notation").press("Enter")
    page.get_by_text("stops.").first.wait_for()


@pytest.mark.long
def test_the_language_may_change_at_the_table(visit: Visit) -> None:
    page = opened(visit, "gamble")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog select").first.select_option("he")
    until(page, "document.documentElement.dir === 'rtl'")
    page.keyboard.press("Escape")
    page.locator(".board .choice").nth(1).wait_for()
    assert page.locator(".board .choice").all_inner_texts() == ["להטיל", "לעצור"]
    assert page.evaluate("getComputedStyle(document.querySelector('.room .board > *')).direction") == "ltr"


@pytest.mark.long
def test_moves_are_chosen_by_keyboard(visit: Visit) -> None:
    page = opened(visit, "gamble")
    until(page, "Number(document.querySelector('.room').dataset.seq) > 0")  # this device has come
    ready(page)
    page.locator(".board .choice").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.get_by_text("stops.").first.wait_for()


@pytest.mark.parametrize("game", NAMES)
def test_the_rules_page_lists_the_options(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    page.wait_for_selector("article dl")
    assert {"players", "rounds"} <= {name.lower() for name in page.locator("dt").all_inner_texts()}
    assert page.locator("article a.button").get_attribute("href") == f"/new/{game}"


@pytest.mark.long
@pytest.mark.parametrize("game", first(1, NAMES))
def test_axe_finds_nothing(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    page.wait_for_selector("article dl")
    scans = Scans(page)
    scans.take("the rules")
    page.goto(page.url.replace("rules", "new"))
    page.wait_for_selector("form.new .go button:enabled")
    scans.take("a new table")
    page.locator(".go button").click()
    page.wait_for_selector(".board .choice")
    scans.take("the table")
    assert scans.found == {}


def test_a_game_that_is_not_there_is_nowhere(visit: Visit) -> None:
    page = visit("/new/nothing")
    page.get_by_text("Page not found").wait_for()


@pytest.mark.parametrize("game", NAMES)
def test_its_ratings_have_lists_without_bots(server: Server, game: str) -> None:
    """Nobody has measured its bots."""
    with httpx.Client(base_url=server.address, verify=False, timeout=60) as client:
        assert {"game": game, "players": 4} in client.get("/api/ratings").json()["fields"]
        answer = client.get("/api/ratings", params={"game": game, "players": 2})
    assert answer.status_code == 200, answer.text
    assert answer.json()["best"] == []
