"""The moments of a game are staged: the end of a round and of a game, a shut box; on every screen, for everybody."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.cases import always
from tests.web.conftest import Visit, missing_messages, until
from tests.web.table.conftest import ADA, BOT, GRACE_HERE, ComeTo, Lay, Table, at, read

SCREENS = ((360, 740), (320, 640), (740, 360), (1280, 800), (1920, 1080))
INSIDE = """() => [...document.querySelectorAll('.scene, .scene h2, .scene .buttons > *')]
  .map(each => [each.className || each.tagName, each.getBoundingClientRect()])
  .filter(([, box]) => box.left < 0 || box.top < 0 || box.right > innerWidth + .5 || box.bottom > innerHeight + .5)
  .map(([name]) => name)"""
LETTERS = """selector => [...document.querySelectorAll(selector)]
  .map(each => parseFloat(getComputedStyle(each).fontSize) / innerHeight)"""
LAST_FLAP = {"edition": "nine", "tiles": 2, "preshut": [1], "dice": 1, "until": "game"}


def last_turns(view: dict[str, Any]) -> bool:
    """Somebody has no hidden card left: everybody else has one turn, and the first round is over."""
    return view["closer"] is not None and not view["sheet"]


def goes_on(table: Table) -> bool:
    """Somebody moves, as soon as the draw is over that a page takes part in; False when the game is over."""
    now = table.ask("")["now"]
    if now["turn"] is None or now["turn"]["bot"]:
        time.sleep(0.05)
    elif not now["ended"]:
        table.ask("/commands", table.command(now))
    return not now["ended"]


def round_ends(table: Table) -> None:
    while not table.view()["sheet"]:
        goes_on(table)


@pytest.fixture
def ending(come_to: ComeTo) -> Table:
    return come_to(last_turns, "tuki", ADA, GRACE_HERE, rounds=2)


def test_the_cards_of_a_round_stay_until_somebody_goes_on(ending: Table, visit: Visit) -> None:
    page = at(visit, ending.link)
    round_ends(ending)
    page.locator(".scene.round").wait_for()
    view, totals = ending.view(), [int(each) for each in page.locator(".scene .total").all_inner_texts()]
    assert totals == sorted(view["sheet"][0]), "by rank: fewest points first"
    assert read(page, ".scene h2") == "Round 1"
    page.wait_for_timeout(2500)
    assert page.locator(".tuki .slot, .tuki [data-spot]").count() > 0
    assert page.locator(".room").get_attribute("data-busy") == "true", "nothing is asked before somebody goes on"
    page.get_by_role("button", name="Next round").click()
    expect(page.locator(".scene")).to_have_count(0)
    until(page, "document.querySelector('.room').dataset.busy === 'false'")
    assert not missing_messages(page)


def test_a_press_that_was_meant_for_the_board_does_not_go_on(ending: Table, visit: Visit) -> None:
    page = at(visit, ending.link)
    round_ends(ending)
    page.locator(".scene.round").wait_for()
    assert page.evaluate("document.querySelector('.scene .buttons').inert")
    until(page, "!document.querySelector('.scene .buttons').inert")
    page.keyboard.press("Enter")  # the large button has the focus
    expect(page.locator(".scene")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("locale", always("he", of=("en", "he")))
def test_scenes_fit_every_screen(ending: Table, visit: Visit, locale: str) -> None:
    page = at(visit, ending.link, locale=locale)
    round_ends(ending)
    page.locator(".scene.round").wait_for()
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(INSIDE) == [], (width, height)


def test_the_winner_is_celebrated_on_a_phone_and_on_the_television(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, GRACE_HERE, size=4)
    tv = visit(f"/t/{table.id}/tv", width=1920, height=1080)
    tv.wait_for_selector(".tv .board .board")
    page = at(visit, table.link, width=360, height=740)
    while goes_on(table):
        pass
    for screen in (page, tv):
        screen.locator(".scene.after").wait_for()
        assert screen.evaluate(INSIDE) == []
        assert screen.locator(".scene h2").inner_text() == screen.locator(".status").inner_text()
        totals = [int(each) for each in screen.locator(".scene .total").all_inner_texts()]
        assert totals == sorted(totals, reverse=True)
        expect(screen.locator(".scene [data-face]")).to_have_count(2)
    assert min(tv.evaluate(LETTERS, ".scene :is(h2, bdi, .total)")) >= 0.026, "read from across the room"
    assert tv.locator(".scene button").count() == 0
    page.get_by_role("button", name="More").click()
    expect(page.locator(".scene")).to_have_count(0)
    assert page.get_by_role("button", name="Share the result").is_visible()


def test_the_television_goes_on_by_itself(ending: Table, visit: Visit) -> None:
    tv = visit(f"/t/{ending.id}/tv", width=1920, height=1080)
    tv.wait_for_selector(".tv .board .board")
    round_ends(ending)
    tv.locator(".scene.round").wait_for()
    expect(tv.locator(".scene")).to_have_count(0, timeout=15_000)


def test_a_shut_box_is_a_moment_of_its_own(come_to: ComeTo, visit: Visit) -> None:
    table = come_to(lambda view: view["phase"] == "shut", "shutbox", ADA, GRACE_HERE, **LAST_FLAP)
    page = at(visit, table.link, reduced_motion="no-preference")
    table.step()
    page.locator(".scene.feat").wait_for()
    assert "shut the box!" in read(page, ".scene.feat h2")
    page.locator(".scene.after").wait_for()
    expect(page.locator(".scene.feat")).to_have_count(0)
    below = page.locator(".scene.after .confetti").evaluate("each => getComputedStyle(each).zIndex")
    assert below == "-1", "confetti falls behind words and buttons"


@pytest.mark.long
def test_alone_the_best_play_is_told(lay: Lay, visit: Visit) -> None:
    table = lay("shutbox", ADA, edition="nine", until="game")
    page = at(visit, table.link)
    while goes_on(table):
        pass
    page.locator(".scene.after").wait_for()
    until(page, "document.querySelector('.scene').innerText.includes('on average')")
    assert page.locator(".scene table").count() == 0, "nobody is ranked alone"
    left = table.view()["scores"][0]
    assert page.locator(".scene .cup").count() == (left == 0)


def test_people_and_bots_without_names_have_a_face(lay: Lay, visit: Visit) -> None:
    """The same name on the board, among the seats and in the log; the same face at the end."""
    table = lay("rolit", ADA | {"name": ""}, BOT, size=4)
    page = at(visit, table.link)
    names = [each.strip("▸ ") for each in page.locator(".side .name bdi").all_inner_texts()]
    faces = page.locator(".side [data-face]").evaluate_all("all => all.map(each => each.dataset.face)")
    assert names == ["Fox", "Owl"] and faces == ["fox", "owl"]
    assert "Owl" in page.locator(".board .counts").inner_text()
    lesson = visit("/learn/rolit")
    lesson.wait_for_selector(".board .counts [data-face]")
    faces = lesson.locator(".board .counts [data-face]").evaluate_all("all => all.map(each => each.dataset.face)")
    assert faces == ["fox", "owl"] and "Owl" in lesson.locator(".board .counts").inner_text()
