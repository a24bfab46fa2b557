"""A coach at the table: chosen when it is opened, heard by its own seat, seen by everybody, and kept in the record."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

import parlour
from parlour.engine.advice import judged
from parlour.engine.coach import counsel
from parlour.speech.languages import speak
from parlour.table.verify import verify
from tests.cases import always, first
from tests.web.axe import Scans
from tests.web.conftest import Server, Visit, missing_messages, sideways
from tests.web.table.conftest import ADA, BOT, GRACE, GRACE_HERE, ISOLATES, Table

SLOW = 120_000


def words(page: Page) -> list[str]:
    """The coach's words, once it has thought."""
    said = page.locator(".coach-line.speaks p span")
    expect(said.nth(1)).to_be_visible(timeout=SLOW)
    return [each.translate(ISOLATES) for each in said.all_inner_texts()]


def coached(server: Server, coach: list[str], *seats: Any, game: str = "rolit", **options: Any) -> Any:
    chosen = options or {"size": 4, "first": 0}
    body = {"game": game, "options": chosen, "seats": seats, "coach": coach, "bot_pause": 0}
    return httpx.post(server.address + "/api/tables", json=body, timeout=60).raise_for_status().json()


@pytest.mark.parametrize("strength", first(1, ["tell", "suggest", "remind"]))
def test_the_page_says_what_the_library_says(visit: Visit, server: Server, strength: str) -> None:
    table = coached(server, [strength, ""], ADA, BOT)
    page = visit(table["link"], width=360, height=640)
    said = words(page)
    state = parlour.game("rolit", size=4, first=0).start()
    speech = speak("en", isolating=False)
    expected = counsel(state, strength, judged(state))
    assert said == [speech.tell(each) for each in expected.said]
    assert page.locator(".board .good").count() == len(expected.good)
    assert page.locator(".hint").count() == 0 and sideways(page) == 0
    assert missing_messages(page) == []


@pytest.mark.parametrize("strength", first(1, ["tell", "suggest", "remind"]))
def test_the_first_card_of_tuki_tuki_is_any(visit: Visit, server: Server, strength: str) -> None:
    page = visit(coached(server, [strength, ""], ADA, BOT, game="tuki", rounds=1, first=0)["link"])
    same = page.locator(".coach-line.speaks p span", has_text="All moves are worth the same.")
    expect(same).to_be_visible(timeout=SLOW)
    assert "a1" not in page.locator(".coach-line").inner_text()
    assert page.locator(".board .star").count() == 0
    assert page.locator(".board [data-place]").evaluate_all(MARKED) == []
    assert missing_messages(page) == []


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, verify=False, timeout=60) as client:
        yield client


CUT = "each => Math.max(0, each.scrollHeight - each.clientHeight - 1, each.scrollWidth - each.clientWidth - 1)"


def test_the_page_says_why(visit: Visit, server: Server, client: httpx.Client) -> None:
    opened = coached(server, ["tell", "tell"], ADA, GRACE_HERE)
    table = Table(server, client, opened["table"], opened["key"], opened["link"])
    state = parlour.game("rolit", size=4, first=0).start()
    while len(said := counsel(state, "tell", judged(state)).said) < 6:  # the game has nothing to say for the best move
        move = state.legal()[0]
        table.ask("/commands", {**table.command(table.ask("")["now"]), "move": str(move)})
        state = state.play(move)
    page, speech = visit(opened["link"], locale="he"), speak("he", isolating=False)
    assert words(page) == [speech.tell(each) for each in said]
    for width, height in ((390, 844), (320, 640), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".coach-line p").evaluate(CUT) == 0, f"cut at {width} × {height}"
    assert missing_messages(page) == []


WHOLE = """() => { const line = document.querySelector('.coach-line p');
  const high = line.clientHeight / parseFloat(getComputedStyle(line).lineHeight);
  return line.scrollHeight <= line.clientHeight + 1 || Math.abs(high - Math.round(high)) < 0.1; }"""
"""All of what is shown is in sight, or it ends with a whole line."""


