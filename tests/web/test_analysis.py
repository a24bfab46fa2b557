"""Was that luck? One tap from the end of a game: the answer, what decided it, everybody's part, the graph, details."""

from __future__ import annotations

import re
import urllib.request
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

import parlour
from parlour.contract.state import State, Step
from parlour.speech.languages import speak
from parlour.study.analysis.moments import turning_points
from parlour.table.record import parse
from tests.cases import always, first
from tests.web.axe import Scans
from tests.web.conftest import ROOT, Server, Visit, missing_messages, sideways, until
from tests.web.tables import finished

RECORDS = ROOT / "tests/golden/second"
RECORD = RECORDS / "rolit-takeback.jsonl"
PATIENCE = 300_000
"""Milliseconds: the server compiles first what it analyses with."""


@pytest.fixture(scope="module")
def rolit(server: Server) -> str:
    """The link of Ada, who has played a game of Rolit against a bot in which a mistake decided: most of them do."""
    for _ in range(50):
        link = finished(server, "rolit", size=4, first=0)
        record = (
            urllib.request.urlopen(f"{server.address}/api/tables/{link[3:].partition('#')[0]}/record").read().decode()
        )
        if any(step.erred and step.loss > 0.4 for step in parlour.analyse(record).steps):
            return link
    raise AssertionError("nobody errs")


def analysed(page: Page) -> None:
    page.wait_for_selector(".analysis", timeout=PATIENCE)


def analysis_of(visit: Visit, record: Path, locale: str = "en") -> Page:
    """The page of a record, with its analysis."""
    page = visit("/record", locale=locale)
    page.locator("input[type=file]").set_input_files(record)
    page.locator("button[aria-expanded]").first.click()
    analysed(page)
    return page


