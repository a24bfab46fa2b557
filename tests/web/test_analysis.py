"""Was that luck? One tap from the end of a game: the graph, the account, the moments and every move."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

import parlour
from parlour.contract.state import State, Step
from parlour.speech.languages import speak
from parlour.study.analysis.moments import turning_points
from parlour.table.record import parse
from tests.cases import first
from tests.web.conftest import ROOT, Server, Visit, missing_messages, sideways, until
from tests.web.tables import finished
from tests.web.test_accessible import Scans

RECORDS = ROOT / "tests/golden/second"
RECORD = RECORDS / "rolit-takeback.jsonl"
PATIENCE = 300_000
"""Milliseconds: the server compiles first what it analyses with."""


@pytest.fixture(scope="module")
def rolit(server: Server) -> str:
    """The link of Ada, who has played a game of Rolit against a bot."""
    return finished(server, "rolit", size=4, first=0)


def analysed(page: Page) -> None:
    page.wait_for_selector(".analysis", timeout=PATIENCE)


def analysis_of(visit: Visit, record: Path, locale: str = "en") -> Page:
    """The page of a record, with its analysis."""
    page = visit("/record", locale=locale)
    page.locator("input[type=file]").set_input_files(record)
    page.locator("button[aria-expanded]").first.click()
    analysed(page)
    return page


def plain(text: str) -> str:
    """Without the marks that keep names and numbers apart in sentences that run from right to left."""
    return re.sub("[\u2066-\u2069]", "", text)


def test_one_tap_leads_from_the_end_of_a_game_to_its_analysis(visit: Visit, rolit: str) -> None:
    page = visit(rolit)
    page.get_by_role("link", name="Was that luck?").click()
    analysed(page)
    assert page.get_by_role("heading", level=1).inner_text().startswith("Was that luck?")
    assert re.match(r"You (won|lost|shared the win)\. .+", page.locator(".story > .verdict").inner_text())
    assert page.locator(".graph polyline").count() == 2
    page.get_by_text("The graph in numbers").click()
    rows = page.locator("details tbody tr")
    expect(rows).to_have_count(page.locator("ol li").count() + 1)
    scans = Scans(page)
    scans.take("the analysis")
    assert scans.found == {}
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_selector(".after")
    assert not missing_messages(page)


@pytest.mark.parametrize("game", ["rolit", "shutbox"])
def test_the_analysis_is_worked_out_on_the_readers_device(game: str, visit: Visit, rolit: str, server: Server) -> None:
    link = rolit if game == "rolit" else finished(server, "shutbox", tiles=4, first=0)
    page, asked = visit(link), list[str]()
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.get_by_role("link", name="Was that luck?").click()
    analysed(page)
    assert sum(f"/{game}/engine/" in path for path in asked) == 2, "module and ground"
    assert not [path for path in asked if path.endswith(("/analysis", "/analyses"))]


def test_whoever_leaves_ends_the_analysis_at_once(visit: Visit, rolit: str) -> None:
    page = visit(rolit)
    page.route("**/engine/ground/**", lambda route: None)  # it never comes, so that the worker is at work for ever
    with page.expect_worker() as started:
        page.get_by_role("link", name="Was that luck?").click()
    assert "judging" in started.value.url
    page.go_back()
    page.wait_for_selector(".after")
    for _ in range(1000):  # the browser tells of it a moment later
        if not page.workers:
            return
        page.evaluate("0")
    raise AssertionError("the worker goes on")


def test_a_device_that_cannot_is_answered_by_the_server(visit: Visit, rolit: str) -> None:
    """Without a word: the module does not come, as where WebAssembly is forbidden."""
    page = visit(rolit)
    page.route("**/engine/module*", lambda route: route.abort())
    with page.expect_response(lambda response: urlsplit(response.url).path.endswith("/analysis"), timeout=PATIENCE):
        page.get_by_role("link", name="Was that luck?").click()
    analysed(page)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_scale_of_points_has_room_on_a_narrow_screen(visit: Visit) -> None:
    page = visit("/record", width=320, height=568, locale="he")
    page.locator("input[type=file]").set_input_files(ROOT / "tests/golden/records/shutbox-solo.jsonl")
    page.locator("button[aria-expanded]").first.click()
    analysed(page)
    expect(page.locator(".graph .scale")).to_contain_text("16.83")
    assert sideways(page) == 0


def test_a_record_that_is_opened_is_walked_through_by_list_graph_and_keyboard(visit: Visit) -> None:
    page = visit("/record", width=320, height=568, locale="he", color_scheme="dark")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator("button[aria-expanded]").first.click()
    analysed(page)
    page.locator("ol button").nth(4).click()  # no error: the board after it
    shown = page.locator("ol [aria-current]")
    expect(shown).to_have_count(1)
    assert shown.inner_text().startswith("5")
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    until(page, "document.querySelector('ol [aria-current]').innerText.startsWith('6')")
    turning = turning_points(parlour.analyse(RECORD.read_text(encoding="utf-8")))
    assert page.locator(".turning").count() == len(turning) > 0
    page.locator(".turning").first.focus()
    page.keyboard.press("Enter")
    until(page, f"document.querySelector('ol [aria-current]').innerText.startsWith('{turning[0].step.number}')")
    assert not sideways(page) and not missing_messages(page)


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("rolit-bots", "Bot 1 won. Mistakes decided it, more than luck."),
        ("tuki-bots", "Bot 0 won. The moves decided it, not luck."),
        ("shutbox-2-players", "Ben won. Luck decided it."),
        ("rolit-takeback", "Ada אדה won. The moves decided it, not luck."),
        ("shutbox-solo", "Good luck saved 9.29 points, mistakes cost 8.12."),
    ],
)
def test_the_verdict_says_what_the_account_proves(visit: Visit, record: str, said: str) -> None:
    page = analysis_of(visit, RECORDS / f"{record}.jsonl")
    assert plain(page.locator(".story > .verdict").inner_text()).startswith(said)
    assert not missing_messages(page)


def test_bad_luck_alone_costs_points_and_nobody_else_errs(visit: Visit) -> None:
    page = analysis_of(visit, ROOT / "tests/golden/records/shutbox-solo.jsonl")
    expect(page.locator(".story > .verdict")).to_have_text(
        re.compile(r"Bad luck cost \W*8\.58\W* points, mistakes \W*9\.54")
    )
    parts = page.locator("section[aria-labelledby=account] th").all_inner_texts()
    assert parts == ["start", "luck", "own mistakes", "result"]


@pytest.mark.parametrize("locale", first(1, of=["he", "en"]))
def test_four_players_of_shut_the_box_read_what_is_estimated(visit: Visit, locale: str) -> None:
    page = analysis_of(visit, RECORDS / "shutbox-bots.jsonl", locale)
    note = speak(locale, isolating=False).say("solution-tie-four-ahead")
    assert note in plain("\n".join(page.locator(".remark").all_inner_texts()))
    assert not re.search(r"\b(analysis|solution|web)-[a-z]", page.locator("main").inner_text())
    assert not missing_messages(page)


def _named(state: State, step: Step) -> str:
    return speak("en", isolating=False).tell(state.label(step), [f"Player {seat + 1}" for seat in range(4)])


def _linked(link: Locator) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(urlsplit(link.get_attribute("href") or "").fragment).items()}


@pytest.mark.parametrize("record", ["rolit-takeback", "shutbox-takeback"])
def test_next_mistake_shows_the_decision_and_leads_to_it(visit: Visit, record: str) -> None:
    """The board before the move, both moves named; the explorer and what if open that position."""
    text = (RECORDS / f"{record}.jsonl").read_text(encoding="utf-8")
    positions, steps = parse(text.encode()).positions(), parlour.analyse(text).steps
    errors = [step for step in steps if step.mark in ("slip", "mistake", "blunder")]
    page = analysis_of(visit, RECORDS / f"{record}.jsonl")
    walk = page.locator(".walk")
    explore, what_if = walk.get_by_role("link", name="Analyse from here"), walk.get_by_role("link", name="What if?")
    assert len(errors) > 2
    for step in errors:
        before = positions[step.number - 1]
        moves = {str(move): _named(before, move) for move in before.legal()}
        walk.get_by_role("button", name="Next mistake").click()
        expect(walk.locator("ol [aria-current]")).to_have_text(re.compile(rf"^{step.number}\D"))
        assert (before.actor, step.best in moves, step.step in moves) == (step.seat, True, True)
        said = plain(walk.locator(".said").inner_text())
        assert said.startswith("Played here: ") and f"{moves[step.best or '']} was better by" in said
        assert _linked(explore)["at"] == before.code()
        link = _linked(what_if)
        assert (link["at"], link["me"], link["was"]) == (before.code(), str(step.seat), step.step)
        if record.startswith("rolit"):
            balls = sum(map(int, walk.locator(".counts strong").all_inner_texts()))
            assert balls == 16 - before.empty.bit_count()
    address = what_if.get_attribute("href") or ""
    explore.click()
    expect(page.locator(".answer li")).to_have_count(len(moves))
    ranked = plain(page.locator(".answer").inner_text())
    assert moves[step.step] in ranked and moves[step.best or ""] in ranked
    assert f"Player {(step.seat or 0) + 1}" in plain(page.locator(".sentence").inner_text())
    page.goto(urlsplit(page.url)._replace(path="/", fragment="").geturl() + address.lstrip("/"))
    expect(page.locator(".was")).to_contain_text("The choice in the game was: ")
    assert moves[step.step] in plain(page.locator(".was").inner_text())


def test_a_mistake_is_shown_before_and_after_it(visit: Visit) -> None:
    """The list shows the board before an error; one step on is the board after it."""
    page = analysis_of(visit, RECORD)
    walk = page.locator(".walk")
    balls = (
        "[...document.querySelectorAll('.walk .counts strong')].reduce((sum, each) => sum + Number(each.innerText), 0)"
    )
    walk.locator("ol button").nth(3).click()  # a blunder
    expect(walk.locator(".said")).to_contain_text("Played here: ")
    before = page.evaluate(balls)
    page.get_by_role("slider").press("ArrowRight")
    expect(walk.locator(".said")).not_to_contain_text("Played here: ")
    expect(walk.locator("ol [aria-current]")).to_contain_text("blunder")
    assert page.evaluate(balls) == before + 1