@pytest.mark.long
@pytest.mark.parametrize("language", ["de", "fr", "ru"])
@pytest.mark.parametrize("game", ["tuki", "shutbox"])
def test_a_coach_who_tells_is_not_cut_on_phones(
    visit: Visit, server: Server, client: httpx.Client, game: str, language: str
) -> None:
    opened = coached(server, ["tell", "tell"], ADA, GRACE_HERE, game=game, first=0)
    table = Table(server, client, opened["table"], opened["key"], opened["link"])
    page, thinking, steps = visit(opened["link"], locale=language), speak(language).say("coach-thinking"), 6
    while not table.ask("")["now"]["ended"] and (steps := steps - 1):
        expect(page.locator(".coach-line p span").first).to_be_visible(timeout=SLOW)
        expect(page.locator(".coach-line p")).not_to_contain_text(thinking, timeout=SLOW)
        for width, height in ((390, 844), (360, 740), (320, 640), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(WHOLE, timeout=5000)
            said = page.locator(".coach-line p")
            more = page.locator(".coach-line button")
            if more.count():
                more.click()
                expect(more).to_have_attribute("aria-expanded", "true")
                assert said.evaluate(CUT) == 0 and said.locator(".hidden-text").count() == 0
                more.click()
            else:
                assert said.evaluate(CUT) == 0
        table.step()


MARKED = """each => each.filter(one => one.ariaLabel?.replace(/[\u2066-\u2069]/g, '').startsWith('recommended: '))
  .map(one => one.dataset.place)"""
"""The places whose words for a screen reader say that they are good."""


def good_moves(table: Table, kind: str) -> set[str]:
    """The moves of this kind that the coach calls good; none where it finds all alike, or there is no such choice."""
    allowed = table.ask("")["now"]["allowed"]
    if len(allowed) < 2 or not all(move.startswith(kind) for move in allowed):
        return set()
    return {move.removeprefix(kind) for move in table.ask("/coach")["good"]}


@pytest.mark.parametrize(
    ("game", "options", "places", "signs"),
    always(
        "rolit",
        of=[
            ("rolit", {"size": 6, "first": 0}, ".board g[data-place]", ".board .legal.good"),
            ("shutbox", {"first": 0}, ".board .chip[data-place]", ".board .chip .star"),
            (
                "tuki",
                {"rounds": 1, "first": 0},
                ".board [data-place=stock], .board [data-place=discard]",
                ".piles .star",
            ),
        ],
    ),
)
def test_good_moves_are_marked_for_eyes_and_ears(
    visit: Visit, server: Server, client: httpx.Client, game: str, options: Any, places: str, signs: str
) -> None:
    opened = coached(server, ["suggest", "suggest"], ADA, GRACE_HERE, game=game, **options)
    table = Table(server, client, opened["table"], opened["key"], opened["link"])
    while not (good := good_moves(table, "take " if game == "tuki" else "")):
        table.step()
    page = visit(opened["link"])
    expect(page.locator(signs)).to_have_count(len(good), timeout=SLOW)
    assert set(page.locator(places).evaluate_all(MARKED)) == good


@pytest.mark.long
def test_another_person_sees_who_has_a_coach_and_hears_none(visit: Visit, server: Server) -> None:
    table = coached(server, ["tell", ""], ADA, GRACE)
    ada = visit(table["link"])
    words(ada)
    scans = Scans(ada)
    scans.take("a coach that tells")
    assert scans.found == {}
    other = visit(f"/t/{table['table']}")
    expect(other.locator(".coach-line")).to_contain_text("Coach (best move)", timeout=SLOW)
    assert other.locator(".coach-line.speaks").count() == 0 and other.locator("li .coach").count() == 1


def test_a_coach_is_chosen_for_a_seat_and_the_record_says_so(visit: Visit, server: Server) -> None:
    page = visit("/new/rolit")
    page.locator("details.coaches summary").click()
    page.locator("details.coaches select").first.select_option("suggest")
    with page.expect_response("**/api/tables") as answered:
        page.locator(".go button").click()
    expect(page.locator(".coach-line")).to_be_visible(timeout=SLOW)
    table = answered.value.json()
    key = {"Authorization": f"Bearer {table['key']}"}
    record = httpx.get(f"{server.address}/api/tables/{table['table']}/record", headers=key, timeout=60).text
    assert json.loads(record.splitlines()[0])["coach"][0] == "suggest"
    assert verify(record.encode()).sound