def details(page: Page) -> None:
    page.get_by_text("Details and numbers").or_(page.locator(".details > summary")).first.click()
    page.wait_for_selector(".details ol li")


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
    for width, height in ((1280, 720), (1920, 950), (844, 390), (390, 844), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        for part in (".verdict", ".people", *([".moments .frame"] if width < height or height > 500 else [])):
            box = page.locator(part).first.bounding_box()
            below = box and box["y"] + (0 if "frame" in part else box["height"])
            assert below and below <= height, f"{part} is in sight without scrolling at {width}×{height}"
    assert not re.search(r"\d[.,]\d", page.locator(".analysis").inner_text()), "decimals are for the details"
    details(page)
    page.get_by_text("The graph in numbers").click()
    rows = page.locator(".details details tbody tr")
    expect(rows).to_have_count(page.locator(".details ol li").count() + 1)
    scans = Scans(page)
    scans.take("the analysis")
    assert scans.found == {}
    page.get_by_role("link", name="Back to the table").click()
    page.wait_for_selector(".after")
    assert not missing_messages(page)


@pytest.mark.parametrize("game", always("shutbox", of=("rolit", "shutbox")))
def test_the_analysis_is_worked_out_on_the_readers_device(game: str, visit: Visit, rolit: str, server: Server) -> None:
    link = rolit if game == "rolit" else finished(server, "shutbox", tiles=4, first=0)
    page, asked = visit(link), list[str]()
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.get_by_role("link", name="Was that luck?").click()
    analysed(page)
    assert sum(f"/{game}/engine/" in path for path in asked) == 2, "module and ground"
    assert not [path for path in asked if path.endswith(("/analysis", "/analyses"))]


def test_a_reader_who_leaves_ends_the_analysis_at_once(visit: Visit, rolit: str) -> None:
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


@pytest.mark.long
def test_the_scale_of_points_has_room_on_a_narrow_screen(visit: Visit) -> None:
    page = visit("/record", width=320, height=568, locale="he")
    page.locator("input[type=file]").set_input_files(ROOT / "tests/golden/records/shutbox-solo.jsonl")
    page.locator("button[aria-expanded]").first.click()
    analysed(page)
    expect(page.locator(".graph .scale")).to_contain_text("16.8")
    assert sideways(page) == 0


def test_graph_and_steps_lead_to_the_study_board(visit: Visit) -> None:
    page = visit("/record", width=320, height=568, locale="he", color_scheme="dark")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator("button[aria-expanded]").first.click()
    analysed(page)
    positions = parse(RECORD.read_bytes()).positions()
    turning = turning_points(parlour.analyse(RECORD.read_text(encoding="utf-8")))
    assert [_linked(each)["at"] for each in page.locator(".turning").all()] == [
        positions[each.step.number - 1].code() for each in turning
    ]
    page.locator(".graph svg").click(position={"x": 1, "y": 20})
    expect(page.locator(".touched a")).to_be_visible()
    page.locator(".only input").check()
    expect(page.locator(".graph polyline")).to_have_count(1)
    details(page)
    steps = page.locator(".details ol a")
    assert _linked(steps.nth(4))["at"] == positions[4].code()
    assert not sideways(page) and not missing_messages(page)


@pytest.mark.parametrize(
    ("record", "said"),
    always(
        "rolit-takeback",
        "shutbox-solo",
        of=[
            ("rolit-bots", "Bot 1 won. Mistakes decided it, more than luck."),
            ("tuki-bots", "Bot 0 won. The moves decided it, not luck."),
            ("shutbox-2-players", "Ben won. Luck decided it."),
            ("rolit-takeback", "Ada אדה won. The moves decided it, not luck."),
            ("shutbox-solo", "Good luck saved 9.29 points, mistakes cost 8.12."),
        ],
    ),
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
    details(page)
    parts = page.locator("section[aria-labelledby=account] th").all_inner_texts()
    assert parts == ["start", "luck", "own mistakes", "result"]


@pytest.mark.long
@pytest.mark.parametrize("locale", first(1, of=["he", "en"]))
def test_four_players_of_shut_the_box_read_what_is_estimated(visit: Visit, locale: str) -> None:
    page = analysis_of(visit, RECORDS / "shutbox-bots.jsonl", locale)
    details(page)
    note = speak(locale, isolating=False).say("solution-tie-four-ahead")
    assert note in plain("\n".join(page.locator(".remark").all_inner_texts()))
    assert not re.search(r"\b(analysis|solution|web)-[a-z]", page.locator("main").inner_text())
    assert not missing_messages(page)


def _named(state: State, step: Step) -> str:
    return speak("en", isolating=False).tell(state.label(step), [f"Player {seat + 1}" for seat in range(4)])


def _linked(link: Locator) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(urlsplit(link.get_attribute("href") or "").fragment).items()}


@pytest.mark.parametrize("record", first(1, of=["rolit-takeback", "shutbox-takeback"]))
def test_next_mistake_shows_the_decision(visit: Visit, record: str) -> None:
    """On the study board, before the move and in the seat that made it: what was chosen, and what was better."""
    text = (RECORDS / f"{record}.jsonl").read_text(encoding="utf-8")
    positions, steps = parse(text.encode()).positions(), parlour.analyse(text).steps
    errors = [step for step in steps if step.mark in ("slip", "mistake", "blunder")]
    page = analysis_of(visit, RECORDS / f"{record}.jsonl")
    moments = page.locator(".moments li.card")
    assert moments.count() == 2 and page.locator(".moments .struck, .moments .played, .moments .star").count() > 0
    details(page)
    page.locator(".details ol a").first.click()
    assert len(errors) > 2
    for step in errors:
        before = positions[step.number - 1]
        moves = {str(move): _named(before, move) for move in before.legal()}
        if step is not errors[0] or step.number > 1:
            page.get_by_role("button", name="Next mistake").click()
        played = page.locator(".ranking .was .label")
        expect(played).to_contain_text(re.compile(".+"), timeout=PATIENCE)
        until(page, "code => new URLSearchParams(location.hash.slice(1)).get('at') === code", before.code())
        assert (before.actor, step.best in moves, step.step in moves) == (step.seat, True, True)
        assert plain(played.inner_text()).startswith(moves[step.step])
        expect(page.locator(".ranking .best").first).to_be_visible(timeout=PATIENCE)
        best = [plain(each) for each in page.locator(".ranking .best .label").all_inner_texts()]
        assert moves[step.best or ""] in best and moves[step.step] not in best
        assert parse_qs(urlsplit(page.url).fragment)["was"] == [step.step]
    assert not missing_messages(page)
