"""Small things people notice: the tab's title, "You win!", ranks, a result to share, a way to leave, a replay."""

from __future__ import annotations

import pytest

from tests.cases import always
from tests.web.conftest import Visit, until
from tests.web.table.conftest import ADA, BOT, GRACE, ISOLATES, Lay, Table, at, read, ready, says

OPEN = "[data-place]:not([aria-disabled=true])"
LISTEN = """
  window.rung = 0; window.shaken = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.rung += 1; return start.apply(this, when); };
  navigator.vibrate = () => { window.shaken += 1; return true; };
  true;
"""
CLIPBOARD = """Object.defineProperty(navigator, 'clipboard', {
  value: { writeText: async text => { window.copied = text } } })"""


def played_out(table: Table) -> None:
    while not table.ask("")["now"]["ended"]:
        now = table.ask("")["now"]
        if now["turn"] and not now["turn"]["bot"]:
            table.step()


def test_the_title_says_whose_turn_it_is(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, GRACE, first=0)
    ada, grace = at(visit, table.link), at(visit, table.grace())
    ready(ada)
    until(ada, "document.title.startsWith('● Your turn')")
    assert grace.title() == "Rolit"
    ada.locator(OPEN).first.click()
    until(grace, "document.title.startsWith('● Your turn')")
    until(ada, "document.title === 'Rolit'")


@pytest.mark.parametrize("sound", [True, pytest.param(False, marks=pytest.mark.long)])
def test_a_vibration_calls_and_a_bell_where_sounds_are_on(lay: Lay, visit: Visit, sound: bool) -> None:
    table = lay("rolit", ADA, GRACE, first=0)
    ada, grace = at(visit, table.link), at(visit, table.grace())
    grace.evaluate(LISTEN)
    if sound:
        grace.get_by_role("button", name="Menu").click()
        grace.get_by_label("Sounds").first.check()
        grace.keyboard.press("Escape")
    ready(ada)
    ada.locator(OPEN).first.click()
    ready(grace)
    assert grace.evaluate("[rung > 0, shaken]") == [sound, 1]


@pytest.mark.long
def test_the_result_is_told_to_the_players_and_by_rank(lay: Lay, visit: Visit) -> None:
    told = set()
    for attempt in range(12):
        table = lay("rolit", ADA, BOT, size=4)
        table.dice.seed(attempt)
        played_out(table)
        ended, scores = table.ask("")["now"]["ended"], table.view()["scores"]
        page = at(visit, table.link)
        won = ended["winners"] == [0]
        assert (page.locator(".after h2").inner_text() == "You win!") == won
        assert page.locator(".after .cup").count() == (0 in ended["winners"]), "the cup is for a winner on this device"
        points = [int(each) for each in page.locator(".after td.total").all_inner_texts()]
        assert points == sorted(scores, reverse=True), "the best first"
        page.context.close()
        told.add(won)
        if told == {True, False}:
            return
    raise AssertionError(f"twelve games ended alike: {told}")


def test_a_result_is_shared_as_a_line_of_text(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, BOT, size=4)
    played_out(table)
    page = at(visit, table.link)
    page.evaluate("delete Navigator.prototype.share")
    page.evaluate(CLIPBOARD)
    page.get_by_role("button", name="Share the result").click()
    page.get_by_role("button", name="Copied").wait_for()
    text = page.evaluate("copied")
    best = max(table.view()["scores"])
    assert text.startswith("Rolit – ") and f" {best} and " in text.translate(ISOLATES), text


def test_a_guest_leaves_and_only_the_opener_ends(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, GRACE, first=0)
    ada, grace = at(visit, table.link), at(visit, table.grace())
    for page in (ada, grace):
        page.get_by_role("button", name="Menu").click()
    assert ada.get_by_role("button", name="End game").count() == 1
    assert grace.get_by_role("button", name="End game").count() == 0
    grace.get_by_role("button", name="Leave").click()
    grace.locator("dialog[open] .primary").click()
    grace.wait_for_url(table.server.address + "/")
    says(ada, "aside", "a bot is playing")
    assert table.ask("")["now"]["ended"] is None


@pytest.mark.long
def test_the_first_page_leads_back_to_the_table_that_waits(lay: Lay, visit: Visit) -> None:
    table = lay("rolit", ADA, GRACE, first=0)
    page = at(visit, table.link)
    page.goto(table.server.address)
    page.get_by_text("Continue: your turn").click()
    ready(page)
    page.locator(OPEN).first.click()
    says(page, ".status", "Waiting for")
    page.goto(table.server.address)
    page.get_by_text("Your tables").wait_for()
    assert page.get_by_text("Continue: your turn").count() == 0


@pytest.mark.long
def test_a_new_table_is_offered_as_the_last_one_was(visit: Visit) -> None:
    page = visit("/new/rolit")
    page.get_by_text("4 × 4").click()
    page.fill("ol li:first-child input", "Ada")
    page.locator(".go button").click()
    page.wait_for_selector(".room .board .board")
    page.goto(page.url.partition("/t/")[0] + "/new/rolit")
    page.wait_for_selector(".finer")
    assert page.locator("input[name=rolit-size]:checked").locator("..").inner_text().startswith("4 × 4")
    assert page.input_value("ol li:first-child input") == "Ada"


ON_SCREEN = """selector => { const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight; }"""


@pytest.mark.parametrize("size", always("320x640", of=("1280x800", "1366x650", "390x844", "320x640")))
def test_a_replay_takes_the_place_of_the_board_and_arrows_step_at_once(lay: Lay, visit: Visit, size: str) -> None:
    table = lay("rolit", ADA, BOT, size=4)
    played_out(table)
    width, height = map(int, size.split("x"))
    page = at(visit, table.link, width=width, height=height)
    if width < height:  # there the result stands before the board
        page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Watch replay").click()
    page.wait_for_selector(".replay .board .board")
    assert page.evaluate(ON_SCREEN, ".replay .controls") and page.evaluate(ON_SCREEN, ".replay .plate")
    page.keyboard.press("ArrowRight")
    assert page.locator("input[type=range]").input_value() == "1"
    assert "Ada" in read(page, ".replay") or "Bot" in read(page, ".replay")
